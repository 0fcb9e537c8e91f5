/** A board as the code of a link and back: counts of both players, whose turn, dice; with a check, so that damage is told. */

import { across } from '../../backgammon/position.ts';
import { CHECKERS, COLOURS, type Colour, type Dice, OFF, POINTS, type Position } from '../../backgammon/types.ts';
import { fromBase64Url, toBase64Url } from '../../notation/share/base64url.ts';
import { BitReader, BitWriter } from '../../notation/share/bits.ts';
import { SUM_BYTES, sumIsRight, withSum } from '../../notation/share/crc32.ts';

export interface Shared {
  readonly position: Position;
  readonly colour: Colour;
  readonly dice: Dice | null;
}
export type Opened = { readonly ok: true; readonly shared: Shared } | { readonly ok: false; readonly why: 'cut' | 'altered' };

const VERSION = 1;

/** 25 counts a player (4 bits each; what is borne off is the rest), turn, dice (3 bits each, 0 for none), CRC-32. */
export function encodeBoard({ position, colour, dice }: Shared): string {
  const bits = new BitWriter();
  bits.write(VERSION, 4);
  for (const one of COLOURS) for (const count of position[one].slice(1)) bits.write(count, 4);
  bits.write(COLOURS.indexOf(colour), 1);
  for (const die of dice ?? [0, 0]) bits.write(die, 3);
  return toBase64Url(withSum(bits.toBytes()));
}

const LENGTH = Math.ceil((4 + 2 * (POINTS + 1) * 4 + 1 + 6) / 8) + SUM_BYTES;

/** Never throws. */
export function decodeBoard(code: string): Opened {
  const bytes = fromBase64Url(code);
  if (bytes === null) return { ok: false, why: 'altered' };
  if (bytes.length < LENGTH) return { ok: false, why: 'cut' };
  if (bytes.length > LENGTH || !sumIsRight(bytes)) return { ok: false, why: 'altered' };
  const bits = new BitReader(bytes);
  if (bits.read(4) !== VERSION) return { ok: false, why: 'altered' };
  const [black, white] = [readSide(bits), readSide(bits)];
  const colour = COLOURS[bits.read(1)] ?? 'black';
  const dice: Dice = [bits.read(3), bits.read(3)];
  const shared = black.some((count, at) => at > OFF && at <= POINTS && count > 0 && (white[across(at)] ?? 0) > 0);
  if (shared || (black[OFF] ?? 0) < 0 || (white[OFF] ?? 0) < 0 || dice.some((die) => die > 6)) return { ok: false, why: 'altered' };
  return { ok: true, shared: { position: { black, white }, colour, dice: dice[0] > 0 && dice[1] > 0 ? dice : null } };
}

function readSide(bits: BitReader): number[] {
  const on = Array.from({ length: POINTS + 1 }, () => bits.read(4));
  return [CHECKERS - on.reduce((sum, count) => sum + count, 0), ...on];
}

/** The code in an address's hash; null where there is none. */
export const boardCodeIn = (hash: string): string | null => /^#b=([^&]*)/.exec(hash)?.[1] ?? null;
