import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPosition } from '../../src/geometry/row.ts';
import type { Words } from '../../src/i18n/describe.ts';
import type { RulingWords } from '../../src/i18n/explain.ts';
import type { Shot } from '../../src/physics/types.ts';
import { judge } from '../../src/referee/judge.ts';
import type { RefereeCase } from '../../src/referee/types.ts';
import { loadNamesStrings, loadRulingStrings, loadTableStrings } from '../../src/ui/strings.ts';
import { Gestures } from '../../src/widgets/table/board/gestures.svelte.ts';
import { play } from '../../src/widgets/table/play/play.ts';
import { TableState } from '../../src/widgets/table/state.svelte.ts';

/** Idle moments, to be had one by one. */
let idle: (() => void)[] = [];
beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: (deadline: { timeRemaining(): number }) => void) =>
    idle.push(() => work({ timeRemaining: () => 0 })),
  );
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1, () => undefined));
});
afterEach(() => vi.unstubAllGlobals());

/** A table with what it needs to be rehearsed, counting what is asked of physics and referee. */
async function laid() {
  const [names, table, ruling] = await Promise.all([loadNamesStrings.en(), loadTableStrings.en(), loadRulingStrings.en()]);
  const words: Words = { lang: 'en', names, table };
  const sentences: RulingWords = { lang: 'en', names, ruling };
  const seen = new TableState({ position: { ...startPosition(), striker: { x: 20, y: -440 } } });
  const asked = { physics: 0, referee: 0 };
  seen.play = (shot: Shot) => {
    asked.physics += 1;
    return play(shot);
  };
  seen.judge = (given: RefereeCase) => {
    asked.referee += 1;
    return judge(given);
  };
  return { seen, asked, told: { words, sentences, base: '/', figure: false, readings: {} } };
}

test('the moves of a hand are rehearsed, also as a finger makes them, once, unseen, and leave the table as it was', async () => {
  const { rehearse } = await import('../../src/widgets/table/rehearse.ts');
  const { seen, asked, told } = await laid();
  const { setup } = seen;
  const taken = vi.spyOn(Gestures.prototype, 'down');
  const moved = vi.spyOn(Gestures.prototype, 'move');
  const page = document.body.innerHTML;
  rehearse(seen, told);
  let moments = 0;
  for (let work = idle.shift(); work; work = idle.shift()) {
    work();
    moments += 1;
  }
  flushSync();
  expect(moments).toBeGreaterThan(100);
  expect(asked.physics).toBeGreaterThan(100);
  expect(taken.mock.results.filter(({ value }) => value === true).length).toBeGreaterThan(30);
  expect(moved.mock.calls.length).toBeGreaterThan(30);
  expect(asked.referee).toBeGreaterThan(3 * asked.physics);
  expect(seen.setup).toBe(setup);
  expect(seen.canUndo).toBe(false);
  expect(document.body.innerHTML).toBe(page);
  // a second table of the page needs none
  rehearse(seen, told);
  expect(idle).toEqual([]);
});

test('a table that leaves the page takes its rehearsal along', async () => {
  vi.resetModules();
  const { rehearse } = await import('../../src/widgets/table/rehearse.ts');
  const { seen, asked, told } = await laid();
  const end = rehearse(seen, told);
  idle.shift()?.();
  idle.shift()?.();
  end();
  const before = asked.physics;
  for (const work of idle) work();
  expect(asked.physics).toBe(before);
});
