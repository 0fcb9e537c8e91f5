/** Questions in a browser's hands. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** The words of training and exam in a language. */
export const words = (lang: string) => JSON.parse(readFileSync(join(import.meta.dirname, `../../../content/ui/quiz/${lang}.json`), 'utf8'));

/** Answers what is on the screen by keyboard: the first choice of each, a place by numbers. */
export async function answer(page: Page): Promise<void> {
  const go = page.locator('.acts .go');
  // the question is there before it is looked at which kind it is
  await go.waitFor();
  const groups = page.locator('.choices');
  const asked = await groups.count();
  for (let i = 0; i < asked; i++) {
    await groups.nth(i).locator('input').first().focus();
    await page.keyboard.press('Space');
  }
  if (asked === 0) {
    await page.locator('.place input').first().fill('12.5');
    await page.keyboard.press('Tab');
    await page.locator('.place input').last().fill('-485');
    await page.keyboard.press('Tab');
  }
  await go.focus();
  await page.keyboard.press('Enter');
}

/** Sets an exam of so many questions with the form's other values as they stand; back comes its link. */
export async function setExam(page: Page, lang: string, count = 10): Promise<string> {
  await page.goto(`/${lang}/exam/`);
  await page.locator('form.set input[type=number]').first().fill(String(count));
  await page.locator('form.set').first().locator('button[type=submit]').click();
  await expect(page.locator('.ready')).toBeVisible();
  expect(page.url()).toContain('#e=');
  return page.url();
}

/** Begins the exam that stands ready. */
export async function beginAs(page: Page, name: string): Promise<void> {
  await page.locator('.ready input[type=text]').fill(name);
  await page.locator('.ready button[type=submit]').click();
}
