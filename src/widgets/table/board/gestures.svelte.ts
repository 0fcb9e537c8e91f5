/**
 * Gestures on the table: what a pointer has grabbed and what its moves do. One finger or the mouse moves a body (or all that are chosen), turns the
 * aim, draws the cue, draws a band round several; two fingers turn to looking nearer. Nothing is taken where nothing lies, so that the page
 * scrolls under a finger as anywhere.
 */

import { NOMINAL } from '../../../geometry/parameters.ts';
import type { BodyId, Point } from '../../../physics/types.ts';
import { type GhostLimit, ghostAt } from '../aim/ghost.ts';
import type { TableContext } from '../context.svelte.ts';
import type { TableState } from '../state.svelte.ts';
import { along } from './draw.ts';
import { type Place, radiusOf } from './legal.ts';
import {
  bodiesIn,
  bodyAt,
  cueDistance,
  direction,
  handleDistance,
  inPocket,
  onCue,
  overTable,
  reachOf,
  speedAt,
  speedDrawn,
} from './pointer.ts';
import type { ScreenBox } from './view.svelte.ts';

export type Grip =
  | { readonly what: 'bodies'; readonly lead: BodyId; readonly dx: number; readonly dy: number; moved: boolean }
  | { readonly what: 'aim' }
  | { readonly what: 'cue'; readonly along: number }
  | { readonly what: 'ghost'; readonly dx: number; readonly dy: number }
  | { readonly what: 'band'; readonly from: Point; readonly before: readonly BodyId[] }
  | { readonly what: 'pan'; x: number; y: number };

/** What of a pointer's event is needed. */
export interface PointerInput {
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerType: string;
  readonly pointerId: number;
  readonly button: number;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What has come of a gesture, for whoever announces it. */
export interface GestureEvents {
  placed(id: BodyId, place: Place | null): void;
  removed(ids: readonly BodyId[]): void;
  chose(): void;
  shifted(ids: readonly BodyId[]): void;
  /** The ghost could not be put where it was wished. */
  limited(why: GhostLimit): void;
}

const HANDLE_SIZE = 14;

/** From a point to the edge of a body, mm; infinite without one. */
const gapTo = (p: Point, id: BodyId | null, at: Point | null | undefined): number =>
  id && at ? Math.hypot(at.x - p.x, at.y - p.y) - radiusOf(id) : Number.POSITIVE_INFINITY;

export class Gestures {
  readonly #context: TableContext;
  readonly #box: () => ScreenBox;
  readonly #events: GestureEvents;
  grip: Grip | null = $state.raw(null);
  /** The band's two corners. */
  band: readonly [Point, Point] | null = $state.raw(null);
  /** Why the ghost being dragged is not where the pointer is. */
  limit: GhostLimit | null = $state(null);
  /** Where the striker would touch first, as drawn; null without a contact. */
  ghost: () => Point | null = () => null;
  #last: Place | null = null;
  readonly #fingers = new Map<number, { x: number; y: number }>();

  constructor(context: TableContext, box: () => ScreenBox, events: GestureEvents) {
    this.#context = context;
    this.#box = box;
    this.#events = events;
  }
  get #table(): TableState {
    return this.#context.current;
  }
  /** Whether a move of a pointer does anything. */
  get holds(): boolean {
    return this.grip !== null || this.#fingers.size > 1;
  }

  #at(pointer: { readonly clientX: number; readonly clientY: number }): Point {
    return this.#context.view.toTable(this.#box(), pointer.clientX, pointer.clientY);
  }

  /** What a pointer at this place would take; the aim's handle goes before discs that it covers only with its reach, the ghost before those that are further. */
  gripAt(pointer: Pick<PointerInput, 'clientX' | 'clientY' | 'pointerType'>): Grip | null {
    const { view } = this.#context;
    const table = this.#table;
    if (table.time !== null) return null;
    const p = this.#at(pointer);
    const reach = view.mm(this.#box(), reachOf(pointer.pointerType));
    const direct = bodyAt(p, table.position, 0);
    const aim = direct || table.still ? null : this.#aimAt(p, reach);
    if (aim?.what === 'aim') return aim;
    const id = direct ?? bodyAt(p, table.position, reach);
    const place = id && table.placeOf(id);
    if (aim?.what === 'ghost' && !direct && Math.hypot(aim.dx, aim.dy) - NOMINAL.strikerRadius <= gapTo(p, id, place)) return aim;
    if (id && place) return { what: 'bodies', lead: id, dx: place.x - p.x, dy: place.y - p.y, moved: false };
    return aim;
  }
  #aimAt(p: Point, reach: number): Grip | null {
    const { striker } = this.#table.position;
    const { angle, speed } = this.#table.stroke;
    if (!striker || !this.#table.aiming) return null;
    const handle = along(striker, angle, handleDistance(speed));
    if (Math.hypot(handle.x - p.x, handle.y - p.y) <= HANDLE_SIZE + reach) return { what: 'aim' };
    const ghost = this.ghost();
    if (ghost && Math.hypot(ghost.x - p.x, ghost.y - p.y) <= NOMINAL.strikerRadius + reach)
      return { what: 'ghost', dx: ghost.x - p.x, dy: ghost.y - p.y };
    const t = onCue(p, striker, angle, speed, reach / 2);
    return t === null ? null : { what: 'cue', along: t };
  }

  /** True where something was taken, so that the pointer is to be captured. */
  down(pointer: PointerInput): boolean {
    if (pointer.pointerType === 'touch') {
      this.#fingers.set(pointer.pointerId, { x: pointer.clientX, y: pointer.clientY });
      if (this.#fingers.size === 2) {
        this.#letGo();
        return true;
      }
    }
    if (pointer.button === 1) return this.#take({ what: 'pan', x: pointer.clientX, y: pointer.clientY });
    if (pointer.button !== 0) return false;
    if (this.#table.time !== null && this.#rewound(pointer)) return false;
    const taken = this.gripAt(pointer);
    if (taken?.what === 'bodies') this.#choose(taken.lead, pointer);
    if (taken) return this.#take(taken);
    return this.#onNothing(pointer);
  }
  /** A body of a stroke that is being shown cannot be moved: touching it goes back to the set-up, with it grabbed. */
  #rewound(pointer: PointerInput): boolean {
    const reach = this.#context.view.mm(this.#box(), reachOf(pointer.pointerType));
    const id = bodyAt(this.#at(pointer), this.#table.shown, reach);
    if (!id) return false;
    this.#context.player.rewind();
    this.#table.selected = this.#table.placeOf(id) ? id : null;
    return true;
  }
  #choose(id: BodyId, pointer: PointerInput): void {
    const { chosen } = this.#table;
    if (pointer.shiftKey || pointer.ctrlKey || pointer.metaKey || this.#context.several) {
      chosen.toggle(id);
      this.#events.chose();
    } else if (chosen.has(id)) chosen.add(id);
    else chosen.only(id);
  }
  #onNothing(pointer: PointerInput): boolean {
    const { view, several } = this.#context;
    const adds = pointer.shiftKey || pointer.ctrlKey || pointer.metaKey || several;
    if (this.#table.time === null && (pointer.pointerType !== 'touch' || several)) {
      const from = this.#at(pointer);
      const before = adds ? this.#table.chosen.ids : [];
      if (!adds) this.#table.selected = null;
      return this.#take({ what: 'band', from, before });
    }
    if (!view.whole) return this.#take({ what: 'pan', x: pointer.clientX, y: pointer.clientY });
    if (this.#table.time === null) this.#table.selected = null;
    return false;
  }
  #take(grip: Grip): boolean {
    this.grip = grip;
    this.#last = null;
    if (grip.what !== 'band' && grip.what !== 'pan') this.#table.hold();
    return true;
  }

  move(pointer: PointerInput): void {
    if (this.#fingers.has(pointer.pointerId) && this.#fingers.size > 1) {
      this.#pinch(pointer);
      return;
    }
    const { grip } = this;
    if (!grip) return;
    const p = this.#at(pointer);
    if (grip.what === 'bodies') this.#drag(grip, p, pointer);
    else if (grip.what === 'band') this.#draw(grip.from, p, grip.before);
    else if (grip.what === 'pan') {
      this.#context.view.panBy(this.#box(), pointer.clientX - grip.x, pointer.clientY - grip.y);
      grip.x = pointer.clientX;
      grip.y = pointer.clientY;
    } else this.#aim(grip, p, pointer);
  }
  #pinch(pointer: PointerInput): void {
    const [a, b] = [...this.#fingers.values()];
    const own = this.#fingers.get(pointer.pointerId);
    if (!a || !b || !own) return;
    const other = own === a ? b : a;
    const { view } = this.#context;
    const before = Math.hypot(own.x - other.x, own.y - other.y);
    const now = Math.hypot(pointer.clientX - other.x, pointer.clientY - other.y);
    view.panBy(this.#box(), (pointer.clientX - own.x) / 2, (pointer.clientY - own.y) / 2);
    if (before > 0) view.zoomBy(now / before, this.#box(), (pointer.clientX + other.x) / 2, (pointer.clientY + other.y) / 2);
    own.x = pointer.clientX;
    own.y = pointer.clientY;
  }
  #drag(grip: Extract<Grip, { what: 'bodies' }>, p: Point, pointer: PointerInput): void {
    const table = this.#table;
    const ids = table.chosen.has(grip.lead) ? table.chosen.ids : [grip.lead];
    const wanted = { x: p.x + grip.dx, y: p.y + grip.dy };
    const from = table.placeOf(grip.lead);
    if (!from || (!grip.moved && Math.hypot(wanted.x - from.x, wanted.y - from.y) < 0.5)) return;
    grip.moved = true;
    if (ids.length > 1) table.shift(ids, { x: wanted.x - from.x, y: wanted.y - from.y });
    else this.#last = table.put(grip.lead, wanted, this.#context.snapReach(this.#box(), pointer.altKey));
  }
  #draw(from: Point, to: Point, before: readonly BodyId[]): void {
    this.band = [from, to];
    this.#table.chosen.set([...before, ...bodiesIn(from, to, this.#table.position)]);
  }
  #aim(grip: Extract<Grip, { what: 'aim' | 'cue' | 'ghost' }>, p: Point, pointer: PointerInput): void {
    const table = this.#table;
    const from = table.position.striker;
    if (!from) return;
    const fine = pointer.shiftKey ? 100 : 10;
    const rounded = (angle: number) => Math.round(angle * fine) / fine;
    const strength = (speed: number) => Math.round(speed * 20) / 20;
    if (grip.what === 'aim') {
      table.aim({ angle: rounded(direction(from, p)), speed: strength(speedAt(Math.hypot(p.x - from.x, p.y - from.y))) });
    } else if (grip.what === 'cue') {
      const drawn = Math.hypot(p.x - from.x, p.y - from.y) - grip.along;
      table.aim({ angle: rounded(direction(p, from)), speed: strength(speedDrawn(Math.max(drawn, cueDistance(0)))) });
    } else {
      const ghost = ghostAt({ x: p.x + grip.dx, y: p.y + grip.dy }, from, table.position);
      this.limit = ghost.limit;
      table.aim({ angle: direction(from, ghost) });
    }
  }

  up(pointer: PointerInput, over: 'table' | 'tray' = 'table'): void {
    this.#fingers.delete(pointer.pointerId);
    const { grip } = this;
    if (!grip) return;
    const table = this.#table;
    const lead = grip.what === 'bodies' ? grip.lead : null;
    if (grip.what === 'bodies' && grip.moved) this.#putDown(grip.lead, this.#at(pointer), over);
    else if (lead && !pointer.shiftKey && !pointer.ctrlKey && !pointer.metaKey && !this.#context.several) table.selected = lead;
    else if (grip.what === 'band' && this.band) this.#events.chose();
    else if (grip.what === 'ghost' && this.limit) this.#events.limited(this.limit);
    this.#letGo();
  }
  #putDown(lead: BodyId, p: Point, over: 'table' | 'tray'): void {
    const table = this.#table;
    const ids = table.chosen.has(lead) ? table.chosen.ids : [lead];
    const discs = ids.filter((id) => id !== 'striker');
    const away = over === 'tray' || !overTable(p);
    if (away || (ids.length === 1 && lead !== 'striker' && inPocket(p))) {
      const off = away ? ids : discs;
      table.remove(...off);
      this.#events.removed(off);
    } else if (ids.length > 1) this.#events.shifted(ids);
    else if (this.#last) this.#events.placed(lead, this.#last);
  }
  #letGo(): void {
    this.grip = null;
    this.band = null;
    this.limit = null;
    this.#table.release();
  }
  /** The browser took the pointer away (it scrolls). */
  cancel(pointer: PointerInput): void {
    this.#fingers.delete(pointer.pointerId);
    this.#letGo();
  }
}
