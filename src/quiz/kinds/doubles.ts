/** What happens next in doubles: who strokes, to which board the penalty disc goes. */

import { nearestBoard, nextSeat, OPPOSITE_SEAT } from '../../geometry/seats.ts';
import { SEATS, type Seat } from '../../physics/types.ts';
import { judge } from '../../referee/judge.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { RefereeCase, Ruling } from '../../referee/types.ts';
import { shuffled } from '../distractors.ts';
import { drawStroke, isSteady } from '../scene/strokes.ts';
import type { MistakeCode, Option, Question, Scene } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';
import { standsFirm } from './ruling.ts';

function wrongNext(seat: Seat, shooter: Seat): MistakeCode {
  if (seat === shooter) return 'kept-right';
  if (seat === OPPOSITE_SEAT[shooter]) return 'partner';
  return seat === nextSeat(shooter) ? 'lost-right' : 'counter-clockwise';
}

function wrongBoard(seat: Seat, right: Seat): MistakeCode {
  return seat === OPPOSITE_SEAT[right] ? 'own-board' : 'opponents-zone';
}

const seatOptions = (right: Seat, wrong: (seat: Seat) => MistakeCode): readonly Option[] =>
  SEATS.map((seat) => ({ choice: { type: 'seat', seat }, mistake: seat === right ? null : { code: wrong(seat) } }));

function answerOf(ruling: Ruling, shooter: Seat, what: 'next' | 'board'): Seat | null {
  if (what === 'board') {
    const placed = ruling.placements.filter(({ reason }) => reason === 'penalty');
    return placed.length === 1 && placed[0] ? nearestBoard(placed[0]) : null;
  }
  if (ruling.turn === 'continues') return shooter;
  return ruling.turn === 'passes' ? nextSeat(shooter) : null;
}

/** The question about a case in doubles; null where it has no such answer. */
function doublesQuestion(making: Making, scene: Scene, situation: Omit<RefereeCase, 'edition'>, what: 'next' | 'board'): Question | null {
  const { edition, random } = making;
  const question: RefereeCase = { ...situation, edition };
  const { shooter } = situation;
  if (shooter === undefined) return null;
  const ruling = judge(question);
  const right = answerOf(ruling, shooter, what);
  if (right === null || ruling.losesNext !== null || !standsFirm(question)) return null;
  const rules = [...ruling.findings.map(({ rule }) => rule), ...(what === 'next' ? (['order-of-strokes'] as const) : [])];
  const order = making.index.byId.get('doubles-rotation')?.editions[edition]?.articles ?? [];
  const cited = ruling.findings.map(({ article }) => article);
  const articles = [...new Set(what === 'next' ? [...order.slice(0, 1), ...cited] : cited)];
  const options = seatOptions(right, what === 'next' ? (seat) => wrongNext(seat, shooter) : (seat) => wrongBoard(seat, right));
  const about = what === 'next' && order.length > 0 ? { provision: 'doubles-rotation' } : {};
  const basis = { kind: 'doubles' as const, ask: { kind: 'doubles' as const, what }, articles, rules, scene, ...about };
  return { ...asked(making, basis), form: 'choice', ...shuffled(random, options) };
}

/** A stroke in doubles by lot. */
export const makeDoubles: Maker = (making) => {
  const { random, difficulty, edition } = making;
  const played = drawStroke(random, tableFor(making.edition), difficulty, 'doubles');
  if (played === null) return null;
  const question = doublesQuestion(making, played.scene, played.case, difficulty > 1 && random.chance(0.5) ? 'board' : 'next');
  return question !== null && isSteady(played, edition, judge({ ...played.case, edition })) ? question : null;
};
