/** A log taken back as a score sheet: what `logOf` put out, or a log of another hand that says no more than a sheet can hold. */

import { joinPath, type Problem, problem } from '../notation/problem.ts';
import { fail, ok, type Result } from '../notation/result.ts';
import type { LogAbout, LogDocument } from '../notation/types.ts';
import { COLORS } from '../physics/types.ts';
import { beginner } from '../referee/play.ts';
import { newSheet, seatingOf } from './head.ts';
import { playSheet } from './sheet.ts';
import type { Act, Color, Entered, Seating, Sheet, SheetHead } from './types.ts';

/** The sheet, or everything that keeps the log from being one. A log without times gets `now`, ms since 1970. */
export function sheetOf(log: LogDocument, now: number): Result<Sheet, readonly Problem[]> {
  const wrong = [...(log.sets === undefined ? [problem('sets', 'missing')] : []), ...strokesIn(log)];
  if (log.sets === undefined || wrong.length > 0) return fail(wrong);
  const head = headOf(log, log.sets);
  if (!sameSeats(seatingOf(head), log)) return fail([problem('colors', 'seats', undefined, head.format)]);
  const signatures = log.about?.signatures;
  const sheet: Sheet = { ...newSheet(head), acts: actsOf(log, now), ...(signatures === undefined ? {} : { signatures }) };
  const played = playSheet(sheet);
  return played.ok ? ok(sheet) : fail([problem(joinPath('log', played.entry), 'not-playable', undefined, played.reason)]);
}

/** A sheet holds what was found and what players did, never a position or a stroke. */
const strokesIn = ({ log }: LogDocument): readonly Problem[] =>
  log.flatMap((entry, i) =>
    (['before', 'striker', 'report', 'stroke'] as const)
      .filter((name) => entry[name] !== undefined)
      .map((name) => problem(joinPath(joinPath('log', i), name), 'not-on-sheet', entry[name])),
  );

function headOf({ edition, format = 'singles', colors, first, readings, about = {} }: LogDocument, sets: number): SheetHead {
  const { entered = first, names, event, table, date, referee, houseRules } = about;
  const who = (color: Color): Entered => (color === entered ? 'first' : 'second');
  const south = COLORS.find((color) => colors[color].includes('south')) ?? first;
  return {
    edition,
    format,
    names: { first: namesOf(names, entered, format), second: namesOf(names, entered === 'red' ? 'black' : 'red', format) },
    red: who('red'),
    begins: who(first),
    south: who(south),
    sets,
    ...(event === undefined ? {} : { event }),
    ...(table === undefined ? {} : { table }),
    ...(date === undefined ? {} : { date }),
    ...(referee === undefined ? {} : { referee }),
    ...(readings === undefined ? {} : { readings }),
    ...(houseRules === undefined ? {} : { houseRules }),
  };
}

const namesOf = (names: LogAbout['names'], color: Color, format: SheetHead['format']): readonly string[] =>
  Array.from({ length: format === 'doubles' ? 2 : 1 }, (_, i) => names?.[color][i] ?? '');

function actsOf({ log, about = {} }: LogDocument, now: number): readonly Act[] {
  const { times, swaps = [] } = about;
  const swapped = (before: number): readonly Act[] =>
    swaps.filter((swap) => swap.before === before).map(({ color, time }) => ({ at: time, swap: color }));
  return [...log.flatMap((entry, i): readonly Act[] => [...swapped(i), { at: times?.[i] ?? now, entry }]), ...swapped(log.length)];
}

/**
 * The same players sit at the same boards, and in doubles the same one of a pair begins. A sheet seats a pair's first name at its first
 * board: where that would put names at each other's boards, the log is no sheet.
 */
function sameSeats(seats: Seating, log: LogDocument): boolean {
  const { colors, first, about } = log;
  const begins = beginner({ ...log, colors: seats });
  const named = about?.names === undefined || [begins, colors[first][0]].includes(seats[first][0]);
  return COLORS.every((color) => seats[color].every((seat) => colors[color].includes(seat))) && begins === beginner(log) && named;
}
