/**
 * The table's state without a DOM: what lies where, the stroke that is aimed, what would come of it under every edition, and the way back
 * through all that was done. Everything that changes it is a method here.
 */

import type { Course, Played } from '../../cases/course.ts';
import { colorOf } from '../../geometry/discs.ts';
import { DISCS_PER_PLAYER, NOMINAL } from '../../geometry/parameters.ts';
import { SEATING, startPosition } from '../../geometry/row.ts';
import { strikerHome } from '../../geometry/seats.ts';
import type { Table } from '../../geometry/table.ts';
import type { BodyId, Color, Point, Position, Seat, Shot, Stroke, TableParameters } from '../../physics/types.ts';
import { NEWEST, NEWEST_FIRST } from '../../referee/edition-order.ts';
import type { After } from '../../referee/play/next-state.ts';
import { colorOfSeat, otherColor } from '../../referee/seats.ts';
import type { CaseState, EditionId, Format, Incident, RefereeCase, Ruling, Seating, StrokeReport } from '../../referee/types.ts';
import { type Aim, aimOf, sightOf } from './aim/aim.ts';
import { inTray, nearestFree, nearestShift, type Place, withBody } from './board/legal.ts';
import { type Guide, snap } from './board/snap.ts';
import { History } from './history.svelte.ts';
import { afterSteps, type Step, stepsOf } from './ruling/steps.ts';
import { Selection } from './selection.svelte.ts';
import { clampSpeed, isOpeningStroke, normalizeAngle, type Opening, openingStroke, type Setup, setupOf, straight } from './setup.ts';

export { MAX_SPEED, MIN_SPEED, type Opening, type Setup } from './setup.ts';

const NO_INCIDENTS: readonly Incident[] = [];
const NO_RULINGS: readonly Ruling[] = [];
const NO_STEPS: readonly Step[] = [];

export class TableState {
  readonly #history = new History<Setup>();
  readonly #selection = new Selection(() => this.bodies);
  editions: readonly EditionId[] = $state.raw(NEWEST_FIRST);
  /** The edition whose placements are drawn and whose ruling is followed. */
  edition: EditionId = $state(NEWEST);
  readings: Readonly<Record<string, string>> = $state.raw({});
  /** House rules: the readings of whatever is opened and says nothing of its own. */
  readonly #house: Readonly<Record<string, string>>;
  /** The physics, once it has been fetched. */
  play: ((shot: Shot, table: Table) => Played) | null = $state.raw(null);
  /** A report as something that can be shown, once that has been fetched. */
  retell: ((before: Position, report: StrokeReport) => Course) | null = $state.raw(null);
  /** The referee, once it has been fetched. */
  judge: ((given: RefereeCase) => Ruling) | null = $state.raw(null);
  /** On which table an edition is played, under the readings; comes with the referee. */
  tableFor: (edition: EditionId, readings: RefereeCase['readings']) => Table = $state.raw(() => NOMINAL);
  /** How the game goes on after a ruling, once the referee has been fetched. */
  stateAfter: ((given: RefereeCase, ruling: Ruling) => After) | null = $state.raw(null);
  /** What the body being moved was drawn to. */
  guides: readonly Guide[] = $state.raw([]);
  /** Seconds into the stroke being shown; null while the table is being set up. */
  time: number | null = $state(null);
  /** How many of the referee's steps after the stroke are shown as done. */
  settled: number = $state(Number.POSITIVE_INFINITY);
  /** A table after a stroke: nothing is shot on it, and the striker may lie anywhere. */
  readonly still: boolean;

  constructor(opening: Opening = { position: startPosition() }, still = false, house: Readonly<Record<string, string>> = {}) {
    this.still = still;
    this.#house = house;
    this.open(opening);
  }

  get setup(): Setup {
    return this.#history.now;
  }
  /** Whether the readings are those of the house rules, none of them switched. */
  get housed(): boolean {
    return this.readings === this.#house;
  }
  // its parts, each by itself: a move reaches only what hangs on the part that differs (see #show)
  readonly format = $state.raw() as Format;
  readonly colors = $state.raw() as Seating;
  readonly position = $state.raw() as Position;
  readonly shooter = $state.raw() as Seat;
  readonly stroke = $state.raw() as Stroke;
  readonly constants = $state.raw() as Partial<TableParameters>;
  readonly caseState = $state.raw() as CaseState;
  readonly report = $state.raw() as StrokeReport | null;
  readonly incidents = $state.raw() as readonly Incident[];
  /** Whether the incidents are ruled alone: nobody strokes. */
  readonly unstruck = $state.raw() as boolean;
  /** Everything on the table, the striker first; the same list until something comes or goes. */
  readonly bodies = $state.raw() as readonly BodyId[];
  get canUndo(): boolean {
    return this.#history.canUndo;
  }
  get canRedo(): boolean {
    return this.#history.canRedo;
  }
  /** Which bodies are chosen; see `Selection`. */
  get chosen(): Selection {
    return this.#selection;
  }
  /** The body chosen last. */
  get selected(): BodyId | null {
    return this.#selection.last;
  }
  set selected(id: BodyId | null) {
    this.#selection.only(id);
  }
  readonly perColor: number = $derived((this.format === 'singles' ? 1 : 2) * DISCS_PER_PLAYER);
  readonly tray = $derived({ red: inTray('red', this.bodies, this.perColor), black: inTray('black', this.bodies, this.perColor) });
  readonly shooterColor: Color = $derived(colorOfSeat(this.colors, this.shooter));
  /** Whose zone the striker must stay in; nobody's after a stroke. */
  get keeper(): Seat | null {
    return this.still ? null : this.shooter;
  }

  /** Whether there is a stroke to be made. */
  get aiming(): boolean {
    return Boolean(this.position.striker) && !this.report && !this.unstruck && !this.still;
  }
  /** The table of the edition that is drawn. */
  readonly surface: Table = $derived(this.tableFor(this.edition, this.readings));
  /** The stroke as aimed, played out on a table, once for each; null where there is no stroke, and before there are physics. */
  readonly #playedOn: ((table: Table) => Played) | null = $derived.by(() => {
    const { play } = this;
    const { striker } = this.position;
    if (!play || !striker || !this.aiming) return null;
    const shot: Shot = {
      before: { discs: this.position.discs, striker },
      shooter: this.shooter,
      stroke: this.stroke,
      table: this.constants,
    };
    const known = new Map<Table, Played>();
    return (table) => {
      const played = known.get(table) ?? play(shot, table);
      known.set(table, played);
      return played;
    };
  });
  /** The stroke on the table that is drawn. */
  readonly played: Played | null = $derived(this.#playedOn?.(this.surface) ?? null);
  /** What is drawn of it before it is made. */
  readonly aimed: Aim | null = $derived.by(() => {
    const { striker, discs } = this.position;
    if (!striker || !this.aiming) return null;
    return this.played ? aimOf({ before: { discs, striker } }, this.played) : sightOf(striker, this.stroke.angle, discs);
  });
  /** The stroke over time on the table that is drawn, by physics or as a report has it. */
  readonly course: Course | null = $derived(this.report ? (this.retell?.(this.position, this.report) ?? null) : this.played);
  /** What happens on the table that is drawn: by report or by physics. */
  readonly happened: StrokeReport | null = $derived(this.report ?? this.played?.report ?? null);
  /** What happens on the table of an edition. */
  happenedUnder(edition: EditionId): StrokeReport | null {
    return this.report ?? this.#playedOn?.(this.tableFor(edition, this.readings)).report ?? null;
  }
  /** What each edition says to it; none before there is a referee. */
  readonly rulings: readonly Ruling[] = $derived.by(() => {
    const { judge } = this;
    if (!judge || this.still || (!this.happened && this.incidents.length === 0)) return NO_RULINGS;
    return this.editions.map((edition) => judge(this.caseFor(edition)));
  });
  readonly ruling: Ruling | null = $derived(this.rulings.find((r) => r.edition === this.edition) ?? this.rulings[0] ?? null);
  readonly duration: number = $derived(this.course?.report.duration ?? 0);
  readonly finished: boolean = $derived(this.time !== null && this.time >= this.duration);
  /** Where the stroke left everything. */
  readonly left: Position = $derived(this.happened?.after ?? this.position);
  /** What the referee does then, in his order. */
  readonly steps: readonly Step[] = $derived(this.ruling ? stepsOf(this.ruling, this.position) : NO_STEPS);
  readonly done: number = $derived(this.finished ? Math.min(this.settled, this.steps.length) : 0);
  /** What lies on the table at the moment shown; at the end as the referee leaves it, with what was put back and placed. */
  readonly shown: Position = $derived.by(() => {
    if (this.time === null) return this.position;
    if (!this.finished && this.course) return this.course.at(this.time);
    if (this.done < this.steps.length) return afterSteps(this.left, this.steps, this.done);
    const { discs } = this.ruling?.position ?? this.left;
    return { discs, striker: this.left.striker ?? null };
  });

  /** The case that lies on the table, as one edition's referee is asked. */
  caseFor(edition: EditionId): RefereeCase {
    const report = this.happenedUnder(edition);
    return {
      edition,
      format: this.format,
      colors: this.colors,
      shooter: this.shooter,
      before: this.position,
      state: this.caseState,
      readings: this.readings,
      ...(report ? { report } : {}),
      ...(this.incidents.length > 0 ? { incidents: this.incidents } : {}),
    };
  }

  /** Sets everything up afresh; nothing to undo remains. */
  open(opening: Opening): void {
    this.#history.reset(this.#take(opening));
    this.#show();
  }
  /** Opens something in place of what lies there; undo brings that back. */
  bring(opening: Opening): void {
    this.#history.set(this.#take(opening));
    this.#show();
  }
  #take(given: Opening): Setup {
    // a page's properties are watched field by field; physics and referee read every field of every disc in every frame of a drag
    const opening = $state.snapshot(given) as Opening;
    this.editions = opening.editions ?? NEWEST_FIRST;
    this.edition = opening.edition ?? this.editions[0] ?? NEWEST;
    this.readings = opening.readings ?? this.#house;
    this.time = null;
    this.selected = null;
    return setupOf(opening);
  }

  /** Changes the set-up; a report and incidents belong to what lay there before, and so does the stroke that opens a set. */
  #change(change: Partial<Setup>): void {
    const next: Setup = { ...this.setup, report: null, incidents: NO_INCIDENTS, unstruck: false, ...change };
    const leftRow = change.position && !change.caseState && isOpeningStroke(this.setup) && !isOpeningStroke(next);
    this.#history.set(leftRow ? { ...next, caseState: {} } : next);
    this.time = null;
    this.#show();
  }
  /** Sets the parts that differ from what they were. */
  #show(): void {
    const { striker, discs } = this.setup.position;
    const bodies = [...(striker ? (['striker'] as const) : []), ...discs.map((d) => d.id)];
    Object.assign(this, this.setup, `${bodies}` !== `${this.bodies}` && { bodies });
  }
  /** Within `hold` … `release` all changes are one step back. */
  hold(): void {
    this.#history.hold();
  }
  release(): void {
    this.#history.release();
    this.guides = [];
  }
  undo(): void {
    this.#back(this.#history.undo());
  }
  redo(): void {
    this.#back(this.#history.redo());
  }
  #back(gone: boolean): void {
    if (!gone) return;
    this.time = null;
    this.#show();
  }

  /** Puts a body where it was wished, or where it can lie nearest to that; null where there is no room for it. `reach`: from how far it is drawn to things, mm. */
  put(id: BodyId, wanted: Point, reach = 0): Place | null {
    const drawn = reach > 0 ? snap(id, wanted, this.position, this.keeper, reach) : { ...wanted, guides: [] };
    const place = nearestFree(id, drawn, this.position, this.keeper);
    this.guides = place && !place.slid ? drawn.guides : [];
    if (!place) return null;
    this.#change({ position: withBody(this.position, id, place) });
    return place;
  }
  /** Moves by so many mm; what is in the way is passed over. */
  nudge(id: BodyId, dx: number, dy: number): Place | null {
    const from = this.placeOf(id);
    return from && this.put(id, { x: from.x + dx, y: from.y + dy });
  }
  /** Moves several bodies together, as far as they can go; the shift they made, null where none was possible. */
  shift(ids: readonly BodyId[], wanted: Point): Point | null {
    const by = nearestShift(ids, wanted, this.position, this.keeper);
    if (!by) return null;
    const moved = ids.reduce((position, id) => {
      const at = this.placeOf(id);
      return at ? withBody(position, id, { x: at.x + by.x, y: at.y + by.y }) : position;
    }, this.position);
    this.#change({ position: moved });
    return by;
  }
  remove(...ids: readonly BodyId[]): void {
    this.#change({ position: ids.reduce((position, id) => withBody(position, id, null), this.position) });
    this.#selection.drop(ids);
  }
  /** Adds the lowest disc of a colour from the tray, near the middle of the table. */
  add(color: Color, wanted: Point = { x: color === 'red' ? -60 : 60, y: 0 }): BodyId | null {
    const id = this.tray[color][0];
    if (!id || !this.put(id, wanted)) return null;
    this.selected = id;
    return id;
  }
  /** Gives a disc the other colour, where that has one left beside the table; its new name. */
  recolor(id: BodyId): BodyId | null {
    const place = this.placeOf(id);
    const other = id === 'striker' ? undefined : this.tray[otherColor(colorOf(id))][0];
    if (!place || !other) return null;
    this.#change({ position: withBody(withBody(this.position, id, null), other, place) });
    this.selected = other;
    return other;
  }
  placeOf(id: BodyId): Point | null {
    return (id === 'striker' ? this.position.striker : this.position.discs.find((d) => d.id === id)) ?? null;
  }
  /** The start of a set; in the other format with its seats. */
  start(format: Format = this.format): void {
    const colors = format === this.format ? this.colors : SEATING[format];
    const shooter = format === this.format ? this.shooter : 'south';
    const position = { ...startPosition(colors), striker: strikerHome(NOMINAL, shooter) };
    this.#change({
      format,
      colors,
      shooter,
      position,
      caseState: openingStroke(shooter, colors),
      stroke: straight(shooter, this.stroke.speed),
    });
    this.selected = null;
  }
  clear(): void {
    this.#change({ position: { discs: [], striker: null } });
    this.selected = null;
  }
  /** Hands the right to play to a seat; the striker goes along. */
  giveTo(shooter: Seat): void {
    if (shooter === this.shooter) return;
    const without = { ...this.position, striker: null };
    const home = nearestFree('striker', strikerHome(NOMINAL, shooter), without, shooter);
    const position = { ...without, striker: home && { x: home.x, y: home.y } };
    this.#change({ shooter, position, stroke: straight(shooter, this.stroke.speed) });
  }
  /** Puts the striker in the middle of the shooter's edge zone, or as near to it as there is room. */
  placeStriker(): Place | null {
    const place = this.put('striker', strikerHome(NOMINAL, this.shooter));
    if (place) this.selected = 'striker';
    return place;
  }
  aim(stroke: Partial<Stroke>): void {
    const angle = normalizeAngle(stroke.angle ?? this.stroke.angle);
    const speed = clampSpeed(stroke.speed ?? this.stroke.speed);
    this.#change({ stroke: { angle, speed } });
  }
  /** Takes another reading where the books leave more than one. */
  read(reading: string, option: string): void {
    this.readings = { ...this.readings, [reading]: option };
  }
  /** Who owes discs: a colour, in doubles each seat of it. */
  owe(who: Color | Seat, count: number): void {
    this.say({ debts: { ...this.caseState.debts, [who]: Math.max(0, Math.min(DISCS_PER_PLAYER, count)) } });
  }
  /** What somebody saw, in place of what the physics would make happen; without a report, incidents alone. */
  setReport(report: StrokeReport | null, incidents: readonly Incident[]): void {
    this.#change({ report, incidents, unstruck: report === null });
  }
  /** Says more of the game, or (undefined) less, than what lies on the table. */
  say(change: CaseState): void {
    const entries = Object.entries({ ...this.caseState, ...change }).filter(([, value]) => value !== undefined);
    this.#change({ caseState: Object.fromEntries(entries) as CaseState });
  }
  /** A set-up, or parts of one, that was found for this table (the nearest one that changes the ruling). */
  adopt(change: Partial<Setup>): void {
    this.#change(change);
  }
  /** Goes on with the position that a ruling leaves, the striker with whoever strokes next. */
  follow(ruling: Ruling): void {
    if (!ruling.position || !this.stateAfter) return;
    const { state, next } = this.stateAfter(this.caseFor(ruling.edition), ruling);
    const home = nearestFree('striker', strikerHome(NOMINAL, next), ruling.position, next);
    this.#change({
      position: { discs: ruling.position.discs, striker: home && { x: home.x, y: home.y } },
      shooter: next,
      stroke: straight(next, this.stroke.speed),
      caseState: state,
    });
  }
}
