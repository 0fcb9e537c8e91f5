/** Training in a real browser: an exam from start to certificate, checked in a fresh profile in each language; a question by keyboard alone. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { EDITION_NAMES } from '../../../src/compiled/edition-names.ts';
import { LANGUAGES } from '../../support/dist.ts';
import { answer, beginAs, setExam, words } from '../support/quiz.ts';
import { axeInBothLights, widthOf } from '../support/watch.ts';

const NAME = 'Ülle Õunapuu-Жукова';

test('an exam from start to certificate, verified in a fresh profile, there in every language', async ({ page, browser }) => {
  const w = words('ru');
  const link = await setExam(page, 'ru');
  await beginAs(page, NAME);
  const asked: string[] = [];
  for (let i = 0; i < 10; i++) {
    await expect(page.locator('.top')).toContainText(w.ui.numberOf.replace('{{i}}', String(i + 1)).replace('{{n}}', '10'));
    await expect(page.locator('.result')).toHaveCount(0);
    asked.push(await page.locator('.title').innerText());
    await answer(page);
  }
  const certificate = page.locator('.certificate');
  await expect(certificate).toContainText(NAME);
  await expect(certificate).toContainText(w.exam.confirmed);
  await expect(certificate).toContainText(EDITION_NAMES.ru['2017']);
  const outcome = (await certificate.locator('.outcome').innerText()).trim() === w.exam.passed ? 'passed' : 'failed';
  await expect(certificate.locator('.outcome')).toHaveText(w.exam[outcome]);
  const result = await certificate.locator('.outcome + p').innerText();
  expect(result.match(/\d+/g)).toHaveLength(4);
  await expect(page.locator('.review > details')).toHaveCount(10);
  await page.locator('.review > details > summary').first().click();
  await expect(page.locator('.review .why').first()).toBeVisible();

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  /** The numbers of a sentence, whatever order a language has them in. */
  const numbers = (text: string) => text.match(/\d+/g)?.toSorted();
  for (const lang of LANGUAGES) {
    const { exam, ui } = words(lang);
    await test.step(`the certificate's link in ${lang}; a letter altered in it: refused, with words`, async () => {
      const url = page.url().replace('/ru/', `/${lang}/`);
      await other.goto(url);
      await expect(other.locator('.certificate')).toContainText(exam.confirmed);
      await expect(other.locator('.certificate')).toContainText(NAME);
      await expect(other.locator('.certificate')).toContainText(EDITION_NAMES[lang]['2017']);
      await expect(other.locator('.outcome')).toHaveText(exam[outcome]);
      const said = await other.locator('.outcome + p').innerText();
      if (lang === 'ru') expect(said).toBe(result);
      else expect(numbers(said)).toEqual(numbers(result));
      const at = url.length - 9;
      await other.goto('about:blank');
      await other.goto(`${url.slice(0, at)}${url[at] === 'A' ? 'B' : 'A'}${url.slice(at + 1)}`);
      await expect(other.locator('.note')).toHaveText(ui['link-altered']);
    });
    if (lang !== 'ru')
      await test.step(`an exam set and begun in ${lang}`, async () => {
        await other.goto('about:blank');
        await setExam(other, lang, 5);
        await beginAs(other, 'B');
        for (const i of ['1', '2']) {
          await expect(other.locator('.top')).toContainText(ui.numberOf.replace('{{i}}', i).replace('{{n}}', '5'));
          if (i === '1') await answer(other);
        }
      });
  }
  await test.step('the organiser’s link gives a room the same questions', async () => {
    await other.goto('about:blank');
    await other.goto(link);
    await beginAs(other, 'B');
    for (const text of asked.slice(0, 3)) {
      await expect(other.locator('.title')).toHaveText(text);
      await answer(other);
    }
  });
  await fresh.close();
});

test('the daily ten: answered by keyboard, told at once, kept over a reload, saved and read back', async ({ page, browser }) => {
  const w = words('en');
  await page.goto('/en/quiz/');
  await page.locator('.way.first .go').click();
  for (let i = 0; i < 10; i++) {
    await expect(page.locator('.where')).toContainText(`Question ${i + 1} of 10`);
    await answer(page);
    await expect(page.locator('.result')).toBeFocused();
    await expect(page.locator('.why')).toBeVisible();
    await page.locator('.acts .go').click();
  }
  await expect(page.locator('.over')).toContainText(w.ui.dailyDone);
  await page.reload();
  await expect(page.locator('.way.first')).toContainText(w.ui.dailyDone);
  await expect(page.locator('.way.first')).toContainText('One day in a row');
  // Saved to a file, refused where the file is damaged, read into a fresh profile where it is whole.
  const [saved] = await Promise.all([page.waitForEvent('download'), page.locator('.data button').first().click()]);
  const text = readFileSync(await saved.path(), 'utf8');
  const file = (content: string) => ({ name: 'progress.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await page.locator('.data input[type=file]').setInputFiles(file(text.replace('"reps"', '"rips"')));
  await expect(page.locator('.data .said')).toContainText('memories[0].reps');
  await expect(page.locator('.way.first')).toContainText('One day in a row');
  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.goto('/de/quiz/');
  await other.locator('.data input[type=file]').setInputFiles(file(text));
  await expect(other.locator('.data .said')).toHaveText(words('de').ui.imported);
  await expect(other.locator('.way.first')).toContainText(words('de').ui.dailyDone);
  await fresh.close();
});

test('a disc is put in its place with arrow keys', async ({ page }) => {
  await page.goto('/en/quiz/');
  await page.locator('.wish select').first().selectOption('placement');
  await page.locator('.way').nth(1).locator('.go').click();
  await page.locator('.place input').first().fill('0');
  await page.keyboard.press('Tab');
  await page.locator('.mine').focus();
  await page.keyboard.press('Shift+ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.place input').first()).toHaveValue('-1');
  await expect(page.locator('.place input').last()).toHaveValue('10');
  await page.locator('.acts .go').click();
  await expect(page.locator('.result')).toContainText('mm');
});

test('a question’s link opens it again; a damaged one says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/de/quiz/');
  await page.locator('.way').nth(1).locator('.go').click();
  const title = await page.locator('.title').innerText();
  await page.locator('.link-row button').click();
  await expect.poll(() => page.url()).toContain('#q=');
  const url = page.url();
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.locator('.title')).toHaveText(title);
  await page.goto('about:blank');
  await page.goto(`${url.slice(0, -3)}`);
  await expect(page.locator('.note')).toHaveText(words('de').ui['link-cut']);
});

test('on a phone on its side: table, clock and question are seen together', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const together = async () => {
    for (const part of ['.scene', '.title']) await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
    const [board, asked] = await Promise.all([page.locator('.scene').boundingBox(), page.locator('.asked').boundingBox()]);
    expect(asked?.x).toBeGreaterThan((board?.x ?? 0) + (board?.width ?? 0));
  };
  await setExam(page, 'ru', 20);
  await beginAs(page, 'B');
  await page.locator('.question').waitFor();
  while ((await page.locator('.scene').count()) === 0) await page.locator('.acts .quiet').click();
  await together();
  await expect(page.locator('.clock')).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 160);
  await expect(page.locator('.scene')).toBeInViewport({ ratio: 1 });
  await page.goto('/ru/quiz/');
  await page.locator('.wish select').first().selectOption('ruling');
  await page.locator('.way').nth(1).locator('.go').click();
  await page.locator('.question').waitFor();
  await together();
  await context.close();
});

test('from the case book: each case a question, its link opens it again, and what was wrong comes back among the mistakes', async ({
  page,
}) => {
  const w = words('en');
  await page.goto('/en/quiz/');
  const way = (title: string) => page.locator('.way', { has: page.getByRole('heading', { name: title, exact: true }) }).locator('.go');
  await way(w.ui.cases).click();
  let first = '';
  const cases: (string | null)[] = [];
  let wrong = '';
  for (let i = 1; i <= 4 || (wrong === '' && i < 20); i++) {
    // before the first answer there is nothing to count
    if (i === 1) await expect(page.locator('.top span')).toHaveCount(0);
    else await expect(page.locator('.top')).toContainText(`of ${i - 1} right`);
    await expect(page.locator('.result')).toHaveCount(0);
    if (i === 1) first = `${await page.locator('.title').innerText()} ${await page.locator('form fieldset').innerText()}`;
    await answer(page);
    // two cases may have one title: what tells them apart is the page of each
    cases.push(await page.locator('.why a[href*="/en/cases/"]').getAttribute('href'));
    await expect(page.locator('.why a').first()).toHaveAttribute('href', /\/en\/rules\/2017\//);
    if (!(await page.locator('.result.ok').count()) && (await page.locator('.choices').count()))
      wrong = await page.locator('.title').innerText();
    if (i === 1) {
      await page.locator('.link-row button').click();
      await expect.poll(() => page.url()).toContain('#q=');
    }
    await page.locator('.acts .go').click();
  }
  const link = page.url();
  expect(new Set(cases).size).toBe(cases.length);
  // On another device.
  const other = await (await page.context().browser()?.newContext())?.newPage();
  if (!other) throw new Error('no other profile');
  await other.goto(link.replace('/en/', '/de/'));
  await expect(other.locator('.title')).toBeVisible();
  await other.goto('about:blank');
  await other.goto(link);
  await expect(other.locator('.title')).toBeVisible();
  expect(`${await other.locator('.title').innerText()} ${await other.locator('form fieldset').innerText()}`).toBe(first);
  await other.context().close();
  // Mistakes again: the last one first.
  await page.locator('.top .quiet').click();
  await page.locator('.over').getByRole('button', { name: w.ui.finish }).click();
  await way(w.ui.mistakes).click();
  await expect(page.locator('.title')).toBeVisible();
  const again: string[] = [];
  for (let left = 20; left > 0 && !again.includes(wrong); left--) {
    again.push(await page.locator('.title').innerText());
    await answer(page);
    await page.locator('.acts .go').click();
    if (await page.locator('.over').count()) break;
  }
  expect(again).toContain(wrong);
});

test('what is known can be read as tables: by chapter and by day', async ({ page }) => {
  const w = words('en');
  await page.goto('/en/quiz/');
  await page.locator('.wish select').first().selectOption('article');
  await page.locator('.way').nth(1).locator('.go').click();
  // Nothing is counted before an answer is given.
  await page.locator('.question').waitFor();
  await expect(page.locator('.top span')).toHaveCount(0);
  let right = 0;
  for (let i = 0; i < 6; i++) {
    await answer(page);
    right += await page.locator('.result.ok').count();
    await page.locator('.acts .go').click();
    await expect(page.locator('.result')).toHaveCount(0);
  }
  // Stopped, the round shows what was wrong in it, and asks it until it is right.
  await page.locator('.top .quiet').click();
  const over = page.locator('.over');
  await expect(over.locator('.wrong li')).toHaveCount(6 - right);
  if (right < 6) {
    await expect(over.locator('.wrong a').first()).toHaveAttribute('href', /\/en\/rules\/2017\//);
    await over.getByRole('button', { name: w.ui.untilRight }).click();
    await expect(page.locator('.title')).toBeVisible();
    await page.locator('.top .quiet').click();
  } else await over.getByRole('button', { name: w.ui.finish }).click();
  const column = async (nth: number) => {
    const cells = await page
      .locator('.known > .scroll tbody tr')
      .evaluateAll((rows, at) => rows.map((row) => Number(row.querySelectorAll('td.num')[at]?.textContent)), nth);
    return cells.reduce((sum, value) => sum + value, 0);
  };
  // Each question is about a rule of its own or one that was met before; what was wrong is not known.
  const [known, once, due] = [await column(0), await column(1), await column(2)];
  expect(known + once + due).toBeGreaterThan(2);
  expect(known + once + due).toBeLessThanOrEqual(6);
  expect(known + once).toBeLessThanOrEqual(right);
  const chapter = page.locator('.known .scroll details').first();
  await chapter.locator('summary').click();
  await expect(chapter.locator('.rules li')).not.toHaveCount(0);
  await page.locator('.known > details summary').click();
  const day = page.locator('.known > details tbody tr');
  await expect(day).toHaveCount(1);
  await expect(day.locator('td').nth(0)).toHaveText('6');
  await expect(day.locator('td').nth(1)).toHaveText(String(right));
});

test('nothing for axe to find, light or dark, and no scrolling sideways on a small phone', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  /** What stands round a widget is looked at in the first state of a page only: it does not change. */
  const sound = async (first?: 'first') => {
    expect(await axeInBothLights(page, first ? {} : { within: 'main' })).toEqual([]);
    expect(await widthOf(page)).toBeLessThanOrEqual(320);
  };
  await page.goto('/de/quiz/');
  await page.locator('.ways').waitFor();
  await sound('first');
  // a plan with its days, its refusal, and a theme with its rules
  const plan = page.locator('.plan');
  const inTwoWeeks = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await plan.locator('input[type=date]').fill('2020-01-01');
  await plan.locator('button.go').click();
  await expect(plan.getByRole('alert')).toBeVisible();
  await plan.locator('input[type=date]').fill(inTwoWeeks);
  await plan.locator('button.go').click();
  expect(await plan.locator('li').count()).toBeGreaterThan(10);
  await page.locator('.known .scroll summary').first().click();
  await expect(page.locator('.known .theme button').first()).toBeVisible();
  await sound();
  await page.reload();
  await expect(plan.locator('li[aria-current=date]')).toBeVisible();
  await plan.locator('button.go').click();
  await page.locator('.question').waitFor();
  await page.locator('.top .quiet').click();
  await plan.locator('button.quiet').click();
  await expect(plan.locator('form')).toBeVisible();
  for (const kind of ['ruling', 'placement', 'shade', 'decisions', 'article']) {
    await page.locator('.wish select').first().selectOption(kind);
    await page.locator('.way').nth(1).locator('.go').click();
    await page.locator('.question').waitFor();
    await sound();
    await answer(page);
    await page.locator('.why').waitFor();
    await sound();
    await page.locator('.top .quiet').click();
    await page.locator('.over').waitFor();
    if (kind === 'article') await sound();
    await page.locator('.over .acts button').last().click();
  }
  await page.goto('/ru/exam/');
  await page.locator('form.set').first().waitFor();
  await sound('first');
  await page.locator('form.set').first().locator('button[type=submit]').click();
  await page.locator('.ready').waitFor();
  await sound();
  await context.close();
});
