/** What a page shows as saved is on the disk: the browser is killed the moment it says so, and started again over the same profile. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { answer, beginAs, setExam } from './support/quiz.ts';

const EXECUTABLE = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** A browser of its own over a profile, which can be killed; its other processes end when they lose it. */
interface Killable {
  readonly page: Page;
  /** As `kill -9` does: nothing is written, nothing is told. Resolves when it is gone. */
  readonly kill: () => Promise<void>;
}

async function start(profile: string): Promise<Killable> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: EXECUTABLE,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  const gone = new Promise<void>((resolve) => context.once('close', () => resolve()));
  const session = await context.browser()?.newBrowserCDPSession();
  const pid = (await session?.send('SystemInfo.getProcessInfo'))?.processInfo.find(({ type }) => type === 'browser')?.id;
  if (pid === undefined) throw new Error('the browser does not say which process it is');
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    kill: async () => {
      process.kill(pid, 'SIGKILL');
      await gone;
      // it left its profile locked
      rmSync(join(profile, 'SingletonLock'), { force: true });
    },
  };
}

/** Does something in a browser that is killed as soon as it is done, then looks at it in another over the same profile. */
async function killedAfter(
  baseURL: string | undefined,
  work: (page: Page) => Promise<void>,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'novuss-killed-'));
  const site = (page: Page): Page => {
    const { goto } = page;
    page.goto = (url, options) => goto.call(page, new URL(url, baseURL).href, options);
    return page;
  };
  let running: Killable | undefined;
  try {
    running = await start(profile);
    await work(site(running.page));
    await running.kill();
    running = await start(profile);
    await look(site(running.page));
  } finally {
    await running?.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Waits for nothing but the page's own word. */
const saved = (page: Page) => page.locator('[data-saved="true"]').waitFor();

test('a tournament: the last player entered before the browser was killed', async ({ baseURL }) => {
  await killedAfter(
    baseURL,
    async (page) => {
      await page.goto('/en/tournament/');
      const form = page.locator('.workspace form').first();
      await form.locator('input').first().fill('Winter Cup');
      await form.locator('button.go').click();
      await page.locator('.panel details summary').click();
      await page.locator('.panel textarea').fill(Array.from({ length: 40 }, (_, i) => `Player ${i + 1}`).join('\n'));
      await page.locator('.panel details form button').click();
      await expect(page.locator('.players li')).toHaveCount(40);
      await saved(page);
    },
    async (page) => {
      await page.goto('/en/tournament/');
      await page.getByText('Winter Cup').first().click();
      await expect(page.locator('.players li')).toHaveCount(40);
    },
  );
});

test('a score sheet: the last touch before the browser was killed', async ({ baseURL }) => {
  await killedAfter(
    baseURL,
    async (page) => {
      await page.goto('/en/scoresheet/');
      const form = page.locator('.workspace form');
      for (const [i, name] of ['Ozola', 'Kask'].entries()) await form.locator('.name input').nth(i).fill(name);
      await form.locator('button.go').click();
      await page.getByRole('button', { name: 'Penalty disc', exact: true }).click();
      await page.getByRole('button', { name: /The striker falls into a pocket/ }).click();
      await expect(page.locator('.party.red .debt')).toHaveText('Owes 1 disc');
      await saved(page);
    },
    async (page) => {
      await page.goto('/en/scoresheet/');
      await expect(page.locator('.party.red .debt')).toHaveText('Owes 1 disc');
    },
  );
});

test('training: the daily ten', async ({ baseURL }) => {
  await killedAfter(
    baseURL,
    async (page) => {
      await page.goto('/en/quiz/');
      await page.locator('.way.first .go').click();
      for (let i = 0; i < 10; i++) {
        await expect(page.locator('.where')).toContainText(`Question ${i + 1} of 10`);
        await answer(page);
        await expect(page.locator('.result')).toBeFocused();
        await page.locator('.acts .go').click();
      }
      await page.locator('.over').waitFor();
    },
    async (page) => {
      await page.goto('/en/quiz/');
      await expect(page.locator('.way.first')).toContainText('One day in a row');
    },
  );
});

test('an exam that was broken off: its answers', async ({ baseURL }) => {
  await killedAfter(
    baseURL,
    async (page) => {
      await setExam(page, 'en');
      await beginAs(page, 'Anna');
      for (let i = 0; i < 3; i++) {
        await expect(page.locator('.top')).toContainText(`Question ${i + 1} of`);
        await answer(page);
      }
      await expect(page.locator('.stored')).toContainText('3 of 3');
    },
    async (page) => {
      await page.goto('/en/exam/');
      await page.locator('.broken .go').click();
      await expect(page.locator('.top')).toContainText('4');
    },
  );
});
