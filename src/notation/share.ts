/**
 * A table in an address: position, stroke, shooter, edition, format and seats in some hundred letters. No zod here: every page with a table
 * loads this.
 *
 * Envelope, the same in all versions: version (1 byte), length of the content in bytes (2), content, CRC-32 of all that precedes (4), the
 * whole in base64url. Content of version 2, in bits: edition 5 + 7 per letter of its id, format 1, seats 1, shooter 1 + 2, stroke 1 [angle 19,
 * speed 16], discs 1 per id of the format, striker 1, then 20 + 20 per body. Places are kept to 0.001 mm, angles to 0.001 degrees, speeds to
 * 0.001 m/s. In version 1 the edition has 2 bits.
 */
import { inOrder } from '../geometry/discs.ts';
import { MAX_SPEED } from '../physics/ranges.ts';
import { COLORS, type Color, type Disc, type DiscId, type Point, type Position, SEATS, type Seat, type Stroke } from '../physics/types.ts';
import { NEWEST } from '../referee/edition-order.ts';
import type { EditionId, Format, Seating } from '../referee/types.ts';
import { checkPosition, discsPerColor } from './check/place.ts';
import { checkShooter } from './check/seats.ts';
import { type Problem, problem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';
import { fromBase64Url, toBase64Url } from './share/base64url.ts';
import { BitReader, BitWriter } from './share/bits.ts';
import { SUM_BYTES, sumIsRight, withSum } from './share/crc32.ts';
import { isKnownEdition, readEdition, writeEdition } from './share/edition.ts';

/** What a link holds. */
export interface SharedTable {
  readonly edition: EditionId;
  readonly format: Format;
  readonly colors: Seating;
  readonly shooter: Seat | null;
  readonly position: Position;
  readonly stroke: Stroke | null;
}

/** Why a link cannot be opened. */
export type ShareError =
  /** There is no code. */
  | { readonly code: 'empty' }
  /** Its end is missing. */
  | { readonly code: 'cut' }
  /** It is not what was written. */
  | { readonly code: 'altered' }
  /** Written by a later version of this program. */
  | { readonly code: 'newer-version'; readonly version: number }
  /** Whole, but what it says cannot lie on a table. */
  | { readonly code: 'not-a-position'; readonly problems: readonly Problem[] };

/** What a link opened holds; `edition` is the newest one where the link names one that is not known here. */
export interface OpenedTable extends SharedTable {
  readonly unknownEdition?: string;
}

export const SHARE_VERSION = 2;
const HEAD_BYTES = 3;
/** Far above any code (some 260 letters). */
const LONGEST_CODE = 4096;

const PLACE = { steps: 1000, offset: 500, width: 20 } as const;
const ANGLE = { steps: 1000, turn: 360_000, width: 19 } as const;
const SPEED = { steps: 1000, width: 16 } as const;

type Seatings = readonly [Seating, Seating];
const SINGLES: Seatings = [
  { red: ['south'], black: ['north'] },
  { red: ['north'], black: ['south'] },
];
const DOUBLES: Seatings = [
  { red: ['south', 'north'], black: ['west', 'east'] },
  { red: ['west', 'east'], black: ['south', 'north'] },
];
const seatings = (format: Format): Seatings => (format === 'singles' ? SINGLES : DOUBLES);

const snap = (value: number, steps: number): number => Math.round(value * steps) / steps + 0;
const snapPoint = ({ x, y }: Point): Point => ({ x: snap(x, PLACE.steps), y: snap(y, PLACE.steps) });

/** The table as a link keeps it: what `decodeShare(encodeShare(table))` gives. A table that is already rounded so is kept exactly. */
export function snapTable({ edition, format, colors, shooter, position, stroke }: SharedTable): SharedTable {
  const discs = position.discs.map((disc): Disc => ({ id: disc.id, color: disc.color, ...snapPoint(disc) }));
  return {
    edition,
    format,
    colors: seatings(format)[seatingIndex(format, colors)],
    shooter,
    position: {
      discs: inOrder(discs),
      striker: position.striker ? snapPoint(position.striker) : null,
    },
    stroke: stroke && { angle: angleSteps(stroke.angle) / ANGLE.steps, speed: speedSteps(stroke.speed) / SPEED.steps },
  };
}

const angleSteps = (angle: number): number => ((Math.round((angle % 360) * ANGLE.steps) % ANGLE.turn) + ANGLE.turn) % ANGLE.turn;
const speedSteps = (speed: number): number => Math.min(Math.max(1, Math.round(speed * SPEED.steps)), 2 ** SPEED.width - 1);
const seatingIndex = (format: Format, colors: Seating): 0 | 1 =>
  seatings(format)[0].red.some((seat) => colors.red.includes(seat)) ? 0 : 1;

/** The code for a table. The table is a valid one (`parsePosition` says so); places beyond the surface would not come back. */
export function encodeShare(table: SharedTable): string {
  const content = contentOf(table);
  return toBase64Url(withSum([SHARE_VERSION, content.length >> 8, content.length & 255, ...content]));
}

function contentOf(table: SharedTable): readonly number[] {
  const { edition, format, colors, shooter, position, stroke } = table;
  const bits = new BitWriter();
  writeEdition(bits, edition);
  bits.write(format === 'singles' ? 0 : 1, 1);
  bits.write(seatingIndex(format, colors), 1);
  bits.write(shooter ? 1 : 0, 1);
  bits.write(shooter ? SEATS.indexOf(shooter) : 0, 2);
  bits.write(stroke ? 1 : 0, 1);
  if (stroke) {
    bits.write(angleSteps(stroke.angle), ANGLE.width);
    bits.write(speedSteps(stroke.speed), SPEED.width);
  }
  writePosition(bits, position, format);
  return bits.toBytes();
}

function writePosition(bits: BitWriter, position: Position, format: Format): void {
  const places = new Map<DiscId, Point>(position.discs.map((disc) => [disc.id, disc]));
  const ids = idsOf(format);
  for (const { id } of ids) bits.write(places.has(id) ? 1 : 0, 1);
  bits.write(position.striker ? 1 : 0, 1);
  for (const place of [...ids.map(({ id }) => places.get(id)), position.striker]) {
    if (place) for (const value of [place.x, place.y]) bits.write(Math.round((value + PLACE.offset) * PLACE.steps), PLACE.width);
  }
}

const idsOf = (format: Format): readonly { readonly id: DiscId; readonly color: Color }[] =>
  COLORS.flatMap((color) => Array.from({ length: discsPerColor(format) }, (_, i) => ({ id: `${color}${i + 1}` as const, color })));

/** The table of a code, or why there is none. Never throws, whatever the code. `known`: the editions there are. */
export function decodeShare(code: string, known?: readonly string[]): Result<OpenedTable, ShareError> {
  if (code === '') return fail({ code: 'empty' });
  const bytes = code.length > LONGEST_CODE ? null : fromBase64Url(code);
  if (bytes === null) return fail({ code: 'altered' });
  const [version = 0, high = 0, low = 0] = bytes;
  const length = HEAD_BYTES + high * 256 + low + SUM_BYTES;
  if (bytes.length < HEAD_BYTES + SUM_BYTES || bytes.length < length) return fail({ code: 'cut' });
  if (bytes.length > length || toBase64Url(bytes) !== code || !sumIsRight(bytes)) return fail({ code: 'altered' });
  if (version > SHARE_VERSION) return fail({ code: 'newer-version', version });
  if (version === 0) return fail({ code: 'altered' });
  return readContent(bytes.slice(HEAD_BYTES, -SUM_BYTES), version, known);
}

function readContent(content: readonly number[], version: number, known?: readonly string[]): Result<OpenedTable, ShareError> {
  const bits = new BitReader(content);
  const named = readEdition(bits, version);
  const format: Format = bits.read(1) === 0 ? 'singles' : 'doubles';
  const colors = seatings(format)[bits.read(1) === 0 ? 0 : 1];
  const seat = [bits.read(1), bits.read(2)] as const;
  const shooter = seat[0] === 1 ? (SEATS[seat[1]] ?? null) : null;
  const stroke = bits.read(1) === 1 ? { angle: bits.read(ANGLE.width) / ANGLE.steps, speed: bits.read(SPEED.width) / SPEED.steps } : null;
  const position = readPosition(bits, format);
  if (bits.overrun || !bits.exhausted) return fail({ code: 'altered' });
  const problems = [
    ...checkShooter(shooter ?? undefined, colors),
    ...checkStroke(stroke),
    ...checkPosition(position, 'position', { format }),
  ];
  if (problems.length > 0) return fail({ code: 'not-a-position', problems });
  const table = { format, colors, shooter, position, stroke };
  return ok(isKnownEdition(named, known) ? { edition: named, ...table } : { edition: NEWEST, ...table, unknownEdition: named });
}

const checkStroke = (stroke: Stroke | null): readonly Problem[] =>
  stroke === null || (stroke.angle < 360 && stroke.speed > 0 && stroke.speed <= MAX_SPEED)
    ? []
    : [problem('stroke', 'out-of-range', `${stroke.angle}, ${stroke.speed}`, `0 <= angle < 360, 0 < speed <= ${MAX_SPEED}`)];

function readPosition(bits: BitReader, format: Format): Position {
  const present = idsOf(format).filter(() => bits.read(1) === 1);
  const hasStriker = bits.read(1) === 1;
  const discs = present.map((disc): Disc => ({ ...disc, ...readPlace(bits) }));
  return { discs, striker: hasStriker ? readPlace(bits) : null };
}

const readPlace = (bits: BitReader): Point => ({ x: readCoordinate(bits), y: readCoordinate(bits) });
const readCoordinate = (bits: BitReader): number => snap(bits.read(PLACE.width) / PLACE.steps - PLACE.offset, PLACE.steps);
