/** Questions without end: the same seed, the same question, on every machine. */

import { Random, seedOf } from '../random/random.ts';
import { INCIDENT_TYPES, type RuleCode, STROKE_RULES } from '../referee/codes.ts';
import type { EditionId } from '../referee/types.ts';
import { type BookProvision, type EditionIndex, editionIndex, type QuizBook } from './book.ts';
import { dutiesOf, kindsIn } from './duties.ts';
import { makeArticle, subjectOf } from './kinds/article.ts';
import type { Maker } from './kinds/context.ts';
import { makeDecisions } from './kinds/decisions.ts';
import { makeDimension } from './kinds/dimension.ts';
import { makeDoubles } from './kinds/doubles.ts';
import { makeDuty } from './kinds/duty.ts';
import { makeEditions } from './kinds/editions.ts';
import { makeFact } from './kinds/fact.ts';
import { makeFault } from './kinds/fault.ts';
import { makeGame } from './kinds/game.ts';
import { makeIncident } from './kinds/incident.ts';
import { makePlacement } from './kinds/placement.ts';
import { makeRuling } from './kinds/ruling.ts';
import { makeShade } from './kinds/shade.ts';
import { makeStriker } from './kinds/striker.ts';
import { varietyOf } from './scene/incidents.ts';
import { type Difficulty, type GeneratedRef, LOOKED_UP_KINDS, type Question, type QuestionKind, WORTH_ASKING } from './types.ts';

const MAKERS: Readonly<Record<QuestionKind, Maker>> = {
  ruling: makeRuling,
  placement: makePlacement,
  shade: makeShade,
  striker: makeStriker,
  incident: makeIncident,
  article: makeArticle,
  editions: makeEditions,
  decisions: makeDecisions,
  fact: makeFact,
  fault: makeFault,
  game: makeGame,
  duty: makeDuty,
  dimension: makeDimension,
  doubles: makeDoubles,
};

/** The question of a seed, or null where that seed gives no fair one. */
export function questionAt(book: QuizBook, ref: GeneratedRef): Question | null {
  const { kind, edition, difficulty, seed } = ref;
  const random = new Random(seedOf(kind, edition, difficulty, seed));
  return MAKERS[kind]({ book, index: editionIndex(book, edition), edition, difficulty, ref, random });
}

/** What is wished; what is left out may be anything. */
export interface Wish {
  readonly edition: EditionId;
  readonly kinds?: readonly QuestionKind[];
  readonly difficulty?: Difficulty;
  /** A chapter of the edition. */
  readonly chapter?: string;
  readonly provision?: string;
}

/** Questions made, and seeds looked at, before a wish is given up. */
const TRIES = 1500;
const LOOKS = 40_000;
/** After so many the article is asked for, which can always be found. */
const PATIENCE = 150;

const fits = (question: Question, { chapter, provision }: Wish): boolean =>
  (chapter === undefined || question.chapters.includes(chapter)) && (provision === undefined || question.provisions.includes(provision));

/** Provisions that serve a wish; null where any does. */
function wanted(index: EditionIndex, { chapter, provision }: Wish): readonly BookProvision[] | null {
  if (chapter === undefined && provision === undefined) return null;
  return index.here.filter(
    (p) =>
      (provision === undefined || p.id === provision) &&
      (chapter === undefined || (p.editions[index.edition]?.articles ?? []).some((article) => index.chapterOf.get(article) === chapter)),
  );
}

/** Whether a seed is worth making: the first draw of two kinds tells already what they will be about. */
function isPromising(index: EditionIndex, ref: GeneratedRef, only: readonly BookProvision[]): boolean {
  const random = () => new Random(seedOf(ref.kind, ref.edition, ref.difficulty, ref.seed));
  if (ref.kind === 'article') return only.includes(subjectOf(index, random()));
  if (ref.kind === 'duty') return only.some(({ id }) => dutiesOf(ref.edition).some(({ provision }) => provision === id));
  if (ref.kind !== 'incident') return true;
  const { type } = varietyOf(random());
  return only.some((p) => p.rules.includes(type));
}

const STROKE_CODES: ReadonlySet<RuleCode> = new Set(STROKE_RULES);
const INCIDENT_CODES: ReadonlySet<RuleCode> = new Set(INCIDENT_TYPES);
/** Rules that a kind of its own asks about. */
const OWN_KIND: Readonly<Partial<Record<RuleCode, QuestionKind>>> = {
  'disc-shade': 'shade',
  'striker-placement': 'striker',
  'striker-placement-contact': 'striker',
  'penalty-placement': 'placement',
  'off-table-placement': 'placement',
  'order-of-strokes': 'doubles',
};

/** The kinds that can meet a provision, by the rules it holds; its article and its measures can always be asked for. */
function kindsFor({ id, rules }: BookProvision, edition: EditionId): readonly QuestionKind[] {
  const kinds = new Set<QuestionKind>(['article', 'dimension']);
  if (dutiesOf(edition).some(({ provision }) => provision === id)) kinds.add('duty');
  for (const rule of rules) {
    const own = OWN_KIND[rule];
    if (own !== undefined) kinds.add(own);
    else if (INCIDENT_CODES.has(rule)) for (const kind of ['incident', 'fact', 'game', 'editions'] as const) kinds.add(kind);
    else if (STROKE_CODES.has(rule))
      for (const kind of ['ruling', 'decisions', 'fact', 'fault', 'editions', 'doubles'] as const) kinds.add(kind);
  }
  return [...kinds];
}

/** How often each kind is tried for a wish: those that show in a seed's first draw what they will be about cost nothing to look at. */
const SHARE: Readonly<Partial<Record<QuestionKind, number>>> = { article: 3, incident: 12 };

/** The kinds that can meet a wish, as often as each is tried; `otherwise` where none can. */
function planOf(
  edition: EditionId,
  only: readonly BookProvision[] | null,
  kinds: readonly QuestionKind[],
  otherwise: readonly QuestionKind[] = [],
): readonly QuestionKind[] {
  if (only === null) return kinds.filter((kind) => kindsIn(edition).includes(kind));
  const able = new Set(only.flatMap((provision) => kindsFor(provision, edition)));
  const asked = kinds.some((kind) => able.has(kind)) ? kinds : otherwise;
  return asked.filter((kind) => able.has(kind)).flatMap((kind) => Array<QuestionKind>(SHARE[kind] ?? 1).fill(kind));
}

/** A question that was wished, or is asked again, about one of its provisions exercises that one first; one that it has not, nothing of it. */
export const askedAbout = (question: Question, provision: string | null | undefined): Question =>
  typeof provision === 'string' && question.provisions.includes(provision)
    ? { ...question, provisions: [provision, ...question.provisions.filter((id) => id !== provision)] }
    : question;

/** A question as wished: the first fair one from `seed` on; null where the edition has nothing of the sort. */
export function findQuestion(book: QuizBook, wish: Wish, seed: number): Question | null {
  const { edition } = wish;
  const random = new Random(seed);
  const index = editionIndex(book, edition);
  const only = wanted(index, wish);
  const plan = wish.kinds === undefined ? planOf(edition, only, WORTH_ASKING, LOOKED_UP_KINDS) : planOf(edition, only, wish.kinds);
  if (plan.length === 0) return null;
  for (let made = 0, looked = 0; made < TRIES && looked < LOOKS; looked++) {
    const kind: QuestionKind = made > PATIENCE && (wish.kinds ?? LOOKED_UP_KINDS).includes('article') ? 'article' : random.pick(plan);
    const difficulty = wish.difficulty ?? random.pick([1, 1, 2, 2, 3] as const);
    const ref: GeneratedRef = { kind, edition, difficulty, seed: random.bits() };
    if (only !== null && !isPromising(index, ref, only)) continue;
    made++;
    const question = questionAt(book, ref);
    if (question !== null && fits(question, wish)) return askedAbout(question, wish.provision);
  }
  return null;
}
