/** The result of a game of a competition as a code: shown by the score sheet, taken in by the device that holds the competition. */
import { MAX_SETS } from '../notation/limits.ts';
import { fail, ok, type Result } from '../notation/result.ts';
import { pack, unpack } from '../notation/share/packed.ts';
import { type CompetitionGame, isCompetitionGame, type SheetResult } from './competition-game.ts';
import { isNames } from './head.ts';
import type { Entered, SheetHead } from './types.ts';

const VERSION = 1;

export interface SentResult {
  readonly game: CompetitionGame;
  readonly result: SheetResult;
  /** As the sheet has them, for who is asked. */
  readonly names: SheetHead['names'];
}

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MAX_SETS;
const isSide = (value: unknown): value is Entered | null => value === null || value === 'first' || value === 'second';

function isSheetResult(value: unknown): value is SheetResult {
  const { result, exclude } = (value ?? {}) as Partial<SheetResult>;
  if (!isSide(exclude) || !result) return false;
  if (result.kind === 'played') return [result.first, result.second, result.drawn ?? 0].every(isCount);
  return result.kind === 'forfeit' && isSide(result.winner) && (result.why === undefined || ['late', 'conduct'].includes(result.why));
}

/** The code of a result; null where it is too large for one. */
export const encodeResult = ({ game, result, names }: SentResult): string | null => pack({ game, result, names }, VERSION);

/** The result in a code, or that it is damaged, cut off or of a later version. Never throws. */
export function decodeResult(code: string): Result<SentResult, 'damaged'> {
  const read = unpack(code, VERSION);
  const { game, result, names } = (read.ok ? (read.value ?? {}) : {}) as Partial<SentResult>;
  return isCompetitionGame(game) && isSheetResult(result) && isNames(names) ? ok({ game, result, names }) : fail('damaged');
}
