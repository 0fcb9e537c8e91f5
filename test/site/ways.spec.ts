import { expect, test } from '@playwright/test';

test('the entry page opens in the browser’s language and remembers the reader’s choice', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'et-EE' });
  const page = await context.newPage();
  await page.goto('/');
  await page.waitForURL('**/et/');
  await page.goto('/ru/');
  await page.goto('/');
  await page.waitForURL(/\/(ru|et)\/$/);
  await context.close();
});

test('a number leads to its article; a lost page speaks the reader’s language', async ({ page }) => {
  await test.step('a number as printed leads to its article', async () => {
    await page.goto(`/ru/rules/2010/17/#${encodeURIComponent('17.1.г')}`);
    await expect
      .poll(() => page.evaluate(() => document.querySelector('[id="17.1.g"]')?.getBoundingClientRect().top ?? 9999))
      .toBeLessThan(400);
  });
  await test.step('looking up a number leads to the article', async () => {
    await page.goto('/en/');
    const box = page.getByRole('combobox').first();
    await box.fill('17.1.4');
    await box.press('Enter');
    await page.waitForURL(/17\.1\.4|17\/#|q=/);
    await expect(page.locator('main')).toContainText('17.1.4');
  });
  await test.step('a lost page speaks the reader’s language', async () => {
    const answer = await page.goto('/et/no/such/page/');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'et');
  });
});

test('a chapter can be read without scripts, figures included', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/de/rules/2017/17/');
  await expect(page.locator('[id="17.1.4"]')).toBeVisible();
  await expect(page.locator('main svg').first()).toBeAttached();
  await page.goto('/de/table/');
  await expect(page.locator('main svg').first()).toBeVisible();
  await context.close();
});

test('a figure opened in a chapter leaves the costs above it as they are', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto('/en/rules/2017/17/');
  const article = page.locator('[id="17.1.4"]');
  await article.locator('.strip').click();
  await expect(article.locator('.fig-body')).toBeVisible();
  await expect(article.locator('.cost-lines')).toHaveCSS('display', 'grid');
});

test('switch-from-a-link: another language or book of an article that a link led to is the same article', async ({ page }) => {
  const bar = page.locator('.bar');
  /** As a hand does it: before its own click Playwright may scroll. */
  const press = async (selector: string) => {
    const box = await bar.locator(selector).boundingBox();
    if (!box) throw new Error(`${selector} is out of sight`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  for (const id of ['17.1.4', '17.3']) {
    await page.goto(`/en/rules/2017/17/#${id}`);
    await expect(page.locator('.art.now')).toHaveAttribute('id', id);
    await press('[popovertarget=langs]');
    await press('a[data-lang=et]');
    await expect(page).toHaveURL(`/et/rules/2017/17/#${id}`);
  }
  await page.goto('/en/rules/2017/17/#17.1.4');
  await expect(page.locator('.art.now')).toHaveAttribute('id', '17.1.4');
  await press('a[data-ed="2010"]');
  await expect(page).toHaveURL('/en/rules/2010/17/#17.1.g');
  await page.goto('/de/compare/2010/2017/?kind=worded&q=Strafstein');
  await press('[popovertarget=langs]');
  await press('a[data-lang=en]');
  await expect(page).toHaveURL('/en/compare/2010/2017/?kind=worded');
});
