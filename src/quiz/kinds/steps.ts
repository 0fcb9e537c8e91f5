/** Number what the referee does after this stroke: wait till all rests, put back, bring into the circle, set the penalty disc, hand the right on. */
import { judge } from '../../referee/judge.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { RefereeCase, Ruling } from '../../referee/types.ts';
import { drawStroke, isSteady } from '../scene/strokes.ts';
import type { Question, Scene, Step } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';
import { standsFirm } from './ruling.ts';

/** The steps that a ruling asks for, in order. */
export function stepsOf(ruling: Ruling): readonly Step[] {
  const steps: Step[] = ['rest'];
  if (ruling.restored.length > 0) steps.push('restore');
  if (ruling.placements.some(({ reason }) => reason === 'off-table')) steps.push('off-table');
  if (ruling.placements.some(({ reason }) => reason === 'penalty' || reason === 'debt')) steps.push('penalty');
  if (ruling.turn === 'passes') steps.push('next');
  return steps;
}

/** The question about a case; null where there is too little to put in order. */
export function stepsQuestion(making: Making, scene: Scene, situation: Omit<RefereeCase, 'edition'>): Question | null {
  const { edition, difficulty, random } = making;
  const question: RefereeCase = { ...situation, edition };
  const ruling = judge(question);
  const order = stepsOf(ruling);
  if (ruling.turn !== 'passes' || order.length < (difficulty === 1 ? 3 : 4) || !standsFirm(question)) return null;
  let items = random.shuffle(order);
  if (items.every((step, i) => step === order[i])) items = [...items.slice(1), ...items.slice(0, 1)];
  const articles = [...new Set(ruling.findings.map(({ article }) => article))];
  const rules = ruling.findings.map(({ rule }) => rule);
  const right = order.map((step) => items.indexOf(step));
  return { ...asked(making, { kind: 'steps', ask: { kind: 'steps' }, articles, rules, scene }), form: 'order', items, right };
}

/** A stroke by lot. */
export const makeSteps: Maker = (making) => {
  const played = drawStroke(making.random, tableFor(making.edition), making.difficulty, 'singles');
  if (played === null) return null;
  const question = stepsQuestion(making, played.scene, played.case);
  if (question === null) return null;
  return isSteady(played, making.edition, judge({ ...played.case, edition: making.edition })) ? question : null;
};
