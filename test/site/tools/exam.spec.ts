/** An exam that is broken off: gone on with after a reload, its clock running on; its certificate the same as if nothing had happened. */
import { expect, type Page, test } from '@playwright/test';
import { pagesOf } from '../support/pdf.ts';
import { answer, beginAs, setExam, words } from '../support/quiz.ts';
import { axe } from '../support/watch.ts';

const w = words('en');
const NOON = new Date('2026-11-21T12:00:00');
const asked = (page: Page) => page.locator('.top');

test('reloaded in the middle: the clock has run on, what it overtook is open, and the certificate is that of an exam sat without a break', async ({
  page,
  browser,
}) => {
  await page.clock.install({ time: NOON });
  const link = await setExam(page, 'en', 7);
  await beginAs(page, 'Ülle');
  for (const i of [1, 2, 3]) {
    await expect(asked(page)).toContainText(`Question ${i} of 7`);
    await answer(page);
  }
  await expect(asked(page)).toContainText('Question 4 of 7');
  await page.clock.fastForward(10_000);
  await page.reload();
  const broken = page.locator('.broken');
  await expect(broken).toContainText('Ülle');
  await expect(broken).toContainText('Question 4 of 7');
  expect(await axe(page, { within: 'main' })).toEqual([]);
  // Ten seconds into the fourth question, then a minute away: four and five are over, ten seconds of the sixth are gone.
  await page.clock.fastForward(60_000);
  await expect(broken).toContainText('Question 6 of 7');
  await broken.locator('.go').click();
  await expect(asked(page)).toContainText('Question 6 of 7');
  expect(Number.parseInt(await page.locator('.clock').innerText(), 10)).toBeLessThanOrEqual(20);
  for (let i = 6; i <= 7; i++) {
    await expect(asked(page)).toContainText(`Question ${i} of 7`);
    await answer(page);
  }
  await expect(page.locator('.certificate')).toContainText(w.exam.confirmed);
  for (const [i, isOpen] of [false, false, false, true, true, false, false].entries()) {
    const line = page.locator('.review summary').nth(i);
    if (isOpen) await expect(line).toContainText(w.ui.unanswered);
    else await expect(line).not.toContainText(w.ui.unanswered);
  }
  // Nothing is left over.
  const certificate = page.url();
  await page.goto('about:blank');
  await page.goto('/en/exam/');
  await expect(page.locator('form.set').first()).toBeVisible();
  await expect(broken).toHaveCount(0);

  const fresh = await browser.newContext();
  const other = await fresh.newPage();
  await other.clock.install({ time: NOON });
  await other.goto(link);
  await beginAs(other, 'Ülle');
  for (let i = 1; i <= 7; i++) {
    await expect(asked(other)).toContainText(`Question ${i} of 7`);
    if (i === 4 || i === 5) await other.locator('.acts .quiet').click();
    else await answer(other);
  }
  await expect(other.locator('.certificate')).toContainText(w.exam.confirmed);
  expect(other.url()).toBe(certificate);
  await fresh.close();
});

test('closed and opened the next day: what was answered is handed in, under the day on which it was begun; more time is named', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: NOON });
  const link = await setExam(page, 'en');
  await page.locator('.ready select').selectOption('2');
  await beginAs(page, 'Aino');
  await answer(page);
  // the next question is there before it is answered
  await expect(asked(page)).toContainText('Question 2 of 10');
  await answer(page);
  await expect(asked(page)).toContainText('Question 3 of 10');
  // said once the disk has them, so that closing the page loses neither
  await expect(page.locator('.stored')).toHaveText('Stored on this device: 2 of 2 answers');
  await page.close();
  const next = await context.newPage();
  await next.clock.install({ time: new Date(NOON.getTime() + 86_400_000) });
  await next.goto('/en/exam/');
  const broken = next.locator('.broken');
  await expect(broken).toContainText('2 questions of 10 were answered');
  await broken.locator('.go').click();
  await expect(next.locator('.certificate')).toContainText('21 November 2026');
  await expect(next.locator('.certificate')).toContainText('60 s a question');
  await expect(next.locator('.certificate')).toContainText(w.exam.factors['2']);
  await expect(next.locator('.review summary').filter({ hasText: w.ui.unanswered })).toHaveCount(8);
  // On paper the certificate alone, on one sheet.
  await next.emulateMedia({ media: 'print' });
  await expect(next.locator('.certificate')).toBeVisible();
  for (const gone of ['.head', '.bar', '.actions', '.review', 'footer']) await expect(next.locator(gone).first()).toBeHidden();
  expect(pagesOf(await next.pdf({ preferCSSPageSize: true, format: 'A4' }))).toBe(1);
  await next.emulateMedia({ media: 'screen' });
  const certificate = next.url();
  const qr = await next.locator('.certificate .proof svg').screenshot({ scale: 'css' });
  // A question of the exam can be opened by itself.
  await next.locator('.review summary').first().click();
  await next.locator('.review').getByRole('link', { name: w.ui.link }).first().click();
  await expect(next.locator('.question .title')).toBeVisible();
  // Begun again from the same link and dropped: asked twice, then gone.
  await next.goto('about:blank');
  await next.goto(link);
  await beginAs(next, 'Aino');
  await expect(asked(next)).toContainText('Question 1 of 10');
  await next.reload();
  await broken.locator('.quiet').click();
  await expect(broken.locator('.quiet')).toHaveText(w.exam.dropSure);
  await broken.locator('.quiet').click();
  await expect(broken).toHaveCount(0);
  await next.reload();
  await expect(next.locator('.ready')).toBeVisible();
  await expect(broken).toHaveCount(0);
  // The trainer takes the certificate from its link, knows it again from a picture of its code, and prints the table alone.
  await next.goto('about:blank');
  await next.goto('/en/exam/#group');
  await next.locator('.group textarea').fill(certificate);
  await next.locator('.group .paste .go').click();
  await expect(next.locator('.group .people tbody tr')).toHaveCount(1);
  await expect(next.locator('.group .people tbody th')).toHaveText('Aino');
  await next.locator('.group input[type=file]').first().setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: qr });
  await expect(next.locator('.group .said')).toHaveText('One was there already.');
  expect(await axe(next, { within: 'main' })).toEqual([]);
  await next.emulateMedia({ media: 'print' });
  for (const gone of ['.head', '.gather', 'footer', '.group .screen']) await expect(next.locator(gone).first()).toBeHidden();
  for (const there of ['.people', '.portion']) await expect(next.locator(`.group ${there}`).first()).toBeVisible();
  expect(pagesOf(await next.pdf({ preferCSSPageSize: true, format: 'A4' }))).toBe(1);
});

test('where the browser keeps nothing: said before it begins, sat to the end, and nobody leaves unasked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get() {
        throw new DOMException('private', 'SecurityError');
      },
    });
  });
  await setExam(page, 'en', 5);
  await expect(page.locator('.ready')).toContainText(w.exam.notStored);
  await beginAs(page, 'Nobody');
  await answer(page);
  await expect(asked(page)).toContainText('Question 2 of 5');
  let questions = 0;
  page.on('dialog', (dialog) => {
    questions += 1;
    void dialog.dismiss();
  });
  await page.evaluate(() => location.assign('/en/')).catch(() => undefined);
  await expect.poll(() => questions).toBe(1);
  for (let i = 2; i <= 5; i++) {
    await expect(asked(page)).toContainText(`Question ${i} of 5`);
    await answer(page);
  }
  await expect(page.locator('.certificate')).toContainText(w.exam.confirmed);
  // The training says so too, and goes on.
  await page.goto('/en/quiz/');
  await expect(page.locator('.data .notice')).toHaveText(w.ui.memoryOnly);
  expect(questions).toBe(1);
});

test('questions are made off the page’s thread', async ({ page }) => {
  await page.goto('/en/exam/');
  await page.locator('form.set').first().waitFor();
  expect(page.workers().length).toBe(1);
  await page.goto('/en/quiz/');
  await page.locator('.ways').waitFor();
  expect(page.workers().length).toBe(1);
});
