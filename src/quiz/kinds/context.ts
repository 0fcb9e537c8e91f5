import type { Random } from '../../random/random.ts';
import type { RuleCode } from '../../referee/codes.ts';
import type { EditionId, Finding } from '../../referee/types.ts';
import type { EditionIndex, QuizBook } from '../book.ts';
import { chaptersOf, provisionsFor } from '../book.ts';
import type { Ask, Difficulty, Question, QuestionKind, QuestionRef, Scene } from '../types.ts';

/** What every maker of questions is given. */
export interface Making {
  readonly book: QuizBook;
  readonly index: EditionIndex;
  readonly edition: EditionId;
  readonly difficulty: Difficulty;
  readonly ref: QuestionRef;
  readonly random: Random;
}

/** Makes one question, or none where the lot fell on something that is no fair question. */
export type Maker = (making: Making) => Question | null;

export interface Basis {
  readonly kind: QuestionKind;
  readonly ask: Ask;
  readonly articles: readonly string[];
  readonly rules: readonly RuleCode[];
  /** Named where it is about a provision in particular. */
  readonly provision?: string;
  readonly scene?: Scene;
}

/** Articles and rules of a ruling's findings, in their order. */
export const citedBy = (findings: readonly Finding[]) => ({
  articles: [...new Set(findings.map(({ article }) => article))],
  rules: findings.map(({ rule }) => rule),
});

/** The fields that all questions share. */
export function asked({ index, edition, difficulty, ref }: Making, basis: Basis) {
  const { kind, ask, articles, rules, provision, scene } = basis;
  const found = provisionsFor(index, articles, rules);
  const provisions = provision === undefined ? found : [provision, ...found.filter((id) => id !== provision)];
  return { ref, kind, edition, difficulty, chapters: chaptersOf(index, articles), provisions, articles, ask, ...(scene ? { scene } : {}) };
}
