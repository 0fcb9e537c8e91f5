/** What a ruling comes to, short enough to be an answer: the right to play, what it costs, what goes back, set and game. */
import type { ByColor, Color, DiscId, GameOutcome, Ruling, SetOutcome } from '../referee/types.ts';

export interface Verdict {
  readonly turn: Ruling['turn'];
  readonly losesNext: Color | null;
  readonly penalty: ByColor<number>;
  readonly warnings: ByColor<number>;
  readonly set: SetOutcome | null;
  readonly game: GameOutcome | null;
  readonly excluded: Color | null;
  /** Put back where they lay before. */
  readonly restored: readonly DiscId[];
  /** Brought back onto the table from over the board, from on top of something, or new for a broken one. */
  readonly returned: readonly DiscId[];
  /** A debt is wiped out. */
  readonly annulled: boolean;
  /** The book has no rule for it. */
  readonly silent: boolean;
}

/** The ruling as a verdict. */
export function verdictOf(ruling: Ruling): Verdict {
  const { turn, losesNext, penaltyDiscs, warnings, set, game, excluded, restored, placements, findings, notes } = ruling;
  return {
    turn,
    losesNext,
    penalty: penaltyDiscs,
    warnings,
    set,
    game,
    excluded,
    restored,
    returned: placements.flatMap(({ disc, reason }) => (reason === 'penalty' || reason === 'debt' ? [] : [disc])),
    annulled: findings.some(({ effects }) => effects.includes('debt-annulled')),
    silent: findings.length === 0 && notes.some((note) => note.article === null && note.reading === null),
  };
}

const both = (counts: ByColor<number>): string => `${counts.red}.${counts.black}`;
const setKey = (set: SetOutcome | null): string =>
  set === null
    ? ''
    : 'color' in set
      ? `${set.outcome} ${set.color}`
      : set.outcome === 'replayed'
        ? `replayed ${set.swapSides} ${set.swapFirst}`
        : set.outcome;

/** Two verdicts are the same where their keys are. */
export const verdictKey = (v: Verdict): string =>
  [
    v.turn ?? '',
    v.losesNext ?? '',
    both(v.penalty),
    both(v.warnings),
    setKey(v.set),
    v.game === null ? '' : `${v.game.color} ${v.game.scope}`,
    v.excluded ?? '',
    v.restored.join(' '),
    v.returned.join(' '),
    v.annulled ? 'annulled' : '',
    v.silent ? 'silent' : '',
  ].join('|');

/** Nothing follows from it. */
export const isNothing = (v: Verdict): boolean =>
  !v.silent &&
  (v.turn === null || v.turn === 'continues') &&
  v.losesNext === null &&
  v.penalty.red + v.penalty.black + v.warnings.red + v.warnings.black === 0 &&
  v.set === null &&
  v.game === null &&
  v.excluded === null &&
  v.restored.length + v.returned.length === 0 &&
  !v.annulled;
