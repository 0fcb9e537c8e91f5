/** The level of a theme: how hard its questions are, raised by right answers in a row and lowered by wrong ones. */
import type { EditionId } from '../referee/types.ts';
import { articlesOf, chaptersOf, editionIndex, type QuizBook } from './book.ts';
import { askedAbout } from './generate.ts';
import { openQuestion } from './link.ts';
import type { Theme } from './plan.ts';
import type { Attempt, Held } from './progress.ts';
import { DIFFICULTIES, type Difficulty, type Question } from './types.ts';

/** Right answers in a row, at a theme's level or above it, that raise it; wrong ones in a row, at the level or below it, that lower it. */
const RISES_AFTER = 5;
const FALLS_AFTER = 2;

/** How far somebody is in a theme. */
export interface ThemeLevel {
  readonly level: Difficulty;
  /** Right answers in a row in this theme, up to the last one. */
  readonly streak: number;
  /** The highest level was held as long as another takes to be raised. */
  readonly mastered: boolean;
}
export const FIRST_LEVEL: ThemeLevel = { level: 1, streak: 0, mastered: false };

interface Count extends ThemeLevel {
  /** In a row, since the level was last raised or lowered. */
  readonly rights: number;
  readonly wrongs: number;
}
const START: Count = { ...FIRST_LEVEL, rights: 0, wrongs: 0 };
const HIGHEST = DIFFICULTIES.length;

const moved = (count: Count, by: 1 | -1): Count => ({
  ...count,
  level: Math.min(HIGHEST, Math.max(1, count.level + by)) as Difficulty,
  mastered: by === 1 && count.level === HIGHEST,
  rights: 0,
  wrongs: 0,
});

/** An answer more. An easier question answered rightly and a harder one answered wrongly say nothing about the level. */
function counted(before: Count, difficulty: Difficulty, right: boolean): Count {
  const count = { ...before, streak: right ? before.streak + 1 : 0 };
  if (right ? difficulty < count.level : difficulty > count.level) return count;
  if (right) return count.rights + 1 < RISES_AFTER ? { ...count, rights: count.rights + 1, wrongs: 0 } : moved(count, 1);
  return count.wrongs + 1 < FALLS_AFTER ? { ...count, rights: 0, wrongs: count.wrongs + 1 } : moved(count, -1);
}

/**
 * The level of each chapter of an edition of which something was answered, from the answers that are stored. A question of the case book has no
 * difficulty of its own: it leaves the levels as they are.
 */
export function levelsOf(book: QuizBook, attempts: readonly Attempt[], edition: EditionId): ReadonlyMap<string, ThemeLevel> {
  const index = editionIndex(book, edition);
  const counts = new Map<string, Count>();
  for (const { code, edition: of, provision, right } of [...attempts].sort((a, b) => a.at - b.at)) {
    const [chapter] = of === edition && provision !== null ? chaptersOf(index, articlesOf(index, provision)) : [];
    const read = chapter === undefined ? null : openQuestion(book, code);
    if (chapter === undefined || !read?.ok || 'situation' in read.value.ref) continue;
    counts.set(chapter, counted(counts.get(chapter) ?? START, read.value.ref.difficulty, right));
  }
  return new Map([...counts].map(([chapter, { level, streak, mastered }]) => [chapter, { level, streak, mastered }]));
}

/** The theme to go on with: of those not mastered the one at the lowest level, and of these the one with most rules that are not known. */
export function nextTheme(themes: readonly Theme[], levels: ReadonlyMap<string, ThemeLevel>): Theme | undefined {
  const rank = ({ chapter }: Theme): number => {
    const { level, mastered } = levels.get(chapter) ?? FIRST_LEVEL;
    return mastered ? HIGHEST + 1 : level;
  };
  return [...themes].sort((a, b) => rank(a) - rank(b) || b.open - a.open)[0];
}

/** A question of a theme exercises one of the theme's own rules, first one that is not known. */
export function askedInTheme(book: QuizBook, question: Question, chapter: string, held: ReadonlyMap<string, Held> = new Map()): Question {
  const index = editionIndex(book, question.edition);
  const own = question.provisions.filter((id) => chaptersOf(index, articlesOf(index, id)).includes(chapter));
  return askedAbout(question, own.find((id) => held.get(id) !== 'known') ?? own[0]);
}
