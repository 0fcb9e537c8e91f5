/** Joins provisions with their texts, scenarios, readings and references, and derives how each edition changed what was before it. */
import type * as z from 'zod';
import { anchorFor } from './anchor.ts';
import type { Book } from './books.ts';
import { resolveValues } from './compile/parameters.ts';
import { figureReferences } from './figures.ts';
import {
  type AbsentEntry,
  type ByEdition,
  type Change,
  type ContentProblem,
  type Corpus,
  type Edition,
  type EditionEntry,
  LANGS,
  type Lang,
  type Parameter,
  type Provision,
  type ReadingEntry,
  type ReadingText,
  type Scenario,
  type Term,
} from './model.ts';
import type { AuthoredParameter, parameterTextSchema } from './schema/parameter.ts';
import type { AuthoredEntry, AuthoredProvision, provisionTextSchema } from './schema/provision.ts';
import type { AuthoredReading, readingTextSchema } from './schema/reading.ts';
import type { AuthoredScenarios, scenarioTextSchema } from './schema/scenario.ts';
import { type FigureSource, type Filled, fillTexts } from './wordings.ts';

interface Filed<T> {
  readonly file: string;
  readonly value: T;
}

/** What the files say, before it is joined. */
export interface LooseCorpus<E extends string, R extends string, C extends string> {
  readonly book: Book<E, R, C>;
  readonly editions: Edition<E>[];
  readonly provisions: Map<string, Filed<AuthoredProvision<E, R>> & { readonly chapter: string }>;
  readonly texts: Map<string, Filed<z.infer<typeof provisionTextSchema>>>;
  readonly readings: Map<string, Filed<AuthoredReading<E>>>;
  readonly readingTexts: Map<string, Filed<z.infer<typeof readingTextSchema>>>;
  readonly scenarios: (Filed<AuthoredScenarios<E, R, C>> & { readonly name: string })[];
  readonly scenarioTexts: Map<string, Filed<z.infer<typeof scenarioTextSchema>>>;
  readonly parameters: (Filed<AuthoredParameter<E>> & { readonly id: string; readonly group: string })[];
  readonly parameterTexts: Map<string, Filed<z.infer<typeof parameterTextSchema>>>;
  readonly glossary: Record<Lang, Term<E>[]>;
}

const REFERENCE = /\[\[([^\]]+)\]\]/g;

/** The provisions a text refers to, in the order of their first mention. */
export function referencesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1] ?? ''))];
}

/** Joins everything; orphans (a text without its provision) are reported. */
export function linkCorpus<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: (problem: ContentProblem) => void,
): Omit<Corpus<E, R, C>, 'reviews'> {
  const { book } = loose;
  const editions = [...loose.editions].sort((a, b) => book.editions.indexOf(a.id) - book.editions.indexOf(b.id));
  const basisOf = new Map(editions.map((edition) => [edition.id, edition.basis] as const));
  const scenarios = linkScenarios(loose, report);
  const readings = linkReadings(loose, report);
  const parameters = linkParameters(loose, editions);
  const provisions = linkProvisions(loose, basisOf, parameters, scenarios, readings);
  reportOrphans(loose, report);
  return { book, editions, provisions, readings, scenarios, parameters, glossary: loose.glossary };
}

function linkParameters<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  editions: readonly Edition<E>[],
): readonly Parameter<E>[] {
  return loose.parameters.map(({ id, group, value }) => {
    const texts = Object.fromEntries(
      LANGS.flatMap((lang) => {
        const text = loose.parameterTexts.get(lang)?.value[id];
        return text ? [[lang, text]] : [];
      }),
    );
    return { id, group, ...value, values: resolveValues(editions, value.values), texts } as unknown as Parameter<E>;
  });
}

function linkScenarios<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: (problem: ContentProblem) => void,
): readonly Scenario<E, R, C>[] {
  const seen = new Set<string>();
  return loose.scenarios.flatMap(({ name, file, value }) =>
    value.scenarios.flatMap((scenario) => {
      if (seen.has(scenario.id)) {
        report({ file, path: scenario.id, code: 'id-twice', detail: `another scenario is called ${scenario.id} too` });
        return [];
      }
      seen.add(scenario.id);
      const texts = Object.fromEntries(
        LANGS.flatMap((lang) => {
          const text = loose.scenarioTexts.get(`${lang}/${name}`)?.value[scenario.id];
          return text ? [[lang, text]] : [];
        }),
      );
      return [{ ...scenario, provision: scenario.provision ?? value.provision, file: name, texts } as unknown as Scenario<E, R, C>];
    }),
  );
}

function linkReadings<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: (problem: ContentProblem) => void,
): readonly ReadingEntry<E>[] {
  return [...loose.readings].map(([id, { file, value }]) => {
    if (!value.options.includes(value.default))
      report({ file, path: 'default', code: 'default-unknown', detail: `${value.default} is none of the options` });
    const texts: Partial<Record<Lang, ReadingText>> = {};
    for (const lang of LANGS) {
      const text = loose.readingTexts.get(`${lang}/${id}`)?.value;
      if (text) texts[lang] = text;
    }
    return { id, ...value, texts };
  });
}

function linkProvisions<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  basisOf: ReadonlyMap<E, E | undefined>,
  parameters: readonly Parameter<E>[],
  scenarios: readonly Scenario<E, R, C>[],
  readings: readonly ReadingEntry<E>[],
): readonly Provision<E, R>[] {
  const source: FigureSource<E> = { parameters: new Map(parameters.map((one) => [one.id, one] as const)), basisOf };
  const refersTo = new Map<string, readonly string[]>();
  const filledOf = new Map<string, Filled<E>>();
  for (const [id, { chapter, value }] of loose.provisions) {
    const texts: Partial<Record<Lang, z.infer<typeof provisionTextSchema>>> = {};
    for (const lang of LANGS) {
      const text = loose.texts.get(`${lang}/${chapter}/${id}`)?.value;
      if (text) texts[lang] = text;
    }
    filledOf.set(id, fillTexts(source, loose.book.editions, value.editions, texts));
    const all = Object.values(texts).flatMap((text) => [...Object.values(text.wordings), ...Object.values(text.effects)]);
    refersTo.set(
      id,
      [...new Set(all.flatMap((text) => referencesIn(text)))].filter((other) => other !== id),
    );
  }
  return [...loose.provisions].map(([id, { chapter, value }]) => {
    const filled = filledOf.get(id) as Filled<E>;
    return {
      id,
      chapter,
      about: value.about,
      terms: value.terms,
      rules: value.rules,
      ...(value.unmodelled === undefined ? {} : { unmodelled: value.unmodelled }),
      ...(value.figure === undefined ? {} : { figure: value.figure }),
      parameters: [...new Set([...parametersIn(filled), ...value.parameters])],
      said: value.parameters,
      numbers: value.numbers,
      editions: linkEntries(loose.book.editions, value.editions, basisOf, filled),
      misprints: value.misprints,
      texts: filled.texts,
      scenarios: scenarios.filter((scenario) => scenario.provision === id).map((scenario) => scenario.id),
      readings: readings.filter((reading) => reading.provisions.includes(id)).map((reading) => reading.id),
      refersTo: refersTo.get(id) ?? [],
      referredBy: [...refersTo].filter(([other, ids]) => other !== id && ids.includes(id)).map(([other]) => other),
    };
  });
}

/** The parameters that the texts refer to. */
function parametersIn<E extends string>({ texts }: Filled<E>): readonly string[] {
  return Object.values(texts)
    .flatMap(({ authored }) => [authored.title, ...Object.values(authored.wordings), ...Object.values(authored.effects)])
    .flatMap((text) => figureReferences(text).flatMap((one) => (typeof one === 'string' ? [] : [one.id])));
}

function linkEntries<E extends string>(
  editions: readonly E[],
  authored: Readonly<Record<E, AuthoredEntry>>,
  basisOf: ReadonlyMap<E, E | undefined>,
  { wordingOf, effectOf }: Filled<E>,
): ByEdition<EditionEntry | AbsentEntry, E> {
  const entries = editions.map((id) => {
    const basis = basisOf.get(id);
    const derived = basis === undefined ? undefined : deriveChange(authored[id], authored[basis]);
    const effect = effectOf.get(id);
    const change = derived && (effect === undefined ? { kind: derived.kind } : { kind: derived.kind, effect });
    const own = authored[id];
    const base =
      'absent' in own
        ? { absent: true as const }
        : {
            absent: false as const,
            articles: own.articles,
            wording: wordingOf.get(id) ?? own.wording,
            ...(own.change?.rule ? { rule: true as const } : {}),
          };
    return [id, change ? { ...base, change } : base] as const;
  });
  return Object.fromEntries(entries) as unknown as ByEdition<EditionEntry | AbsentEntry, E>;
}

/**
 * How an edition stands to the one before it, as far as articles and wordings tell. Whether it rules differently (`amended`) is worked out from
 * the linked corpus: verdicts/changes.ts.
 */
export function deriveChange(own: AuthoredEntry, basis: AuthoredEntry): Change | undefined {
  if ('absent' in own) return 'absent' in basis ? undefined : { kind: 'dropped' };
  if ('absent' in basis) return { kind: 'introduced' };
  const effect = own.change?.effect === undefined ? {} : { effect: own.change.effect };
  return { kind: own.change?.kind ?? kindByWords(own, basis), ...effect };
}

type PresentEntry = Extract<AuthoredEntry, { readonly articles: unknown }>;

const kindByWords = (own: PresentEntry, basis: PresentEntry): Change['kind'] =>
  own.wording !== basis.wording ? 'reworded' : sameNumbers(own.articles, basis.articles) ? 'unchanged' : 'renumbered';

/** 2008 17.1.b and 2010 17.1.б are the same number in two alphabets. */
function sameNumbers(a: readonly string[], b: readonly string[]): boolean {
  const plain = (articles: readonly string[]) => articles.map(anchorFor).sort().join(' ');
  return plain(a) === plain(b);
}

function reportOrphans<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: (problem: ContentProblem) => void,
): void {
  const orphan = (file: string, detail: string) => report({ file, path: '', code: 'orphan', detail });
  for (const [key, { file }] of loose.texts) {
    const [, chapter = '', id = ''] = key.split('/');
    const provision = loose.provisions.get(id);
    if (!provision) orphan(file, `there is no provision ${id}`);
    else if (provision.chapter !== chapter) orphan(file, `${id} stands in chapter ${provision.chapter}`);
  }
  for (const [key, { file }] of loose.readingTexts)
    if (!loose.readings.has(key.split('/')[1] ?? '')) orphan(file, 'there is no such reading');
  const names = new Set(loose.scenarios.map(({ name }) => name));
  for (const [key, { file }] of loose.scenarioTexts)
    if (!names.has(key.slice(key.indexOf('/') + 1))) orphan(file, 'there is no such scenario file');
}
