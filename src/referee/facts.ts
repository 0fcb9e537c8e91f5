/**
 * What happened, in the referee's words: whose turn it was, what lay where, what was touched in which order, what fell, flew and broke.
 * One pass over the report; no rule of any edition is in here.
 */
import { compareDiscs, inOrder, SLOTS, slotOf } from '../geometry/discs.ts';
import { alongBoard, OPPOSITE_SEAT } from '../geometry/seats.ts';
import type { Table } from '../geometry/table.ts';
import { LENGTH_TOLERANCE, SIMULTANEOUS } from '../geometry/tolerance.ts';
import type { EditionRules } from './edition.ts';
import { EDITIONS } from './editions.ts';
import { happensTo } from './events.ts';
import { colorOfSeat, ofColor, otherColor, seatOf } from './seats.ts';
import { tableUnder } from './sizes.ts';
import type { BrokenEvent, Color, Disc, DiscId, DiscShade, LandedEvent, Pocket, Point, RefereeCase, Seat } from './types.ts';
import { shadeAt } from './zones.ts';

/** `fell-later`: untouched, from the pocket's edge. */
export type Fate = 'stays' | 'pocketed' | 'off-table' | 'fell-later';

/** One disc that lay on the table before the stroke. */
export interface DiscFact {
  readonly id: DiscId;
  readonly color: Color;
  readonly before: Disc;
  /** Where the report left it; null where it left the table. */
  after: Disc | null;
  /** Before the stroke, for its owner. */
  readonly shade: DiscShade;
  fate: Fate;
  /** Further than the measuring tolerance from where it lay, or gone. */
  moved: boolean;
  /** The striker itself touched it. */
  touched: boolean;
  /** Over which board or corner, null where it is not known. */
  readonly over: Seat | Pocket | null;
  readonly landed: LandedEvent | null;
  readonly broken: BrokenEvent | null;
  readonly fell: 'before-next-stroke' | 'during-stroke' | null;
  readonly onEdge: boolean;
  /** Landed, broke, fell later, stands on edge or left the table: any of these. */
  readonly isOdd: boolean;
}

/** What the striker did. */
export interface StrikerFact {
  /** The discs of its first contact, several where simultaneous: red first, then by number. */
  readonly first: readonly DiscFact[];
  /** Boards touched before the first disc. */
  readonly far: boolean;
  readonly side: boolean;
  readonly own: boolean;
  /** The far board touched at any time. */
  readonly farEver: boolean;
  /** A board touched at the very moment of the first disc. */
  readonly boardTogether: 'far' | 'side' | 'own' | null;
  /** Seconds between the first contact and the striker's next with another disc. */
  readonly gap: number;
  readonly pocketed: boolean;
  readonly offTable: boolean;
  readonly broken: BrokenEvent | null;
  /** Back over the shooter's line. */
  readonly returned: boolean;
}

export interface Facts {
  /** The table it happened on. */
  readonly table: Table;
  /** Null where nobody has the right to play. */
  readonly shooter: Seat | null;
  readonly color: Color | null;
  readonly opponent: Color | null;
  /** The seats whose edge zones are each colour's own in this stroke. */
  readonly seats: Readonly<Record<Color, Seat>>;
  /** Whether a stroke was made. */
  readonly stroke: boolean;
  /** What lay on the table before, red first, then by number, however the case lists it; empty where the case does not say (`known` false). */
  readonly discs: readonly DiscFact[];
  readonly known: boolean;
  readonly striker: StrikerFact;
  /** The striker's coordinate along the shooter's board; null where there was none. */
  readonly strokeFrom: number | null;
  /** The events of the report, by their place in it, that make the way to the first contact. */
  readonly way: readonly number[];
}

/** Discs by `slotOf` their names. */
type Slots = readonly (DiscOnTable | undefined)[];

interface Building {
  readonly slots: Slots;
  first: DiscFact[];
  firstTime: number;
  gap: number;
  boards: { seat: Seat; t: number }[];
  pocketed: boolean;
  offTable: boolean;
  broken: BrokenEvent | null;
  returned: boolean;
}

/** What seldom happens to a disc. */
interface Odd {
  over: Seat | Pocket | null;
  landed: LandedEvent | null;
  broken: BrokenEvent | null;
  fell: DiscFact['fell'];
  onEdge: boolean;
}

const ORDINARY: Readonly<Odd> = { over: null, landed: null, broken: null, fell: null, onEdge: false };

/** Most discs of a stroke are never asked for their shade: it is measured when it is. */
class DiscOnTable implements DiscFact {
  declare readonly id: DiscId;
  declare readonly color: Color;
  declare readonly before: Disc;
  declare after: Disc | null;
  fate: Fate = 'stays';
  moved = false;
  touched = false;
  private odd: Readonly<Odd> = ORDINARY;
  declare private readonly seat: Seat;
  declare private readonly table: Table;
  private measured: DiscShade | null = null;

  constructor(table: Table, disc: Disc, seat: Seat) {
    this.table = table;
    this.id = disc.id;
    this.color = disc.color;
    this.before = disc;
    this.after = disc;
    this.seat = seat;
  }

  get shade(): DiscShade {
    this.measured ??= shadeAt(this.table, this.before, this.seat);
    return this.measured;
  }

  get over(): Odd['over'] {
    return this.odd.over;
  }
  get landed(): Odd['landed'] {
    return this.odd.landed;
  }
  get broken(): Odd['broken'] {
    return this.odd.broken;
  }
  get fell(): Odd['fell'] {
    return this.odd.fell;
  }
  get onEdge(): boolean {
    return this.odd.onEdge;
  }

  /** Whether anything of that kind happened to it. */
  get isOdd(): boolean {
    return this.odd !== ORDINARY;
  }

  befalls(what: Partial<Odd>): void {
    this.odd = { ...this.odd, ...what };
  }
}

function strikerTouches(building: Building, disc: DiscFact, t: number): void {
  disc.touched = true;
  if (building.first.length === 0) building.firstTime = t;
  else if (building.first.includes(disc)) return;
  if (t - building.firstTime <= SIMULTANEOUS) building.first.push(disc);
  else building.gap = Math.min(building.gap, t - building.firstTime);
}

function away(disc: DiscFact, fate: Fate): void {
  // What once was over the board counts as over the board, wherever it ends.
  if (disc.fate !== 'off-table') disc.fate = fate;
}

function breaks(disc: DiscOnTable, event: BrokenEvent): void {
  disc.befalls({ broken: event });
  if (event.larger === 'pocketed' || event.larger === 'off-table') away(disc, event.larger);
}

type CaseEvents = NonNullable<RefereeCase['report']>['events'];

function strikerEvent(building: Building, event: CaseEvents[number], shooter: Seat | null): void {
  if (event.type === 'pocketed') building.pocketed = true;
  else if (event.type === 'off-table') building.offTable = true;
  else if (event.type === 'board') building.boards.push({ seat: event.board, t: event.t });
  else if (event.type === 'zone-return' && event.seat === shooter) building.returned = true;
  else if (event.type === 'broken') building.broken = event;
}

function discEvent(disc: DiscOnTable, event: CaseEvents[number]): void {
  if (event.type === 'pocketed') away(disc, 'pocketed');
  else if (event.type === 'off-table') {
    disc.fate = 'off-table';
    disc.befalls({ over: event.over });
  } else if (event.type === 'landed') disc.befalls({ landed: event });
  else if (event.type === 'on-edge') disc.befalls({ onEdge: true });
  else if (event.type === 'broken') breaks(disc, event);
  else if (event.type === 'fell-later') {
    away(disc, 'fell-later');
    disc.befalls({ fell: event.when });
  }
}

function readEvents(building: Building, events: CaseEvents, shooter: Seat | null): void {
  for (const event of events) {
    if (event.type === 'contact') {
      const touched = event.a === 'striker' ? building.slots[slotOf(event.b)] : undefined;
      if (touched !== undefined) strikerTouches(building, touched, event.t);
    } else if (event.disc === 'striker') strikerEvent(building, event, shooter);
    else if (event.type !== 'board') {
      const disc = building.slots[slotOf(event.disc)];
      if (disc !== undefined) discEvent(disc, event);
    }
  }
}

function readAfter(discs: readonly DiscOnTable[], slots: Slots, after: readonly Disc[]): void {
  let next = 0;
  for (const place of after) {
    // Both lists are nearly always in the same order.
    while (next < discs.length && (discs[next] as DiscFact).fate !== 'stays' && (discs[next] as DiscFact).id !== place.id) next++;
    const expected = discs[next];
    const disc = expected !== undefined && expected.id === place.id ? expected : slots[slotOf(place.id)];
    if (disc === expected) next++;
    if (disc !== undefined) disc.after = place;
  }
  for (const disc of discs) {
    if (disc.fate === 'stays') {
      const { before } = disc;
      const dx = (disc.after as Disc).x - before.x;
      const dy = (disc.after as Disc).y - before.y;
      disc.moved = dx * dx + dy * dy > LENGTH_TOLERANCE * LENGTH_TOLERANCE;
    } else {
      disc.moved = true;
      if (disc.fate !== 'fell-later') disc.after = null;
    }
  }
}

function boardKind(seat: Seat, shooter: Seat | null): 'far' | 'side' | 'own' {
  if (seat === shooter) return 'own';
  return shooter !== null && OPPOSITE_SEAT[shooter] === seat ? 'far' : 'side';
}

function strikerFact(building: Building, shooter: Seat | null): StrikerFact {
  let far = false;
  let side = false;
  let own = false;
  let together: StrikerFact['boardTogether'] = null;
  let farEver = false;
  for (const { seat, t } of building.boards) {
    const kind = boardKind(seat, shooter);
    if (kind === 'far') farEver = true;
    if (t < building.firstTime - SIMULTANEOUS) {
      if (kind === 'far') far = true;
      else if (kind === 'side') side = true;
      else own = true;
    } else if (t <= building.firstTime + SIMULTANEOUS && together !== 'far') together = kind;
  }
  const { first, gap, pocketed, offTable, broken, returned } = building;
  return { first, gap, far, side, own, farEver, boardTogether: together, pocketed, offTable, broken, returned };
}

/** Indices of the events that lead to the striker's first contact, s: boards and that contact itself. */
function wayTo(events: CaseEvents, firstTime: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i] as CaseEvents[number];
    if (event.t > firstTime + SIMULTANEOUS) break;
    const contact = event.type === 'contact' && event.a === 'striker' && event.t >= firstTime - SIMULTANEOUS;
    if (contact || (event.type === 'board' && event.disc === 'striker')) found.push(i);
  }
  return found;
}

/** A report that tells only of discs falling untouched before the next stroke is not a stroke. */
function isStroke(c: RefereeCase): boolean {
  const events = c.report?.events;
  if (events === undefined || c.shooter === undefined) return false;
  return events.length === 0 || events.some((event) => event.type !== 'fell-later' || event.when !== 'before-next-stroke');
}

/** Reads a case. */
export function factsOf(c: RefereeCase, edition: EditionRules = EDITIONS[c.edition]): Facts {
  const shooter = c.shooter ?? null;
  const seats = { red: seatOf(c.colors, c.format, 'red', shooter), black: seatOf(c.colors, c.format, 'black', shooter) };
  const table = tableUnder(edition, c.readings);
  const before = c.before ?? c.report?.after;
  const discs: DiscOnTable[] = [];
  const slots: (DiscOnTable | undefined)[] = new Array(SLOTS);
  if (before !== undefined) {
    for (const disc of inOrder(before.discs)) {
      const fact = new DiscOnTable(table, disc, ofColor(seats, disc.color));
      discs.push(fact);
      slots[slotOf(fact.id)] = fact;
    }
  }
  const building: Building = {
    slots,
    first: [],
    firstTime: Number.POSITIVE_INFINITY,
    gap: Number.POSITIVE_INFINITY,
    boards: [],
    pocketed: false,
    offTable: false,
    broken: null,
    returned: false,
  };
  if (c.report !== undefined) {
    readEvents(building, c.report.events, shooter);
    if (building.first.length > 1) building.first.sort((a, b) => compareDiscs(a.id, b.id));
    readAfter(discs, slots, c.report.after.discs);
  }
  const color = shooter === null ? null : colorOfSeat(c.colors, shooter);
  const placed: Point | null = c.before?.striker ?? null;
  return {
    table,
    shooter,
    color,
    opponent: color === null ? null : otherColor(color),
    seats,
    stroke: isStroke(c),
    way: c.report === undefined ? [] : wayTo(c.report.events, building.firstTime),
    discs,
    known: before !== undefined,
    striker: strikerFact(building, shooter),
    strokeFrom: placed === null || shooter === null ? null : alongBoard(shooter, placed),
  };
}

/** The shade of a disc for its owner where the report left it; null where it left the table. */
export function shadeAfter(facts: Facts, disc: DiscFact): DiscShade | null {
  return disc.after === null ? null : shadeAt(facts.table, disc.after, ofColor(facts.seats, disc.color));
}

/**
 * Discs in the order in which the events of a report first name them, by their places where one event names two: the order of what is found of
 * single discs, which must not change with their names.
 */
export function inEventOrder(events: CaseEvents, discs: readonly DiscFact[]): readonly DiscFact[] {
  if (discs.length < 2) return discs;
  const first = new Map(discs.map((disc) => [disc, events.findIndex((event) => happensTo(event, disc.id))]));
  const at = (disc: DiscFact): number => first.get(disc) as number;
  return discs.toSorted((a, b) => at(a) - at(b) || a.before.x - b.before.x || a.before.y - b.before.y);
}
/** Whether a disc is dark for its owner where the report left it; false where it left the table. */
export const darkAfter = (facts: Facts, disc: DiscFact): boolean => shadeAfter(facts, disc)?.shade === 'dark';
