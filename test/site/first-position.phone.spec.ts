/**
 * The last part of the ten-minute guide, done by touch as it says: from the empty table to a stroke that 17.1.2 forbids, and in one language on to a
 * right one.
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { LANGUAGES } from '../support/dist.ts';
import { type TablePage, tablePageOn, withoutMap } from './support/table-page.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The language in which all of it is done: a finger drags the same in each. */
const WHOLE_WAY = 'ru';

type Place = readonly [x: number, y: number];

/** Places of the table, mm: the striker comes to lie 440 in front of the centre, its arrow ends 170 further on. */
const BEFORE_THE_STRIKER: Place = [0, -150];
const ASIDE: Place = [-250, 200];
const ARROW: Place = [0, -270];
const TOWARDS_RED: Place = [-62, -282];

/** What the button is called that clears the table. */
const EMPTY = Object.fromEntries(
  LANGUAGES.map((lang) => {
    const path = new URL(`../../content/ui/table-tools/${lang}.json`, import.meta.url);
    return [lang, (JSON.parse(readFileSync(path, 'utf8')) as { empty: string }).empty];
  }),
);

/** A finger that drags from one place of the table to another. */
async function dragged(page: Page, { at, show }: TablePage, from: Place, to: Place): Promise<void> {
  await show();
  const [a, b] = [await at(...from), await at(...to)];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [a]);
  for (let i = 1; i <= 6; i++) await send('touchMove', [{ x: a.x + ((b.x - a.x) * i) / 6, y: a.y + ((b.y - a.y) * i) / 6 }]);
  await send('touchEnd', []);
}

for (const lang of LANGUAGES) {
  test(`${lang}: a first position by touch, and what the book says to it`, async ({ page }) => {
    await withoutMap(page);
    await page.goto(`/${lang}/guide/ten-minutes/#first-position`);
    const steps = page.locator('#first-position + ol');
    await expect(steps).toContainText('17.1.2');
    await steps.locator('a[href$="/table/"]').tap();
    await page.waitForURL(`**/${lang}/table/`);
    const table = await tablePageOn(page);
    // the rulings come above the tools and move them down
    await expect(page.locator('.ruling-panel')).toBeVisible();
    await page.getByRole('button', { name: EMPTY[lang] ?? lang, exact: true }).tap();
    const tray = page.locator('[data-tray]');
    await tray.locator('.wide').tap();
    for (const color of ['red', 'black']) await tray.locator(`[data-color=${color}]`).tap();
    const carry = async (id: string, to: Place): Promise<void> => {
      const { x, y } = await table.place(id);
      await dragged(page, table, [x, y], to);
    };
    await carry('black1', BEFORE_THE_STRIKER);
    if (lang !== WHOLE_WAY) {
      await expect(page.locator('.rulings')).toContainText('17.1.2');
      return;
    }
    await carry('red1', ASIDE);
    await expect(page.locator('.rulings')).toContainText('17.1.2');
    await dragged(page, table, ARROW, TOWARDS_RED);
    await expect(page.locator('.rulings')).not.toContainText('17.1.2');
    await expect(page.locator('.rulings')).toContainText('11.8.1');
  });
}
