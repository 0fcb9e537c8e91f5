/**
 * A provision's texts with their numbers filled in, per edition. A wording that several editions share is one text as long as it says the same
 * numbers in each; where a number differs, the later edition gets a wording of its own: `a` becomes `a` and `a-2026`.
 */
import { type FigureReference, figureOf, figureReferences, formatFigure, putFigures } from './figures.ts';
import { LANGS, type Lang, type Parameter, type ProvisionText } from './model.ts';
import type { AuthoredEntry } from './schema/provision.ts';

/** The key under which a wording was written: the letter, without the edition that it was parted for. */
export const authoredWording = (key: string): string => key.split('-')[0] ?? key;

/** What the numbers are looked up in. */
export interface FigureSource<E extends string> {
  readonly parameters: ReadonlyMap<string, Parameter<E>>;
  readonly basisOf: ReadonlyMap<E, E | undefined>;
}

/** Why a reference has no number. */
export type FigureFault = 'parameter-unknown' | 'parameter-unstated' | 'basis-none';

/** The number that a reference stands for in an edition, or why there is none. */
export function figureIn<E extends string>(source: FigureSource<E>, edition: E, reference: FigureReference): number | FigureFault {
  const parameter = source.parameters.get(reference.id);
  if (!parameter) return 'parameter-unknown';
  const of = reference.ofBasis ? source.basisOf.get(edition) : edition;
  if (of === undefined) return 'basis-none';
  const stated = parameter.values[of];
  if (!stated || 'unstated' in stated) return 'parameter-unstated';
  return figureOf(stated, reference.part) ?? 'parameter-unstated';
}

/** The text as an edition says it in a language; a reference without a number stays as written, for the linter to name. */
function filled<E extends string>(source: FigureSource<E>, edition: E, lang: Lang, text: string): string {
  return putFigures(text, (reference) => {
    const figure = figureIn(source, edition, reference);
    return typeof figure === 'number' ? formatFigure(figure, lang) : undefined;
  });
}

/** The texts of a provision as they were written, by language. */
export type AuthoredTexts = Readonly<Partial<Record<Lang, Omit<ProvisionText, 'authored'>>>>;

export interface Filled<E extends string> {
  readonly texts: Readonly<Partial<Record<Lang, ProvisionText>>>;
  /** The key of the wording that an edition uses. */
  readonly wordingOf: ReadonlyMap<E, string>;
  /** The key of the effect of an edition's change. */
  readonly effectOf: ReadonlyMap<E, string>;
}

/** Fills in the numbers of all texts of a provision; `editions` in their order, the first to use a text keeps its key. */
export function fillTexts<E extends string>(
  source: FigureSource<E>,
  editions: readonly E[],
  entries: Readonly<Record<E, AuthoredEntry>>,
  authored: AuthoredTexts,
): Filled<E> {
  const users = (keyIn: (entry: AuthoredEntry) => string | undefined): readonly (readonly [E, string])[] =>
    editions.flatMap((id) => {
      const key = entries[id] === undefined ? undefined : keyIn(entries[id]);
      return key === undefined ? [] : [[id, key] as const];
    });
  const wordings = users((entry) => ('absent' in entry ? undefined : entry.wording));
  const effects = users((entry) => ('absent' in entry ? undefined : entry.change?.effect));
  const wordingOf = keysOf(source, wordings, authored, 'wordings');
  const effectOf = keysOf(source, effects, authored, 'effects');
  const texts: Partial<Record<Lang, ProvisionText>> = {};
  for (const lang of LANGS) {
    const text = authored[lang];
    if (!text) continue;
    const { title, titles } = text;
    const [first] = wordings;
    texts[lang] = {
      title: first ? filled(source, first[0], lang, title) : title,
      titles: textsBy(source, lang, titles, wordingOf),
      wordings: textsBy(source, lang, text.wordings, wordingOf),
      effects: textsBy(source, lang, text.effects, effectOf),
      authored: { title, titles, wordings: text.wordings, effects: text.effects },
    };
  }
  return { texts, wordingOf, effectOf };
}

/** The key under which each edition finds its text: the authored one for the first edition with these numbers, else one of its own. */
function keysOf<E extends string>(
  source: FigureSource<E>,
  users: readonly (readonly [E, string])[],
  authored: AuthoredTexts,
  part: 'wordings' | 'effects',
): ReadonlyMap<E, string> {
  const keys = new Map<string, string>();
  const taken = new Set<string>();
  return new Map(
    users.map(([id, key]) => {
      const said = `${key} ${numbersOf(source, id, key, authored, part)}`;
      const own = keys.get(said) ?? (taken.has(key) ? `${key}-${id}` : key);
      keys.set(said, own);
      taken.add(key);
      return [id, own] as const;
    }),
  );
}

/** All numbers that the texts of a key name in an edition, in every language. */
function numbersOf<E extends string>(
  source: FigureSource<E>,
  edition: E,
  key: string,
  authored: AuthoredTexts,
  part: 'wordings' | 'effects',
): string {
  return LANGS.flatMap((lang) =>
    figureReferences(authored[lang]?.[part][key] ?? '').map((one) => (typeof one === 'string' ? one : figureIn(source, edition, one))),
  ).join(' ');
}

/** Every authored text, and beside it those that were parted from it. A text that no edition uses stays, for the linter to name. */
function textsBy<E extends string>(
  source: FigureSource<E>,
  lang: Lang,
  authored: Readonly<Record<string, string>>,
  keys: ReadonlyMap<E, string>,
): Readonly<Record<string, string>> {
  const userOf = new Map([...keys].reverse().map(([id, key]) => [key, id] as const));
  const parted = [...userOf.keys()].filter((key) => !(key in authored));
  return Object.fromEntries(
    [...Object.keys(authored), ...parted].flatMap((key) => {
      const edition = userOf.get(key);
      const text = authored[key] ?? (edition === undefined ? undefined : authored[key.slice(0, -(edition.length + 1))]);
      if (text === undefined) return [];
      return [[key, edition === undefined ? text : filled(source, edition, lang, text)] as const];
    }),
  );
}
