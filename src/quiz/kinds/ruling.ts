/** Rule on a played stroke: the right to play, penalty, restoration, set. */
import { judge } from '../../referee/judge.ts';
import { colorOfSeat } from '../../referee/seats.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { Color, RefereeCase, Ruling } from '../../referee/types.ts';
import { ofOtherEditions, ofStroke, verdictOptions } from '../distractors.ts';
import { drawStroke, isSteady } from '../scene/strokes.ts';
import { isSettled } from '../settled.ts';
import type { Question, Scene } from '../types.ts';
import { type Verdict, verdictKey, verdictOf } from '../verdict.ts';
import { asked, citedBy, type Maker, type Making } from './context.ts';

/** Whether the verdict stands whatever the open points of the book are read to mean. */
export const standsFirm = (question: RefereeCase): boolean =>
  isSettled((readings) => {
    const ruling = judge({ ...question, readings });
    return { key: verdictKey(verdictOf(ruling)), notes: ruling.notes };
  }, question.readings);

/** Discs that lie elsewhere after the stroke. */
export function movedDiscs(question: Omit<RefereeCase, 'edition'>): readonly `${Color}${number}`[] {
  const after = new Map((question.report?.after.discs ?? []).map((disc) => [disc.id, disc]));
  return (question.before?.discs ?? []).flatMap((disc) => {
    const now = after.get(disc.id);
    return now !== undefined && Math.abs(now.x - disc.x) + Math.abs(now.y - disc.y) > 2 ? [disc.id] : [];
  });
}

/** How hard a ruling is to give: what is put back, several faults at once, books that part. */
export function isHardAs(difficulty: number, v: Verdict, ruling: Ruling, others: number): boolean {
  const twists =
    Number(v.restored.length > 0) +
    Number(v.returned.length > 0) +
    Number(v.set !== null) +
    Number(others > 0) +
    Number(ruling.findings.some((found) => found.rule === 'several-offences' || found.rule === 'correct-though-penalised'));
  if (difficulty === 1) return twists === 0;
  return difficulty === 2 ? twists <= 1 : twists >= 1;
}

/** The question about a case that was reported or that the physics played; null where it is no fair one. */
export function rulingQuestion(making: Making, scene: Scene, played: Omit<RefereeCase, 'edition'>, graded: boolean): Question | null {
  const { edition, difficulty, random } = making;
  const question: RefereeCase = { ...played, edition };
  const ruling = judge(question);
  const right = verdictOf(ruling);
  if (right.silent || ruling.findings.length === 0 || played.shooter === undefined || !standsFirm(question)) return null;
  const color = colorOfSeat(played.colors, played.shooter);
  const others = ofOtherEditions(played, edition);
  const parting = others.filter(({ verdict }) => verdictKey(verdict) !== verdictKey(right));
  if (graded && !isHardAs(difficulty, right, ruling, parting.length)) return null;
  const slips = random.shuffle(ofStroke(right, ruling, color, movedDiscs(played)));
  const mixed = verdictOptions(random, right, [...random.shuffle(parting).slice(0, 2), ...slips]);
  if (mixed === null) return null;
  return { ...asked(making, { kind: 'ruling', ask: { kind: 'ruling' }, ...citedBy(ruling.findings), scene }), form: 'choice', ...mixed };
}

/** A stroke by lot. */
export const makeRuling: Maker = (making) => {
  const played = drawStroke(making.random, tableFor(making.edition), making.difficulty, 'singles');
  if (played === null) return null;
  const question = rulingQuestion(making, played.scene, played.case, true);
  if (question === null) return null;
  return isSteady(played, making.edition, judge({ ...played.case, edition: making.edition })) ? question : null;
};
