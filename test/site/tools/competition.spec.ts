import { expect, type Locator, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../support/dist.ts';
import { axe, axeInTurn, axeInTurns, complaints, widthOf } from '../support/watch.ts';

const ELEVEN = ['Ozola', 'Keller', 'Weber', 'Petrov', 'Tamm', 'Huber', 'Kask', 'Liepa', 'Sokolova', 'Saar', 'Braun'];
const tab = (page: Page, i: number): Locator => page.locator('[role=tab]').nth(i);

/** Begins a competition from the list of them: its form, its players from a text, the draw. */
async function newEvent(
  page: Page,
  format: string,
  names: readonly string[],
  more: (form: Locator) => Promise<void> = async () => {},
): Promise<void> {
  const form = page.locator('.workspace form').first();
  await form.locator('input').first().fill('Open');
  await form.locator(`input[value=${format}]`).check();
  await more(form);
  await form.locator('button.go').click();
  await page.locator('.panel details summary').first().click();
  await page.locator('.panel textarea').fill(names.join('\n'));
  await page.locator('.panel details form button').click();
  await expect(page.locator('.players li')).toHaveCount(names.length);
  await page.locator('.draw .go').click();
  await expect(page.locator('.tables li').first()).toBeVisible();
}

/** Enters a result for everything that can be played in the round shown. */
async function playRound(page: Page, index: (i: number) => number): Promise<void> {
  const fields = page.locator('.tables select.open');
  for (let i = 0; (await fields.count()) > 0; i++) {
    const before = await fields.count();
    await fields.first().selectOption({ index: index(i) });
    await expect(fields).toHaveCount(before - 1);
  }
}

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1366, height: 768 };

/** On a laptop too no sheet of what is open is wider than the screen. */
async function fitsLaptop(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(LAPTOP);
  for (let t = 0; t < 5; t++) {
    await tab(page, t).click();
    expect([t, await widthOf(page)]).toEqual([t, LAPTOP.width]);
  }
}

test('two defeats, eleven players, one leaves late; the tree and the places are printed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/tournament/');
  await newEvent(page, 'knock-out', ELEVEN);
  await expect(page.locator('.turns button')).toHaveCount(8);
  await playRound(page, (i) => 1 + (i % 2));
  await page.locator('.turns button').nth(1).click();
  await playRound(page, () => 1);
  // somebody who still has a game to play leaves; what follows is said before
  await page.locator('.turns button').nth(2).click();
  const leaver =
    (await page.locator('.tables li:has(select.open) .one').first().textContent())?.replace('has the first stroke', '').trim() ?? '';
  await tab(page, 0).click();
  await page.getByRole('button', { name: `Withdraw ${leaver}` }).click();
  await expect(page.locator('.ask')).toContainText('is decided without play');
  await page.getByRole('button', { name: 'Leave it as it is' }).click();
  await expect(page.locator('.players li.gone')).toHaveCount(0);
  await page.getByRole('button', { name: `Withdraw ${leaver}` }).click();
  await page.getByRole('button', { name: 'Do it' }).click();
  await expect(page.locator('.players li.gone')).toHaveCount(1);
  await tab(page, 1).click();
  for (let round = 3; round <= 8; round++) {
    const chip = page.locator('.turns button').nth(round - 1);
    if ((await page.locator('.turns button').count()) < round) break;
    await chip.click();
    await playRound(page, () => 1);
  }
  await tab(page, 2).click();
  const places = await page.locator('.panel tbody .place').allTextContents();
  expect(places.length).toBe(11);
  expect(places[0]).toBe('1');
  expect(places).not.toContain('–');
  expect(await widthOf(page)).toBe(PHONE.width);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper')).toBeVisible();
  await expect(page.locator('.paper svg')).toHaveCount(2);
  await expect(page.locator('.paper section').last().locator('tbody tr')).toHaveCount(11);
  await expect(page.locator('.tabs')).toBeHidden();
  const paper = await page.pdf({ format: 'A4' });
  expect((paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBe(4);
  await fitsLaptop(page);
});

test('a team match by 2010 22.4: sealed line-ups, a substitution refused with its article, a score sheet, the protocol', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const said = complaints(page);
  await page.goto('/en/tournament/');
  await newEvent(page, 'round-robin', ['Rīga', 'Tartu'], async (form) => {
    await form.locator('select').first().selectOption('2010');
    await form.locator('input[value=teams]').check();
    await form.getByLabel('Players in a line-up').fill('2');
    await form.getByLabel('Sets in a game').fill('1');
  });
  await tab(page, 0).click();
  for (const team of ['Rīga', 'Tartu']) {
    await page.getByLabel(`New players: ${team}`).fill([1, 2, 3].map((i) => `${team} ${i}`).join('\n'));
    await page
      .locator('details', { has: page.getByLabel(`New players: ${team}`) })
      .getByRole('button', { name: 'Add to the team' })
      .click();
  }
  await tab(page, 1).click();
  await page.getByRole('button', { name: /^Match: / }).click();
  const [home = '', away = ''] = await page.locator('.score span').allTextContents();
  const choose = async (...names: readonly string[]): Promise<void> => {
    for (const [i, name] of names.entries()) await page.locator('.line-up select').nth(i).selectOption({ label: name });
  };
  await page.getByRole('button', { name: `Enter the line-up: ${home}` }).click();
  await choose(`${home} 1`, `${home} 2`);
  await page.getByRole('button', { name: 'Hand in, sealed' }).click();
  await expect(page.locator('.match')).toContainText(`${home}: the line-up is in, sealed`);
  await expect(page.locator('.match')).not.toContainText(`${home} 1`);
  expect(await axe(page), 'sealed').toEqual([]);
  await page.getByRole('button', { name: `Enter the line-up: ${away}` }).click();
  await choose(`${away} 1`, `${away} 2`);
  await page.getByRole('button', { name: 'Hand in, sealed' }).click();
  await expect(page.locator('.match li')).toHaveCount(6);
  await page
    .getByRole('button', { name: `Substitution: ${home}` })
    .first()
    .click();
  await choose(`${home} 1`, `${home} 3`);
  await page.getByRole('button', { name: 'Announce' }).click();
  await page
    .getByRole('button', { name: `Substitution: ${home}` })
    .nth(1)
    .click();
  await choose(`${home} 2`, `${home} 3`);
  for (const screen of [LAPTOP, PHONE]) {
    await page.setViewportSize(screen);
    await page.getByRole('button', { name: 'Announce' }).click();
    await expect(page.getByRole('alert')).toContainText(`${home} 2 may play as number 2 only`);
    await expect(page.getByRole('alert')).toBeInViewport();
  }
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', /\/en\/rules\/2010\/.*#22\.4$/);
  await choose(`${home} 1`, `${home} 2`);
  await page.getByRole('button', { name: 'Announce' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  for (const screen of [LAPTOP, PHONE]) {
    await page.setViewportSize(screen);
    expect(await axe(page, { within: 'main' }), `open, ${screen.width} px`).toEqual([]);
    expect(await widthOf(page)).toBe(screen.width);
  }

  // the first board is played on its score sheet
  await page
    .getByRole('link', { name: `Score sheet: ${home} 1 – ${away} 1` })
    .first()
    .click();
  await expect(page).toHaveURL(/\/en\/scoresheet\/$/);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('button', { name: 'Set over' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(`^${home} 1`) })
    .first()
    .click();
  const enter = page.getByRole('button', { name: /in the competition$/ });
  const score = ((await enter.textContent()) ?? '').match(/\d : \d/)?.[0] ?? '';
  await enter.click();
  await expect(page.getByText('Entered in “Open”.')).toBeVisible();
  await page.getByRole('link', { name: 'To the competition' }).click();
  await expect(page.getByRole('button', { name: /^Match: / })).toBeVisible();
  await tab(page, 1).click();
  await page.getByRole('button', { name: /^Match: / }).click();
  await expect(page.locator('.score b')).toHaveText(score.replaceAll(' ', '\u00a0'));
  // four of six games decide it
  const open = page.locator('.match select.open');
  const wins = score === '1 : 0' ? 1 : 2;
  for (let i = 0; i < 3; i++) await open.first().selectOption({ index: wins });
  await expect(page.locator('.match')).toContainText('The match is over. 2010');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper .teams tbody tr')).toHaveCount(2);
  await expect(page.locator('.paper .teams')).toContainText(`Round 2: ${home} 3 (reserve)`);
  await expect(page.locator('.paper .total b')).toHaveText(wins === 1 ? '4 : 0' : '0 : 4');
  const paper = await page.pdf({ format: 'A4' });
  expect((paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length).toBe(1);
  await fitsLaptop(page);
  expect(said).toEqual([]);
});

test('round robin with a late entry, a correction and an undo; the cross table', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/en/tournament/');
  await newEvent(page, 'round-robin', ELEVEN.slice(0, 5));
  await playRound(page, () => 1);
  await tab(page, 0).click();
  await page.locator('.add input').fill('Latecomer');
  await page.locator('.add button').click();
  await expect(page.locator('.players li')).toHaveCount(6);
  await tab(page, 1).click();
  for (let round = 1; round <= 5; round++) {
    await page
      .locator('.turns button')
      .nth(round - 1)
      .click();
    await playRound(page, (i) => 1 + ((i + round) % 3));
  }
  await tab(page, 2).click();
  await expect(page.locator('.cross tbody tr')).toHaveCount(6);
  const cells = await page.locator('.cross tbody td.c:not(.self)').allTextContents();
  expect(cells.length).toBe(30);
  for (const cell of cells) expect(cell).toMatch(/^\d:\d$/);
  const before = await page.locator('.cross').innerText();
  await tab(page, 1).click();
  await page.locator('.tables select').first().selectOption({ index: 5 });
  await page.getByRole('button', { name: 'Undo' }).click();
  await tab(page, 2).click();
  expect(await page.locator('.cross').innerText()).toBe(before);
  await expect(page.locator('[data-saved="true"]')).toBeVisible();
  await page.reload();
  await tab(page, 2).click();
  expect(await page.locator('.cross').innerText()).toBe(before);
  expect(await widthOf(page)).toBe(PHONE.width);
  await fitsLaptop(page);
});

test('axe finds nothing in a knock-out, a round robin and groups, at the tables and on the display, nothing is wider than 320 px, in any language', async ({
  browser,
}) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const toList = (page: Page): Promise<void> => page.locator('.workspace .tools button').last().click();
  const FORMATS = [
    ['knock-out', 11],
    ['round-robin', 4],
    ['groups', 9],
  ] as const;
  await test.step('three competitions on the device', async () => {
    const page = await context.newPage();
    const said = complaints(page);
    await page.setViewportSize(LAPTOP);
    await page.goto('/de/tournament/');
    for (const [format, players] of FORMATS) {
      if (format !== 'knock-out') await toList(page);
      await newEvent(page, format, ELEVEN.slice(0, players));
      await playRound(page, () => 1);
      await tab(page, 3).click();
      await page.locator('.panel details button').click();
      await page.locator('.list button').first().click();
    }
    await expect(page.locator('[data-saved="true"]')).toBeVisible();
    expect(said).toEqual([]);
    await page.close();
  });

  for (const [i, lang] of LANGUAGES.entries()) {
    await test.step(lang, async () => {
      // a tab that has had another language complains of the fonts it preloads
      const page = await context.newPage();
      const said = complaints(page);
      await page.emulateMedia({ colorScheme: i % 2 === 0 ? 'light' : 'dark' });
      const look = axeInTurns(page, i);
      const check = async (where: string): Promise<void> => expect(await look(), `${lang} ${where}`).toEqual([]);
      await page.goto(`/${lang}/tournament/`);
      for (const [format, players] of FORMATS) {
        await page.setViewportSize(LAPTOP);
        await toList(page);
        await page.locator('.all .open', { hasText: new RegExp(`\\b${players}\\b`) }).click();
        await page.locator('.turns button').first().click();
        // an entry in this language: the same winner by another score
        await page
          .locator('.tables select')
          .first()
          .selectOption({ index: 2 - (i % 2) });
        await check(`${format} games`);
        await tab(page, 2).click();
        await check(`${format} table`);
        await tab(page, 3).click();
        await expect(page.locator('.tables .who b')).toHaveCount(2);
        await check(`${format} tables`);
        await page.setViewportSize({ width: 320, height: 640 });
        for (let t = 0; t < 5; t++) {
          await tab(page, t).click();
          expect([lang, format, t, await widthOf(page)]).toEqual([lang, format, t, 320]);
        }
        await page.locator('.events .quiet').first().click();
        await check(`${format} another event`);
        expect(await widthOf(page)).toBe(320);
      }
      await page.goto(`/${lang}/tournament/#display`);
      await page.reload();
      await expect(page.locator('.display .tables li')).toHaveCount(1);
      expect(await axeInTurn(page, 0, i), `${lang} display`).toEqual([]);
      expect(await widthOf(page)).toBe(320);
      expect(said).toEqual([]);
      await page.close();
    });
  }
  await context.close();
});

test('a rule on competitions leads to the tool, and the tool back to the rule', async ({ page }) => {
  await page.goto('/en/provision/first-stroke-singles/');
  await page.getByRole('link', { name: 'Hold a competition by this rule' }).click();
  await expect(page).toHaveURL(/\/en\/tournament\/$/);
  const form = page.locator('.workspace form').first();
  await form.locator('select').first().selectOption('2010');
  await form.locator('input[value=round-robin]').check();
  await form.locator('button.go').click();
  for (const name of ['A', 'B']) {
    await page.locator('.add input').fill(name);
    await page.locator('.add button').click();
  }
  await page.locator('.draw .go').click();
  await page.locator('.stroke a').first().click();
  await expect(page).toHaveURL(/\/en\/rules\/2010\/.*#22\.1/);
});

test('a league at 320 px: tie-breaks changed, a result by the code of a sheet in the language of the phone, the best go on for all places, regulations', async ({
  page,
  browser,
}) => {
  const said = complaints(page);
  await page.setViewportSize({ width: 320, height: 640 });
  /** The page is looked at whole at first; outside of main nothing changes after it. */
  const sound = async (what: string, part: { within?: string } = { within: 'main' }): Promise<void> => {
    expect(await axe(page, part), what).toEqual([]);
    expect([what, await widthOf(page)]).toEqual([what, 320]);
  };
  await page.goto('/en/tournament/');
  await newEvent(page, 'round-robin', ELEVEN.slice(0, 4), async (form) => {
    await form.locator('select').first().selectOption('2010');
    await form.getByLabel('Sets in a game').fill('1');
  });
  // the first game is played on a phone whose owner reads German; the paper was English
  const sheet = page.getByRole('link', { name: /^Score sheet: / }).first();
  const game = ((await sheet.getAttribute('href')) ?? '').replace('../', '');
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await phone.goto('/de/about/');
  await phone.goto(new URL(`/#en/${game}`, page.url()).href);
  await expect(phone).toHaveURL(/\/de\/scoresheet\/$/);
  await phone.getByRole('button', { name: 'Spiel beginnen' }).click();
  await phone.getByRole('button', { name: 'Satz zu Ende' }).click();
  await phone.getByRole('dialog').getByRole('button').filter({ hasText: /alle/i }).first().click();
  await phone.getByText('Code für das Gerät der Turnierleitung').click();
  const photograph = await phone.locator('.take-over details svg').screenshot({ scale: 'device' });
  await phone.context().close();
  await page.getByLabel('Photograph the code of a sheet').setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: photograph });
  await expect(page.locator('.sent')).toContainText('From the score sheet:');
  await sound('a result brought', {});
  await page.getByRole('button', { name: 'Enter it', exact: true }).click();
  await expect(page.locator('.tables select.open')).toHaveCount(1);
  for (let round = 1; round <= 3; round++) {
    await page
      .locator('.turns button')
      .nth(round - 1)
      .click();
    await playRound(page, (i) => 1 + ((i + round) % 2));
  }

  await tab(page, 2).click();
  await page.getByText('Change the tie-breaks').click();
  const ties = page.locator('.panel details form').first();
  for (let i = 0; i < 4; i++) await ties.locator('select').nth(i).selectOption('');
  await expect(ties.getByRole('status')).toContainText(/What changes in the table:|Nothing changes in the table/);
  await sound('tie-breaks');
  await ties.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('.how')).toContainText('Points (a game won 1, a drawn one ½); then –');

  await page.getByText('Go on with the best').click();
  await page.getByLabel('So many go on').fill('4');
  await page.getByLabel('Games for places').selectOption('8');
  await sound('a stage');
  await page.getByRole('button', { name: 'Begin the next stage' }).click();
  await page.locator('.draw .go').click();
  await expect(page.locator('.stage')).toContainText('Here play the best 4 of “Round robin”.');
  for (let round = 1; round <= 2; round++) {
    await page
      .locator('.turns button')
      .nth(round - 1)
      .click();
    await playRound(page, () => 1);
  }
  await sound('a tree with games for places');
  await tab(page, 2).click();
  expect(await page.locator('.panel tbody .place').allTextContents()).toEqual(['1', '2', '3', '4']);

  await tab(page, 4).click();
  await page.getByLabel(/^Two losses for lateness/).selectOption('competition');
  await sound('rules and files');
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset['paper'] = document.querySelector('.paper')?.textContent ?? '';
    };
  });
  await page.getByLabel('Language on paper').selectOption('de');
  await page.getByRole('button', { name: 'Regulations of the competition' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-paper', /schließen von allen Wettbewerben aus/);
  await expect(page.locator('body')).toHaveAttribute('data-paper', /gesetzt in der Reihenfolge der Tabelle/);
  expect(said).toEqual([]);
});
