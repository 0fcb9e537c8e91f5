/**
 * A table with everything around it, as its parts share it: position and stroke, the player, the view, what is announced. Panels on the table
 * page (see `panels.ts`) work on it; what they draw on the table they set as `layer`.
 */
import type { Component } from 'svelte';
import type { Placement } from '../../referee/types.ts';
import { SNAP_DISTANCE } from './board/snap.ts';
import { type ScreenBox, View } from './board/view.svelte.ts';
import { browserFrames, type Frames, Player } from './play/player.svelte.ts';
import { type Opening, TableState } from './state.svelte.ts';

/** Something drawn on the table under the discs; in mm, y down, turned with the table. */
export type Layer = Component<{ context: TableContext }>;

/** px within which bodies are drawn to things when the view is near. */
const SNAP_PX = 7;

export class TableContext {
  readonly table: TableState;
  readonly player: Player;
  readonly view = new View();
  /** The position after a stroke that somebody reports, while it is being set up. */
  after: TableState | null = $state.raw(null);
  layer: Layer | null = $state.raw(null);
  /** Marks contacts on the table while a stroke is shown; comes with the physics. */
  contacts: Layer | null = $state.raw(null);
  /** The placed disc whose proof is shown. */
  proof: Placement | null = $state.raw(null);
  numbers: boolean = $state(false);
  trails: boolean = $state(true);
  /** Whether what is moved by a pointer is drawn to things near it. */
  snapping: boolean = $state(true);
  /** A pointer is moving a body or the aim: what is slow to work out waits until it rests (`atRest`). */
  dragging: boolean = $state(false);
  /** Selecting several by touch: a tap adds, a drag draws a selection rectangle. */
  several: boolean = $state(false);
  /** What a screen reader announces. */
  announcement: string = $state('');
  /** Where the drawing is on the screen; null while there is none. */
  boardBox: () => ScreenBox | null = () => null;
  /** Loads physics and referee, once; set by the component that knows how. */
  loadReferee: () => Promise<void> = async () => undefined;

  /** `readings`: house rules, for what is opened and says nothing of its own. */
  constructor(opening: Opening, frames: Frames = browserFrames, readings: Readonly<Record<string, string>> = {}) {
    this.table = new TableState(opening, false, readings);
    this.player = new Player(this.table, frames);
  }
  /** The table being set up: the one after the stroke while that is reported, else the one before. */
  get current(): TableState {
    return this.after ?? this.table;
  }
  /** How near (mm) a body must come to something to be drawn to it; with Alt held it is drawn to nothing. */
  snapReach(box: ScreenBox, altKey: boolean): number {
    return altKey || !this.snapping ? 0 : Math.min(SNAP_DISTANCE, this.view.mm(box, SNAP_PX));
  }
  announce(text: string): void {
    // a screen reader repeats the same words only where something differs
    this.announcement = this.announcement === text ? `${text}\u00a0` : text;
  }
}
