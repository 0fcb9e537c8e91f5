import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Pace } from '../../src/widgets/table/pace.svelte.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Moves something `times` times, every `ms`; what was shown after each move, and a second after the last. */
function shown(held: boolean, times: number, ms: number): readonly number[] {
  const pace = new Pace();
  let moved = $state(0);
  let made = 0;
  const dear = $derived.by(() => {
    const at = moved;
    if (!pace.waits(held, at)) made = at;
    return made;
  });
  const now = () => dear;
  const seen: number[] = [];
  const stop = $effect.root(() => {
    $effect(() => void now());
  });
  for (let i = 1; i <= times; i += 1) {
    moved = i;
    flushSync();
    seen.push(now());
    vi.advanceTimersByTime(ms);
    flushSync();
  }
  vi.advanceTimersByTime(1000);
  flushSync();
  seen.push(now());
  stop();
  return seen;
}

test('with nothing held it follows at once', () => {
  expect(shown(false, 4, 16)).toEqual([1, 2, 3, 4, 4]);
});
test('under a moving hand it waits, and ends where the hand rests', () => {
  expect(shown(true, 20, 16)).toEqual([...Array.from({ length: 20 }, () => 0), 20]);
});
test('a hand that never rests is followed now and then', () => {
  const seen = shown(true, 120, 16);
  expect(new Set(seen).size).toBe(4);
  expect(seen.at(-1)).toBe(120);
  for (const [i, made] of seen.entries()) expect(i + 1 - made).toBeLessThan(58);
});
test('a slow hand is followed between its moves', () => {
  expect(shown(true, 3, 400)).toEqual([0, 1, 2, 3]);
});
test('a hand that only takes hold has nothing made anew, then or later', () => {
  const pace = new Pace();
  const was = {};
  let held = $state(false);
  let asked = 0;
  const dear = $derived.by(() => {
    asked += 1;
    return pace.waits(held, was);
  });
  const waits = () => dear;
  const stop = $effect.root(() => {
    $effect(() => void waits());
  });
  flushSync();
  held = true;
  flushSync();
  expect(waits()).toBe(true);
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(asked).toBe(2);
  stop();
});
