/** Joins provisions with their texts, scenarios, readings and references, and derives how each edition changed what was before it. */
import type * as z from 'zod';
import { anchorFor } from './anchor.ts';
import type { Book } from './books.ts';
import type { Filed, WholeEdition } from './compile/editions.ts';
import { type Records, rulebooksOf } from './compile/index.ts';
import type { FiledParameter } from './compile/parameters.ts';
import { articlesOf, resolveEntries, splitReference } from './compile/provisions.ts';
import type { Report } from './compile/source.ts';
import { figureReferences } from './figures.ts';
import {
  type AbsentEntry,
  type ByEdition,
  type ChangeKind,
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
import type { parameterTextSchema } from './schema/parameter.ts';
import type { AuthoredEntry, AuthoredProvision, provisionTextSchema } from './schema/provision.ts';
import type { readingTextSchema } from './schema/reading.ts';
import type { AuthoredScenarios, scenarioTextSchema } from './schema/scenario.ts';
import { type FigureSource, type Filled, fillTexts } from './wordings.ts';

/** What was read, with the file that it was read from. */
interface From<T> {
  readonly file: string;
  readonly value: T;
}

/** What the files say, before it is joined. */
export interface LooseCorpus<E extends string, R extends string, C extends string> {
  readonly book: Book<E, R, C>;
  readonly editions: readonly Filed<WholeEdition>[];
  readonly records: Records;
  readonly provisions: Map<string, From<AuthoredProvision<E, R>> & { readonly chapter: string }>;
  readonly texts: Map<string, From<z.infer<typeof provisionTextSchema>>>;
  readonly readingTexts: Map<string, From<z.infer<typeof readingTextSchema>>>;
  readonly scenarios: (From<AuthoredScenarios<E, R, C>> & { readonly name: string })[];
  readonly scenarioTexts: Map<string, From<z.infer<typeof scenarioTextSchema>>>;
  readonly parameters: readonly FiledParameter[];
  readonly parameterTexts: Map<string, From<z.infer<typeof parameterTextSchema>>>;
  readonly glossary: Record<Lang, Term<E>[]>;
}

/** A provision's entry in every edition. */
type Entries<E extends string> = Readonly<Record<E, AuthoredEntry>>;

const REFERENCE = /\[\[([^\]]+)\]\]/g;

/** The provisions a text refers to, in the order of their first mention. */
export function referencesIn(text: string): readonly string[] {
  return [...new Set([...text.matchAll(REFERENCE)].map((match) => match[1] ?? ''))];
}

/** Joins everything; orphans (a text without its provision) are reported. */
export function linkCorpus<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: Report,
): Omit<Corpus<E, R, C>, 'reviews'> {
  const { book } = loose;
  const editions = loose.editions.map(({ value: { amends: _, ...edition } }) => edition as unknown as Edition<E>);
  const basisOf = new Map(editions.map((edition) => [edition.id, edition.basis] as const));
  const scenarios = linkScenarios(loose, report);
  const readings = linkReadings(loose, report);
  const parameters = linkParameters(loose);
  const provisions = linkProvisions(loose, basisOf, parameters, scenarios, readings);
  reportOrphans(loose, report);
  return { book, editions, provisions, readings, scenarios, parameters, glossary: loose.glossary };
}

function linkParameters<E extends string, R extends string, C extends string>(loose: LooseCorpus<E, R, C>): readonly Parameter<E>[] {
  return loose.parameters.map(({ id, group, value }) => {
    const texts = Object.fromEntries(
      LANGS.flatMap((lang) => {
        const text = loose.parameterTexts.get(lang)?.value[id];
        return text ? [[lang, text]] : [];
      }),
    );
    return { id, group, ...value, texts } as unknown as Parameter<E>;
  });
}

function linkScenarios<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: Report,
): readonly Scenario<E, R, C>[] {
  const seen = new Set<string>();
  return loose.scenarios.flatMap(({ name, file, value }) =>
    value.scenarios.flatMap((scenario) => {
      if (seen.has(scenario.id)) {
        report({ file, path: `scenarios.${scenario.id}`, code: 'id-twice', detail: `another scenario is called ${scenario.id} too` });
        return [];
      }
      seen.add(scenario.id);
      const texts = Object.fromEntries(
        LANGS.flatMap((lang) => {
          const text = loose.scenarioTexts.get(`${lang}/${name}`)?.value[scenario.id];
          return text ? [[lang, text]] : [];
        }),
      );
      const { without, ...own } = scenario;
      const provision = own.provision ?? value.provision;
      const editions = editionsShown(loose, provision, Object.keys(own.expect), without);
      return [{ ...own, provision, file: name, editions, texts } as unknown as Scenario<E, R, C>];
    }),
  );
}

/** The editions that a scenario is about: where it states nothing, an edition shows what its basis shows, but for provisions that it drops. */
function editionsShown<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  provision: string,
  stated: readonly string[],
  without: readonly string[],
): readonly string[] {
  const shown: string[] = [];
  for (const { value } of loose.editions) {
    const { id, basis } = value;
    const has = (edition: string): boolean => entryOf(loose, provision, edition as E).length > 0;
    const inherits = basis !== undefined && shown.includes(basis) && !(has(basis) && !has(id));
    if (stated.includes(id) || (inherits && !without.includes(id))) shown.push(id);
  }
  return shown;
}

/** Provisions of references, each once. */
const provisionsIn = (references: readonly string[]): readonly string[] => [
  ...new Set(references.map((reference) => splitReference(reference)[0])),
];

function linkReadings<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  report: Report,
): readonly ReadingEntry<E>[] {
  const books = rulebooksOf(loose.editions, loose.records, report);
  const articles = { of: (provision: string, edition: string) => entryOf(loose, provision, edition as E) };
  return [...loose.records.readings].map(([id, { value }]) => {
    const open = [...books].flatMap(([edition, { readings }]) =>
      readings[id] === undefined ? [] : [[edition as E, readings[id]] as const],
    );
    const others = open
      .filter(([, stated]) => stated.default !== value.default)
      .map(([edition, stated]) => [edition, stated.default] as const);
    const texts: Partial<Record<Lang, ReadingText>> = {};
    for (const lang of LANGS) {
      const text = loose.readingTexts.get(`${lang}/${id}`)?.value;
      if (text) texts[lang] = text;
    }
    return {
      id,
      editions: open.map(([edition]) => edition),
      articles: Object.fromEntries(
        open.map(([edition, { cites }]) => [edition, articlesOf(articles, edition, cites)]),
      ) as ReadingEntry<E>['articles'],
      provisions: provisionsIn([...open.flatMap(([, { cites }]) => cites), ...value.statedIn]),
      kind: value.kind,
      options: value.options,
      default: value.default,
      ...(others.length > 0 ? { defaults: Object.fromEntries(others) as NonNullable<ReadingEntry<E>['defaults']> } : {}),
      engine: value.engine,
      texts,
    };
  });
}

/** The articles of a provision in an edition; none where it is absent. */
function entryOf<E extends string, R extends string, C extends string>(
  loose: LooseCorpus<E, R, C>,
  provision: string,
  edition: E,
): readonly string[] {
  const stated = loose.provisions.get(provision)?.value.editions;
  const entry =
    stated === undefined
      ? undefined
      : resolveEntries(
          loose.editions.map(({ value }) => value),
          stated,
        )[edition];
  return entry === undefined || 'absent' in entry ? [] : entry.articles;
}

/** By provision the rules that cite it in any edition, or that it states besides, in the order of the rules. */
function rulesByProvision<E extends string, R extends string, C extends string>({
  records,
  editions,
}: LooseCorpus<E, R, C>): ReadonlyMap<string, readonly R[]> {
  const rules = new Map<string, R[]>();
  for (const [code, { value }] of records.rules) {
    const changes = editions.flatMap(({ value: { amends } }) =>
      Object.entries(amends.rules).flatMap(([changed, to]) => (changed === code && to !== 'silent' ? [to] : [])),
    );
    const references = [value, ...changes].flatMap(({ cites = [], doubles, lines = [] }) => [
      ...cites,
      ...(doubles?.cites ?? []),
      ...lines.flatMap((line) => line.cites),
    ]);
    const cited = provisionsIn(references).filter((provision) => !value.citedOnly.includes(provision));
    for (const provision of new Set([...cited, ...value.statedIn])) rules.set(provision, [...(rules.get(provision) ?? []), code as R]);
  }
  return rules;
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
  const chain = loose.editions.map(({ value }) => value);
  const entriesOf = new Map(
    [...loose.provisions].map(([id, { value }]) => [id, resolveEntries(chain, value.editions) as Entries<E>] as const),
  );
  for (const [id, { chapter }] of loose.provisions) {
    const texts: Partial<Record<Lang, z.infer<typeof provisionTextSchema>>> = {};
    for (const lang of LANGS) {
      const text = loose.texts.get(`${lang}/${chapter}/${id}`)?.value;
      if (text) texts[lang] = text;
    }
    filledOf.set(id, fillTexts(source, loose.book.editions, entriesOf.get(id) as Entries<E>, texts));
    const all = Object.values(texts).flatMap((text) => [...Object.values(text.wordings), ...Object.values(text.effects)]);
    refersTo.set(
      id,
      [...new Set(all.flatMap((text) => referencesIn(text)))].filter((other) => other !== id),
    );
  }
  const recorded = rulesByProvision(loose);
  return [...loose.provisions].map(([id, { chapter, value }]) => {
    const filled = filledOf.get(id) as Filled<E>;
    return {
      id,
      chapter,
      about: value.about,
      terms: value.terms,
      rules: recorded.size > 0 ? (recorded.get(id) ?? []) : value.rules,
      ...(value.unmodelled === undefined ? {} : { unmodelled: value.unmodelled }),
      ...(value.figure === undefined ? {} : { figure: value.figure }),
      parameters: [...new Set([...parametersIn(filled), ...value.parameters])],
      said: value.parameters,
      numbers: value.numbers,
      editions: linkEntries(loose.book.editions, entriesOf.get(id) as Entries<E>, basisOf, filled),
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
    .flatMap(({ authored }) => [
      authored.title,
      ...Object.values(authored.titles),
      ...Object.values(authored.wordings),
      ...Object.values(authored.effects),
    ])
    .flatMap((text) => figureReferences(text).flatMap((one) => (typeof one === 'string' ? [] : [one.id])));
}

function linkEntries<E extends string>(
  editions: readonly E[],
  authored: Entries<E>,
  basisOf: ReadonlyMap<E, E | undefined>,
  { wordingOf, effectOf }: Filled<E>,
): ByEdition<EditionEntry | AbsentEntry, E> {
  const entries = editions.map((id) => {
    const basis = basisOf.get(id);
    const kind = basis === undefined ? undefined : deriveChange(authored[id], authored[basis]);
    const effect = effectOf.get(id);
    const change = kind && (effect === undefined ? { kind } : { kind, effect });
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
export function deriveChange(own: AuthoredEntry, basis: AuthoredEntry): ChangeKind | undefined {
  if ('absent' in own) return 'absent' in basis ? undefined : 'dropped';
  if ('absent' in basis) return 'introduced';
  return own.change?.kind ?? kindByWords(own, basis);
}

type PresentEntry = Extract<AuthoredEntry, { readonly articles: unknown }>;

const kindByWords = (own: PresentEntry, basis: PresentEntry): ChangeKind =>
  own.wording !== basis.wording ? 'reworded' : sameNumbers(own.articles, basis.articles) ? 'unchanged' : 'renumbered';

/** 2008 17.1.b and 2010 17.1.б are the same number in two alphabets. */
function sameNumbers(a: readonly string[], b: readonly string[]): boolean {
  const plain = (articles: readonly string[]) => articles.map(anchorFor).sort().join(' ');
  return plain(a) === plain(b);
}

function reportOrphans<E extends string, R extends string, C extends string>(loose: LooseCorpus<E, R, C>, report: Report): void {
  const orphan = (file: string, detail: string) => report({ file, path: '', code: 'orphan', detail });
  for (const [key, { file }] of loose.texts) {
    const [, chapter = '', id = ''] = key.split('/');
    const provision = loose.provisions.get(id);
    if (!provision) orphan(file, `there is no provision ${id}`);
    else if (provision.chapter !== chapter) orphan(file, `${id} stands in chapter ${provision.chapter}`);
  }
  for (const [key, { file }] of loose.readingTexts)
    if (!loose.records.readings.has(key.split('/')[1] ?? '')) orphan(file, 'there is no such reading');
  const names = new Set(loose.scenarios.map(({ name }) => name));
  for (const [key, { file }] of loose.scenarioTexts)
    if (!names.has(key.slice(key.indexOf('/') + 1))) orphan(file, 'there is no such scenario file');
}
