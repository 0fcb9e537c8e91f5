/** What does this incident cost? */
import { judge } from '../../referee/judge.ts';
import { colorOfSeat, otherColor } from '../../referee/seats.ts';
import type { Color, RefereeCase } from '../../referee/types.ts';
import { ofOtherEditions, verdictOptions, type WrongVerdict } from '../distractors.ts';
import { drawIncident } from '../scene/incidents.ts';
import type { Question, Scene } from '../types.ts';
import { isNothing, type Verdict, verdictKey, verdictOf } from '../verdict.ts';
import { asked, citedBy, type Maker, type Making } from './context.ts';
import { standsFirm } from './ruling.ts';

const NOBODY = { red: 0, black: 0 } as const;

/** From nothing to exclusion: what books take for an offence. */
function ladder(by: Color, shooter: Color | null): readonly Verdict[] {
  const none: Verdict = {
    turn: shooter === null ? null : 'continues',
    losesNext: null,
    penalty: NOBODY,
    warnings: NOBODY,
    set: null,
    game: null,
    excluded: null,
    restored: [],
    returned: [],
    annulled: false,
    silent: false,
  };
  const over = { ...none, turn: null };
  const turn: Verdict = shooter === by ? { ...none, turn: 'passes' } : { ...none, losesNext: by };
  const one = { ...NOBODY, [by]: 1 };
  return [
    none,
    { ...none, warnings: one },
    turn,
    { ...turn, penalty: one },
    { ...over, set: { outcome: 'lost', color: by } },
    { ...over, game: { outcome: 'lost', color: by, scope: 'game' } },
    { ...over, excluded: by },
  ];
}

/** Where on the ladder a verdict stands. */
function rank(v: Verdict): number {
  if (v.excluded !== null) return 6;
  if (v.game !== null) return 5;
  if (v.set !== null) return 4;
  if (v.penalty.red + v.penalty.black > 0) return 3;
  if (v.turn === 'passes' || v.losesNext !== null) return 2;
  return v.warnings.red + v.warnings.black > 0 ? 1 : 0;
}

/** Neighbours on the ladder, the nearest first. */
function neighbours(right: Verdict, by: Color, shooter: Color | null): readonly WrongVerdict[] {
  const own = rank(right);
  return ladder(by, shooter)
    .map((verdict, i) => ({ verdict, away: Math.abs(i - own), code: i < own ? ('milder' as const) : ('harsher' as const) }))
    .filter(({ away, verdict }) => away > 0 && !(right.silent && isNothing(verdict)))
    .sort((a, b) => a.away - b.away)
    .map(({ verdict, code }) => ({ verdict, mistake: { code } }));
}

/** The question about something a player did; null where it is no fair one. */
export function incidentQuestion(making: Making, scene: Scene, situation: Omit<RefereeCase, 'edition'>, by: Color): Question | null {
  const { edition, random } = making;
  const question: RefereeCase = { ...situation, edition };
  const ruling = judge(question);
  const right = verdictOf(ruling);
  if (right.silent || ruling.findings.length === 0 || !standsFirm(question)) return null;
  // That discs go back is all there is to it (12.24), and which ones nobody is told.
  if (isNothing(right) && ruling.findings.some(({ effects }) => effects.includes('restore'))) return null;
  const shooter = situation.shooter === undefined ? null : colorOfSeat(situation.colors, situation.shooter);
  const others = ofOtherEditions(situation, edition).filter(({ verdict }) => verdictKey(verdict) !== verdictKey(right));
  const wrong = [...random.shuffle(others).slice(0, 2), ...neighbours(right, by, shooter)];
  const same = rank(right) >= 4 ? ladder(otherColor(by), shooter)[rank(right)] : undefined;
  const mixed = verdictOptions(
    random,
    right,
    same && random.chance(0.3) ? [{ verdict: same, mistake: { code: 'other-player' } }, ...wrong] : wrong,
  );
  if (mixed === null) return null;
  return {
    ...asked(making, { kind: 'incident', ask: { kind: 'incident' }, ...citedBy(ruling.findings), scene }),
    form: 'choice',
    ...mixed,
  };
}

/** Something done, by lot. */
export const makeIncident: Maker = (making) => {
  const { scene, case: situation, by } = drawIncident(making.random, making.difficulty === 3);
  return incidentQuestion(making, scene, situation, by);
};
