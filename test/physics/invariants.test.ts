import { expect, test } from 'vitest';
import { examine } from './invariants.ts';
import { anyShot, generator } from './support.ts';

test('1,500 strokes of every kind keep the laws', () => {
  const random = generator(11);
  for (let k = 0; k < 1500; k += 1) {
    const shot = anyShot(random);
    const { wrong, events } = examine(shot, 60);
    expect(wrong, JSON.stringify(shot)).toBeNull();
    expect(events).toBeLessThan(3000);
  }
});
