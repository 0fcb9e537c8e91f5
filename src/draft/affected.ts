/** What else changes with a draft: the provisions that it touches, the rows of the tables made from a book, the questions of the quiz. */

import { CARD_GROUPS, type CardGroup, cardRules } from '../corpus/card.ts';
import { CITING } from '../corpus/compile/references.ts';
import type { Corpus, Provision } from '../corpus/model.ts';
import { type Line, verdictsBy, verdictsOf } from '../corpus/verdicts/index.ts';
import { bookOf } from '../quiz/book.ts';
import { questionAt } from '../quiz/generate.ts';
import type { Question, QuestionKind } from '../quiz/types.ts';
import { aspectsOf } from '../referee/compare.ts';
import { EDITIONS } from '../referee/editions.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import type { Basis, CompiledDraft } from './basis.ts';
import { changedRules, changedValues, type DraftCase, rulingOn, type TurnedCase } from './effects.ts';

/** What all this is worked out of, as a browser gets it: the corpus without words, its cases apart, and the scenarios of the case book. */
export interface AffectedSource {
  readonly corpus: Pick<Corpus, 'editions' | 'provisions' | 'readings' | 'parameters'>;
  readonly situations: readonly string[];
}
/** The same with its cases, made once for all drafts that are tried on it: what the editions come to is worked out once for a corpus. */
export interface AffectedCorpus {
  readonly corpus: Corpus;
  readonly situations: readonly string[];
}
export const withCases = ({ corpus, situations }: AffectedSource, cases: readonly DraftCase[]): AffectedCorpus => ({
  // nothing here asks for words, terms or reviews
  corpus: { ...corpus, scenarios: cases } as unknown as Corpus,
  situations,
});

/** Why a provision is touched; the first that holds comes first. */
const TOUCHES = ['words', 'rule', 'policy', 'reading', 'number', 'case', 'reference'] as const;
export type Touch = (typeof TOUCHES)[number];

export interface AffectedProvision {
  readonly id: string;
  /** In the draft; in its basis where the draft has it no more. */
  readonly articles: readonly string[];
  readonly by: readonly Touch[];
}

/** All provisions that an answer cites, without the place of the article. */
function citedIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    CITING.includes(key) ? [inner].flat().flatMap((one) => (typeof one === 'string' ? [one.replace(/#.*$/, '')] : [])) : citedIn(inner),
  );
}

const keysThatDiffer = (a: object, b: object): readonly string[] =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter(
    (key) => JSON.stringify((a as Record<string, unknown>)[key]) !== JSON.stringify((b as Record<string, unknown>)[key]),
  );

/** The provisions that a draft touches, in the order of the corpus; a new one at the end. `reference` names those that refer to one whose rule or words change. */
export function affectedProvisions(corpus: Corpus, draft: CompiledDraft, turned: readonly TurnedCase[]): readonly AffectedProvision[] {
  const { basis, statements } = draft;
  const written = new Set(draft.draft.changes.flatMap(({ provisions }) => Object.keys(provisions)));
  const rules: readonly string[] = changedRules(draft).map(({ code }) => code);
  const values = changedValues(draft);
  const readings = keysThatDiffer(basis.statements.readings, statements.readings);
  const policies = keysThatDiffer(basis.statements.policies, statements.policies);
  const answers = new Set(
    policies.flatMap((key) =>
      [basis, draft].flatMap((book) => citedIn({ [key]: book.statements.policies[key as keyof typeof statements.policies] })),
    ),
  );
  const cases = new Set(turned.map(({ provision }) => provision));
  const has: Readonly<Record<Exclude<Touch, 'reference'>, (p: Provision) => boolean>> = {
    words: ({ id }) => written.has(id),
    rule: (p) => p.rules.some((rule) => rules.includes(rule)),
    policy: ({ id }) => answers.has(id),
    reading: (p) => p.readings.some((reading) => readings.includes(reading)),
    number: (p) => p.parameters.some((parameter) => values.includes(parameter)),
    case: ({ id }) => cases.has(id),
  };
  const here = corpus.provisions.filter(({ id }) => basis.articles(id).length + draft.articles(id).length > 0);
  const touched = new Map(here.map((p) => [p.id, TOUCHES.filter((touch) => touch !== 'reference' && has[touch](p))] as const));
  const changed = (id: string): boolean => (touched.get(id) ?? []).some((touch) => touch !== 'case');
  const articles = (id: string): readonly string[] => (draft.articles(id).length > 0 ? draft.articles(id) : basis.articles(id));
  const known = here.flatMap((p): readonly AffectedProvision[] => {
    const by: readonly Touch[] = [...(touched.get(p.id) ?? []), ...(p.refersTo.some(changed) ? (['reference'] as const) : [])];
    return by.length > 0 ? [{ id: p.id, articles: articles(p.id), by }] : [];
  });
  const added = [...written].filter((id) => !corpus.provisions.some((p) => p.id === id));
  return [...known, ...added.map((id) => ({ id, articles: articles(id), by: ['words'] as const }))];
}

/** The corpus as a book that stands for an edition has it: its articles in place of the edition's. */
function corpusUnder(corpus: Corpus, { root, articles }: Basis): Corpus {
  const provisions = corpus.provisions.map((p): Provision => {
    const own = articles(p.id);
    const entry = p.editions[root];
    const next = own.length === 0 ? ({ absent: true } as const) : { wording: 'a', ...entry, absent: false as const, articles: own };
    return { ...p, editions: { ...p.editions, [root]: next } };
  });
  return { ...corpus, provisions };
}

/** A row of the pocket card that is there with one book only, or says something else. */
export interface CardRow {
  readonly group: CardGroup;
  readonly provision: string;
  readonly before: readonly Line[] | null;
  readonly after: readonly Line[] | null;
}

type Card = ReadonlyMap<string, readonly Line[]>;
function cardOf(corpus: Corpus, book: Basis): Card {
  const own = corpusUnder(corpus, book);
  const isEdition = EDITIONS[book.root] === book.rules;
  const verdict = isEdition ? undefined : verdictsBy(own, book.rules);
  const all = cardRules(own.provisions, book.root, verdict ?? ((p) => verdictsOf(corpus).of(p, book.root)));
  return new Map(all.flatMap(({ group, rules }) => rules.map(({ provision, lines }) => [`${group} ${provision.id}`, lines] as const)));
}

/** The rows of the referee's pocket card that change. */
export function changedCard(corpus: Corpus, draft: CompiledDraft): readonly CardRow[] {
  const [before, after] = [cardOf(corpus, draft.basis), cardOf(corpus, draft)];
  return CARD_GROUPS.flatMap((group) =>
    corpus.provisions.flatMap(({ id }): readonly CardRow[] => {
      const was = before.get(`${group} ${id}`) ?? null;
      const is = after.get(`${group} ${id}`) ?? null;
      return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ group, provision: id, before: was, after: is }];
    }),
  );
}

/** The comparison with another edition: cases that the draft rules as that one does and the basis did not, and the other way round. */
export interface Nearer {
  readonly edition: EditionId;
  readonly nearer: readonly string[];
  readonly farther: readonly string[];
}

/** How the cases that turn stand to the other editions. */
export function comparedWith(cases: readonly DraftCase[], draft: CompiledDraft, turned: readonly TurnedCase[]): readonly Nearer[] {
  const byId = new Map(cases.map((one) => [one.id, one] as const));
  return EDITION_IDS.filter((id) => id !== draft.root).map((edition) => {
    const moved = turned.flatMap(({ id, outcome }) => {
      const asked = byId.get(id);
      if (outcome.command !== 'judge' || asked?.command !== 'judge' || !asked.editions.includes(edition)) return [];
      const theirs = rulingOn(asked, EDITIONS[edition]);
      const alike = (own: typeof theirs): boolean => own !== null && theirs !== null && aspectsOf(own, theirs).length === 0;
      const [before, after] = [alike(outcome.before), alike(outcome.after)];
      return before === after ? [] : [{ id, nearer: after }];
    });
    const of = (nearer: boolean): readonly string[] => moved.filter((one) => one.nearer === nearer).map(({ id }) => id);
    return { edition, nearer: of(true), farther: of(false) };
  });
}

/** Kinds of made questions that show a stroke or an incident to be ruled on. */
const RULED: readonly QuestionKind[] = ['ruling', 'incident'];
/** Seeds of each kind that are looked at. */
const SEEDS = 60;

/** Everything that a draft touches beside the cases. */
export const affected = (corpus: Corpus, draft: CompiledDraft, turned: readonly TurnedCase[], situations: readonly string[]) => ({
  provisions: affectedProvisions(corpus, draft, turned),
  card: changedCard(corpus, draft),
  compared: comparedWith(corpus.scenarios as readonly DraftCase[], draft, turned),
  questions: changedQuestions(corpus, draft, turned, situations),
});
export type Affected = ReturnType<typeof affected>;

/** What of the quiz changes. */
export interface ChangedQuestions {
  /** Situations of the case book, by their scenario. */
  readonly situations: readonly string[];
  /** Numbers that are asked for. */
  readonly parameters: readonly string[];
  /** Provisions whose article is asked for. */
  readonly articles: readonly string[];
  /** Of made questions, a sample from the first seeds of each kind: those whose ruling turns. */
  readonly made: { readonly of: number; readonly turned: readonly { readonly kind: QuestionKind; readonly seed: number }[] };
}

const turns = ({ scene }: Question, { basis, rules }: CompiledDraft): boolean => {
  if (scene === undefined) return false;
  const { position, ...rest } = scene;
  const input = { ...rest, before: position };
  const [before, after] = [rulingOn({ input }, basis.rules), rulingOn({ input }, rules)];
  return before === null || after === null ? before !== after : aspectsOf(before, after).length > 0;
};

/** The questions that have another right answer with a draft; `situations` are the scenarios of the case book. */
export function changedQuestions(
  corpus: Corpus,
  draft: CompiledDraft,
  turned: readonly TurnedCase[],
  situations: readonly string[],
): ChangedQuestions {
  const book = bookOf(corpus);
  const values = changedValues(draft);
  const questions = RULED.flatMap((kind) =>
    Array.from({ length: SEEDS }, (_, seed) => seed).flatMap((seed) => {
      const question = questionAt(book, { kind, edition: draft.root, difficulty: 2, seed });
      return question === null ? [] : [{ kind, seed, question }];
    }),
  );
  return {
    situations: turned.map(({ id }) => id).filter((id) => situations.includes(id)),
    parameters: values,
    articles: corpus.provisions.map(({ id }) => id).filter((id) => draft.articles(id).join() !== draft.basis.articles(id).join()),
    made: {
      of: questions.length,
      turned: questions.flatMap(({ kind, seed, question }) => (turns(question, draft) ? [{ kind, seed }] : [])),
    },
  };
}
