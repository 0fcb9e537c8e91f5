/**
 * Runs in idle moments what a drag will run, so that the browser has compiled it before a hand moves: the first moves of a visit are played,
 * ruled on, told and drawn several times slower than those after some hundred. Fetched when a table has physics and referee.
 */
import { type ComponentProps, flushSync, mount, unmount } from 'svelte';
import { Bench } from './bench.svelte.ts';
import { along } from './board/draw.ts';
import { handleDistance } from './board/pointer.ts';
import type { View } from './board/view.svelte.ts';
import Rehearsal from './Rehearsal.svelte';
import type { TableState } from './state.svelte.ts';

/** So many moves of a hand. */
const MOVES = 400;
/** Every so many moves one is made by a whole gesture: taken, moved, let go. */
const GESTURES = 8;
/** Of an idle moment so much is left unused, ms. */
const SPARE = 4;
/** Once on a page is enough: all its tables run the same code. */
let begun = false;

/** One move near what lies there: of the aim or of a disc, held or let go. */
function move(bench: Bench, i: number): void {
  const { table } = bench;
  // as under a hand: all of it one step back
  table.hold();
  bench.gripping = i % GESTURES < GESTURES - 2;
  const disc = table.position.discs[i % Math.max(1, table.position.discs.length)];
  if (i % 3 === 0 && disc) table.put(disc.id, { x: disc.x + ((i * 13) % 41) - 20, y: disc.y + ((i * 7) % 31) - 15 }, true);
  else table.aim({ angle: table.stroke.angle + ((i * 7) % 61) - 30, speed: 1 + (i % 9) * 0.6 });
  flushSync();
}

/** One move as a finger makes it: it takes the aim or a disc, moves it a little and lets go. */
function gesture({ table, view }: Bench, i: number, board: SVGElement): void {
  const { discs, striker } = table.position;
  const aim = i % 3 > 0 && striker ? along(striker, table.stroke.angle, handleDistance(table.stroke.speed)) : null;
  const taken = aim ?? discs[i % Math.max(1, discs.length)];
  if (!taken) return;
  const { x, y } = view.toDrawing(taken);
  const from = { clientX: view.span / 2 + x, clientY: view.span / 2 + y };
  const to = { clientX: from.clientX + ((i * 5) % 13) - 6, clientY: from.clientY + ((i * 11) % 9) - 4 };
  const finger = { pointerId: 1, pointerType: 'touch', bubbles: true };
  const events = { pointerdown: from, pointermove: to, pointerup: to };
  for (const [type, place] of Object.entries(events)) {
    board.dispatchEvent(new PointerEvent(type, { ...finger, ...place }));
    flushSync();
  }
}

/** The board in what was laid, as one that is seen: with fingers that can be held and with a size (what is in no page has none), a pixel a millimetre. */
function boardIn(laid: Element, { span }: View): SVGElement | null {
  const board = laid.querySelector<SVGElement>('svg.live');
  const box = new DOMRect(0, 0, span, span);
  return board && Object.assign(board, { getBoundingClientRect: () => box, setPointerCapture: () => undefined });
}

/** Begins with what lies on a table; what is given back ends it. Where the browser does not tell its idle moments, nothing is done. */
export function rehearse(seen: TableState, told: Omit<ComponentProps<typeof Rehearsal>, 'bench'>): () => void {
  if (begun || typeof requestIdleCallback === 'undefined') return () => undefined;
  begun = true;
  const bench = new Bench({ position: seen.position, editions: seen.editions });
  // the very same objects, not their copies: code is compiled for how objects were made, too
  bench.table.adopt(seen.setup);
  bench.table.play = seen.play;
  bench.table.judge = seen.judge;
  let shown: Record<string, unknown> | null = null;
  let board: SVGElement | null = null;
  let done = 0;
  const end = () => {
    cancelIdleCallback(handle);
    if (shown) void unmount(shown);
    shown = null;
  };
  const work = (idle: IdleDeadline) => {
    // to lay it is work enough for one moment
    if (!shown) {
      const target = document.createElement('div');
      shown = mount(Rehearsal, { target, props: { ...told, bench } });
      board = boardIn(target, bench.view);
    } else {
      do {
        if (board && done % GESTURES === GESTURES - 1) gesture(bench, done, board);
        else move(bench, done);
        done += 1;
      } while (done < MOVES && idle.timeRemaining() > SPARE);
    }
    if (done < MOVES) handle = requestIdleCallback(work);
    else end();
  };
  let handle = requestIdleCallback(work);
  return end;
}
