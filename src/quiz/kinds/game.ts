/** A game followed through a set, series by series: whose turn it is, what is owed, who has been warned, who has won. */
import { SINGLES } from '../../geometry/row.ts';
import { COLORS } from '../../geometry/types.ts';
import type { Random } from '../../random/random.ts';
import type { RuleCode } from '../../referee/codes.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { type PlayEntry, type Played, play } from '../../referee/play.ts';
import { colorOfSeat, otherColor } from '../../referee/seats.ts';
import type { ByColor, Color, EditionId, Seat } from '../../referee/types.ts';
import { shuffled } from '../distractors.ts';
import { drawIncident } from '../scene/incidents.ts';
import { isSettled } from '../settled.ts';
import type { Choice, MistakeCode, Option, Part, Question, Scene, Standing } from '../types.ts';
import { asked, citedBy, type Maker, type Making } from './context.ts';

/** How many series are told of. */
const LENGTH = { 1: [3, 4], 2: [5, 6], 3: [7, 9] } as const;

/** How a series may end, as often as it does; two together are one offence with two faults. */
const SERIES: readonly (readonly RuleCode[])[] = [
  ['nothing-pocketed'],
  ['nothing-pocketed'],
  ['striker-pocketed'],
  ['striker-pocketed'],
  ['opponent-first'],
  ['nothing-touched'],
  ['own-dark-directly'],
  ['striker-off-table'],
  ['opponent-first', 'striker-pocketed'],
];

type Log = { readonly first: Color; readonly log: readonly PlayEntry[] };

const playLog = (edition: EditionId, { first, log }: Log, readings: Readonly<Record<string, string>> = {}): Played | null => {
  const played = play({ edition, colors: SINGLES, first, log, readings });
  return played.ok ? played : null;
};

/** Whether the first set is decided, or begun again. */
const isOver = ({ sets, game }: Played): boolean => game !== null || sets[0]?.outcome !== null || (sets[0]?.replays.length ?? 0) > 0;

const debtsOf = ({ state }: Played): ByColor<number> => {
  const debts = (state.debts ?? {}) as Readonly<Partial<Record<Color, number>>>;
  return { red: debts.red ?? 0, black: debts.black ?? 0 };
};

/** One thing more that happens, by lot; null where it is no fair one. */
function nextEntry({ random, edition, difficulty }: Making, so: Played, last: boolean): PlayEntry | null {
  const { next } = so;
  if (next === null) return null;
  const color = colorOfSeat(SINGLES, next);
  const debts = debtsOf(so);
  const owing = COLORS.filter((each) => debts[each] > 0);
  if (last && difficulty > 1 && random.chance(0.2)) return { shooter: next, noted: [{ rule: 'all-pocketed', color }] };
  if (owing.length > 0 && random.chance(0.25)) return { shooter: next, noted: [{ rule: 'penalty-placement', color: random.pick(owing) }] };
  if (random.chance(0.25 + 0.05 * difficulty)) return incidentEntry(random, next);
  const rules = random.pick(SERIES).filter((rule) => EDITIONS[edition].rules[rule] !== undefined);
  return rules.length === 0 ? null : { shooter: next, noted: rules.map((rule) => ({ rule, color })) };
}

/** Something one of them does; what moved is not told, so nothing of the sort is drawn. */
function incidentEntry(random: Random, next: Seat): PlayEntry | null {
  const { scene } = drawIncident(random, false);
  const [incident] = scene.incidents ?? [];
  if (scene.format !== 'singles' || incident === undefined || scene.shooter === undefined) return null;
  if (incident.type === 'penalty-forgotten' || incident.type.includes('out-of')) return null;
  const mine = colorOfSeat(SINGLES, scene.shooter) === incident.by;
  const color = colorOfSeat(SINGLES, next);
  return { shooter: next, incidents: [{ ...incident, by: mine ? color : otherColor(color) }] };
}

/** The game by lot, no entry of which says nothing or hangs on a reading. */
function drawLog(making: Making): Log | null {
  const { random, edition, difficulty } = making;
  const [least, most] = LENGTH[difficulty];
  const length = random.int(least, most);
  const first = random.pick(COLORS);
  let log: readonly PlayEntry[] = [];
  let so = playLog(edition, { first, log });
  for (let tries = 0; so !== null && log.length < length && tries < 4 * length; tries++) {
    const entry = nextEntry(making, so, log.length === length - 1);
    if (entry === null) continue;
    const longer = [...log, entry];
    const played = playLog(edition, { first, log: longer });
    const ruling = played?.rulings.at(-1);
    if (!played || !ruling || played.game !== null || played.outOfTurn.length > 0) continue;
    if (ruling.findings.length === 0 || ruling.restored.length > 0) continue;
    // The set ends with the last entry or not at all.
    if (isOver(played) && longer.length < length) continue;
    if (!isFirm(edition, { first, log: longer })) continue;
    log = longer;
    so = played;
  }
  return log.length === length ? { first, log } : null;
}

/**
 * Whether discs can have been on the table as the log has it: an owed disc goes there once one was pocketed (17.4), so after a series of whoever owes
 * it, and nobody has pocketed all while one is owed (17.5).
 */
function isPossible(edition: EditionId, { first, log }: Log): boolean {
  const struck = new Set<Color>();
  return log.every(({ shooter, noted = [] }, i) =>
    noted.every(({ rule, color }) => {
      if (color === undefined) return true;
      if (rule === 'penalty-placement') return struck.has(color);
      if (shooter !== undefined) struck.add(colorOfSeat(SINGLES, shooter));
      if (rule !== 'all-pocketed') return true;
      const before = playLog(edition, { first, log: log.slice(0, i) });
      return before !== null && debtsOf(before)[color] === 0;
    }),
  );
}

const standing = (played: Played): string =>
  JSON.stringify([played.next, debtsOf(played), played.state.warnings, played.state.losesNext, played.score, played.game]);

const isFirm = (edition: EditionId, log: Log): boolean =>
  isSettled((readings) => {
    const played = playLog(edition, log, readings);
    return { key: played === null ? '' : standing(played), notes: played?.rulings.flatMap(({ notes }) => notes) ?? [] };
  });

function partOf({ random }: Making, what: Standing | 'next', right: Choice, wrong: readonly (readonly [Choice, MistakeCode])[]): Part {
  const options = [
    { choice: right, mistake: null },
    ...wrong
      .filter(([choice]) => JSON.stringify(choice) !== JSON.stringify(right))
      .map(([choice, code]): Option => ({ choice, mistake: { code } })),
  ];
  return { what, ...shuffled(random, options) };
}

/** So many among their neighbours, in order. */
function countPart(what: 'due' | 'warned', n: number, color: Color): Part {
  const least = Math.max(0, n - 2);
  const counts = [least, least + 1, least + 2, least + 3];
  const options = counts.map((m): Option => ({ choice: { type: 'count', n: m }, mistake: m === n ? null : { code: 'miscounted' } }));
  return { what, color, options, right: counts.indexOf(n) };
}

function partsOf(making: Making, played: Played): readonly Part[] {
  const over = isOver(played);
  const winner = played.sets[0]?.winner ?? null;
  const won = (color: Color | null): Choice => ({ type: 'winner', color });
  const seat = (who: Seat): Choice => ({ type: 'seat', seat: who });
  const next = played.next ?? 'south';
  const other = next === 'south' ? 'north' : 'south';
  const debts = debtsOf(played);
  const warnings = COLORS.map((color) => ({ color, n: played.state.warnings?.[color] ?? 0 }));
  const end: readonly Part[] = [
    partOf(making, 'won', won(winner), [
      [won('red'), over ? 'other-player' : 'set-too-hard'],
      [won('black'), over ? 'other-player' : 'set-too-hard'],
      [won(null), 'set-missed'],
    ]),
  ];
  return [
    ...(over || making.difficulty === 3 ? end : []),
    partOf(making, 'next', seat(next), [[seat(other), over ? 'other-player' : 'kept-right']]),
    ...(over ? [] : COLORS.map((color) => countPart('due', debts[color], color))),
    ...warnings.filter(({ n }) => n > 0).map(({ color, n }) => countPart('warned', n, color)),
  ];
}

/** A set by lot. */
export const makeGame: Maker = (making): Question | null => {
  const { edition } = making;
  const drawn = drawLog(making);
  const played = drawn && playLog(edition, drawn);
  if (!drawn || !played || (isOver(played) && played.sets[0]?.winner === null)) return null;
  if (!isPossible(edition, drawn)) return null;
  const findings = [...played.rulings].reverse().flatMap((ruling) => ruling.findings);
  const incidents = drawn.log.filter((entry) => entry.incidents !== undefined).length;
  // A list of strokes that cost nothing is no game to follow.
  if (incidents === 0 && debtsOf(played).red + debtsOf(played).black === 0) return null;
  const scene: Scene = { format: 'singles', colors: SINGLES, position: { discs: [] }, ...drawn };
  const basis = { kind: 'game' as const, ask: { kind: 'game' as const }, ...citedBy(findings), scene };
  return { ...asked(making, basis), form: 'parts', parts: partsOf(making, played) };
};
