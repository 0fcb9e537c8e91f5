import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { CASE, GHOST, ghostOf, openTablePage, POSITION } from '../support/table-page.ts';
import { atRest, axeInBothLights } from '../support/watch.ts';

test('discs are set up by buttons, from the tray, by band and Shift, by keys, by numbers; drawn to lines unless Alt is held', async ({
  page,
}) => {
  const tablePage = await openTablePage(page);
  await test.step('singles, doubles, empty, and back by Ctrl Z', async () => {
    const discs = tablePage.board.locator('[data-body]');
    await page.getByRole('button', { name: 'Doubles' }).click();
    await expect(discs).toHaveCount(33);
    await expect(page.locator('.who input')).toHaveCount(4);
    await page.getByRole('button', { name: 'Empty', exact: true }).click();
    await expect(discs).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(discs).toHaveCount(33);
    await discs.first().focus();
    await page.keyboard.press('Control+z');
    await expect(discs).toHaveCount(17);
    await page.keyboard.press('Control+y');
    await expect(discs).toHaveCount(33);
  });
  await test.step('discs are dragged from the tray, put on by keys, and dragged back into it', async () => {
    await page.getByRole('button', { name: 'Singles' }).click();
    await page.getByRole('button', { name: 'Empty', exact: true }).click();
    const stack = page.locator('[data-tray] [data-color=red]');
    await stack.evaluate((el) => el.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const from = await stack.boundingBox();
    const to = await tablePage.at(100, -150);
    if (!from) throw new Error('the tray is there');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x - 40, to.y, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    const place = await tablePage.place('red1');
    expect(Math.hypot(place.x - 100, place.y + 150)).toBeLessThan(6);
    await page.locator('[data-tray] [data-color=black]').focus();
    await page.keyboard.press('Enter');
    await expect(tablePage.body('black1')).toBeVisible();
    const disc = await tablePage.at(place.x, place.y);
    await page.mouse.move(disc.x, disc.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 6 });
    await page.mouse.up();
    await expect(tablePage.body('red1')).toHaveCount(0);
  });
  await test.step('a disc is drawn to the board and the lines; with Alt it is not', async () => {
    await tablePage.bring(CASE);
    await tablePage.drag([250, 100], [482, 150]);
    expect((await tablePage.place('red3')).x).toBe(485);
    await page.keyboard.down('Alt');
    await tablePage.drag([485, 150], [478, 60]);
    await page.keyboard.up('Alt');
    const { x } = await tablePage.place('red3');
    expect(x).toBeGreaterThan(476);
    expect(x).toBeLessThan(481);
  });
  await test.step('several are chosen by a band, by Shift and by keys, and moved together', async () => {
    await tablePage.bring(CASE);
    const chosen = tablePage.board.locator('.body.selected');
    await tablePage.drag([-320, 120], [60, 360]);
    await expect(chosen).toHaveCount(2);
    await tablePage.drag([0, 300], [60, 340]);
    expect(Math.abs((await tablePage.place('red1')).x - 60)).toBeLessThan(6);
    expect(Math.abs((await tablePage.place('red2')).x + 190)).toBeLessThan(6);
    const third = await tablePage.at(250, 100);
    await page.keyboard.down('Shift');
    await page.mouse.click(third.x, third.y);
    await page.keyboard.up('Shift');
    await expect(chosen).toHaveCount(3);
    await tablePage.body('red3').focus();
    const before = await tablePage.place('red2');
    await page.keyboard.press('ArrowUp');
    expect((await tablePage.place('red2')).y).toBeCloseTo(before.y + 1, 3);
    await page.keyboard.press('Control+a');
    await expect(chosen).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press('Shift+PageDown');
    await expect(chosen).toHaveCount(2);
    await expect(page.locator('[aria-live]').last()).toContainText('Selected');
  });
  await test.step('exact places are typed for everything chosen', async () => {
    await tablePage.bring(CASE);
    await tablePage.drag([-320, 120], [60, 360]);
    await page.locator('.setup summary').click();
    await page.getByRole('spinbutton', { name: 'along x' }).fill('7');
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    expect(await tablePage.place('red1')).toEqual({ x: 7, y: 300 });
    expect(await tablePage.place('red2')).toEqual({ x: -243, y: 200 });
  });
  await test.step('the striker’s legal places are drawn while it is in hand', async () => {
    await tablePage.bring(CASE);
    await expect(tablePage.board.locator('[data-zone]')).toHaveCount(0);
    const striker = await tablePage.at(20, -440);
    await page.mouse.move(striker.x, striker.y);
    await page.mouse.down();
    await expect(tablePage.board.locator('[data-zone]')).toHaveCount(1);
    await page.mouse.up();
  });
});

test('the wheel, and another seat, change what is seen and not where things lie', async ({ page }) => {
  const tablePage = await openTablePage(page);
  await test.step('Ctrl and the wheel look nearer, the wheel alone scrolls the page', async () => {
    const middle = await tablePage.at(0, 0);
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(50);
    await expect(tablePage.board).toHaveAttribute('viewBox', '-545 -545 1090 1090');
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -120);
    await page.keyboard.up('Control');
    await expect(tablePage.board).not.toHaveAttribute('viewBox', '-545 -545 1090 1090');
    await page.getByRole('button', { name: 'Whole table' }).click();
    await expect(tablePage.board).toHaveAttribute('viewBox', '-545 -545 1090 1090');
  });
  await test.step('from another seat the table is turned, its coordinates are not', async () => {
    await tablePage.bring(CASE);
    const label = await tablePage.body('red3').getAttribute('aria-label');
    const before = await tablePage.body('red3').boundingBox();
    await page.getByLabel('Seen from').selectOption('north');
    expect(await tablePage.body('red3').getAttribute('aria-label')).toBe(label);
    const after = await tablePage.body('red3').boundingBox();
    expect(after?.y).toBeGreaterThan((before?.y ?? 0) + 30);
    // red 3 lies at 250, 100: now left and below the middle; a drag to the right is towards the west
    await tablePage.drag([-250, -100], [-150, -100]);
    const { x, y } = await tablePage.place('red3');
    expect(Math.abs(x - 150)).toBeLessThan(6);
    expect(Math.abs(y - 100)).toBeLessThan(6);
    await tablePage.body('red3').focus();
    await page.keyboard.press('ArrowLeft');
    expect((await tablePage.place('red3')).x).toBeCloseTo(x + 1, 3);
  });
});

test('aiming by handle, cue and number; by ghost with mouse and keys', async ({ page }) => {
  const tablePage = await openTablePage(page);
  await test.step('by its handle, by cue, by number', async () => {
    await tablePage.bring(CASE);
    const angle = page.getByLabel('Direction, °');
    await expect(angle).toHaveValue('90');
    await tablePage.drag([20, -270], [-5, -270]);
    await expect.poll(async () => Number(await angle.inputValue())).toBeGreaterThan(91);
    const strength = page.getByRole('spinbutton', { name: 'Strength, m/s' });
    const speed = Number(await strength.inputValue());
    const back = Number(await angle.inputValue()) + 180;
    const on = (mm: number): [number, number] => [20 + mm * Math.cos((back * Math.PI) / 180), -440 + mm * Math.sin((back * Math.PI) / 180)];
    await tablePage.drag(on(95), on(75));
    await expect.poll(async () => Number(await strength.inputValue())).toBeLessThan(speed);
    await strength.fill('2.5');
    await strength.press('Enter');
    await expect(page.getByRole('slider', { name: 'Strength, m/s' })).toHaveValue('2.5');
  });
  await test.step('by ghost, with the mouse and with keys: the strength stays, what cannot be is said, the rulings follow', async () => {
    await tablePage.bring(GHOST);
    const angle = page.getByLabel('Direction, °');
    const ghost = page.getByRole('slider', { name: 'Where the striker touches first' });
    await tablePage.drag([20, -288], [0, -282]);
    await expect.poll(async () => Number(await angle.inputValue())).toBeGreaterThan(91);
    await expect(page.getByRole('slider', { name: 'Strength, m/s' })).toHaveValue(String(GHOST.stroke.speed));
    const ruled = page.locator('.ruled').first();
    await expect(ruled).toHaveText(/\w/);
    // behind the disc the striker cannot touch it first
    const [x, y] = await ghostOf(page);
    await tablePage.drag([x, y], [20, -200]);
    await expect(page.locator('[aria-live]').last()).toContainText('does not touch that side');
    await ghost.focus();
    const before = Number(await angle.inputValue());
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => Number(await angle.inputValue())).toBeGreaterThan(before);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => Number(await angle.inputValue())).toBeLessThan(before);
    await expect(ghost).toHaveAttribute('aria-valuetext', /degrees/);
    await page.keyboard.press('Control+z');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('Enter');
    await expect(page.locator('.course')).toBeVisible();
  });
});

test('a stroke is shown step by step, and what the referee does then stands as a list with its proof', async ({ page }) => {
  const tablePage = await openTablePage(page);
  await test.step('discs are set down one after the other where things may move', async () => {
    await tablePage.bring(CASE);
    await page.getByRole('button', { name: 'Shoot' }).click();
    await expect(page.locator('.referee-steps li.done')).toHaveCount(await page.locator('.referee-steps li').count(), { timeout: 15_000 });
    await expect(tablePage.body('red4')).toBeVisible();
  });
  await test.step('what the referee does then stands as a list, each place with its proof in words and on the table', async () => {
    await tablePage.bring(CASE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Shoot' }).click();
    const steps = page.locator('.referee-steps li');
    await expect(steps.first()).toBeVisible();
    await expect(tablePage.body('red4')).toBeVisible();
    await page.getByRole('button', { name: 'Why there?' }).first().click();
    await expect(page.locator('.proof-words')).toContainText('free, taken');
    await expect(page.locator('.proof-words')).toContainText('What decided');
    await expect(tablePage.board.locator('[data-proof]')).toBeAttached();
    await page.getByRole('button', { name: 'Back to before' }).click();
    await expect(tablePage.board.locator('[data-proof]')).toHaveCount(0);
  });
  await test.step('walked from event to event, slower, without trails', async () => {
    await tablePage.bring(CASE);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('button', { name: 'Shoot' }).click();
    await page.getByRole('button', { name: 'Back to before' }).waitFor();
    await expect(tablePage.board.locator('.track').first()).toBeAttached();
    await page.getByLabel('Trails').uncheck();
    await expect(tablePage.board.locator('.track')).toHaveCount(0);
    await page.getByLabel('Speed of play').selectOption('0.25');
    const course = page.locator('.course input');
    await course.fill('0');
    await page.getByRole('button', { name: 'To the next event' }).click();
    await expect(page.locator('[aria-live]').last()).toContainText('black');
    expect(Number(await course.inputValue())).toBeGreaterThan(0);
    await page.getByText('Step by step').click();
    await expect(page.locator('.events [aria-current=step]')).toHaveCount(1);
    await page.locator('.events button').last().click();
    await expect(page.locator('.events li').last()).toHaveAttribute('aria-current', 'step');
  });
});

test('a stroke reported by hand: what is missing is said and where, all books rule on it, and a link keeps it', async ({
  page,
  context,
}) => {
  const tablePage = await openTablePage(page);
  await test.step('what is missing is said and where; then all books rule on it', async () => {
    await tablePage.bring(CASE);
    await page.locator('[data-panel=report] summary').click();
    const form = page.locator('.report');
    await form.getByRole('button', { name: 'Have it ruled on' }).click();
    await expect(form.getByRole('alert')).toContainText('what the striker met first');
    await form.getByRole('button', { name: 'Red 1' }).click();
    await form.locator('.adding select').first().selectOption('pocketed');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByRole('alert')).toContainText('Event 1: Which disc');
    await form.getByLabel('Event 1: What', { exact: true }).selectOption('red1');
    await form.getByLabel('Event 1: Pocket').selectOption('ne');
    await form.getByRole('button', { name: 'Set the position afterwards' }).click();
    await expect(tablePage.body('red1')).toHaveCount(0);
    await expect(tablePage.board).toHaveAttribute('aria-label', 'The table after the stroke');
    await tablePage.drag([20, -440], [100, 0]);
    await form.getByRole('button', { name: 'Done: it lay like this' }).click();
    await form.getByRole('button', { name: 'Add an incident' }).click();
    await form.getByLabel('Incident 1: What').selectOption('late-arrival');
    await form.getByRole('button', { name: 'Have it ruled on' }).click();
    await expect(form.getByRole('alert')).toContainText('Minutes is missing');
    await form.getByLabel('Incident 1: What').selectOption('double-hit');
    await form.getByRole('button', { name: 'Have it ruled on' }).click();
    await expect(form.getByRole('alert')).toHaveCount(0);
    const rulings = page.locator('.rulings');
    await expect(rulings).toContainText('red 1 first');
    await expect(rulings).toContainText('twice');
    const striker = await tablePage.place('striker');
    expect(Math.hypot(striker.x - 100, striker.y)).toBeLessThan(8);
  });
  await test.step('is kept by a link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const report = {
      events: [
        { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
        { t: 0.2, type: 'pocketed', disc: 'striker', pocket: 'ne' },
      ],
      after: { ...POSITION, striker: null },
    };
    const { stroke: _, ...rest } = CASE;
    await tablePage.bring({ ...rest, report });
    await expect(page.locator('.rulings')).toContainText('striker');
    await expect(page.locator('.rulings'), 'no more what was reported before').not.toContainText('twice');
    const said = await page.locator('.ruled').first().textContent();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.acts + .hint')).toHaveText(/\w/);
    await expect.poll(() => page.url()).toContain('#c=');
    const url = page.url();
    await page.goto('/en/about/');
    await page.goto(url);
    await expect(page.locator('.ruled').first()).toHaveText(said ?? '');
  });
});

test('the smallest change is found, laid on the table and undone', async ({ page }) => {
  const tablePage = await openTablePage(page);
  await tablePage.bring(CASE);
  await page.locator('[data-panel=change] summary').click();
  await page.getByRole('button', { name: 'Find the smallest change' }).click();
  await expect(page.locator('[data-change=angle]')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0, { timeout: 30_000 });
  const promised = await page.locator('[data-change=angle] .then').textContent();
  await page.locator('[data-change=angle] button').click();
  await expect(page.getByLabel('Direction, °')).not.toHaveValue('90');
  const ruled = await page.locator('.ruled').first().textContent();
  expect(promised).toContain(ruled?.trim() ?? 'nothing');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Direction, °')).toHaveValue('90');
});

test('with keys alone: a stroke shown and walked, a place proved, another book drawn, a stroke reported, the smallest change, a link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tablePage = await openTablePage(page);
  const cards = page.locator('.ruling-card');
  await expect(cards).toHaveCount(2);
  const club = page.getByRole('button', { name: /^Club rules/ });
  await club.press('Space');
  await expect(club).toHaveAttribute('aria-pressed', 'true');
  await tablePage.bring(CASE);
  const press = (name: string, key = 'Enter') => page.getByRole('button', { name }).first().press(key);
  await tablePage.body('striker').press('Enter');
  await press('To the event before', 'Space');
  await expect(page.locator('[aria-live]').last()).toHaveText(/\w/);
  const course = page.locator('.course input[type=range]');
  await course.press('Home');
  await expect(course).toHaveValue('0');
  await course.press('End');
  await press('Why there?');
  await expect(tablePage.board.locator('[data-proof]')).toBeAttached();
  await press('Back to before');
  await page.locator('[data-panel=change] summary').press('Enter');
  await press('Find the smallest change');
  await expect(page.locator('[data-change=angle]')).toBeVisible({ timeout: 60_000 });
  const lay = page.locator('[data-change=angle] button');
  // while the search goes on another change can push in above
  await expect(lay).toBeEnabled({ timeout: 60_000 });
  await lay.press('Enter');
  await expect(page.getByLabel('Direction, °')).not.toHaveValue('90');
  await tablePage.body('striker').press('Control+z');
  await expect(page.getByLabel('Direction, °')).toHaveValue('90');
  await page.locator('[data-panel=report] summary').press('Enter');
  const form = page.locator('.report');
  await form.getByRole('button', { name: 'Red 1' }).press('Space');
  await form.getByRole('button', { name: 'Have it ruled on' }).press('Enter');
  await expect(page.locator('.rulings')).toContainText('red 1 first');
  await press('Copy link');
  await expect.poll(() => page.url()).toContain('#c=');
});

test('a table goes out as JSON, SVG and PNG; what is damaged is refused with a place and nothing is lost', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const tablePage = await openTablePage(page);
  await test.step('as JSON, SVG and PNG', async () => {
    await tablePage.bring(CASE);
    const save = async (name: string) => {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name, exact: true }).click()]);
      return readFileSync((await download.path()) ?? '');
    };
    const json = JSON.parse((await save('JSON')).toString());
    expect(json).toMatchObject({ before: POSITION, stroke: { angle: 90, speed: 3 }, editions: ['2017', '2010', '2008', 'club'] });
    const svg = (await save('SVG')).toString();
    expect(svg).toMatch(/^<svg[^>]*role="img"><title>/);
    const png = await save('PNG');
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.length).toBeGreaterThan(20_000);
  });
  await test.step('what is damaged is refused with a place, and nothing on the table is lost', async () => {
    await tablePage.bring(CASE);
    await page.locator('.setup .acts button[aria-expanded]').click();
    const field = page.locator('.import textarea');
    for (const [text, labels] of [
      ['{"edition": "2017",', /Line 1, column 20/],
      [
        JSON.stringify({ ...CASE, before: { discs: [{ id: 'red1', color: 'red', x: 900, y: 0 }], striker: POSITION.striker } }),
        /before\.discs\[0\]\.x/,
      ],
      ['https://example.org/en/table/#p=AAAA', /link/],
    ] as const) {
      await field.fill(text);
      await page.locator('.import button[type=submit]').click();
      await expect(page.locator('.import .wrong')).toContainText(labels);
      await expect(tablePage.board.locator('[data-body]')).toHaveCount(6);
    }
  });
  await test.step('hundreds of damaged links leave a table and no error', async () => {
    await page.evaluate(async () => {
      for (let i = 0; i < 300; i++) {
        const noise = Array.from({ length: (i * 7) % 90 }, (_, k) => 'ABCDEFGHabcdefgh0123456789-_%'[(i * 31 + k * 17) % 29]).join('');
        location.hash = `#${i % 2 ? 'p' : 'c'}=${noise}`;
        await new Promise((done) => setTimeout(done, 2));
      }
    });
    await expect(page.locator('.problem')).toBeVisible();
    await expect(tablePage.board).toBeVisible();
    expect(errors).toEqual([]);
  });
});

test('a figure opens on the table with what it shows', async ({ page }) => {
  await page.goto('/en/provision/striker-pocketed/');
  const live = page.locator('[data-mine]').first();
  await live.scrollIntoViewIfNeeded();
  await live.click();
  const link = page.locator('.live-table.figure .open').first();
  await expect(link).toBeVisible({ timeout: 20_000 });
  const count = await page.locator('.live-table.figure [data-body]').count();
  await link.hover();
  await expect(link).toHaveAttribute('href', /#[pc]=/);
  await link.click();
  await expect(page).toHaveURL(/\/en\/table\/#[pc]=/);
  await expect(page.locator('svg.live').first()).toBeVisible();
  await expect(page.locator('svg.live').first().locator('[data-body]')).toHaveCount(count);
});

test('everything opened: axe finds nothing, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tablePage = await openTablePage(page);
  await tablePage.bring(CASE);
  await page.getByRole('button', { name: 'Shoot' }).click();
  await page.getByRole('button', { name: 'Why there?' }).first().click();
  for (const panel of ['report', 'change']) await page.locator(`[data-panel=${panel}] summary`).click();
  const form = page.locator('.report');
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await form.getByRole('button', { name: 'Add an incident' }).click();
  // the form is laid out once the incident that was added can be chosen
  await expect(form.locator('select').last()).toBeVisible();
  await atRest(page.locator('.live-table'));
  expect(await axeInBothLights(page, { within: '.live-table', without: '.map' })).toEqual([]);
});
