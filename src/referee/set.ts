/**
 * How a set is decided by what was pocketed: the last discs, the first series and the answer to it, the dark discs that both miss
 * (2017 20.3-20.6, 21.8; 2010 20.3-20.6, 21.7; 2008 20.3-20.6, no. 70; club 3.13, 3.14, 7.2-7.6, 8.3, 8.4).
 */

import { statedNumber } from '../geometry/parameters.ts';
import type { RuleCode } from './codes.ts';
import type { Context } from './context.ts';
import { owed, owedIn } from './debts.ts';
import type { Replay, Way } from './edition.ts';
import type { FindingList } from './finding-list.ts';
import { cite } from './findings.ts';
import { colorOfSeat, ofColor, otherColor } from './seats.ts';
import { losesRight, type Tally } from './turn.ts';
import type { Color, RefereeCase } from './types.ts';

/** What a series' end means beside the set: the cleared player waits, or debts come out at once. */
export type SeriesEnd = 'interrupted' | 'debts-now' | null;

interface Stage {
  readonly ctx: Context;
  readonly out: FindingList;
  readonly tally: Tally;
  readonly color: Color;
  readonly other: Color;
  readonly penalty: boolean;
  readonly lost: boolean;
}

/** Doubles: the first series of the other three, in a book that leaves each of the four his own. */
const isLaterFirstSeries = (ctx: Pick<Context, 'case' | 'edition'>, turns: readonly number[]): boolean =>
  ctx.case.format === 'doubles' && ctx.edition.policies.allFourAnswer.value && turns.includes(ctx.case.state?.turn ?? 0);

/** Whether the opponent pocketed everything in the first series and this is the answer. */
export function isAnswer(ctx: Pick<Context, 'case' | 'edition'>, other: Color): boolean {
  const state = ctx.case.state;
  return (state?.cleared ?? []).includes(other) && (state?.turn === 2 || isLaterFirstSeries(ctx, [3, 4]));
}

/** Whether the opponents answer a series that pockets everything: the set's first, by reading in doubles the second and third player's too. */
export function isFirstSeries(ctx: Pick<Context, 'case' | 'edition' | 'ask'>, color: Color): boolean {
  const state = ctx.case.state;
  if (state?.turn === 1) return (state.first ?? color) === color;
  return isLaterFirstSeries(ctx, [2, 3]) && ctx.ask('doubles-all-four-answer') === 'answered';
}

/** The striker came back over the line with the last disc, in a book that makes that a lost set. */
const losesByReturn = (ctx: Context): boolean => ctx.facts.striker.returned && ctx.edition.policies.lastDiscWithReturnLoses.value;

/** Who has pocketed everything while he owes a disc pays it first, and the series goes on (17.5, club 5.2). */
const paysFirst = ({ ask }: Pick<Context, 'ask'>): boolean => ask('club-debt-and-all-pocketed') === 'placed';

/** Who failed to answer has not lost yet where the cleared player owes a disc: that one plays on (20.4, club 5.2). */
export const playsOnOwing = ({ ask }: Pick<Context, 'ask'>): boolean => ask('cleared-player-owes') === 'plays-on';

function both(stage: Stage): SeriesEnd {
  const { ctx, out, color, penalty } = stage;
  const discs = [...stage.tally.ownPocketed, ...stage.tally.opponentPocketed];
  if (penalty) cite(ctx, out, 'last-disc-with-penalty', { color, discs });
  else if (losesByReturn(ctx)) cite(ctx, out, 'last-disc-with-return', { color, discs });
  else if (owed(ctx, ctx.case.state?.debts, color) > 0 && ctx.ask('last-discs-with-debt') === 'debt-first') return null;
  else if (owed(ctx, ctx.case.state?.debts, stage.other) > 0 && ctx.ask('last-discs-opponent-owes') === 'won') return cleared(stage);
  else cite(ctx, out, 'last-discs-together', { discs });
  return null;
}

/** Everything was pocketed in answer to a cleared first series. */
function answered(stage: Stage): SeriesEnd {
  const { ctx, out, color, other } = stage;
  const offended = (ctx.case.state?.clearedWithOffence ?? []).includes(other);
  const fault = (stage.lost || losesByReturn(ctx)) && ctx.ask('club-answer-with-fault') === 'lost';
  if (fault && !(offended && ctx.ask('both-cleared-with-offence') === 'replayed')) cite(ctx, out, 'answer-with-offence', { color });
  else if (offended && !stage.lost) cite(ctx, out, 'answer-with-offence', { color: other });
  else if (ctx.case.format === 'doubles') answeredInDoubles(ctx, out, color);
  else if (ctx.case.state?.deciding === true && ctx.edition.rules['first-series-answered-deciding'] !== undefined) decidingReplay(ctx, out);
  else cite(ctx, out, 'first-series-answered', {});
  return null;
}

/** Doubles: an answer in the third series. The first stroke goes to who stroked last, and that is the first player's partner. */
export const isByThird = ({ format, state }: Pick<RefereeCase, 'format' | 'state'>): boolean => format === 'doubles' && state?.turn === 3;

function answeredInDoubles(ctx: Context, out: FindingList, color: Color): void {
  const option = ctx.ask('club-doubles-answered');
  if (option === 'won') cite(ctx, out, 'all-pocketed', { color });
  else if (option === 'drawn') cite(ctx, out, 'last-discs-together', {});
  else {
    const found = out.all.length;
    cite(ctx, out, 'first-series-answered', {});
    if (isByThird(ctx.case)) replayAs(out, found, { swapSides: false, swapFirst: false });
  }
}

/** Says of the findings from `from` on how the set is begun again. */
function replayAs(out: FindingList, from: number, replay: Replay): void {
  out.reword(from, (found) => ({ ...found, replay }));
}

/** Which of sides and first stroke change when the deciding set is begun again, by the option of `club-deciding-replay`. */
export const decidingReplayBy = (option: string): Replay => ({
  swapSides: option === 'both' || option === 'sides',
  swapFirst: option === 'both' || option === 'first',
});

/** Club 7.6: in the deciding set it is otherwise, without a word how. */
function decidingReplay(ctx: Context, out: FindingList): void {
  const option = ctx.ask('club-deciding-replay');
  const found = out.all.length;
  cite(ctx, out, 'first-series-answered-deciding', {});
  replayAs(out, found, decidingReplayBy(option));
}

function cleared(stage: Stage): SeriesEnd {
  const { ctx, out, color, penalty, lost } = stage;
  const { policies } = ctx.edition;
  const discs = stage.tally.ownPocketed;
  const owes = owed(ctx, ctx.case.state?.debts, color) > 0;
  // In the answer too, what is owed comes out before everything is pocketed.
  if (isAnswer(ctx, stage.other) && (lost || !owes || !paysFirst(ctx))) return answered(stage);
  if (penalty) {
    if (policies.lastDiscWithPenaltyLoses.value) cite(ctx, out, 'last-disc-with-penalty', { color, discs });
    return null;
  }
  if (losesByReturn(ctx)) {
    cite(ctx, out, 'last-disc-with-return', { color, discs });
    return null;
  }
  if (owes && paysFirst(ctx)) {
    if (lost) return null;
    cite(ctx, out, 'debt-paid-in-series', { color });
    return 'debts-now';
  }
  if (isFirstSeries(ctx, color)) return firstSeries(stage);
  if (lost && ctx.ask('last-disc-and-right-lost') === 'passes') return null;
  cite(ctx, out, 'all-pocketed', { color, discs });
  return null;
}

/** Who would answer has lost the turn for it: before this stroke or by what he did during it. */
export const missesAnswer = (ctx: Pick<Context, 'case' | 'ask'>, other: Color, out?: FindingList): boolean =>
  (ctx.case.state?.losesNext === other || out?.has('loses-next', other) === true) && ctx.ask('answerer-misses-turn') === 'won';

function firstSeries(stage: Stage): SeriesEnd {
  const { ctx, out, color, other } = stage;
  if (missesAnswer(ctx, other, out)) {
    cite(ctx, out, 'first-series-not-answered', { color });
    return null;
  }
  if (!stage.lost) {
    cite(ctx, out, 'first-series-cleared', { color });
    return 'interrupted';
  }
  if (ctx.ask('first-series-cleared-right-lost') === 'won') cite(ctx, out, 'all-pocketed', { color });
  else cite(ctx, out, 'first-series-cleared', { color, effects: ['turn-passes'] });
  return null;
}

/** The shooter pocketed the opponent's last disc. */
function opponentCleared(stage: Stage): SeriesEnd {
  const { ctx, out, other, color, penalty } = stage;
  const discs = stage.tally.opponentPocketed;
  if (owed(ctx, ctx.case.state?.debts, other) > 0) return null;
  if (penalty && ctx.edition.policies.lastDiscWithPenaltyLoses.value) cite(ctx, out, 'last-disc-with-penalty', { color, discs });
  else if (ctx.ask('opponent-last-pocketed') === 'opponent-wins') cite(ctx, out, 'opponent-all-pocketed', { color: other, discs });
  return null;
}

/** Only dark discs are left on both sides and both have missed them as often as the edition's `darkMisses` says. */
function darkMisses(ctx: Context, way: Way, out: FindingList, color: Color, other: Color): void {
  const misses = ctx.case.state?.darkMisses;
  const most = statedNumber(ctx.edition.parameters, 'darkMisses');
  if (most === undefined || (misses?.[other] ?? 0) < most || (misses?.[color] ?? 0) < most - 1) return;
  const { discs } = ctx.facts;
  if (discs.some((disc) => disc.shade.shade === 'light') || !discs.some((d) => d.color === color) || !discs.some((d) => d.color === other))
    return;
  const touchedOwn = discs.some((disc) => disc.color === color && (disc.touched || disc.moved));
  const touchedAny = discs.some((disc) => disc.touched || disc.moved);
  if (touchedOwn || (touchedAny && ctx.ask('dark-miss-what') === 'no-disc')) return;
  const free = way.verdict === 'correct' && !out.has('penalty-disc', color);
  if (!free && ctx.ask('dark-miss-with-penalty') === 'not-counted') return;
  const found = out.all.length;
  cite(ctx, out, 'dark-misses', {});
  if (out.all.length > found && ctx.ask('dark-miss-sides') === 'change') replayAs(out, found, { swapSides: true, swapFirst: false });
}

/** The answer to a cleared first series failed: the right is lost and discs are left. */
function notAnswered(stage: Stage): SeriesEnd {
  const { ctx, out, other } = stage;
  const due = owed(ctx, ctx.case.state?.debts, other) > 0 || out.has('penalty-disc', other);
  if (due && playsOnOwing(ctx)) cite(ctx, out, 'cleared-player-plays-on', { color: other });
  else cite(ctx, out, 'first-series-not-answered', { color: other });
  return null;
}

/**
 * Whose debt keeps the set, or its first series, from ending by this rule; null where none does. For a score sheet, on which nobody says where
 * discs lie: it holds of every stroke by which the rule could be found. `color` is whom the finding is about.
 */
export function debtBefore(ctx: Pick<Context, 'case' | 'ask'>, rule: RuleCode, color: Color): Color | null {
  const { shooter, colors, state } = ctx.case;
  if (shooter === undefined) return null;
  const own = colorOfSeat(colors, shooter);
  const other = otherColor(own);
  const owing = (who: Color, counts: boolean): Color | null => (counts && owedIn(ctx.case, who) > 0 ? who : null);
  switch (rule) {
    case 'all-pocketed':
    case 'first-series-cleared':
      return owing(color, paysFirst(ctx));
    case 'opponent-all-pocketed':
      return owing(color, true);
    case 'last-discs-together':
      return owing(own, ctx.ask('last-discs-with-debt') === 'debt-first') ?? owing(other, ctx.ask('last-discs-opponent-owes') === 'won');
    case 'first-series-not-answered':
      return owing(color, playsOnOwing(ctx));
    case 'first-series-answered': {
      // an answer that cost the right is ruled on as it stands, and only such a one
      const stands = (state?.clearedWithOffence ?? []).includes(other) || ctx.ask('club-answer-with-fault') !== 'lost';
      return owing(own, paysFirst(ctx) && !stands);
    }
    case 'answer-with-offence':
      return owing(own, paysFirst(ctx) && color !== own);
    default:
      return null;
  }
}

/** Puts down how the set is decided, if it is, and tells how the series ends. `way` is null where no stroke was made. */
export function setFindings(ctx: Context, way: Way | null, tally: Tally, out: FindingList): SeriesEnd {
  const { color, opponent: other } = ctx.facts;
  if (color === null || other === null || out.decidesSet()) return null;
  const lost = losesRight(out, color);
  const stage: Stage = { ctx, out, tally, color, other, lost, penalty: out.has('penalty-disc', color) };
  const own = tally.ownPocketed.length > 0 && ofColor(tally.left, color) === 0;
  const theirs = tally.opponentPocketed.length > 0 && ofColor(tally.left, other) === 0;
  if (own && theirs) return both(stage);
  if (own) return cleared(stage);
  if (theirs) return opponentCleared(stage);
  if (lost && isAnswer(ctx, other) && (!ctx.facts.known || ctx.facts.discs.length > 0)) return notAnswered(stage);
  if (way !== null) darkMisses(ctx, way, out, color, other);
  return null;
}
