/** What a schema cannot say of the six documents. Paths are those of the document. */
import { colorOf } from '../../geometry/discs.ts';
import type { Table } from '../../geometry/table.ts';
import type { Color, DiscId, Seat, Shot } from '../../physics/types.ts';
import { tableFor } from '../../referee/sizes.ts';
import type { Format, Seating } from '../../referee/types.ts';
import { joinPath, type Problem, problem } from '../problem.ts';
import type { CaseDocument, CheckPlacementDocument, ClassifyDocument, LogDocument, LogEntry, PlaceDocument } from '../types.ts';
import { checkNumber, checkPosition } from './place.ts';
import { checkReadings } from './readings.ts';
import { checkSeating, checkShooter, colorAt, formatOf } from './seats.ts';
import { checkState } from './state.ts';
import { checkGiven } from './stroke.ts';

/** A case: its editions, its seats, then stroke and incidents, state and readings. */
export function checkCase(document: CaseDocument): readonly Problem[] {
  const { format = 'singles', colors, state, readings } = document;
  const head = [...checkEditions(document), ...checkSeating(colors, format)];
  if (head.length > 0) return head;
  const problems = checkGiven(document, '', { format, tables: tablesOf(document) }, colors);
  const strokeless = document.table && !document.stroke ? [problem('stroke', 'missing', undefined, 'stroke 90 3.5')] : [];
  return [...problems, ...strokeless, ...(state ? checkState(state, format, colors) : []), ...checkReadings(readings)];
}

/** A case, or a position in which nothing has happened yet. */
export function checkSetup(document: CaseDocument): readonly Problem[] {
  const { before, report, stroke, incidents, format = 'singles', colors, shooter, state, readings } = document;
  if (!before || report || stroke || incidents) return checkCase(document);
  const head = [...checkEditions(document), ...checkSeating(colors, format), ...checkShooter(shooter, colors)];
  if (head.length > 0) return head;
  return [
    ...checkPosition(before, 'before', { format, tables: tablesOf(document) }),
    ...(state ? checkState(state, format, colors) : []),
    ...checkReadings(readings),
  ];
}

/** The tables of all the editions that a document is ruled under. */
function tablesOf({ edition, editions, readings }: Pick<CaseDocument, 'edition' | 'editions' | 'readings'>): readonly Table[] {
  return (editions ?? (edition === undefined ? [] : [edition])).map((id) => tableFor(id, readings));
}

function checkEditions({ edition, editions }: { readonly edition?: unknown; readonly editions?: readonly string[] }): readonly Problem[] {
  if (edition !== undefined && editions !== undefined) return [problem('editions', 'both', editions, 'edition', 'editions')];
  if (edition === undefined && editions === undefined) return [problem('edition', 'neither', undefined, 'edition', 'editions')];
  if (editions?.length === 0) return [problem('editions', 'too-few', editions, 1)];
  const twice = (editions ?? []).findIndex((id, i, all) => all.indexOf(id) < i);
  if (twice < 0) return [];
  return [
    problem(
      joinPath('editions', twice),
      'duplicate',
      editions?.[twice],
      joinPath('editions', editions?.indexOf(editions[twice] ?? '') ?? 0),
    ),
  ];
}

/** A shot: a position with its striker. It knows no format, so ids go to 16. */
export const checkShot = (document: Shot): readonly Problem[] => checkPosition(document.before, 'before', { striker: 'required' });

/** A position to be classified. */
export function checkClassify({ position, colors, edition, format: named, shooter }: ClassifyDocument): readonly Problem[] {
  const format = formatOf(colors, named);
  const seats = [...checkSeating(colors, format), ...checkShooter(shooter, colors)];
  return seats.length > 0 ? seats : checkPosition(position, 'position', { format, tables: [tableFor(edition)] });
}

/** A striker as placed; it may be anywhere, since where it may be is the question. */
export function checkCheckPlacement({ position, colors, edition, format: named, shooter }: CheckPlacementDocument): readonly Problem[] {
  const format = formatOf(colors, named);
  const seats = [...checkSeating(colors, format), ...checkShooter(shooter, colors)];
  return seats.length > 0 ? seats : checkPosition(position, 'position', { format, tables: [tableFor(edition)], striker: 'anywhere' });
}

/** Discs to be placed: of the right colour, each once, none of them on the table. */
export function checkPlace(document: PlaceDocument): readonly Problem[] {
  const { position, colors, penalty, offTable, readings } = document;
  const format = formatOf(colors, document.format);
  const head = [...checkSeating(colors, format), ...checkReadings(readings)];
  if (head.length > 0) return head;
  const place = checkPosition(position, 'position', { format, tables: [tableFor(document.edition, readings)] });
  if (place.length > 0) return place;
  if (penalty === undefined && offTable === undefined) return [problem('penalty', 'neither', undefined, 'penalty', 'offTable')];
  const penalties: readonly Asked[] =
    penalty === undefined ? [] : 'disc' in penalty ? [ask(penalty, 'penalty')] : listOf(penalty, 'penalty');
  return checkAsked([...penalties, ...listOf(offTable ?? [], 'offTable')], new Set(position.discs.map((disc) => disc.id)), format, colors);
}

interface Asked {
  readonly disc: DiscId;
  readonly seat?: Seat;
  readonly path: string;
}

const ask = (request: { readonly disc: DiscId; readonly seat?: Seat }, path: string): Asked => ({ ...request, path });

const listOf = (requests: readonly { readonly disc: DiscId; readonly seat?: Seat }[], path: string): readonly Asked[] =>
  requests.map((request, i) => ask(request, joinPath(path, i)));

function checkAsked(asked: readonly Asked[], there: ReadonlySet<DiscId>, format: Format, colors: Seating): readonly Problem[] {
  const seen = new Map<DiscId, string>();
  return asked.flatMap(({ disc, seat, path }) => {
    const at = joinPath(path, 'disc');
    const first = seen.get(disc);
    if (first !== undefined) return [problem(at, 'duplicate', disc, first)];
    seen.set(disc, at);
    if (there.has(disc)) return [problem(at, 'on-table-already', disc)];
    const number = checkNumber(disc, at, format);
    return number.length > 0 || seat === undefined ? number : checkOwner(disc, seat, path, colors);
  });
}

function checkOwner(disc: DiscId, seat: Seat, path: string, colors: Seating): readonly Problem[] {
  const playing: Color | undefined = colorAt(colors, seat);
  if (playing === undefined) return checkShooter(seat, colors, joinPath(path, 'seat'));
  return playing === colorOf(disc) ? [] : [problem(joinPath(path, 'disc'), 'wrong-color', disc, playing, seat)];
}

/** A log: every entry by itself. Whether an entry follows from the one before is known only when the log is played. */
export function checkLog(document: LogDocument): readonly Problem[] {
  const { format = 'singles', colors, log, readings } = document;
  const head = [...checkSeating(colors, format), ...checkReadings(readings), ...checkAbout(document)];
  if (head.length > 0) return head;
  const tables = [tableFor(document.edition, readings)];
  return log.flatMap((entry, i) => {
    const path = joinPath('log', i);
    if (entry.noted) return checkNoted(entry, path, colors);
    return [
      ...checkStriker(entry, path, tables),
      ...checkGiven(entry, path, { format, tables }, colors, { before: entry.striker !== undefined }),
    ];
  });
}

/** What a sheet knows beside the game fits the game: as many times as entries, a swap only where there are partners. */
function checkAbout({ format, log, about }: LogDocument): readonly Problem[] {
  const { times, swaps = [], names } = about ?? {};
  const most = format === 'doubles' ? 2 : 1;
  const wrong: Problem[] = [];
  if (times && times.length !== log.length)
    wrong.push(problem('about.times', times.length < log.length ? 'too-few' : 'too-many', times, log.length));
  for (const [i, { before }] of swaps.entries()) {
    const path = joinPath('about.swaps', i);
    if (format !== 'doubles') wrong.push(problem(path, 'not-in-format', 'swap', 'singles'));
    else if (before > log.length) wrong.push(problem(`${path}.before`, 'out-of-range', before, `0..${log.length}`));
  }
  for (const color of ['red', 'black'] as const)
    if ((names?.[color].length ?? 0) > most) wrong.push(problem(`about.names.${color}`, 'too-many', names?.[color], most));
  return wrong;
}

const GIVEN = ['before', 'striker', 'report', 'stroke', 'incidents'] as const;

/** A finding of a score sheet stands alone: whoever knows more of the stroke reports it. */
function checkNoted(entry: LogEntry, path: string, colors: Seating): readonly Problem[] {
  const other = GIVEN.find((name) => entry[name] !== undefined);
  if (other !== undefined) return [problem(joinPath(path, 'noted'), 'both', entry.noted, other, 'noted')];
  const seats = (entry.noted ?? []).flatMap(({ seat }, i) => checkShooter(seat, colors, `${joinPath(joinPath(path, 'noted'), i)}.seat`));
  return [...checkShooter(entry.shooter, colors, joinPath(path, 'shooter')), ...seats];
}

function checkStriker(entry: LogEntry, path: string, tables: readonly Table[]): readonly Problem[] {
  if (entry.striker && entry.before) return [problem(joinPath(path, 'striker'), 'both', entry.striker, 'before', 'striker')];
  return entry.striker ? checkPosition({ discs: [], striker: entry.striker }, path, { tables }) : [];
}
