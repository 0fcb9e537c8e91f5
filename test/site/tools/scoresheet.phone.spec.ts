/** The score sheet in one hand: what usually happens, entered in at most four taps, ruled as the 2017 book has it; and shown to both players. */
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../../support/dist.ts';
import { axe, axeInBothLights, widthOf } from '../support/watch.ts';

/** What Ozola does in their own turn, and Kask while waiting: the line and its article. */
const USUAL = [
  ['Touching or moving discs without a stroke', 'Ozola', /^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.10$/],
  ['The cue touches the striker while aiming', 'Ozola', /^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.17$/],
  ['Taking the striker while something still moves', 'Ozola', /^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.11$/],
  ['The cue touches the striker twice', 'Ozola', /^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.9$/],
  ['Wasting time', 'Ozola', /^Penalty disc: Ozola · Now plays: Kask Art\.\s17\.1\.15$/],
  ['Touching the playing surface', 'Ozola', /^Warning: Ozola · Plays on: Ozola Art\.\s19\.1\.7$/],
  ['Leaving the bounds of one’s own zone', 'Ozola', /^Warning: Ozola · Plays on: Ozola Art\.\s19\.1\.11$/],
  ['The cue’s tip over the far zone’s line while aiming', 'Ozola', /^Warning: Ozola · Plays on: Ozola Art\.\s19\.1\.3$/],
  ['Talk and comments during a set', 'Kask', /^Warning: Kask · Plays on: Ozola Art\.\s19\.1\.12$/],
  [
    'Touching or moving discs without a stroke',
    'Kask',
    /^Penalty disc: Kask · Misses the next turn: Kask · Plays on: Ozola Art\.\s17\.1\.12$/,
  ],
] as const;

async function begin(page: Page): Promise<void> {
  await page.goto('/en/scoresheet/');
  for (const [i, name] of ['Ozola', 'Kask'].entries()) await page.locator('.workspace form .name input').nth(i).fill(name);
  await page.locator('.workspace form button.go').click();
  // The score stands there from the start, not scrolled away.
  await expect(page.locator('.score')).toBeInViewport({ ratio: 1 });
}

test('the ten usual incidents: at most four taps each, the right ruling in view', async ({ page }) => {
  await begin(page);
  for (const [what, who, line] of USUAL) {
    const taps = [
      page.getByRole('button', { name: 'Something else happened' }),
      page.locator('dialog li button', { hasText: what }),
      page.locator('dialog .who').getByRole('button', { name: who }),
    ];
    expect(taps.length).toBeLessThanOrEqual(4);
    for (const tap of taps) await tap.tap();
    await expect(page.locator('.last')).toHaveText(line);
    await expect(page.locator('.last')).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Undo' }).tap();
  }
});

test('tap-on-what-moves: a double tap ends one series and touches nothing else', async ({ page }) => {
  await begin(page);
  const go = page.getByRole('button', { name: 'Turn over: Ozola' });
  await go.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await go.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (let i = 0; i < 2; i++) await page.touchscreen.tap(x + width / 2, y + height / 2);
  await expect(page.locator('.last')).toHaveText(/^Now plays: Kask /);
  // the button that was tapped is where it was
  expect(await page.getByRole('button', { name: 'Turn over: Kask' }).boundingBox()).toMatchObject({ x, y });
  await expect(page.getByRole('checkbox', { name: 'Vibration' })).toBeChecked();
});

test('word-out-of-its-button: at 320 px every word on the sheet stays in its button, in any language', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const lang of LANGUAGES) {
    await page.goto(`/${lang}/scoresheet/`);
    if (lang === LANGUAGES[0]) await page.locator('.workspace form button.go').click();
    await expect(page.locator('.score')).toBeVisible();
    const cut = await page
      .locator('.game button')
      .evaluateAll((buttons) => buttons.filter((b) => b.scrollWidth > b.clientWidth).map(({ textContent }) => textContent));
    expect([lang, cut]).toEqual([lang, []]);
  }
});

test('name-wider-than-the-screen: at 320 px nothing leaves the screen, and a surname is whole on its button', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/en/scoresheet/');
  const names = ['W'.repeat(60), 'Alexandrovskaya'];
  for (const [i, name] of names.entries()) await page.locator('.workspace form .name input').nth(i).fill(name);
  expect(await widthOf(page)).toBe(320);
  await page.locator('.workspace form button.go').click();
  await page.getByRole('button', { name: 'Penalty disc', exact: true }).tap();
  await page.getByRole('button', { name: /The striker falls into a pocket/ }).tap();
  expect(await widthOf(page)).toBe(320);
  await page.getByRole('button', { name: 'Something else happened' }).tap();
  await page.locator('dialog li button', { hasText: 'Wasting time' }).tap();
  const buttons = page.locator('dialog .who button');
  const fit = await buttons.evaluateAll((all) => all.map((b) => b.scrollWidth <= b.clientWidth && b.getBoundingClientRect().right <= 320));
  expect(fit).toEqual([true, true]);
  // its line is one
  const lines = await buttons.nth(1).evaluate((b) => {
    const name = document.createRange();
    name.selectNodeContents(b.lastElementChild ?? b);
    return name.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('a ruling is shown to both players in two languages, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page);
  await page.getByRole('button', { name: 'Penalty disc', exact: true }).tap();
  await page.getByRole('button', { name: /The striker falls into a pocket/ }).tap();
  await page.getByRole('button', { name: 'Show both players' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Show both players' });
  const own = sheet.locator('section[lang=en]');
  await expect(own.locator('.rule')).toHaveText('The striker falls into a pocket');
  await expect(own.locator('.outcome')).toHaveText('Penalty disc: OzolaNow plays: Kask');
  await expect(own.locator('.article')).toHaveText(/^Art\.\s17\.1\.4\s2017 edition$/);
  await expect(sheet.locator('section[lang=ru] .outcome')).toContainText('Штрафная пешка: Ozola');
  await sheet.getByLabel('Second language').selectOption('et');
  await expect(sheet.locator('section[lang=et] .outcome')).toContainText('Trahviseib: Ozola');
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 };
  const box = await sheet.boundingBox();
  expect([box?.width, box?.height]).toEqual([width, height]);
  expect(await widthOf(page)).toBeLessThanOrEqual(width);
  expect(await axeInBothLights(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).tap();
  await expect(sheet).toHaveCount(0);
  // the language chosen is the one next time
  await page.getByRole('button', { name: 'Show both players' }).tap();
  await expect(page.locator('dialog section[lang=et]')).toBeVisible();
});

test('both players sign on the screen, it is on the printed sheet, and an entry taken back removes it', async ({ page }) => {
  await begin(page);
  for (;;) {
    await page.getByRole('button', { name: 'Set over' }).tap();
    await page.locator('dialog li button', { hasText: /^Ozola: All discs pocketed/ }).tap();
    if (await page.locator('.result').count()) break;
  }
  for (const name of ['Ozola', 'Kask']) {
    await page.locator('.signing').getByRole('button', { name }).tap();
    const pad = page.getByRole('img', { name: `Signature of ${name}` });
    const box = await pad.boundingBox();
    if (!box) throw new Error('no field');
    await page.mouse.move(box.x + 30, box.y + 50);
    await page.mouse.down();
    for (let i = 1; i < 12; i++) await page.mouse.move(box.x + 30 + i * 20, box.y + 50 + (i % 3) * 15);
    await page.mouse.up();
    if (name === 'Ozola') expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Done' }).tap();
    await expect(page.locator('.signing').getByRole('button', { name })).toContainText(/(?<!not )signed$/);
  }
  await expect(page.locator('[data-saved="true"]')).toBeVisible();
  await page.reload();
  await page.locator('.saved .open').first().tap();
  await expect(page.locator('.signing path[d^=M]')).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.paper .signed path[d^=M]')).toHaveCount(2);
  await expect(page.locator('.paper .signed svg').first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Undo' }).tap();
  await page.getByRole('button', { name: 'Redo' }).tap();
  await expect(page.locator('.signing path[d^=M]')).toHaveCount(0);
});
