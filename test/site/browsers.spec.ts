/** What older browsers get (docs/browsers.md). */
import { expect, test } from '@playwright/test';

/** How light a colour is, 0 black, 1 white. */
const LIGHTNESS = `(color) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  canvas.fillStyle = color;
  canvas.fillRect(0, 0, 1, 1);
  const [r, g, b] = canvas.getImageData(0, 0, 1, 1).data;
  return { r: r / 255, g: g / 255, b: b / 255, light: (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255 };
}`;

test('without light-dark(), library of 2024 and workers: text to read, the table in its colours, by day and by night', async ({
  context,
  page,
}) => {
  await context.addInitScript(() => {
    for (const [owner, names] of [
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'symmetricDifference']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Array, ['fromAsync']],
      [globalThis, ['Iterator', 'SharedWorker', 'requestIdleCallback']],
    ] as const)
      for (const name of names) delete (owner as unknown as Record<string, unknown>)[name];
  });
  // a browser that does not know it drops what it stands in
  await context.route(/\.css$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('light-dark(', 'no-such-function(') });
  });
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  for (const path of ['/de/rules/2017/17/', '/en/tournament/', '/et/scoresheet/', '/ru/table/']) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const { text, paper } = await page.evaluate<Record<'text' | 'paper', { light: number }>>(`(() => {
        const of = ${LIGHTNESS};
        const style = getComputedStyle(document.body);
        return { text: of(style.color), paper: of(style.backgroundColor) };
      })()`);
      expect(Math.abs(text.light - paper.light), `${path}, ${colorScheme}: text against paper`).toBeGreaterThan(0.6);
      expect(paper.light > text.light, path).toBe(colorScheme === 'light');
    }
  }
  await expect(page.locator('svg.live').first()).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const chosen of [undefined, 'light', 'dark']) {
      await page.evaluate((name) => {
        if (name) document.documentElement.dataset['theme'] = name;
        else delete document.documentElement.dataset['theme'];
      }, chosen);
      const colours = await page.evaluate(`(() => {
        const of = ${LIGHTNESS};
        const own = getComputedStyle(document.documentElement);
        return ['--lacquer-1', '--rail', '--disc-red'].map((name) => {
          const probe = document.body.appendChild(document.createElement('i'));
          probe.style.color = 'var(' + name + ')';
          const seen = of(getComputedStyle(probe).color);
          probe.remove();
          return seen;
        });
      })()`);
      const [lacquer, rail, red] = colours as { r: number; g: number; b: number; light: number }[];
      const where = `${colorScheme}, ${chosen} chosen`;
      expect(lacquer?.light, `${where}: birch`).toBeGreaterThan(0.5);
      expect(rail && rail.r > rail.b && rail.light > 0.03, `${where}: the rail's wood`).toBe(true);
      expect(red && red.r > 0.5 && red.g < 0.35, `${where}: a red disc`).toBe(true);
    }
  }
  expect(said).toEqual([]);
});
