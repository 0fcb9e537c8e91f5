/** Cases to be tried: reported strokes, and incidents of the catalogue, in any state of a set. */
import { NOMINAL } from '../geometry/parameters.ts';
import { SEATING } from '../geometry/row.ts';
import { POCKETS, SEATS } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import { situations } from '../referee/finder/situations.ts';
import type { IncidentSituation } from '../referee/finder/types.ts';
import type { CaseState, Color, Disc, DiscId, Format, Incident, Point, Seat } from '../referee/types.ts';
import { strikerMayLie } from '../referee/zones.ts';
import { REST } from './case.ts';
import type { Fate, StrikerFate, StrokeOutline, Subject } from './types.ts';

/** Places that differ by rule: both edge zones, the circle, the open, a side's edge; apart by more than two discs. */
const PLACES: Readonly<Record<string, readonly Point[]>> = {
  south: [-300, -180, 180, 300].map((x) => ({ x, y: -440 })),
  north: [-300, -180, -60, 60, 180, 300].map((x) => ({ x, y: 440 })),
  west: [-200, 0, 200].map((y) => ({ x: -440, y })),
  east: [-200, 0, 200].map((y) => ({ x: 440, y })),
  circle: [-50, 50].flatMap((x) => [-50, 50].map((y) => ({ x, y }))),
  open: [-280, -180, 180, 280].flatMap((x) => [-280, -180, 180, 280].map((y) => ({ x, y }))),
  edge: [
    { x: 0, y: -430 },
    { x: 0, y: NOMINAL.discTight },
    { x: -120, y: NOMINAL.discTight },
    { x: 110, y: 0 },
    { x: 0, y: 110 },
  ],
};
const ZONES = ['south', 'north', 'north', 'west', 'east', 'circle', 'circle', 'open', 'open', 'open', 'edge'] as const;

const apart = (a: Point, b: Point): boolean => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 > 45 * 45;

/** A place of some zone that is clear of all those taken. */
function placeFor(random: Random, taken: Point[]): Point {
  let place = random.pick(PLACES[random.pick(ZONES)] as readonly Point[]);
  for (let tries = 0; tries < 200 && !taken.every((other) => apart(other, place)); tries += 1) {
    place = random.pick(PLACES[random.pick(ZONES)] as readonly Point[]);
  }
  taken.push(place);
  return place;
}

function discsFor(random: Random, taken: Point[]): readonly Disc[] {
  const of = (color: Color, count: number): readonly Disc[] =>
    Array.from({ length: count }, (_, i): Disc => ({ id: `${color}${i + 1}`, color, ...placeFor(random, taken) }));
  return [...of('red', random.int(0, 4)), ...of('black', random.int(0, 4))];
}

/** The points where returning discs go: the middle, the crossings in the circle, its diagonals, the middles of the boards. */
const POINTS: readonly Point[] = [
  { x: 0, y: 0 },
  ...[110, -110].flatMap((d) => [
    { x: d, y: 0 },
    { x: 0, y: d },
  ]),
  ...[77.78, -77.78].flatMap((x) => [77.78, -77.78].map((y) => ({ x, y }))),
  ...[NOMINAL.discTight, -NOMINAL.discTight].map((y) => ({ x: 0, y })),
];

/** Discs of both colours on some of a list of places, none more than its colour has. */
function spread(random: Random, places: readonly Point[], discs: readonly Disc[]): readonly Disc[] {
  const all = [...discs];
  for (const place of places) {
    const color = random.pick(['red', 'black'] as const);
    const count = all.filter((disc) => disc.color === color).length;
    if (count < 8 && all.every((disc) => apart(disc, place) || (disc.x - place.x) ** 2 + (disc.y - place.y) ** 2 > 30.1 ** 2)) {
      all.push({ id: `${color}${count + 1}`, color, ...place });
    }
  }
  return all;
}

/** Around a disc, touching it nearly, so that another cannot slide off it to every side. */
const around = ({ x, y }: Point): readonly Point[] =>
  [0, 45, 90, 135, 180, 225, 270, 315].map((side) => ({
    x: Math.round(x + 31 * Math.cos((side * Math.PI) / 180)),
    y: Math.round(y + 31 * Math.sin((side * Math.PI) / 180)),
  }));

/** Now and then a table on which the places of returning discs are taken. */
function crowded(random: Random, discs: readonly Disc[], taken: Point[]): readonly Disc[] {
  const kind = random.real();
  const lower = discs[0];
  const places = kind < 0.12 ? some(random, POINTS, 0.75) : kind < 0.2 && lower !== undefined ? some(random, around(lower), 0.6) : [];
  const all = spread(random, places, discs);
  taken.push(...all.slice(discs.length));
  return all;
}

const FATES = [
  'moved',
  'moved',
  'moved',
  'moved',
  'pocketed',
  'pocketed',
  'pocketed',
  'off-table',
  'fell-back',
  'fell-later',
  'landed',
  'on-edge',
  'broken',
] as const;

function fateFor(random: Random, disc: Disc, others: readonly Disc[], taken: Point[]): Fate {
  const what = random.pick(FATES);
  const to = placeFor(random, taken);
  if (what === 'moved') return { what, to };
  if (what === 'fell-back')
    return {
      what,
      to,
      hit: random.pick(others.filter(({ id }) => id !== disc.id))?.id ?? null,
    };
  if (what === 'pocketed') return { what, pocket: random.pick(POCKETS) };
  if (what === 'off-table') return { what, over: random.pick(random.chance(0.7) ? SEATS : POCKETS) };
  if (what === 'fell-later') return { what, pocket: random.pick(POCKETS), when: random.pick(['before-next-stroke', 'during-stroke']) };
  if (what === 'landed') {
    const lower = others.filter(({ id }) => id !== disc.id);
    return { what, on: random.chance(0.3) || lower.length === 0 ? 'striker' : random.pick(lower).id, side: random.int(0, 7) * 45 };
  }
  return what === 'broken'
    ? { what, larger: random.pick(['table', 'off-table', 'pocketed', 'equal']), to, harder: random.int(0, 1) === 0 ? 0 : 1 }
    : { what };
}

const STRIKERS: readonly StrikerFate[] = [
  'stays',
  'stays',
  'stays',
  'stays',
  'stays',
  'stays',
  'pocketed',
  'off-table',
  'returned',
  'broken',
];

function boardsFor(random: Random): readonly Seat[] {
  if (random.chance(0.55)) return [];
  return Array.from({ length: 1 + random.int(0, 1) }, () => random.pick(['north', 'north', 'west', 'east', 'south'] as const));
}

/** Some of a list. */
const some = <T>(random: Random, list: readonly T[], share: number): readonly T[] => list.filter(() => random.chance(share));

function outlineFor(random: Random, discs: readonly Disc[], taken: Point[]): StrokeOutline {
  const own = discs.filter(({ color }) => color === 'red' || random.chance(0.3));
  const first = own.length === 0 || random.chance(0.06) ? [] : [random.pick(own).id];
  if (first.length > 0 && random.chance(0.12)) {
    const second = random.pick(discs).id;
    if (!first.includes(second)) first.push(second);
  }
  const others = discs.map(({ id }) => id).filter((id) => !first.includes(id));
  const later = first.length === 0 ? [] : some(random, others, 0.2);
  const everything = random.chance(0.15);
  const touched = discs.filter(({ id }) => first.includes(id) || later.includes(id) || (first.length > 0 && random.chance(0.45)));
  const fates: Partial<Record<DiscId, Fate>> = {};
  for (const disc of touched) {
    if (everything) fates[disc.id] = { what: 'pocketed', pocket: 'nw' };
    else if (random.chance(0.7)) fates[disc.id] = fateFor(random, disc, discs, taken);
  }
  return { boards: boardsFor(random), first, later, fates, striker: random.pick(STRIKERS) };
}

const either = <T>(random: Random, red: T, black: T): Readonly<Record<Color, T>> =>
  random.chance(0.5) ? { red, black: red } : { red, black };

/** What stands in the books before the stroke; mostly nothing. */
function stateFor(random: Random, format: Format): CaseState {
  const state: { -readonly [K in keyof CaseState]: CaseState[K] } = {};
  if (random.chance(0.25))
    state.debts = format === 'singles' ? either(random, random.int(0, 2), random.int(0, 2)) : { [random.pick(SEATS)]: 1 };
  if (random.chance(0.35)) state.turn = 1 + random.int(0, format === 'singles' ? 2 : 4);
  if (state.turn !== undefined) state.first = state.turn % 2 === 1 ? 'red' : 'black';
  if (state.turn !== undefined && state.turn > 1 && random.chance(0.6)) state.cleared = ['black'];
  if (random.chance(0.1)) state.deciding = true;
  if (random.chance(0.15)) state.darkMisses = { red: 2, black: 3 };
  if (random.chance(0.15)) state.warnings = either(random, 2, 1);
  if (random.chance(0.15)) state.delays = either(random, random.int(0, 2), random.int(0, 2));
  if (random.chance(0.2)) state.losses = either(random, { lateness: random.int(0, 1), misconduct: random.int(0, 1) }, {});
  return state;
}

/** A place for the striker that touches nothing; null where none was hit upon. */
function strikerFor(random: Random, discs: readonly Disc[]): Point | null {
  for (let tries = 0; tries < 30; tries += 1) {
    const at = { x: random.int(0, 34) * 20 - 340, y: -440 };
    if (strikerMayLie(NOMINAL, { discs }, at, 'south')) return at;
  }
  return null;
}

const CATALOGUE = situations().filter((one): one is IncidentSituation => one.kind === 'incident');

function incidentFor(random: Random, discs: readonly Disc[]): Incident {
  const { incident, waiting } = random.pick(CATALOGUE);
  const by: Color = waiting ? 'black' : 'red';
  const named = incident.type === 'discs-displaced' || incident.type === 'discs-moved-fetching';
  const most = typeof incident.count === 'number' ? incident.count : 0;
  return named && discs.length >= most ? { ...incident, by, discs: discs.slice(0, most).map(({ id }) => id) } : { ...incident, by };
}

/** A reported stroke, now and then with an incident. */
export function reportedStroke(random: Random): Subject {
  const format: Format = random.chance(0.75) ? 'singles' : 'doubles';
  const taken: Point[] = [REST];
  const discs = crowded(random, discsFor(random, taken), taken);
  const striker = strikerFor(random, discs);
  const incidents = random.chance(0.08) ? [incidentFor(random, discs)] : [];
  const setting = { format, colors: SEATING[format], shooter: 'south', state: stateFor(random, format), incidents, discs } as const;
  if (striker === null) return { ...setting, striker: null };
  return { ...setting, striker, outline: outlineFor(random, discs, [...taken, striker]) };
}

/** An incident without a stroke. */
export function incidentAlone(random: Random): Subject {
  const format: Format = random.chance(0.75) ? 'singles' : 'doubles';
  const discs = random.chance(0.5) ? discsFor(random, []) : [];
  return {
    ...{ format, colors: SEATING[format], shooter: 'south', state: stateFor(random, format), discs, striker: null },
    incidents: [incidentFor(random, discs)],
  };
}
