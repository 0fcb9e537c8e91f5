import { describe, expect, test } from 'vitest';
import { generator, tightBreak } from './support.ts';
import { mirrored, outcome, relabelled, turned } from './symmetries.ts';

const TABLES = [
  ['plain', { contactFriction: 0 }],
  ['with friction at contacts', {}],
  ['with spin', { spin: true }],
] as const;

describe.each(TABLES)('200 tight breaks, %s', { timeout: 30_000 }, (_, table) => {
  const random = generator(7);
  const shots = Array.from({ length: 200 }, () => tightBreak(random, table));

  test('relabelling changes no bit', () => {
    for (const shot of shots) expect(relabelled(shot, random)).toBe(outcome(shot));
  });
  test('mirroring changes no bit', () => {
    for (const shot of shots) expect(mirrored(shot)).toBe(outcome(shot));
  });
  test('a quarter turn changes no bit', () => {
    for (const shot of shots) expect(turned(shot)).toBe(outcome(shot));
  });
});

test('a stroke through the middle of a symmetric position has a symmetric outcome', () => {
  const shot = tightBreak(() => 0.1, { contactFriction: 0 });
  expect(shot.stroke.angle).toBe(90);
  expect(mirrored({ ...shot, before: { ...shot.before } })).toBe(outcome(shot));
});
