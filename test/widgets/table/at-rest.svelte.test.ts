/** What is slow to work out follows the table at once, and a moving pointer when it rests. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AtRest, atRest } from '../../../src/widgets/table/at-rest.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function table() {
  let source = $state.raw({ n: 0 });
  let moving = $state(false);
  let rested: AtRest<{ readonly n: number }> | undefined;
  const end = $effect.root(() => {
    rested = atRest(
      () => source,
      () => moving,
    );
  });
  flushSync();
  return {
    end,
    seen: () => [rested?.value.n, rested?.stale],
    move: (n: number) => {
      source = { n };
      flushSync();
    },
    hold: (now: boolean) => {
      moving = now;
      flushSync();
    },
  };
}

test('nothing moves: it follows at once', () => {
  const { end, seen, move } = table();
  move(1);
  expect(seen()).toEqual([1, false]);
  end();
});

test('a pointer moves: it is stale until the pointer rests', () => {
  const { end, seen, move, hold } = table();
  hold(true);
  expect(seen()).toEqual([0, false]);
  for (let n = 1; n <= 5; n += 1) {
    move(n);
    vi.advanceTimersByTime(100);
    expect(seen()).toEqual([0, true]);
  }
  vi.advanceTimersByTime(200);
  expect(seen()).toEqual([5, false]);
  end();
});

test('a pointer is lifted before it rests: it follows then', () => {
  const { end, seen, move, hold } = table();
  hold(true);
  move(1);
  hold(false);
  expect(seen()).toEqual([1, false]);
  vi.advanceTimersByTime(1000);
  expect(seen()).toEqual([1, false]);
  end();
});
