import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../support/dist.ts';
import { axeInTurns, complaints, widthOf } from '../support/watch.ts';

const NAMES = [
  'Anna Ozola; Riga',
  'Bruno Keller',
  'Carla Weber',
  'Dmitri Petrov',
  'Eva Tamm; Tartu',
  'Felix Huber',
  'Greta Kask',
  'Hans Liepa',
  'Irina Sokolova',
];

/** What was entered is on the disk: so the page says. */
const saved = (page: Page) => expect(page.locator('[data-saved="true"]')).toBeVisible();

async function newTournament(page: Page, lang = 'en'): Promise<void> {
  await page.goto(`/${lang}/tournament/`);
  const form = page.locator('.workspace form').first();
  await form.locator('input').first().fill('Winter Cup');
  await form.locator('input[value=match]').check();
  await form.locator('button.go').click();
  await page.locator('.panel details summary').click();
  await page.locator('.panel textarea').fill(NAMES.join('\n'));
  await page.locator('.panel details form button').click();
  await expect(page.locator('.players li')).toHaveCount(9);
}
const tab = (page: Page, i: number): Locator => page.locator('[role=tab]').nth(i);

async function playRound(page: Page, round: number): Promise<void> {
  await tab(page, 1).click();
  await page.locator('.panel .acts .go').click();
  await expect(page.locator('.turns button')).toHaveCount(round);
  const fields = page.locator('.tables select');
  for (let i = 0; i < (await fields.count()); i++) await fields.nth(i).selectOption({ index: 1 + ((i * 5 + round * 3) % 12) });
}

test('nine players, one of whom withdraws, over five rounds to a printed table; all there again after a reload', async ({ page }) => {
  await newTournament(page);
  const met = new Set<string>();
  for (let round = 1; round <= 5; round++) {
    if (round === 4) {
      await tab(page, 0).click();
      await page.getByRole('button', { name: 'Withdraw Dmitri Petrov' }).click();
      await expect(page.locator('.players li.gone')).toHaveCount(1);
    }
    await playRound(page, round);
    const rows = await page
      .locator('.tables li:not(.bye)')
      .evaluateAll((items) =>
        items.map((li) =>
          [li.querySelector('.one')?.textContent ?? '', li.querySelector('.two')?.textContent ?? ''].toSorted().join(' / '),
        ),
      );
    expect(rows.length).toBe(4);
    for (const pair of rows) expect(met).not.toContain(pair);
    for (const pair of rows) met.add(pair);
    if (round >= 4) expect(rows.join()).not.toContain('Petrov');
  }
  await saved(page);
  await page.reload();
  await tab(page, 2).click();
  await expect(page.locator('.scroll tbody tr')).toHaveCount(9);
  const points = await page.locator('.scroll .points').allTextContents();
  expect(points.map(Number)).toEqual(points.map(Number).toSorted((a, b) => b - a));
  await expect(page.locator('.scroll tr.gone')).toContainText('Dmitri Petrov');
  await expect(page.locator('.how')).toContainText('Buchholz');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper')).toBeVisible();
  await expect(page.locator('.paper table').last().locator('tbody tr')).toHaveCount(9);
  await expect(page.locator('.tabs')).toBeHidden();
  await expect(page.locator('.head')).toBeHidden();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.length).toBeGreaterThan(10_000);
  expect((paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBe(2);
});

test('files go out and come back; damaged ones are refused with their line, and nothing is lost', async ({ page }) => {
  await newTournament(page);
  await playRound(page, 1);
  await tab(page, 4).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const stream = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  const give = (name: string, content: string) =>
    page
      .locator('.panel input[type=file], .two input[type=file]')
      .first()
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
  for (const [name, content, message] of [
    ['cut.json', text.slice(0, 700), /Line \d+: The text breaks off/],
    ['seed.json', text.replace(/"seed": \d+/, '"seed": "x"'), /Line \d+, events\[0\]\.seed:/],
    ['alien.json', '{"a": 1}', /no tournament file/],
    ['line.trf', '001    1\nwhat is this', /Line \d/],
  ] as const) {
    await give(name, content);
    await expect(page.locator('.refused')).toContainText(`${name} was not opened`);
    await expect(page.locator('.refused')).toContainText(message);
    await expect(page.locator('.workspace h2').first()).toHaveText('Winter Cup');
  }
  await give('good.json', text);
  await page.getByRole('button', { name: 'Open beside it' }).click();
  await page.getByRole('button', { name: 'All tournaments' }).click();
  await expect(page.locator('.all li')).toHaveCount(2);
});

async function startGame(page: Page, lang: string, doubles: boolean): Promise<void> {
  await page.goto(`/${lang}/scoresheet/`);
  await beginGame(page, doubles);
}

/** Fills in the form for a new game. */
async function beginGame(page: Page, doubles: boolean): Promise<void> {
  const form = page.locator('.workspace form');
  if (doubles) await form.locator('input[value=doubles]').check();
  const names = doubles ? ['Ozola', 'Liepa', 'Kask', 'Tamm'] : ['Ozola', 'Kask'];
  for (const [i, name] of names.entries()) await form.locator('.name input').nth(i).fill(name);
  await form.locator('button.go').click();
  await expect(page.locator('.score')).toBeVisible();
}

test('score sheet, singles: a penalty disc, a set, a clock that goes on over a closed tab, a log for play', async ({ page, context }) => {
  await startGame(page, 'en', false);
  await page.getByRole('button', { name: 'Penalty disc', exact: true }).click();
  await page.getByRole('button', { name: /The striker falls into a pocket/ }).click();
  await expect(page.locator('.party.red .debt')).toHaveText('Owes 1 disc');
  await page.locator('.clocks button').first().click();
  await expect(page.locator('.time')).toHaveText(/0:(30|29)/);
  await saved(page);
  await page.close();
  const again = await context.newPage();
  await again.goto('/en/scoresheet/');
  await expect(again.locator('.party.red .debt')).toHaveText('Owes 1 disc');
  await expect(again.locator('.time')).toHaveText(/0:2\d/);
  await again.getByRole('button', { name: 'Set over' }).click();
  await again
    .getByRole('button', { name: /: All discs pocketed/ })
    .last()
    .click();
  await expect(again.locator('.party.black .sets')).toContainText('1');
  await expect(again.locator('.sheet-table tbody tr')).toHaveCount(1);
  const download = again.waitForEvent('download');
  await again.getByRole('button', { name: 'Save as a log' }).click();
  expect((await download).suggestedFilename()).toMatch(/^novuss-.*\.json$/);
  await again.emulateMedia({ media: 'print' });
  await expect(again.locator('.paper table tbody tr')).toHaveCount(9);
  await expect(again.locator('.game')).toBeHidden();
});

test('a saved game comes back from its file; a damaged one is refused and nothing is lost', async ({ page }) => {
  await startGame(page, 'de', false);
  await page.getByRole('button', { name: 'Strafstein', exact: true }).click();
  await page.getByRole('button', { name: /Die Schlagscheibe fällt in eine Tasche/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Aufzeichnung sichern' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  await page.getByRole('button', { name: 'Anderes Spiel' }).click();
  await page.getByText('Gesichertes Spiel öffnen').click();
  const give = (name: string, content: string) =>
    page.locator('.import input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) });
  for (const [name, content, message] of [
    ['cut.json', text.slice(0, text.indexOf('"log"')), /Zeile \d+, Spalte \d+: Der Text endet, bevor er fertig ist/],
    ['rule.json', text.replace('striker-pocketed', 'striker-lost'), /log\[0\]\.noted\[0\]\.rule: /],
    ['case.json', '{"edition": "2017"}', /colors: /],
  ] as const) {
    await give(name, content);
    await expect(page.locator('.refused')).toContainText(`${name} wurde nicht geöffnet`);
    await expect(page.locator('.refused')).toContainText(message);
    await expect(page.locator('.saved li')).toHaveCount(1);
  }
  await give('good.json', text);
  await expect(page.locator('.party.red .debt')).toContainText('1');
  await expect(page.locator('.score')).toContainText('Ozola');
  await page.getByRole('button', { name: 'Anderes Spiel' }).click();
  await expect(page.locator('.saved li')).toHaveCount(2);
});

test('two windows with the same game, and with the same tournament: the second follows and says so', async ({ page, context }) => {
  await startGame(page, 'en', false);
  const other = await context.newPage();
  await other.goto('/en/scoresheet/');
  await expect(other.locator('.party.red')).toContainText('Ozola');
  await page.getByRole('button', { name: 'Penalty disc', exact: true }).click();
  await page.getByRole('button', { name: /The striker falls into a pocket/ }).click();
  await expect(other.locator('.party.red .debt')).toHaveText('Owes 1 disc');
  await expect(other.getByText(/open in another window too/)).toBeVisible();
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.party.red .debt')).toHaveCount(0);
  await newTournament(page);
  await other.goto('/en/tournament/');
  await expect(other.locator('.players li')).toHaveCount(9);
  await page.getByRole('button', { name: 'Remove Dmitri Petrov' }).click();
  await expect(other.locator('.players li')).toHaveCount(8);
  await expect(other.getByText(/open in another window too/)).toBeVisible();
});

test('score sheet, doubles: seats move on clockwise after a set, undo brings it back, also after a reload', async ({ page }) => {
  await startGame(page, 'en', true);
  await expect(page.locator('.plan .south')).toContainText('Ozola');
  await page.getByRole('button', { name: 'Turn over: Ozola' }).click();
  await page.getByRole('button', { name: 'Turn over: Kask' }).click();
  await page.getByRole('button', { name: 'Set over' }).click();
  await page
    .getByRole('button', { name: /: All discs pocketed/ })
    .first()
    .click();
  await expect(page.locator('.plan .west')).toContainText('Ozola');
  await saved(page);
  await page.reload();
  await expect(page.locator('.plan .west')).toContainText('Ozola');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.plan .south')).toContainText('Ozola');
  await expect(page.getByRole('button', { name: 'Turn over: Liepa' })).toBeVisible();
});

test('a blank sheet is printed where no game is open', async ({ page }) => {
  await page.goto('/en/scoresheet/');
  await expect(page.locator('.workspace form')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper table tbody tr')).toHaveCount(12);
  await expect(page.locator('.signed p')).toHaveCount(3);
});

test('axe finds nothing in the middle of a tournament and of a game, nothing is wider than 320 px, in any language', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await test.step('a tournament and two games on the device', async () => {
    const page = await context.newPage();
    const said = complaints(page);
    await newTournament(page, 'de');
    await playRound(page, 1);
    await saved(page);
    await startGame(page, 'de', true);
    await page.locator('.game .tools button').last().click();
    await beginGame(page, false);
    await saved(page);
    expect(said).toEqual([]);
    await page.close();
  });
  for (const [i, lang] of LANGUAGES.entries()) {
    await test.step(lang, async () => {
      // a tab that has had another language complains of the fonts it preloads
      const page = await context.newPage();
      const said = complaints(page);
      await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
      let look = axeInTurns(page, i);
      const check = async (where: string): Promise<void> => expect(await look(), `${lang} ${where}`).toEqual([]);
      await page.goto(`/${lang}/tournament/`);
      await tab(page, 0).click();
      await expect(page.locator('.players li')).toHaveCount(9);
      await check('players');
      await tab(page, 1).click();
      // an entry in this language
      await page
        .locator('.tables select')
        .first()
        .selectOption({ index: 5 + i });
      await check('rounds');
      await tab(page, 2).click();
      await check('standing');
      await tab(page, 4).click();
      await check('files');
      await page.setViewportSize({ width: 320, height: 640 });
      for (let t = 0; t < 5; t++) {
        await tab(page, t).click();
        expect([t, await widthOf(page)]).toEqual([t, 320]);
      }
      await saved(page);
      await page.goto(`/${lang}/scoresheet/`);
      look = axeInTurns(page, i);
      await page.locator('.game .tools button').last().click();
      await page.locator('.saved .open', i % 2 === 1 ? { hasText: 'Liepa' } : { hasNotText: 'Liepa' }).click();
      await page.locator('.clocks button').first().click();
      await expect(page.locator('.time')).toHaveText(/0:(30|29)/);
      expect(await widthOf(page)).toBe(320);
      await check('game');
      await page.locator('.right .acts > button').nth(2).click();
      await expect(page.locator('dialog[open]')).toBeVisible();
      await check('endings');
      expect(said).toEqual([]);
      await page.close();
    });
  }
  await context.close();
});
