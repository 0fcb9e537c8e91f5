/**
 * The table's state without a DOM: what lies where, the stroke that is aimed, what would come of it under every edition, and the way back
 * through all that was done. Everything that changes it is a method here.
 */
import type { BodyId, Color, Point, Position, Seat, Shot, Stroke } from '../../physics/types.ts';
import {
  type CaseState,
  EDITION_IDS,
  type EditionId,
  type Format,
  type Incident,
  type RefereeCase,
  type Ruling,
  type Seating,
  type StrokeReport,
} from '../../referee/types.ts';
import { axes, SINGLES, startPosition } from './draw.ts';
import { inTray, nearestFree, type Place, snap, withBody } from './legal.ts';
import { type Played, play } from './play.ts';

/** Everything that undo brings back. */
export interface Setup {
  readonly position: Position;
  readonly shooter: Seat;
  readonly stroke: Stroke;
  readonly caseState: CaseState;
  /** A stroke reported by hand in place of a simulated one; gone as soon as anything is moved. */
  readonly report: StrokeReport | null;
  readonly incidents: readonly Incident[];
}
export interface Opening extends Partial<Setup> {
  readonly position: Position;
  readonly format?: Format;
  readonly colors?: Seating;
  readonly edition?: EditionId;
  readonly editions?: readonly EditionId[];
  readonly readings?: Readonly<Record<string, string>>;
}

/** Above the fastest stroke of a strong player, m/s. */
export const MAX_SPEED = 8;
export const MIN_SPEED = 0.1;
const INWARD: Readonly<Record<Seat, number>> = { south: 90, west: 0, north: 270, east: 180 };
/** The newest edition first, as everywhere on the site. */
const NEWEST_FIRST: readonly EditionId[] = ['2017', '2010', '2008', 'club'];

const turned = (angle: number) => (((Math.round(angle * 1000) / 1000) % 360) + 360) % 360;
const bounded = (speed: number) => Math.min(MAX_SPEED, Math.max(MIN_SPEED, Math.round(speed * 1000) / 1000));

function setupOf(o: Opening): Setup {
  const shooter = o.shooter ?? 'south';
  return {
    position: o.position,
    shooter,
    stroke: o.stroke ?? { angle: INWARD[shooter], speed: 3 },
    caseState: o.caseState ?? {},
    report: o.report ?? null,
    incidents: o.incidents ?? [],
  };
}

export class TableState {
  #now: Setup = $state.raw(setupOf({ position: startPosition() }));
  #past: readonly Setup[] = $state.raw([]);
  #future: readonly Setup[] = $state.raw([]);
  /** What a drag or a row of key presses began with; becomes one step of undo. */
  #held: Setup | null = null;
  format: Format = $state('singles');
  colors: Seating = $state.raw(SINGLES);
  editions: readonly EditionId[] = $state.raw(NEWEST_FIRST);
  /** The edition whose placements are drawn and whose ruling is followed. */
  edition: EditionId = $state('2017');
  readings: Readonly<Record<string, string>> = $state.raw({});
  /** The referee, once it has been fetched. */
  judge: ((given: RefereeCase) => Ruling) | null = $state.raw(null);
  selected: BodyId | null = $state(null);
  snapping: boolean = $state(true);
  /** Seconds into the stroke being shown; null while the table is being set up. */
  time: number | null = $state(null);

  constructor(opening?: Opening) {
    if (opening) this.open(opening);
  }

  get position(): Position {
    return this.#now.position;
  }
  get shooter(): Seat {
    return this.#now.shooter;
  }
  get stroke(): Stroke {
    return this.#now.stroke;
  }
  get caseState(): CaseState {
    return this.#now.caseState;
  }
  get report(): StrokeReport | null {
    return this.#now.report;
  }
  get incidents(): readonly Incident[] {
    return this.#now.incidents;
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canRedo(): boolean {
    return this.#future.length > 0;
  }
  readonly perColor: number = $derived(this.format === 'singles' ? 8 : 16);
  readonly tray = $derived({
    red: inTray('red', this.position, this.perColor),
    black: inTray('black', this.position, this.perColor),
  });
  readonly shooterColor: Color = $derived(this.colors.red.includes(this.shooter) ? 'red' : 'black');

  /** The stroke as aimed, played out; null without a striker or where a stroke was reported by hand. */
  readonly played: Played | null = $derived.by(() => {
    const { striker } = this.position;
    if (!striker || this.report) return null;
    const shot: Shot = { before: { discs: this.position.discs, striker }, shooter: this.shooter, stroke: this.stroke };
    return play(shot);
  });
  /** What happens: by report or by physics. */
  readonly happened: StrokeReport | null = $derived(this.report ?? this.played?.report ?? null);
  /** What each edition says to it; none before there is a referee. */
  readonly rulings: readonly Ruling[] = $derived.by(() => {
    const { judge } = this;
    if (!judge || (!this.happened && this.incidents.length === 0)) return [];
    return this.editions.map((edition) => judge(this.#caseFor(edition)));
  });
  readonly ruling: Ruling | null = $derived(this.rulings.find((r) => r.edition === this.edition) ?? this.rulings[0] ?? null);
  readonly duration: number = $derived(this.played?.report.duration ?? 0);
  readonly finished: boolean = $derived(this.time !== null && this.time >= this.duration);
  /** Where the stroke left everything. */
  readonly left: Position = $derived(this.happened?.after ?? this.position);
  /** What lies on the table at the moment shown; at the end as the referee leaves it, with what was put back and placed. */
  readonly shown: Position = $derived.by(() => {
    if (this.time === null) return this.position;
    if (!this.finished && this.played) return this.played.at(this.time);
    const { discs } = this.ruling?.position ?? this.left;
    return { discs, striker: this.left.striker ?? null };
  });

  #caseFor(edition: EditionId): RefereeCase {
    return {
      edition,
      format: this.format,
      colors: this.colors,
      shooter: this.shooter,
      before: this.position,
      state: this.caseState,
      readings: this.readings,
      ...(this.happened ? { report: this.happened } : {}),
      ...(this.incidents.length > 0 ? { incidents: this.incidents } : {}),
    };
  }

  /** Sets everything up afresh; nothing to undo remains. */
  open(opening: Opening): void {
    this.format = opening.format ?? 'singles';
    this.colors = opening.colors ?? SINGLES;
    this.editions = opening.editions ?? NEWEST_FIRST.filter((id) => EDITION_IDS.includes(id));
    this.edition = opening.edition ?? this.editions[0] ?? '2017';
    this.readings = opening.readings ?? {};
    this.#now = setupOf(opening);
    this.#past = [];
    this.#future = [];
    this.time = null;
    this.selected = null;
  }

  /** Changes the set-up. Within `hold` … `release` all changes are one step back. */
  #change(change: Partial<Setup>): void {
    const next: Setup = { ...this.#now, report: null, incidents: [], ...change };
    if (!this.#held) this.#past = [...this.#past, this.#now];
    this.#future = [];
    this.#now = next;
    this.time = null;
  }
  hold(): void {
    this.#held ??= this.#now;
  }
  release(): void {
    if (this.#held && this.#held !== this.#now) this.#past = [...this.#past, this.#held];
    this.#held = null;
  }
  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#future = [this.#now, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#now = last;
    this.time = null;
  }
  redo(): void {
    const [next, ...rest] = this.#future;
    if (!next) return;
    this.#past = [...this.#past, this.#now];
    this.#future = rest;
    this.#now = next;
    this.time = null;
  }

  /** Puts a body where it was wished, or where it can lie nearest to that; null where there is no room for it. */
  put(id: BodyId, wanted: Point, snapped = false): Place | null {
    const wish = snapped && this.snapping ? snap(id, wanted, this.position, this.shooter) : wanted;
    const place = nearestFree(id, wish, this.position, this.shooter);
    if (!place) return null;
    this.#change({ position: withBody(this.position, id, place) });
    return place;
  }
  /** Moves by so many mm; what is in the way is passed over. */
  nudge(id: BodyId, dx: number, dy: number): Place | null {
    const from = this.placeOf(id);
    return from && this.put(id, { x: from.x + dx, y: from.y + dy });
  }
  remove(id: BodyId): void {
    this.#change({ position: withBody(this.position, id, null) });
    if (this.selected === id) this.selected = null;
  }
  /** Adds the lowest disc of a colour from the tray, near the middle of the table. */
  add(color: Color, wanted: Point = { x: color === 'red' ? -60 : 60, y: 0 }): BodyId | null {
    const id = this.tray[color][0];
    if (!id || !this.put(id, wanted)) return null;
    this.selected = id;
    return id;
  }
  placeOf(id: BodyId): Point | null {
    return (id === 'striker' ? this.position.striker : this.position.discs.find((d) => d.id === id)) ?? null;
  }
  start(): void {
    this.#change({
      position: { ...startPosition(this.colors), striker: this.#strikerHome(this.shooter) },
      caseState: {},
      stroke: this.#straight(this.shooter),
    });
  }
  clear(): void {
    this.#change({ position: { discs: [], striker: null } });
    this.selected = null;
  }
  /** Hands the right to stroke to a seat; the striker goes along. */
  giveTo(shooter: Seat): void {
    if (shooter === this.shooter) return;
    const without = { ...this.position, striker: null };
    const home = nearestFree('striker', this.#strikerHome(shooter), without, shooter);
    this.#change({ shooter, position: { ...without, striker: home && { x: home.x, y: home.y } }, stroke: this.#straight(shooter) });
  }
  /** Puts the striker in the middle of the shooter's edge zone, or as near to it as there is room. */
  placeStriker(): void {
    this.put('striker', this.#strikerHome(this.shooter));
  }
  #strikerHome(shooter: Seat): Point {
    const { inward } = axes(shooter);
    return { x: -440 * inward.x + 0, y: -440 * inward.y + 0 };
  }
  #straight(shooter: Seat): Stroke {
    return { angle: INWARD[shooter], speed: this.stroke.speed };
  }
  aim(stroke: Partial<Stroke>): void {
    const angle = turned(stroke.angle ?? this.stroke.angle);
    const speed = bounded(stroke.speed ?? this.stroke.speed);
    this.#change({ stroke: { angle, speed } });
  }
  /** Takes another reading where the books leave more than one. */
  read(reading: string, option: string): void {
    this.readings = { ...this.readings, [reading]: option };
  }
  owe(color: Color, count: number): void {
    const debts = { red: 0, black: 0, ...this.caseState.debts };
    this.#change({ caseState: { ...this.caseState, debts: { ...debts, [color]: Math.max(0, Math.min(this.perColor, count)) } } });
  }
  /** Goes on with the position that a ruling leaves, the striker with whoever strokes next. */
  follow(ruling: Ruling): void {
    if (!ruling.position) return;
    const next = ruling.turn === 'continues' ? this.shooter : this.#nextSeat();
    const home = nearestFree('striker', this.#strikerHome(next), ruling.position, next);
    this.#change({
      position: { discs: ruling.position.discs, striker: home && { x: home.x, y: home.y } },
      shooter: next,
      stroke: this.#straight(next),
      caseState: { ...this.caseState, debts: ruling.debts },
    });
  }
  #nextSeat(): Seat {
    const round: readonly Seat[] = ['south', 'west', 'north', 'east'];
    const seats = [...this.colors.red, ...this.colors.black];
    const from = round.indexOf(this.shooter);
    return [1, 2, 3].map((i) => round[(from + i) % 4] as Seat).find((seat) => seats.includes(seat)) ?? this.shooter;
  }
}
