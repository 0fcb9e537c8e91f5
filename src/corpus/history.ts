/**
 * Earlier states of the texts: what each provision read in each language on a day, for addresses that carry a date (“as of”). A state is the text of
 * every edition with the numbers of that day, links to terms left out; references to other provisions stay references. Only what read otherwise than
 * the next state is stored (`content/history/<lang>.json`), so that a build needs no history of its own.
 */
import { load } from 'js-yaml';
import { NOVUSS } from './books.ts';
import { inherited } from './compile/editions.ts';
import { resolveValues, type StatedValue } from './compile/parameters.ts';
import { matchIn } from './compile/paths.ts';
import type { ContentFiles } from './compile/source.ts';
import { figureOf, formatFigure, putFigures } from './figures.ts';
import { fingerprint } from './hash.ts';
import { LANGS, type Lang } from './languages.ts';
import type { AuthoredEdition } from './schema/edition.ts';

/** Text by edition; an edition without the provision is not there. */
export type TextState = Readonly<Record<string, string>>;

/** The content as it stood at the end of a day. */
export interface Snapshot {
  /** `2026-11-21` */
  readonly date: string;
  readonly files: ContentFiles;
}

/** What editions read together; null where they did not have the provision yet, or it was not written. */
interface Reading {
  readonly in: readonly string[];
  readonly text: string | null;
}
interface EarlierState {
  readonly since: string;
  /** In what it differs from the state after it. */
  readonly read: readonly Reading[];
}
/** The states of one provision in one language. */
export interface TextRecord {
  /** The day from which the present text holds. */
  readonly since: string;
  /** Fingerprint of the present text. */
  readonly mark: string;
  /** The newest first. */
  readonly earlier: readonly EarlierState[];
}
/** The states of all texts in a language. */
export interface TextHistory {
  /** The last day that was looked at. */
  readonly through: string;
  readonly texts: Readonly<Record<string, TextRecord>>;
}

const BOOK = NOVUSS.id;
type Entry = { readonly wording?: string; readonly absent?: true };
type Tree = Readonly<Record<string, unknown>>;

const markOf = (state: TextState): string => fingerprint(JSON.stringify(Object.entries(state).toSorted()));
const plain = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\(term:[^)]+\)/g, '$1')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

interface StatedBook {
  readonly editions: readonly Pick<AuthoredEdition, 'id' | 'basis' | 'amends'>[];
  readonly parameters: ReadonlyMap<string, Readonly<Record<string, StatedValue>>>;
}

function bookIn(files: ContentFiles): StatedBook {
  const named = [...files]
    .filter(([path]) => matchIn(BOOK, path, 'edition'))
    .map(([, text]) => load(text) as AuthoredEdition & { number?: number });
  const editions = named.toSorted((a, b) => (a.number ?? 0) - (b.number ?? 0));
  const amending = editions.map((one) => ({ ...one, amends: { parameters: one.amends?.parameters ?? {} } }));
  const parameters = [...files].flatMap(([path, text]) => {
    if (!matchIn(BOOK, path, 'parameter')) return [];
    const stated = JSON.parse(text) as Readonly<Record<string, { readonly values?: Readonly<Record<string, StatedValue>> }>>;
    return Object.entries(stated).map(([id, { values = {} }]) => [id, resolveValues(amending, id, values)] as const);
  });
  return { editions, parameters: new Map(parameters) };
}

function withNumbers({ editions, parameters }: StatedBook, edition: string, lang: Lang, text: string): string {
  return putFigures(text, ({ id, part, ofBasis }) => {
    const of = ofBasis ? editions.find((one) => one.id === edition)?.basis : edition;
    const stated = of === undefined ? undefined : parameters.get(id)?.[of];
    const figure = stated === undefined || 'unstated' in stated ? undefined : figureOf(stated, part);
    return figure === undefined ? undefined : formatFigure(figure, lang);
  });
}

/** What every provision reads in a language, by its id. Forgiving: what has a form of another time is read as far as it goes. */
export function textsIn(files: ContentFiles, lang: Lang): ReadonlyMap<string, TextState> {
  const book = bookIn(files);
  return new Map(
    [...files].flatMap(([path, text]) => {
      const [chapter, id] = matchIn(BOOK, path, 'provision') ?? [];
      const own = files.get(`${BOOK}/texts/${lang}/${chapter}/${id}.yaml`);
      if (id === undefined || own === undefined) return [];
      const entries = ((load(text) as Tree)['editions'] ?? {}) as Readonly<Record<string, Entry>>;
      const wordings = ((load(own) as Tree)['wordings'] ?? {}) as Readonly<Record<string, string>>;
      const state = book.editions.flatMap(({ id: edition }) => {
        const words = wordings[inherited(book.editions, edition, entries)?.wording ?? ''];
        return words === undefined ? [] : [[edition, withNumbers(book, edition, lang, plain(words))] as const];
      });
      return [[id, Object.fromEntries(state)] as const];
    }),
  );
}

/** What a state reads otherwise than the one after it, editions that read alike together. */
function otherwise(state: TextState, next: TextState): readonly Reading[] {
  const byText = new Map<string | null, string[]>();
  for (const edition of new Set([...Object.keys(state), ...Object.keys(next)])) {
    if (state[edition] === next[edition]) continue;
    const text = state[edition] ?? null;
    byText.set(text, [...(byText.get(text) ?? []), edition]);
  }
  return [...byText].map(([text, editions]) => ({ in: editions, text }));
}

/** Earlier states that are not published: the days from which they held, by `<lang>/<provision>`. */
export type Withheld = Readonly<Record<string, readonly string[]>>;

/** The states of all provisions that the last snapshot has; `snapshots` are in the order of their days. */
export function historyOf(snapshots: readonly Snapshot[], withheld: Withheld = {}): Readonly<Record<Lang, TextHistory>> {
  const through = snapshots.at(-1)?.date ?? '';
  return Object.fromEntries(
    LANGS.map((lang) => {
      const days = snapshots.map(({ date, files }) => ({ date, texts: textsIn(files, lang) }));
      const ids = [...(days.at(-1)?.texts.keys() ?? [])].toSorted();
      const texts = ids.map((id) => {
        const states: { since: string; state: TextState }[] = [];
        for (const { date, texts: of } of days) {
          const state = of.get(id);
          const last = states.at(-1);
          if (state !== undefined && (last === undefined || markOf(last.state) !== markOf(state))) states.push({ since: date, state });
        }
        const published = states.filter(({ since }, i) => i === states.length - 1 || !withheld[`${lang}/${id}`]?.includes(since));
        const earlier = published
          .slice(0, -1)
          .map(({ since, state }, i) => ({ since, read: otherwise(state, published[i + 1]?.state ?? {}) }))
          .toReversed();
        const now = states.at(-1);
        return [id, { since: now?.since ?? through, mark: markOf(now?.state ?? {}), earlier }] as const;
      });
      return [lang, { through, texts: Object.fromEntries(texts) }] as const;
    }),
  ) as unknown as Readonly<Record<Lang, TextHistory>>;
}

/** A text as it held from one day to another. */
export interface DatedState {
  /** Undefined where the text was changed after the last day that was looked at. */
  readonly since: string | undefined;
  /** The day from which the next state holds; undefined of the present one, and where that has no date yet. */
  readonly until: string | undefined;
  readonly present: boolean;
  /** Whether the whole state is known: of one that was changed after the last day that was looked at, and of those before it, only what is stored. */
  readonly whole: boolean;
  readonly texts: TextState;
}

/** All states of a provision, the newest first; `now` is what it reads in the content at hand. */
export function statesOf(record: TextRecord | undefined, now: TextState): readonly DatedState[] {
  const dated = record !== undefined && record.mark === markOf(now);
  const present = { until: undefined, present: true, whole: true, texts: now };
  const states: DatedState[] = [{ ...present, since: dated ? record.since : undefined }];
  // what it read on the last day is not in the content any more, and not stored yet
  if (record !== undefined && !dated) states.push({ since: record.since, until: undefined, present: false, whole: false, texts: {} });
  for (const { since, read } of record?.earlier ?? []) {
    const next = states.at(-1);
    const texts = new Map(Object.entries(next?.texts ?? {}));
    for (const { in: editions, text } of read) {
      for (const edition of editions)
        if (text === null) texts.delete(edition);
        else texts.set(edition, text);
    }
    states.push({ since, until: next?.since, present: false, whole: dated, texts: Object.fromEntries(texts) });
  }
  return states;
}

/** A history as its file: one provision a line, so that a change shows as one. */
export const formatHistory = ({ through, texts }: TextHistory): string => {
  const rows = Object.entries(texts).map(([id, record]) => `${JSON.stringify(id)}: ${JSON.stringify(record)}`);
  return `{"through": ${JSON.stringify(through)}, "texts": {\n${rows.join(',\n')}\n}}\n`;
};
