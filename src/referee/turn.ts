/**
 * The right to play: kept by pocketing own discs without an offence, lost by pocketing none, by the opponent's disc, by a disc over the board, by
 * an offence (2017 12.16, 18.1; 2010 12.10, 18.1; 2008 12, 18.1; club 3.9, 3.10).
 */

import type { Context } from './context.ts';
import type { DiscFact } from './facts.ts';
import type { FindingList } from './finding-list.ts';
import { cite } from './findings.ts';
import type { Color, DiscId } from './types.ts';

/** The discs of a stroke that count as pocketed, and what is left on the table. */
export interface Tally {
  readonly ownPocketed: readonly DiscFact[];
  readonly opponentPocketed: readonly DiscFact[];
  /** Discs that are on the table after restoration and placement from over the board, before penalty discs. */
  readonly left: Readonly<Record<Color, number>>;
  /** Over the board. */
  readonly over: readonly DiscFact[];
  /** Over the board and not restored. */
  readonly off: readonly DiscFact[];
}

/** Counts what was pocketed; a restored disc was not. */
export function tallyOf(ctx: Context, restored: ReadonlySet<DiscId>): Tally {
  const own: DiscFact[] = [];
  const opponent: DiscFact[] = [];
  const over: DiscFact[] = [];
  const left = { red: 0, black: 0 };
  for (const disc of ctx.facts.discs) {
    const gone = disc.fate === 'pocketed' || disc.fate === 'fell-later';
    if (gone && !restored.has(disc.id)) (disc.color === ctx.facts.color ? own : opponent).push(disc);
    else {
      if (disc.color === 'red') left.red++;
      else left.black++;
      if (disc.fate === 'off-table') over.push(disc);
    }
  }
  const off = over.length === 0 ? over : over.filter((disc) => !restored.has(disc.id));
  return { ownPocketed: own, opponentPocketed: opponent, left, over, off };
}

/** Puts down what the stroke did to the right to play. */
export function turnFindings(ctx: Context, tally: Tally, out: FindingList): void {
  const { color } = ctx.facts;
  const { ownPocketed, opponentPocketed } = tally;
  const keeps =
    out.has('turn-continues') || (opponentPocketed.length > 0 && ownPocketed.length === 0 && ctx.ask('pocketed-own-meant') === 'any');
  if (ownPocketed.length === 0 && !keeps) cite(ctx, out, 'nothing-pocketed', { color });
  if (opponentPocketed.length > 0) {
    cite(ctx, out, ownPocketed.length > 0 ? 'opponent-pocketed' : 'opponent-alone-pocketed', { color, discs: opponentPocketed });
  }
  if (tally.over.length > 0) cite(ctx, out, 'disc-off-table', { color, discs: tally.over });
  if (tally.off.length > 0) cite(ctx, out, 'off-table-placement', { discs: tally.off });
  if (color !== null && ownPocketed.length > 0 && !losesRight(out, color)) {
    cite(ctx, out, 'own-pocketed', { color, discs: ownPocketed });
  }
}

/** Whether a colour loses the right to play by what was found. */
export function losesRight(findings: FindingList, color: Color): boolean {
  return findings.has('turn-passes', color) || findings.has('penalty-disc', color);
}
