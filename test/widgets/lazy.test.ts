import { afterEach, expect, test, vi } from 'vitest';
import { reachable } from '../../src/widgets/lazy/lazy.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['comes', async () => ({ ok: true }), true],
  ['is not there', async () => ({ ok: false }), false],
  ['cannot be fetched', async () => Promise.reject(new TypeError('no network')), false],
])('a script that %s', async (_, fetch, there) => {
  vi.stubGlobal('fetch', fetch);
  const asked = reachable('/part.js').then(
    () => true,
    () => false,
  );
  expect(await asked).toBe(there);
});
