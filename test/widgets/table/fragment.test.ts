/** What stands behind the # of an address on any page: the number of an article as printed, or nonsense. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aboutIn } from '../../../src/client/report/report-text.ts';

beforeEach(() => {
  document.body.innerHTML = '<section class="art" id="17.1.zh" data-article="17.1.ж"></section>';
  vi.resetModules();
});
afterEach(() => {
  location.hash = '';
  vi.restoreAllMocks();
});

test.each([
  ['#%', 0],
  ['#%E0%A4%A', 0],
  ['#17.1.%D0%B6', 1],
  ['#17.1.zh', 0],
])('%s throws nowhere; an article is scrolled to by its printed number', async (hash, scrolled) => {
  location.hash = hash;
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => {});
  await import('../../../src/client/page.ts');
  expect(scroll).toHaveBeenCalledTimes(scrolled);
});

test.each([
  ['#/de/rules/2017/#17.1', '/de/rules/2017/#17.1'],
  ['#%2Fde%2F', '/de/'],
  ['#%', '%'],
])('a report on %s is about %s', (hash, about) => {
  expect(aboutIn(hash)).toBe(about);
});
