import { type Calibration, calibrate, type Filmed, type Frame } from '../../experiments/calibrate.ts';
import { parsePosition, parseShot } from '../../notation/parse.ts';
import { type Problem, problem, within } from '../../notation/problem.ts';
import { fail, ok, type Result } from '../../notation/result.ts';
import { ShotError } from '../../physics/error.ts';
import type { Position } from '../../physics/types.ts';
import { documentCommand } from '../document.ts';

type Answer<T> = Result<T, readonly Problem[]>;

const isRecord = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** The field as a list of one or more. */
function listOf(path: string, list: unknown): Answer<readonly unknown[]> {
  if (!Array.isArray(list)) return fail([problem(path, list === undefined ? 'missing' : 'wrong-type', list, 'array')]);
  return list.length === 0 ? fail([problem(path, 'too-few', list, 1)]) : ok(list);
}

function frameFrom(value: unknown): Answer<Frame> {
  if (!isRecord(value)) return fail([problem('', 'wrong-type', value, 'object')]);
  const { t, seen } = value;
  if (typeof t !== 'number') return fail([problem('t', t === undefined ? 'missing' : 'wrong-type', t, 'number')]);
  if (!(t >= 0 && t <= 1000)) return fail([problem('t', 'out-of-range', t, '0..1000')]);
  const position = parsePosition(seen);
  return position.ok ? ok({ t, seen: position.value as Position }) : fail(within('seen', position.error));
}

function strokeFrom(value: unknown): Answer<Filmed> {
  if (!isRecord(value)) return fail([problem('', 'wrong-type', value, 'object')]);
  const { frames, ...rest } = value;
  const shot = parseShot(rest);
  if (!shot.ok) return shot;
  const seen = listOf('frames', frames);
  if (!seen.ok) return seen;
  const made: Frame[] = [];
  for (const [i, item] of seen.value.entries()) {
    const frame = frameFrom(item);
    if (!frame.ok) return fail(within(`frames[${i}]`, frame.error));
    made.push(frame.value);
  }
  return ok({ shot: shot.value, frames: made });
}

/** More strokes give the constants no better, and the work grows with the cube of their number. */
const MOST_STROKES = 64;

function parse(input: unknown): Answer<readonly Filmed[]> {
  if (!isRecord(input)) return fail([problem('', 'wrong-type', input, 'object')]);
  const strokes = listOf('strokes', input['strokes']);
  if (!strokes.ok) return strokes;
  if (strokes.value.length > MOST_STROKES) return fail([problem('strokes', 'too-many', strokes.value, MOST_STROKES)]);
  const film: Filmed[] = [];
  for (const [i, item] of strokes.value.entries()) {
    const stroke = strokeFrom(item);
    if (!stroke.ok) return fail(within(`strokes[${i}]`, stroke.error));
    film.push(stroke.value);
  }
  return ok(film);
}

function answer(film: readonly Filmed[]): Answer<Calibration> {
  try {
    return ok(calibrate(film));
  } catch (error) {
    if (error instanceof ShotError) return fail([problem(error.field, 'not-simulated', undefined, error.code)]);
    throw error;
  }
}

/** Friction and restitutions from filmed strokes: docs/physics.md says how to film them. */
export const command = documentCommand('friction and restitutions from filmed strokes', { parse, answer });
