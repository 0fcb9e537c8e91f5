/**
 * How the table is looked at: from which seat, how near, and which part of it. The table's own coordinates never change; this is the only
 * place that turns them into the drawing's and back. The drawing's unit is the millimetre, its y points down.
 */

import { clamp } from '../../../geometry/clamp.ts';
import type { Point, Seat } from '../../../physics/types.ts';
import { n, SPAN } from './draw.ts';

/** What a view needs to know of the drawing's place on the screen, px. */
export interface ScreenBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From the table's middle to the outer edge of its boards, mm. */
const EDGE = SPAN / 2;
const MAX_ZOOM = 8;

const TURN: Readonly<Record<Seat, number>> = { south: 0, north: 180, west: -90, east: 90 };
/** From the table to the drawing, and back: each undoes itself. */
const TURNED: Readonly<Record<Seat, (p: Point) => Point>> = {
  south: ({ x, y }) => ({ x, y: -y }),
  north: ({ x, y }) => ({ x: -x, y }),
  west: ({ x, y }) => ({ x: -y, y: -x }),
  east: ({ x, y }) => ({ x: y, y: x }),
};

export class View {
  /** Whose board is at the bottom. */
  seat: Seat = $state('south');
  #zoom = $state(1);
  #centre: Point = $state.raw({ x: 0, y: 0 });

  get zoom(): number {
    return this.#zoom;
  }
  get whole(): boolean {
    return this.#zoom === 1;
  }
  /** Degrees by which the drawing is turned, clockwise as SVG has it. */
  get turn(): number {
    return TURN[this.seat];
  }
  /** mm of the drawing that are seen. */
  get span(): number {
    return (2 * EDGE) / this.#zoom;
  }
  /** SVG `viewBox`. */
  get box(): string {
    const half = this.span / 2;
    return [this.#centre.x - half, this.#centre.y - half, this.span, this.span].map(n).join(' ');
  }
  #inDrawing(box: ScreenBox, clientX: number, clientY: number): Point {
    const scale = this.span / (box.width || this.span);
    return {
      x: this.#centre.x - this.span / 2 + (clientX - box.left) * scale,
      y: this.#centre.y - this.span / 2 + (clientY - box.top) * scale,
    };
  }
  /** What lies under a place of the screen, mm on the table. */
  toTable(box: ScreenBox, clientX: number, clientY: number): Point {
    const { x, y } = TURNED[this.seat](this.#inDrawing(box, clientX, clientY));
    return { x: x + 0, y: y + 0 };
  }
  /** A step as it is seen (right, up) as one on the table. */
  step(right: number, up: number): Point {
    const { x, y } = TURNED[this.seat]({ x: right, y: -up });
    return { x: x + 0, y: y + 0 };
  }
  /** How many mm so many px are. */
  mm(box: ScreenBox, px: number): number {
    return (px * this.span) / (box.width || this.span);
  }
  #look(zoom: number, centre: Point): void {
    this.#zoom = clamp(zoom, 1, MAX_ZOOM);
    const limit = EDGE - this.span / 2;
    this.#centre = { x: clamp(centre.x, -limit, limit), y: clamp(centre.y, -limit, limit) };
  }
  /** Nearer (factor > 1) or further; what lies under that place of the screen stays there. Without a place: about the middle of what is seen. */
  zoomBy(factor: number, box?: ScreenBox, clientX = 0, clientY = 0): void {
    const zoom = clamp(this.#zoom * factor, 1, MAX_ZOOM);
    const anchor = box ? this.#inDrawing(box, clientX, clientY) : this.#centre;
    const shrink = this.#zoom / zoom;
    const centre = { x: anchor.x + (this.#centre.x - anchor.x) * shrink, y: anchor.y + (this.#centre.y - anchor.y) * shrink };
    this.#look(zoom, centre);
  }
  /** Moves the part that is seen by so many px. */
  panBy(box: ScreenBox, dx: number, dy: number): void {
    const scale = this.span / (box.width || this.span);
    this.#look(this.#zoom, { x: this.#centre.x - dx * scale, y: this.#centre.y - dy * scale });
  }
  /** The whole table again. */
  reset(): void {
    this.#look(1, { x: 0, y: 0 });
  }
}
