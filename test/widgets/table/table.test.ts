import { cleanup, fireEvent, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { load as loadTableToolsStrings } from '../../../src/compiled/ui/table-tools.ts';
import { LANGS, type Lang } from '../../../src/corpus/model.ts';
import { SINGLES, startPosition } from '../../../src/geometry/row.ts';
import { encodeShare } from '../../../src/notation/share.ts';
import type { Disc, Position } from '../../../src/physics/types.ts';
import type { Seating, StrokeReport } from '../../../src/referee/types.ts';
import { loadTableStrings } from '../../../src/ui/table-strings.ts';

import { mountTable } from '../../../src/widgets/table/large.ts';
import type { MountedTable, TableOptions } from '../../../src/widgets/table/mount.ts';
import { openLink } from '../../../src/widgets/table/share/share.ts';
import { MAX_SPEED, MIN_SPEED, type Opening } from '../../../src/widgets/table/state.svelte.ts';

const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const position: Position = {
  discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('red3', 250, 100), disc('black1', 20, -250), disc('black2', -300, -300)],
  striker: { x: 20, y: -440 },
};

/** The first table of a run waits for its parts to be compiled. */
vi.setConfig({ testTimeout: 30_000 });

/** A part of the tools is compiled when it is first asked for. */
const SLOW = { timeout: 15_000 };

/** Tables of the test that is running. */
const mounted: MountedTable[] = [];

/** The drawing is as many px wide as the table is in mm, so that a place on the screen is easily said in mm. */
const px = (x: number, y: number) => ({ clientX: x + 545, clientY: 545 - y });
beforeEach(() => {
  vi.spyOn(SVGElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1090, 1090));
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(async () => {
  for (const table of mounted.splice(0)) await table.remove();
  document.body.replaceChildren();
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  location.hash = '';
});

async function open(lang: Lang = 'en', given: Partial<TableOptions> = {}) {
  const container = document.body.appendChild(document.createElement('div'));
  const opening = { position, stroke: { angle: 90, speed: 3 } };
  mounted.push(await mountTable(container, { lang, base: '/', opening, large: true, address: true, map: true, ...given }));
  await fireEvent.focusIn(container.querySelector('.live-table') as HTMLElement);
  await waitFor(() => expect(container.querySelector('.invite')).toBeNull(), { timeout: 15_000 });
  await waitFor(() => expect(container.querySelector('.table-tools')).not.toBeNull(), { timeout: 15_000 });
  const board = container.querySelector('svg.live') as SVGSVGElement;
  const body = (id: string) => board.querySelector(`[data-body="${id}"]`) as SVGElement;
  const said = () => (container.querySelector('[aria-live]') as HTMLElement).textContent?.trim();
  const drag = async (from: readonly [number, number], ...to: (readonly [number, number])[]) => {
    await fireEvent.pointerDown(board, { ...px(...from), button: 0, pointerId: 1, pointerType: 'mouse' });
    for (const p of to) await fireEvent.pointerMove(board, { ...px(...p), pointerId: 1, pointerType: 'mouse' });
    await fireEvent.pointerUp(board, { ...px(...(to.at(-1) ?? from)), pointerId: 1, pointerType: 'mouse' });
  };
  return { container, board, body, said, drag };
}

describe('dragging', () => {
  test('lays a disc where it is let go and says so', async () => {
    const { body, said, drag } = await open();
    await drag([250, 100], [300, 150], [322, 160]);
    expect(body('red3').getAttribute('transform')).toBe('translate(322 -160)');
    expect(said()).toBe('Red\u00a03: x 322, y 160, light');
  });
  test('onto another disc slides beside it and says so', async () => {
    const { body, said, drag } = await open();
    await drag([250, 100], [100, 250], [10, 300]);
    expect(body('red3').getAttribute('transform')).toBe('translate(30 -300)');
    expect(said()).toBe('A disc lies there already. Red\u00a03: x 30, y 300, light, beside it.');
  });
  test('off the surface stops at the board and says so', async () => {
    const { body, said, drag } = await open();
    await drag([250, 100], [530, 77]);
    expect(body('red3').getAttribute('transform')).toBe('translate(485 -77)');
    expect(said()).toBe('That is beyond the surface. Red\u00a03: x 485, y 77, light, at the board.');
  });
  test('over the boards and off the table takes a disc away, and undo brings it back', async () => {
    const { body, said, drag } = await open();
    await drag([250, 100], [900, 77]);
    expect(body('red3')).toBeNull();
    expect(said()).toBe('Red\u00a03 is off the table.');
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(body('red3').getAttribute('transform')).toBe('translate(250 -100)');
  });
  test('the striker stays in its zone', async () => {
    const { body, said, drag } = await open();
    await drag([20, -440], [120, -200]);
    expect(body('striker').getAttribute('transform')).toBe('translate(120 375.5)');
    expect(said()).toMatch(/^The striker belongs in its own edge zone/);
  });
  test('into a pocket takes a disc off, and undo brings it back', async () => {
    const { body, said, drag } = await open();
    await drag([250, 100], [400, 400], [435, 435]);
    expect(body('red3')).toBeNull();
    expect(said()).toBe('Red\u00a03 is off the table.');
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(body('red3').getAttribute('transform')).toBe('translate(250 -100)');
  });
  test('a whole drag is one step back', async () => {
    const { body, drag } = await open();
    await drag([250, 100], [260, 100], [270, 100], [280, 100]);
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(body('red3').getAttribute('transform')).toBe('translate(250 -100)');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(true);
  });
  test('the aim’s handle turns the stroke', async () => {
    const { drag } = await open();
    await drag([20, -440 + 62 + 36 * 3], [20 + 170, -440 + 170]);
    expect(screen.getByLabelText<HTMLInputElement>('Direction, °').valueAsNumber).toBe(45);
  });
});

describe('keys', () => {
  test('arrows move by 1 mm, with Shift by 10', async () => {
    const { body, said } = await open();
    await fireEvent.keyDown(body('red1'), { key: 'ArrowRight' });
    await fireEvent.keyDown(body('red1'), { key: 'ArrowUp', shiftKey: true });
    expect(body('red1').getAttribute('transform')).toBe('translate(1 -310)');
    expect(said()).toBe('Red\u00a01: x 1, y 310, light');
  });
  test('one body is in the tab order; Page Down goes on to the next', async () => {
    const { board, body } = await open();
    const inOrder = () => [...board.querySelectorAll('[data-body][tabindex="0"]')].map((el) => el.getAttribute('data-body'));
    expect(inOrder()).toEqual(['striker']);
    await fireEvent.keyDown(body('striker'), { key: 'PageDown' });
    expect(inOrder()).toEqual(['red1']);
    expect(document.activeElement).toBe(body('red1'));
  });
  test('Delete takes off, the tray puts back', async () => {
    const { body, said } = await open();
    await fireEvent.keyDown(body('red1'), { key: 'Delete' });
    expect(body('red1')).toBeNull();
    await fireEvent.click(screen.getByRole('button', { name: /Put red\s1 on the table$/ }));
    expect(body('red1')).not.toBeNull();
    expect(said()).toMatch(/^On the table now: Red\u00a01/);
  });
  test('Enter shoots; every edition’s ruling is read out', async () => {
    const { body, said } = await open();
    await fireEvent.keyDown(body('striker'), { key: 'Enter' });
    expect(said()).toBe('All rule alike: Penalty disc, Black to play.');
  });
});

test('from the tray a disc is drawn as near as on the table: looked at from nearer, less far', async () => {
  const { board, body, container } = await open();
  const width = () => Number(board.getAttribute('viewBox')?.split(' ')[2]);
  while (width() > 400) await fireEvent.keyDown(body('striker'), { key: '+' });
  const zoom = 1090 / width();
  const stack = container.querySelector('[data-tray] [data-color=red]') as HTMLButtonElement;
  await fireEvent.pointerDown(stack, { ...px(900, 0), button: 0 });
  await fireEvent.pointerMove(stack, px(100 * zoom, 0));
  await fireEvent.pointerMove(stack, px(3 * zoom, 0));
  await fireEvent.pointerUp(stack);
  expect(body('red4').getAttribute('transform')).toBe('translate(3 0)');
});

test('typed places are kept, and slide where they cannot be', async () => {
  const { body, said, container } = await open();
  await fireEvent.focus(body('red3'));
  const numbers = container.querySelector('.table-tools details') as HTMLDetailsElement;
  numbers.open = true;
  const y = await screen.findByLabelText<HTMLInputElement>('upwards, mm (y)', {}, SLOW);
  await fireEvent.change(y, { target: { value: '612' } });
  expect(body('red3').getAttribute('transform')).toBe('translate(250 -485)');
  expect(said()).toMatch(/^That is beyond the surface/);
  expect(container.querySelectorAll('[data-body]').length).toBe(6);
});

test('after the stroke one goes on from the ruling’s position, and back to before it', async () => {
  const { body } = await open();
  await fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Back to before' }));
  expect(body('striker').getAttribute('transform')).toBe('translate(20 440)');
  await fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
  await fireEvent.click(screen.getByRole('button', { name: 'Go on from here' }));
  expect(screen.getByLabelText<HTMLInputElement>('Black plays').checked).toBe(true);
  expect(body('striker').getAttribute('transform')).toBe('translate(0 -440)');
  expect(body('red4')).not.toBeNull();
});

test('value-not-in-force: a direction or strength that cannot be taken gives way to the one in force', async () => {
  await open();
  const [angle, speed] = [
    screen.getByLabelText<HTMLInputElement>('Direction, °'),
    screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Strength/ }),
  ];
  const write = async (field: HTMLInputElement | undefined, value: string) => {
    if (!field) throw new Error('there is no field');
    await fireEvent.change(field, { target: { value } });
    return field.value;
  };
  expect(await write(angle, '')).toBe('90');
  expect(await write(angle, '')).toBe('90');
  expect(await write(angle, '45.25')).toBe('45.3');
  expect(await write(speed, '')).toBe('3');
  expect(await write(speed, '0')).toBe(String(MIN_SPEED));
  expect(await write(speed, '275')).toBe(String(MAX_SPEED));
});

test('tray-before-the-stroke: what a stroke takes off the table is counted beside it', async () => {
  const report: StrokeReport = {
    events: [
      { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
      { t: 0.2, type: 'pocketed', disc: 'red1', pocket: 'ne' },
    ],
    after: { discs: position.discs.filter(({ id }) => id !== 'red1'), striker: position.striker ?? null },
  };
  const { container } = await open('en', { opening: { position, report } });
  const count = () => container.querySelector('[data-tray] [data-color=red]')?.textContent?.match(/\d+/)?.[0];
  expect(count()).toBe('5');
  await fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
  await waitFor(() => expect(count()).toBe('6'), SLOW);
});

describe('lost-on-the-way-back: the address of the table page says what lies there', () => {
  test('after a move, and after it was taken back', async () => {
    // no browser tells the page of an address that it has written itself; happy-dom does
    const untold = (event: Event): void => event.stopImmediatePropagation();
    addEventListener('hashchange', untold);
    const { drag } = await open();
    expect(location.hash).toBe('');
    await drag([0, 300], [100, 250]);
    await waitFor(() => expect(location.hash).toMatch(/^#p=/), SLOW);
    const red1 = () => openLink(location.hash.slice(3)).opening.position?.discs.find(({ id }) => id === 'red1');
    expect(red1()).toMatchObject({ x: 100, y: 250 });
    await fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(red1()).toMatchObject({ x: 0, y: 300 }), SLOW);
    removeEventListener('hashchange', untold);
  });
  test('not of a table on another page', async () => {
    const { drag } = await open('en', { address: false });
    await drag([0, 300], [100, 250]);
    await new Promise((rest) => setTimeout(rest, 600));
    expect(location.hash).toBe('');
  });
});

describe('links', () => {
  const code = encodeShare({
    edition: '2010',
    format: 'singles',
    colors: SINGLES,
    shooter: 'south',
    position,
    stroke: { angle: 80, speed: 2.5 },
  });
  test('open what they hold', async () => {
    location.hash = `#p=${code}`;
    const { body, container } = await open('en', { opening: { position: { discs: [] } } });
    await waitFor(() => expect(body('red3')?.getAttribute('transform')).toBe('translate(250 -100)'));
    expect(container.querySelector('.problem')).toBeNull();
  });
  test.each([
    ['cut', code.slice(0, -9), /end of this link is missing/],
    ['empty', '', /end of this link is missing/],
    ['altered', code.slice(0, 12) + (code[12] === 'A' ? 'B' : 'A') + code.slice(13), /changed on its way/],
    ['nonsense', '%%%<script>', /changed on its way/],
  ])('%s: say so and offer an empty table', async (_, given, message) => {
    location.hash = `#p=${given}`;
    const { container, said } = await open();
    expect(container.querySelector('.problem')?.textContent).toMatch(message);
    expect(container.querySelector('.problem')?.textContent).toMatch(/empty table/);
    expect(said()).toMatch(message);
    expect(container.querySelectorAll('[data-body]').length).toBe(0);
  });
});

describe('rulings', () => {
  test.each([
    ['de', 'Strafstein, Schwarz stößt', 'Die Schlagscheibe traf zuerst Schwarz\u00a01 (hell).', '/de/rules/2017/17/#17.1.2'],
    ['ru', 'Штрафная пешка, бьют чёрные', 'Первой шайба задела чёрную пешку\u00a01 (светлая).', '/ru/rules/2017/17/#17.1.2'],
    ['et', 'Trahviseib, lööb must', 'Löögiketas puudutas esimesena musta seibi\u00a01 (hele).', '/et/rules/2017/17/#17.1.2'],
    ['en', 'Penalty disc, Black to play', 'The striker met black\u00a01 first (light).', '/en/rules/2017/17/#17.1.2'],
  ] as const)('%s: headline, what was seen, and articles as links', async (lang, headline, seen, href) => {
    const { container } = await open(lang);
    expect(container.querySelector('.ruled')?.textContent).toBe(headline);
    expect(container.querySelector('.ruling-card')?.textContent).toContain(seen);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('.ruling-card a')].map((a) => a.getAttribute('href'));
    expect(links).toContain(href);
    expect(links).toContain(href.replace('2017', '2010').replace('17.1.2', '17.1.b'));
  });
  test('editions that part stand on two cards with the words that differ marked', async () => {
    const start: Position = { ...startPosition(), striker: { x: 0, y: -440 } };
    const { container } = await open('en', { opening: { position: start, stroke: { angle: 90, speed: 3 } } });
    const cards = [...container.querySelectorAll('.ruling-card')];
    expect(cards.length).toBeGreaterThan(1);
    expect(container.querySelectorAll('.ruling-card mark').length).toBeGreaterThan(0);
    // what was seen is the same for all: said once, with the cards
    expect(container.querySelector('.rulings')?.textContent).toMatch(/Seen.*The striker met/);
  });
  test('each edition has its headline; pressing one shows its ruling on the table', async () => {
    const start: Position = { ...startPosition(), striker: { x: 0, y: -440 } };
    await open('en', { opening: { position: start, stroke: { angle: 90, speed: 3 } } });
    const rows = screen.getAllByRole('button', { name: /^(\d{4} edition|Club rules) / });
    expect(rows.map((row) => row.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false', 'false']);
    expect(new Set(rows.map((row) => row.textContent?.slice(2))).size).toBeGreaterThan(1);
    await fireEvent.click(rows[3] as HTMLElement);
    expect(rows.map((row) => row.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'false', 'true']);
  });
  test('no language leaves a placeholder open or a sentence of another language', async () => {
    for (const lang of LANGS) {
      const { container } = await open(lang);
      expect(container.textContent).not.toMatch(/\{\w+|\[:/);
      if (lang === 'ru') expect((await loadTableStrings.ru()).shoot).toBe(container.querySelector('.shoot')?.textContent);
      for (const table of mounted.splice(0)) await table.remove();
    }
  });
});

describe('a ruling for both players', () => {
  test('is shown in two languages with rule, outcome, article and book, in the words of each', async () => {
    HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
      this.open = true;
    };
    localStorage.clear();
    const { container } = await open('de');
    const button = await waitFor(() => {
      const found = container.querySelector<HTMLButtonElement>('.ruling-card .both button');
      expect(found?.textContent).toBe('Beiden Spielern zeigen');
      return found as HTMLButtonElement;
    });
    await fireEvent.click(button);
    const dialog = await waitFor(() => {
      const found = document.querySelector('dialog');
      expect(found?.querySelectorAll('section').length).toBe(2);
      return found as HTMLDialogElement;
    });
    // a name and its number, an article and its number stay on one line
    const plain = (selector: string, section: Element) => section.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim();
    const said = [...dialog.querySelectorAll('section')].map((section) => ({
      lang: section.lang,
      rule: plain('.rule', section),
      outcome: [...section.querySelectorAll('.outcome span')].map((span) => span.textContent),
      article: plain('.article', section),
    }));
    expect(said).toEqual([
      {
        lang: 'de',
        rule: 'Direkter Stoß zuerst auf einen gegnerischen Stein: Schwarz 1',
        outcome: ['Strafstein', 'Schwarz stößt'],
        article: 'Art. 17.1.2 Ausgabe 2017',
      },
      {
        lang: 'en',
        rule: 'A direct stroke that meets an opponent’s disc first: black 1',
        outcome: ['Penalty disc', 'Black to play'],
        article: 'Art. 17.1.2 2017 edition',
      },
    ]);
    await fireEvent.change(dialog.querySelector('select') as HTMLSelectElement, { target: { value: 'et' } });
    await waitFor(() => expect(dialog.querySelectorAll('section')[1]?.lang).toBe('et'));
    localStorage.clear();
  });
});

/** A stroke after which a disc falls by itself: the books leave it open who strokes. */
const BEFORE: Position = {
  discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 20, -250)],
  striker: { x: 20, y: -440 },
};
const FELL_LATER: Opening = {
  position: BEFORE,
  report: {
    events: [
      { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
      { t: 0.2, type: 'pocketed', disc: 'red1', pocket: 'ne' },
      { t: 0.3, type: 'fell-later', disc: 'red2', pocket: 'nw', when: 'before-next-stroke' },
    ],
    after: { ...BEFORE, discs: BEFORE.discs.filter(({ color }) => color === 'black') },
  },
};
test('editions that rule alike by different answers to one question stand on one card', async () => {
  const { container } = await open('en', { opening: FELL_LATER });
  await waitFor(() => expect(container.querySelectorAll('.ruling-card')).not.toHaveLength(0));
  const asked = [...container.querySelectorAll('.ruling-card .doubt')].map((doubt) => doubt.querySelector('summary')?.textContent);
  expect(new Set(asked).size).toBeLessThan(asked.length);
});

const NOTHING_POCKETED: Opening = {
  position: BEFORE,
  report: {
    events: [
      { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
      { t: 0.3, type: 'fell-later', disc: 'red2', pocket: 'nw', when: 'before-next-stroke' },
    ],
    after: { ...BEFORE, discs: BEFORE.discs.filter(({ id }) => id !== 'red2') },
  },
};
test.each([
  ['the same ruling', FELL_LATER],
  ['another ruling', NOTHING_POCKETED],
])('a question stays open, with the focus in it, while its answers are tried: %s', async (_, opening) => {
  const options = { continues: 'The same player.', 'as-without': 'As if it had not fallen.' };
  const readings = { 'fell-before-next-stroke': { question: 'Who strokes?', options } };
  const { container } = await open('en', { opening, readings });
  const question = await waitFor(() => {
    const found = container.querySelector<HTMLDetailsElement>('.ruling-card .doubt');
    expect(found).not.toBeNull();
    return found as HTMLDetailsElement;
  });
  question.open = true;
  for (let i = 0; i < 2; i++) {
    const other = question.querySelector('button[aria-pressed=false]') as HTMLButtonElement;
    other.focus();
    await fireEvent.click(other);
    await waitFor(() => expect(container.querySelector('.ruling-card .doubt [aria-pressed=true]')?.textContent).toBe(other.textContent));
    expect(question.isConnected).toBe(true);
    expect(question.open).toBe(true);
    expect(document.activeElement).toBe(other);
  }
});

test('two faults that read alike are both said', async () => {
  const { container } = await open();
  await fireEvent.click(screen.getByRole('button', { name: 'Open …' }));
  const field = await waitFor(() => {
    const found = container.querySelector<HTMLTextAreaElement>('.import textarea');
    expect(found).not.toBeNull();
    return found as HTMLTextAreaElement;
  }, SLOW);
  await fireEvent.input(field, { target: { value: 'r1 900,900' } });
  await fireEvent.submit(container.querySelector('.import') as HTMLFormElement);
  await waitFor(() => expect([...container.querySelectorAll('.wrong li')].map((line) => line.textContent)).toHaveLength(2), SLOW);
  expect(container.querySelector('.load-error')).toBeNull();
});

const DOUBLES: Seating = { red: ['south', 'north'], black: ['west', 'east'] };
test('in doubles each player owes for himself', async () => {
  const opening: Opening = { position, format: 'doubles', colors: DOUBLES, caseState: { debts: { north: 1 } } };
  const { container } = await open('en', { opening });
  const exact = [...container.querySelectorAll<HTMLDetailsElement>('.table-tools details')].at(-1) as HTMLDetailsElement;
  exact.open = true;
  const north = await screen.findByLabelText<HTMLInputElement>('Red (north)', {}, SLOW);
  expect(north.valueAsNumber).toBe(1);
  await fireEvent.change(screen.getByLabelText('Black (east)'), { target: { value: '2' } });
  expect(container.querySelector('.who')?.textContent).toBe('Red plays · Red owes one · Black owes 2');
});

test('in doubles the card and the proof see a placed disc from the same seat', async () => {
  const lying: Position = { discs: [disc('red2', 0, -485), disc('red3', 40, -485), disc('black1', -250, 20)], striker: { x: -440, y: 0 } };
  const opening: Opening = {
    position: lying,
    format: 'doubles',
    colors: DOUBLES,
    shooter: 'west',
    edition: '2008',
    report: { events: [{ t: 0.1, type: 'contact', a: 'striker', b: 'black1' }], after: lying },
    incidents: [{ type: 'double-hit', by: 'red', seat: 'south' }],
  };
  const { container } = await open('en', { opening });
  await fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
  await fireEvent.click(await screen.findByRole('button', { name: 'Why there?' }));
  const proof = await waitFor(() => {
    const found = container.querySelector('.proof-words .decided');
    expect(found).not.toBeNull();
    return found?.textContent ?? '';
  });
  const [card] = [...container.querySelectorAll('.ruling-card')].filter((one) => one.textContent?.includes(' mm to the '));
  const side = /\d+ mm to the (left|right)/;
  expect(card?.textContent).toMatch(side);
  expect(proof.match(side)?.[0]).toBe(card?.textContent?.match(side)?.[0]);
});

test('in a page’s own shadow tree the keys of the table work on the aim’s handle too', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  const table = await mountTable(root, { lang: 'en', base: '/', opening: { position }, large: false, address: false, map: false });
  mounted.push(table);
  const board = root.querySelector('svg.live') as SVGSVGElement;
  const whole = board.getAttribute('viewBox');
  // outside the tree an event comes from its host
  const event = new KeyboardEvent('keydown', { key: '+', bubbles: true, composed: true, cancelable: true });
  addEventListener('keydown', (e) => Object.defineProperty(e, 'target', { value: host }), { capture: true, once: true });
  root.querySelector('.aim-handle')?.dispatchEvent(event);
  await waitFor(() => expect(board.getAttribute('viewBox')).not.toBe(whole));
});

test('a picture of a reported stroke has the ways that are on the screen; a bare table that does not come is not saved', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const report: StrokeReport = {
    events: [{ t: 0.1, type: 'contact', a: 'striker', b: 'red1' }],
    after: { ...position, discs: position.discs.map((d) => (d.id === 'red1' ? { ...d, y: 400 } : d)) },
  };
  const { container, said } = await open('en', { opening: { position, report } });
  await fireEvent.click(screen.getByRole('button', { name: 'Shoot' }));
  await waitFor(() => expect(container.querySelectorAll('.marks .track').length).toBeGreaterThan(0));
  vi.stubGlobal('fetch', async () => new Response('<svg viewBox="0 0 1 1"></svg>'));
  await fireEvent.click(screen.getByRole('button', { name: 'SVG' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('stroke-dasharray="0.1 8"');
  vi.stubGlobal('fetch', async () => new Response('<h1>Not found</h1>', { status: 404 }));
  await fireEvent.click(screen.getByRole('button', { name: 'SVG' }));
  const { failed } = await loadTableToolsStrings.en();
  await waitFor(() => expect(said()).toBe(failed));
  expect(saved).toHaveLength(1);
});

test('a finger that scrolls the page from the slider leaves undo as it was', async () => {
  const { container } = await open();
  const slider = container.querySelector('.strokebar .range') as HTMLInputElement;
  await fireEvent.pointerDown(slider);
  await fireEvent.pointerCancel(slider);
  await fireEvent.click(screen.getByRole('button', { name: 'Empty' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' }).disabled).toBe(false);
});

test('help, exact numbers and the state of the game that do not come say so, and can be tried again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('../../../src/widgets/table/tools/Help.svelte', () => {
    throw new Error('no network');
  });
  vi.doMock('../../../src/widgets/table/tools/Exact.svelte', () => {
    throw new Error('no network');
  });
  const words = await vi.importActual<typeof import('../../../src/compiled/ui/table-help.ts')>('../../../src/compiled/ui/table-help.ts');
  const en = vi.fn(words.load.en).mockRejectedValueOnce(new Error('no network'));
  vi.doMock('../../../src/compiled/ui/table-help.ts', () => ({ load: { ...words.load, en } }));
  const { container } = await open();
  await fireEvent.click(screen.getByRole('button', { name: 'What can I do here? (?)' }));
  await waitFor(() => expect(container.querySelectorAll('.stroke .load-error')).toHaveLength(1));
  const exact = [...container.querySelectorAll<HTMLDetailsElement>('.table-tools details')].at(-1) as HTMLDetailsElement;
  exact.open = true;
  await waitFor(() => expect(exact.querySelectorAll('.load-error')).toHaveLength(1));
  const game = container.querySelector('[data-panel="state"]') as HTMLDetailsElement;
  game.open = true;
  const again = await waitFor(() => {
    const found = game.querySelector<HTMLButtonElement>('.load-error button');
    expect(found).not.toBeNull();
    return found as HTMLButtonElement;
  }, SLOW);
  await fireEvent.click(again);
  await waitFor(() => expect(game.querySelectorAll('.game input').length).toBeGreaterThan(5), SLOW);
  await waitFor(() => expect(game.querySelector('.load-error')).toBeNull());
});

test('a link that could not be opened says so, also when physics and referee come after it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.doMock('../../../src/notation/open-case.ts', () => {
    throw new Error('no network');
  });
  location.hash = '#c=code';
  const container = document.body.appendChild(document.createElement('div'));
  mounted.push(await mountTable(container, { lang: 'en', base: '/', opening: { position }, large: true, address: true, map: true }));
  await waitFor(() => expect(container.querySelectorAll('.stroke .load-error')).toHaveLength(1));
  await fireEvent.pointerEnter(container.querySelector('.live-table') as HTMLElement);
  await waitFor(() => expect(container.querySelector('.invite')).toBeNull(), SLOW);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.querySelectorAll('.stroke .load-error')).toHaveLength(1);
  vi.doUnmock('../../../src/notation/open-case.ts');
});
