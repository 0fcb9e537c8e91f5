/**
 * A table with everything around it, as its parts share it: what lies there, how it is played, how it is looked at, what is said. Panels on the
 * table page (see `panels.ts`) get this and nothing else; what they draw on the table they hang in as `layer`.
 */
import type { Component } from 'svelte';
import type { Placement } from '../../referee/types.ts';
import { type ScreenBox, View } from './board/view.svelte.ts';
import { browserFrames, type Frames, Player } from './play/player.svelte.ts';
import { type Opening, TableState } from './state.svelte.ts';

/** Something drawn on the table under the discs; in mm, y down, turned with the table. */
export type Layer = Component<{ bench: Bench }>;

export class Bench {
  readonly table: TableState;
  readonly player: Player;
  readonly view = new View();
  /** How things lay after a stroke that somebody reports by hand, while they are being set. */
  after: TableState | null = $state.raw(null);
  layer: Layer | null = $state.raw(null);
  /** The placed disc whose proof is shown. */
  proof: Placement | null = $state.raw(null);
  numbers: boolean = $state(false);
  trails: boolean = $state(true);
  /** A hand holds a body or the aim: what it cannot look at meanwhile waits until it rests. */
  gripping: boolean = $state(false);
  /** A finger chooses several: a tap adds, a drag draws the band. */
  several: boolean = $state(false);
  /** What a screen reader is told. */
  said: string = $state('');
  /** Where the drawing is on the screen; null while there is none. */
  boardBox: () => ScreenBox | null = () => null;
  /** Fetches the referee, once; the widget says how. */
  wake: () => Promise<void> = async () => undefined;

  constructor(opening: Opening, frames: Frames = browserFrames) {
    this.table = new TableState(opening);
    this.player = new Player(this.table, frames);
  }
  /** The table in hand: the one after the stroke while that is being set, else the one before. */
  get inHand(): TableState {
    return this.after ?? this.table;
  }
  say(text: string): void {
    // the same words twice are read again only where something differs
    this.said = this.said === text ? `${text}\u00a0` : text;
  }
}
