/**
 * A further edition in a real browser: the site is built once more with test/fixtures/edition-2026 laid over the content, and every room shows what
 * the edition says. No line of code knows it.
 */
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { loadCorpus } from '../../src/files/corpus.ts';
import { encodeShare } from '../../src/notation/share.ts';
import { encodeCase } from '../../src/notation/share-case.ts';
import type { CaseDocument } from '../../src/notation/types.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { parsed } from '../support/dist.ts';
import { copyProject, overlay, type Project } from '../support/project.ts';
import { answer } from './support/quiz.ts';
import { type SwitchedSite, switchedSite } from './support/switched-site.ts';

// built once, for all of them
test.describe.configure({ mode: 'default' });

let project: Project;
let site: SwitchedSite;
let address: string;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  project = copyProject();
  overlay(join(import.meta.dirname, '../fixtures/edition-2026'), join(project.folder, 'content/novuss'));
  site = switchedSite(project.build());
  address = await site.start();
});
test.afterAll(async () => {
  await site?.stop();
  project?.remove();
});

/** What a rule is called on the pages. */
const titleOf = (id: string): string => loadCorpus().corpus.provisions.find((provision) => provision.id === id)?.texts.en?.title ?? id;
/** What the types of today do not know. */
const ID = '2026' as EditionId;
const open = (page: Page, path: string) => page.goto(`${address}${path}`);
const get = async (path: string): Promise<string> => (await fetch(`${address}${path}`)).text();
/** A page as it was built, without a browser. */
const built = async (path: string): Promise<HTMLElement> => parsed({ path, html: await get(path) });
/** A text, blanks as one. */
const textOf = (element: HTMLElement | null | undefined): string => (element?.text ?? '').replace(/\s+/g, ' ').trim();
/** What the one element of a page says. */
function said(root: HTMLElement, selector: string): string {
  const found = root.querySelectorAll(selector);
  expect(found.length, selector).toBe(1);
  return textOf(found[0]);
}
test('home, chapters, pocket card and files have its articles, its words and what a rule costs by it', async () => {
  await test.step('home names it first, and says by it what a rule costs', async () => {
    const home = await built('/en/');
    const named = home.querySelectorAll('a').filter((link) => textOf(link).includes('Novuss Rules of Play 2026'));
    expect(named.map((link) => link.getAttribute('href'))).toEqual(['/en/rules/2026/']);
    const pocketed = textOf(home.querySelectorAll('li').find((item) => textOf(item).includes(titleOf('striker-pocketed'))));
    expect(pocketed).toContain('17.1.4');
    expect(pocketed).toContain('Right to play lost');
    expect(pocketed).not.toContain('penalty disc');
  });
  await test.step('its chapters have its articles and its words, in each language', async () => {
    expect(said(await built('/en/rules/2026/12/'), '[id="12.31"]')).toContain('Before each set both players count their discs.');
    const lost = await built('/en/rules/2026/17/');
    expect(said(lost, '[id="17.1.4"]')).toContain('only the right to play is lost');
    expect(said(lost, '[id="17.1.4"] .cost-lines')).toBe('Right to play lost');
    expect(said(lost, '[id="17.1.4"] .effect')).toContain('No penalty disc any more.');
    expect(said(await built('/en/rules/2026/11/'), '[id="11.7"]')).toContain('20 seconds');
    expect(said(await built('/en/rules/2017/11/'), '[id="11.7"]')).toContain('30 seconds');
    for (const [lang, words] of [
      ['de', 'nur das Stoßrecht'],
      ['ru', 'только право'],
      ['et', 'ainult löögiõigus'],
    ] as const)
      expect(said(await built(`/${lang}/rules/2026/17/`), '[id="17.1.4"] .text')).toContain(words);
  });
  await test.step('the pocket card lists the rule under what it costs now', async () => {
    const under = (card: HTMLElement, heading: string) => {
      const groups = card.querySelectorAll('.card-group').filter((group) => textOf(group.querySelector('h2, h3')).includes(heading));
      expect(groups.length, heading).toBe(1);
      return textOf(groups[0]);
    };
    const card = await built('/en/card/2026/');
    expect(under(card, 'Penalty disc')).toContain(titleOf('striker-off-table'));
    expect(under(card, 'Penalty disc')).not.toContain(titleOf('striker-pocketed'));
    expect(under(await built('/en/card/2017/'), 'Penalty disc')).toContain(titleOf('striker-pocketed'));
  });
  await test.step('it is in the files, with what it amends', async () => {
    const links = (await built('/en/rules/2026/')).querySelectorAll('.as-data a').map((link) => link.getAttribute('href') ?? '');
    expect(links).toEqual(
      [
        'en/changes/2026.xml',
        'data/novuss/concordance.xlsx',
        'data/novuss/amendments.json',
        'data/novuss/akn/2026.en.xml',
        'data/novuss/provisions.json',
        'en/readings/',
        'en/readings/found/',
      ].map((path) => `/${path}`),
    );
    for (const link of links) expect((await fetch(`${address}${link}`)).status, link).toBe(200);
    const amended = JSON.parse(await get('/data/novuss/amendments.json')) as readonly {
      readonly edition: string;
      readonly basis: string;
      readonly provisions: readonly { readonly provision: string; readonly kind: string }[];
      readonly parameters: readonly { readonly id: string }[];
      readonly readings: object;
    }[];
    const own = amended.find(({ edition }) => edition === '2026');
    expect(own?.basis).toBe('2017');
    expect(own?.provisions.map(({ provision, kind }) => `${kind} ${provision}`).sort()).toEqual([
      'amended delay-loses-turn',
      'amended delay-of-game',
      'amended delay-penalty',
      'amended doubles-advice',
      'amended striker-pocketed',
      'amended striker-repositioned',
      'amended stroke-time',
      'introduced discs-counted',
    ]);
    expect(own?.parameters.map(({ id }) => id)).toEqual(['strokeTime']);
    expect(own?.readings).toEqual({ opened: [], settled: [] });
    const akn = await get('/data/novuss/akn/2026.en.xml');
    expect(akn).toContain(
      '<textualMod eId="amod_discs-counted" type="insertion"><source eId="amod_discs-counted__source_1" href="#chp_12__art_12-31"/>',
    );
    expect(akn).toContain(
      '<destination eId="amod_striker-pocketed__destination_1" href="/akn/lv/act/rules/novuss/2017/!main#chp_17__art_17-1-4"/>',
    );
  });
});

test('the comparison with 2017 and the finder show what differs, and nothing else', async ({ page }) => {
  await test.step('the comparison with 2017 shows what differs, and nothing else', async () => {
    const pair = await built('/en/compare/2017/2026/');
    expect(said(pair, '[data-ruled]')).toBe('7');
    const shown = pair
      .querySelectorAll('.typed tbody tr:not(.ground)')
      .map((row) => [
        row.querySelector('th a')?.getAttribute('href')?.split('/').at(-2) ?? '',
        ...row.querySelectorAll('td p, td li').map(textOf),
      ]);
    const times = ['Time for a stroke: 30 s', 'Time for a stroke: 20 s'];
    expect(shown).toEqual([
      ['striker-pocketed', 'Right to play lost', '1 penalty disc', 'Right to play lost'],
      ['stroke-time', ...times],
      ['striker-repositioned', ...times],
      ['delay-penalty', ...times],
      ['delay-loses-turn', ...times],
      ['delay-of-game', ...times],
      ['doubles-advice', ...times],
    ]);
    const kinds = pair.querySelectorAll('select')[1]?.querySelectorAll('option').map(textOf);
    expect(kinds).toEqual([
      'all',
      'ruled differently (7)',
      'worded differently (0)',
      'only in 2026 edition (1)',
      'only in 2017 edition (0)',
      'the same (213)',
    ]);
  });
  await test.step('what happened: the way to the rule ends in its verdict', async () => {
    await open(page, '/en/happened/pocket/');
    await page.getByText('The striker falls into a pocket').first().click();
    const leaf = page.locator('#striker-pocketed');
    await expect(leaf.locator('.in-2026')).toContainText('Right to play lost');
    await expect(leaf.locator('.in-2026')).not.toContainText('penalty disc');
    await expect(leaf.locator('.in-2017')).toContainText('1 penalty disc');
  });
});

const POSITION = { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 0, y: -440 } } as const;
const SEATING = { format: 'singles', colors: { red: ['south'], black: ['north'] }, shooter: 'south' } as const;
const CASE: CaseDocument = {
  editions: [ID, '2017'],
  ...SEATING,
  before: POSITION,
  report: {
    events: [
      { t: 0.2, type: 'contact', a: 'striker', b: 'red1' },
      { t: 0.6, type: 'pocketed', disc: 'striker', pocket: 'nw' },
    ],
    after: { discs: POSITION.discs },
  },
};

test('the table rules by it, and links to a case and to a position of it open as one', async ({ page }) => {
  await test.step('the table rules by it, and a link to a case of it opens as one', async () => {
    await open(page, `/en/table/#c=${encodeCase(CASE)}`);
    await page.locator('.frame').hover();
    const headline = (edition: string) => page.locator(`.headlines [data-edition="${edition}"]`);
    await expect(headline('2026').locator('button')).toHaveAttribute('aria-pressed', 'true');
    await expect(headline('2026')).toContainText('Black to play');
    await expect(headline('2026')).not.toContainText('Penalty disc');
    await expect(headline('2017')).toContainText('Penalty disc');
  });
  await test.step('a link to a position of it opens as one', async () => {
    const code = encodeShare({ edition: ID, ...SEATING, position: POSITION, stroke: { angle: 90, speed: 3 } });
    await open(page, `/en/table/#p=${code}`);
    await page.locator('.frame').hover();
    await page.locator('[data-body="red1"]').first().focus();
    await expect(page.locator('.headlines [data-edition="2026"] button')).toHaveAttribute('aria-pressed', 'true');
    // a site that does not know it says so, and which it knows
    await page.goto(`/en/table/#p=${code}`);
    const notice = page.getByText('2026', { exact: false }).first();
    await expect(notice).toBeVisible();
    await expect(notice).toContainText('2017 edition');
  });
});

test('the quiz asks by it, the score sheet runs its clock and counts by it', async ({ page, browser }) => {
  await test.step('the quiz asks by it, and its links keep it', async () => {
    await open(page, '/en/quiz/');
    const choice = page.locator('.books input[value="2026"]');
    await expect(choice).toBeChecked();
    const ways = (name: string) => page.locator('.way', { has: page.getByRole('heading', { name }) });
    await ways('Practise').locator('.go').click();
    await answer(page);
    await expect(page.locator('.why a').first()).toHaveAttribute('href', /\/en\/rules\/2026\//);
    await page.locator('.link-row button').click();
    await expect.poll(() => page.url()).toContain('#q=');
    const fresh = await (await browser.newContext()).newPage();
    await fresh.goto(page.url());
    await expect(fresh.locator('.title')).toHaveText(await page.locator('.title').innerText());
    await expect(fresh.locator('.note')).toBeEmpty();
    await answer(fresh);
    await expect(fresh.locator('.why a').first()).toHaveAttribute('href', /\/en\/rules\/2026\//);
    await fresh.context().close();
  });
  await test.step('the score sheet runs its clock and counts by it', async () => {
    await open(page, '/en/scoresheet/');
    const form = page.locator('.workspace form');
    await expect(form.locator('select').first()).toHaveValue('2026');
    for (const [i, name] of ['Ozola', 'Kask'].entries()) await form.locator('.name input').nth(i).fill(name);
    await form.locator('button.go').click();
    await page.locator('.clocks button').first().click();
    await expect(page.locator('.time')).toHaveText(/0:(?:20|1\d)/);
    await page.getByRole('button', { name: 'Penalty disc', exact: true }).click();
    await expect(page.getByRole('button', { name: /The striker goes over a board/ })).toBeVisible();
    await expect(page.getByRole('button', { name: /The striker falls into a pocket/ })).toHaveCount(0);
  });
});
