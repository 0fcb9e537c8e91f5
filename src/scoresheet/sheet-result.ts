/** What the game of a score sheet comes to in a competition. */
import { EDITIONS } from '../referee/editions.ts';
import { losesGameBy } from '../referee/incidents/findings.ts';
import type { Played } from '../referee/play.ts';
import { otherColor } from '../referee/seats.ts';
import type { Color, Finding } from '../referee/types.ts';
import type { SheetResult } from './competition-game.ts';
import { colorOfEntered, enteredOf } from './head.ts';
import type { Entered, SheetHead } from './types.ts';

/** Why somebody lost a game or was excluded, where competitions count that; with `gross-misconduct` the book excludes at once. */
function lossReason({ edition }: SheetHead, findings: readonly Finding[], loser: Color): { readonly why?: 'late' | 'conduct' } {
  if (losesGameBy(findings, loser, ['late-arrival'])) return { why: 'late' };
  const excluded = findings.some(({ rule, color }) => rule === 'gross-misconduct' && color === loser);
  return excluded || losesGameBy(findings, loser, EDITIONS[edition].policies.misconduct) ? { why: 'conduct' } : {};
}

/** What a game that is over comes to: sets; lost for lateness (2017 15.1), conduct (15.2) or whatever else; null while it is played. */
export function sheetResult(
  head: SheetHead,
  { game, score, sets, rulings }: Pick<Played, 'game' | 'score' | 'sets' | 'rulings'>,
): SheetResult | null {
  if (game === null) return null;
  if (game.by !== 'sets' && game.winner !== null) {
    const loser = otherColor(game.winner);
    const ending = rulings.findLast((ruling) => (game.by === 'loss' ? ruling.game !== null : ruling.excluded === loser));
    // Where only sets are lost (2008, 2010: third warning) they are in the score.
    if (ending !== undefined && (ending.game === null || ending.game.scope === 'game')) {
      return {
        result: { kind: 'forfeit', winner: enteredOf(head, game.winner), ...lossReason(head, ending.findings, loser) },
        exclude: ending.excluded === loser ? enteredOf(head, loser) : null,
      };
    }
  }
  const drawn = sets.filter(({ outcome }) => outcome === 'drawn').length;
  const won = (who: Entered): number => score[colorOfEntered(head, who)];
  return { result: { kind: 'played', first: won('first'), second: won('second'), ...(drawn > 0 ? { drawn } : {}) }, exclude: null };
}
