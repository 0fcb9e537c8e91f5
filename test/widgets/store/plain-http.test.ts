/** On http, as in a competition's own network, browsers leave out `crypto.randomUUID`. */
import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../../src/widgets/store/device.ts';

afterEach(() => vi.unstubAllGlobals());

test('without https records get ids all the same, each its own', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect('randomUUID' in crypto).toBe(false);
  const ids = Array.from({ length: 1000 }, newId);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.filter((id) => !/^[0-9a-f]{32}$/.test(id))).toEqual([]);
});
