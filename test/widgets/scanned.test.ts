/** A code that is scanned: the page opens in the language chosen on this device, otherwise in that of the paper. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SheetHead } from '../../src/scoresheet/types.ts';
import { prefilledIn, prefilledLink } from '../../src/widgets/scoresheet/prefilled.ts';
import { sheetCode } from '../../src/widgets/tournament/sheet-link.ts';

const HEAD: SheetHead = {
  edition: '2017',
  format: 'singles',
  names: { first: ['Ozola'], second: ['Kask'] },
  red: 'first',
  begins: 'first',
  south: 'first',
  sets: 3,
  game: { competition: 'c', event: 1, seed: 7, key: '1:1-2', players: { first: [1], second: [2] } },
};
const PAPER = sheetCode(`../scoresheet/${prefilledLink(HEAD)}`, 'et', 'https://rules.example/novuss/en/tournament/#x');

/** Opens an address; says where it leads and which language is remembered. */
async function open(address: string, chosen: string | null): Promise<{ readonly to: string | undefined; readonly chosen: string | null }> {
  vi.resetModules();
  const { pathname, hash } = new URL(address);
  const lang = pathname.split('/').at(-3) ?? '';
  document.documentElement.lang = lang;
  document.body.innerHTML = ['de', 'en', 'et'].map((one) => `<a data-lang="${one}" href="/novuss/${one}/scoresheet/">${one}</a>`).join('');
  history.replaceState(null, '', pathname + hash);
  if (chosen) localStorage.setItem('novuss.lang', chosen);
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  await import('../../src/client/page.ts');
  await vi.dynamicImportSettled();
  const to = replace.mock.calls[0]?.[0];
  return { to: to === undefined ? undefined : String(to), chosen: localStorage.getItem('novuss.lang') };
}
beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the code on paper is in the language of the paper, and holds the game', () => {
  expect(PAPER).toMatch(/^https:\/\/rules\.example\/novuss\/et\/scoresheet\/#g=[\w-]+&code$/);
  expect(prefilledIn(new URL(PAPER).hash)).toEqual(HEAD);
});

test.each([
  ['nothing is chosen on the phone: the language of the paper', PAPER, null, undefined, 'et'],
  ['the same is chosen', PAPER, 'et', undefined, 'et'],
  ['another one is chosen: that', PAPER, 'de', 'de', 'de'],
  ['a language this site no longer has', PAPER, 'lv', undefined, 'et'],
  ['what is remembered is no language', PAPER, '"]', undefined, 'et'],
  ['a link inside the site, no code: the language of the page', PAPER.replace('&code', ''), 'de', undefined, 'et'],
])('%s', async (_, address, before, to, after) => {
  const opened = await open(address, before);
  expect(opened.chosen).toBe(after);
  if (to === undefined) expect(opened.to).toBeUndefined();
  else expect(opened.to).toMatch(new RegExp(`/novuss/${to}/scoresheet/#g=[\\w-]+$`));
});
