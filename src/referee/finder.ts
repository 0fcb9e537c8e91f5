/**
 * Finds, from the rules as data, the events on which one book gives two answers or none. Nobody tells it which: every least situation is laid
 * before every article that speaks of it, each says what it says by itself (content/novuss/finder), and answers that exclude each other
 * are put down. Where one article holds for part of the other's events only, the special goes before the general one and the book can be read
 * without a contradiction: `special`. Where neither does, `contradiction`. Where no article says anything that has to be said, `gap`.
 */
import { QUESTIONS } from '../compiled/finder.ts';
import type { EditionRules } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { ANSWER_ASPECTS, type AnswerAspect } from './finder/codes.ts';
import { seenOf, speaksOf } from './finder/conditions.ts';
import { situations } from './finder/situations.ts';
import { statementsOf } from './finder/statements.ts';
import type { Conflict, Question, Situation, Statement } from './finder/types.ts';
import { holds } from './incidents/conditions.ts';
import { EDITION_IDS, type EditionId } from './types.ts';

export type { Conflict, Situation } from './finder/types.ts';

/** What single articles say, where more than one may speak. */
export const STATEMENTS = Object.fromEntries(EDITION_IDS.map((id) => [id, statementsOf(EDITIONS[id])])) as Readonly<
  Record<EditionId, readonly Statement[]>
>;

type Said = readonly Statement[];

/** A book with what its articles say. */
interface Read {
  readonly rules: EditionRules;
  readonly statements: Said;
}

/** Whether the incident tables say what it costs: of many types of incident no article speaks but the one of their line. */
function isPriced({ incidents }: EditionRules, situation: Situation): boolean {
  if (situation.kind !== 'incident') return false;
  const seen = seenOf(situation);
  const lines = incidents[situation.incident.type] ?? [];
  return lines.some(({ when, reading }) => reading === undefined && (when === undefined || holds(when, seen)));
}

/** Every statement on one aspect of a situation; where one calls itself an exception, only the exceptions. */
function answers(statements: Said, situation: Situation, aspect: AnswerAspect): Said {
  const own = statements.filter((statement) => statement.says[aspect] !== undefined && statement.when(situation));
  const exceptions = own.filter((statement) => statement.exception);
  return exceptions.length > 0 ? exceptions : own;
}

type Wanted = (situation: Situation, aspect: AnswerAspect) => boolean;

/** Whether a book has to answer this: content/novuss/finder/questions.yaml. */
function wantedBy(book: EditionRules): Wanted {
  const questions = (QUESTIONS as readonly Question[]).map((question) => ({ aspect: question.aspect, asks: speaksOf(question, book) }));
  return (situation, aspect) => questions.some((question) => question.aspect === aspect && question.asks(situation));
}

interface Found {
  readonly aspect: AnswerAspect;
  readonly pair: readonly [Statement, Statement] | null;
  readonly example: Situation;
  readonly slice: string;
  events: number;
}

/** Triggers are compared among strokes of the same outcome, among all incidents, among all first series. */
const sliceOf = (situation: Situation): string => (situation.kind === 'stroke' ? situation.after : situation.kind);

const nameOf = (situation: Situation): string => (situation.kind === 'incident' ? situation.incident.type : sliceOf(situation));

const pairsOf = (said: Said, aspect: AnswerAspect): readonly (readonly [Statement, Statement])[] =>
  said.flatMap((one, i) => said.slice(i + 1).flatMap((two) => (one.says[aspect] === two.says[aspect] ? [] : [[one, two] as const])));

const labels = ([one, two]: readonly [Statement, Statement], aspect: AnswerAspect): string =>
  [one, two]
    .map(({ article, says }) => `${article}=${says[aspect]}`)
    .sort()
    .join(' ');

function put(found: Map<string, Found>, key: string, make: () => Found): void {
  const entry = found.get(key) ?? make();
  entry.events++;
  found.set(key, entry);
}

function look(book: Read, all: readonly Situation[]): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  const wanted = wantedBy(book.rules);
  for (const example of all) {
    const slice = sliceOf(example);
    for (const aspect of ANSWER_ASPECTS) {
      const said = answers(book.statements, example, aspect);
      const isAnswered = said.length > 0 || (aspect === 'sanction' && isPriced(book.rules, example));
      if (!isAnswered && wanted(example, aspect)) {
        put(found, `gap ${aspect} ${nameOf(example)}`, () => ({ aspect, pair: null, example, slice, events: 0 }));
      }
      for (const pair of pairsOf(said, aspect)) {
        put(found, `${aspect} ${labels(pair, aspect)}`, () => ({ aspect, pair, example, slice, events: 0 }));
      }
    }
  }
  return found;
}

/** Whether one statement holds for only part of the other's events. */
function nested([one, two]: readonly [Statement, Statement], slice: string, all: readonly Situation[]): boolean {
  let onlyOne = false;
  let onlyTwo = false;
  for (const situation of all) {
    if (sliceOf(situation) !== slice) continue;
    const a = one.when(situation);
    const b = two.when(situation);
    if (a && !b) onlyOne = true;
    if (b && !a) onlyTwo = true;
  }
  return onlyOne !== onlyTwo;
}

const covers = (articles: readonly string[], article: string): boolean =>
  articles.some((known) => known === article || known.startsWith(`${article}.`));

/** The readings that name every one of these articles in this book. */
const decidedBy = ({ readings }: EditionRules, articles: readonly string[]): readonly string[] =>
  Object.entries(readings).flatMap(([id, open]) => (articles.every((article) => covers(open?.articles ?? [], article)) ? [id] : []));

function conflictOf(book: EditionRules, { aspect, pair, example, slice, events }: Found, all: readonly Situation[]): Conflict {
  const { id: edition } = book;
  if (pair === null) return { edition, kind: 'gap', aspect, answers: [], readings: [], events, example };
  const said = pair.map(({ article, says }) => ({ article, says: says[aspect] ?? '' })).sort((a, b) => (a.article < b.article ? -1 : 1));
  const kind = nested(pair, slice, all) ? 'special' : 'contradiction';
  const readings = decidedBy(
    book,
    said.map(({ article }) => article),
  );
  return { edition, kind, aspect, answers: said, readings, events, example };
}

/** Everything that one book answers twice or not at all: an edition, or another rulebook. */
export function findConflicts(edition: EditionId, rules: EditionRules = EDITIONS[edition]): readonly Conflict[] {
  const statements = rules === EDITIONS[edition] ? STATEMENTS[edition] : statementsOf(rules);
  const all = situations();
  return [...look({ rules, statements }, all).values()].map((found) => conflictOf(rules, found, all));
}
