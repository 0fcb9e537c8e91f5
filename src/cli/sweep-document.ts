/** From anything to a plan of a sweep, or a refusal that names the field. */

import type { SweepPlan } from '../experiments/sweep.ts';
import { sweepSize } from '../experiments/sweep.ts';
import { NOMINAL } from '../geometry/parameters.ts';
import { parseShot } from '../notation/parse.ts';
import type { Point, Shot } from '../physics/types.ts';
import { Refusal } from './command.ts';
import { sentenceOf } from './sentence.ts';

/** More strokes than this are refused: an hour's work on an ordinary machine. */
const MOST_STROKES = 20_000_000;

type Fields = Readonly<Record<string, unknown>>;

const FIELDS = ['before', 'shooter', 'table', 'placements', 'angles', 'speeds', 'hand'];

function fieldsOf(value: unknown, path: string, allowed: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Refusal(`${path} is not an object.`);
  const unknown = Object.keys(value).find((key) => !allowed.includes(key));
  if (unknown !== undefined)
    throw new Refusal(`${path} has an unknown field ${JSON.stringify(unknown.slice(0, 40))}; known are ${allowed.join(', ')}.`);
  return value as Fields;
}

function numberIn(value: unknown, path: string, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value;
  throw new Refusal(`${path}: ${JSON.stringify(value)?.slice(0, 40)} is not a number from ${least} to ${most}.`);
}

/** A list of numbers, or `{ from, to, count }`. */
function numbers(value: unknown, path: string, least: number, most: number): number[] {
  if (Array.isArray(value)) {
    if (value.length === 0) throw new Refusal(`${path} is empty; expected at least one number.`);
    return value.map((v, i) => numberIn(v, `${path}[${i}]`, least, most));
  }
  const range = fieldsOf(value, path, ['from', 'to', 'count']);
  const from = numberIn(range['from'], `${path}.from`, least, most);
  const to = numberIn(range['to'], `${path}.to`, least, most);
  const count = Math.floor(numberIn(range['count'], `${path}.count`, 1, 100_000));
  return Array.from({ length: count }, (_, i) => (count === 1 ? from : from + ((to - from) * i) / (count - 1)));
}

function handOf(value: unknown): NonNullable<SweepPlan['hand']> {
  const hand = fieldsOf(value, 'hand', ['angle', 'speed', 'samples', 'seed']);
  return {
    angle: numberIn(hand['angle'] ?? 0, 'hand.angle', 0, 45),
    speed: numberIn(hand['speed'] ?? 0, 'hand.speed', 0, 1),
    samples: Math.floor(numberIn(hand['samples'], 'hand.samples', 1, 100_000)),
    seed: Math.floor(numberIn(hand['seed'] ?? 1, 'hand.seed', 0, 2147483647)),
  };
}

function shotFrom(fields: Fields, stroke: { angle: number; speed: number }): Shot {
  const { before, shooter, table } = fields;
  const parsed = parseShot({ before, shooter, stroke, ...(table === undefined ? {} : { table }) });
  if (parsed.ok) return parsed.value;
  const [first] = parsed.error;
  throw new Refusal(first === undefined ? 'The document is not valid.' : sentenceOf(first));
}

function placementsOf(value: unknown, striker: Point): readonly Point[] {
  if (value === undefined) return [striker];
  if (!Array.isArray(value) || value.length === 0) throw new Refusal('placements is not a list of places { x, y }.');
  return value.map((item, i) => {
    const place = fieldsOf(item, `placements[${i}]`, ['x', 'y']);
    return {
      x: numberIn(place['x'], `placements[${i}].x`, -NOMINAL.half, NOMINAL.half),
      y: numberIn(place['y'], `placements[${i}].y`, -NOMINAL.half, NOMINAL.half),
    };
  });
}

/** The plan a document describes: a shot with lists of angles, speeds and, if wanted, places in place of one stroke. */
export function planFrom(document: unknown): SweepPlan {
  const fields = fieldsOf(document, 'The document', FIELDS);
  const angles = numbers(fields['angles'], 'angles', -360, 360);
  const speeds = numbers(fields['speeds'], 'speeds', 0, 30);
  const shot = shotFrom(fields, { angle: angles[0] as number, speed: Math.max(speeds[0] as number, 0.001) });
  const plan: SweepPlan = {
    discs: shot.before.discs,
    shooter: shot.shooter,
    ...(shot.table === undefined ? {} : { table: shot.table }),
    placements: placementsOf(fields['placements'], shot.before.striker),
    angles,
    speeds,
    ...(fields['hand'] === undefined ? {} : { hand: handOf(fields['hand']) }),
  };
  if (sweepSize(plan) > MOST_STROKES) throw new Refusal(`The sweep has ${sweepSize(plan)} strokes; at most ${MOST_STROKES} are played.`);
  return plan;
}
