import { expect, test } from 'vitest';
import stored from './fingerprint/fingerprint.json' with { type: 'json' };
import { fingerprint } from './fingerprint/fingerprint.ts';

test('2,000 strokes come out to the bit as they are kept, twice in one process', () => {
  expect(fingerprint(2000)).toBe(stored['2000']);
  expect(fingerprint(2000)).toBe(stored['2000']);
}, 30_000);
