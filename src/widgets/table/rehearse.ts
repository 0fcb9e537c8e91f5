/**
 * Runs in idle moments what a drag will run, so that the browser has compiled it before a hand moves: the first moves of a visit are played,
 * ruled on, told and drawn several times slower than those after some hundred. Fetched when a table has physics and referee.
 */
import { type ComponentProps, flushSync, mount, unmount } from 'svelte';
import { Bench } from './bench.svelte.ts';
import Rehearsal from './Rehearsal.svelte';
import type { TableState } from './state.svelte.ts';

/** So many moves of a hand. */
const MOVES = 400;
/** Of an idle moment so much is left unused, ms. */
const SPARE = 4;
/** Once on a page is enough: all its tables run the same code. */
let begun = false;

/** One move near what lies there: of the aim or of a disc, held or let go. */
function move(bench: Bench, i: number): void {
  const { table } = bench;
  bench.gripping = i % 8 < 6;
  const disc = table.position.discs[i % Math.max(1, table.position.discs.length)];
  if (i % 3 === 0 && disc) table.put(disc.id, { x: disc.x + ((i * 13) % 41) - 20, y: disc.y + ((i * 7) % 31) - 15 }, true);
  else table.aim({ angle: table.stroke.angle + ((i * 7) % 61) - 30, speed: 1 + (i % 9) * 0.6 });
  flushSync();
}

/** Begins with what lies on a table; what is given back ends it. Where the browser does not tell its idle moments, nothing is done. */
export function rehearse(seen: TableState, told: Omit<ComponentProps<typeof Rehearsal>, 'bench'>): () => void {
  if (begun || typeof requestIdleCallback === 'undefined') return () => undefined;
  begun = true;
  const bench = new Bench({ ...seen.setup, editions: seen.editions });
  bench.table.play = seen.play;
  bench.table.judge = seen.judge;
  bench.table.hold();
  let shown: Record<string, unknown> | null = null;
  let done = 0;
  const end = () => {
    cancelIdleCallback(handle);
    if (shown) void unmount(shown);
    shown = null;
  };
  const work = (idle: IdleDeadline) => {
    // to lay it is work enough for one moment
    if (!shown) shown = mount(Rehearsal, { target: document.createElement('div'), props: { ...told, bench } });
    else {
      do move(bench, done++);
      while (done < MOVES && idle.timeRemaining() > SPARE);
    }
    if (done < MOVES) handle = requestIdleCallback(work);
    else end();
  };
  let handle = requestIdleCallback(work);
  return end;
}
