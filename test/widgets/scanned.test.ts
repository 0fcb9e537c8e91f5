/** A code that is scanned: the entry page of the site opens its page in the language chosen on this device, otherwise in that of the paper. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/ui/langs.ts';
import { SCANNED_PATTERN } from '../../src/ui/scanned.ts';
import { prefilledIn, prefilledLink } from '../../src/widgets/scoresheet/prefilled.ts';
import { openCode } from '../../src/widgets/tournament/code/open-code.ts';
import { sheetCode } from '../../src/widgets/tournament/sheet-link.ts';
import { headOf } from '../support/sheet.ts';

const HEAD = headOf('2017', { sets: 3, game: { competition: 'c', event: 1, seed: 7, key: '1:1-2', players: { first: [1], second: [2] } } });
const LINK = prefilledLink(HEAD);
const PAPER = sheetCode(`../scoresheet/${LINK}`, 'et', 'https://rules.example/novuss/en/tournament/#x');

/** The script of the entry page, as the page has it. */
const source = /const CHOOSE = (`.*`);/.exec(readFileSync(join(import.meta.dirname, '../../src/pages/index.astro'), 'utf8'))?.[1] ?? '';
const script = new Function('LANGS', 'url', 'SCANNED_PATTERN', `return ${source}`)(LANGS, () => '/novuss/', SCANNED_PATTERN) as string;

/** Where the entry page leads from an address. */
function open(address: string, chosen: string | null, languages: readonly string[] = ['lv', 'ru-RU']): string {
  const to: string[] = [];
  const storage = { getItem: () => chosen };
  const location = { hash: new URL(address).hash, replace: (next: string) => to.push(next) };
  new Function('localStorage', 'navigator', 'location', script)(storage, { languages }, location);
  return to[0] ?? '';
}

test('the code on paper leads over the entry page, in the language of the paper, and holds the game', () => {
  expect(PAPER).toBe(`https://rules.example/novuss/#et/scoresheet/${LINK}`);
  expect(prefilledIn(LINK)).toEqual(HEAD);
  expect(openCode(PAPER)).toMatchObject({ game: HEAD.game, result: null });
});

test.each([
  ['nothing is chosen on the phone: the language of the paper', PAPER, null, `/novuss/et/scoresheet/${LINK}`],
  ['the same is chosen', PAPER, 'et', `/novuss/et/scoresheet/${LINK}`],
  ['another one is chosen: that', PAPER, 'de', `/novuss/de/scoresheet/${LINK}`],
  ['a language this site no longer has', PAPER, 'lv', `/novuss/et/scoresheet/${LINK}`],
  [
    'a code in a language this site no longer has: what the browser prefers',
    PAPER.replace('#et', '#lv'),
    null,
    `/novuss/ru/scoresheet/${LINK}`,
  ],
  ['no code: what the browser prefers', 'https://rules.example/novuss/', null, '/novuss/ru/'],
  ['no code, but a place: kept', 'https://rules.example/novuss/#about', 'de', '/novuss/de/#about'],
  [
    'an address that leads out of the site is no code',
    'https://rules.example/novuss/#et/../../x/#g=1',
    'de',
    '/novuss/de/#et/../../x/#g=1',
  ],
])('%s', (_, address, chosen, to) => {
  expect(open(address, chosen)).toBe(to);
});
