/** What would have changed the ruling, as its reader meets it: asked for on the table, listed, laid on the table. */
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import de from '../../../content/ui/change/de.json';
import en from '../../../content/ui/change/en.json';
import { play } from '../../../src/cases/course.ts';
import { load as loadNamesStrings } from '../../../src/compiled/ui/names.ts';
import { load as loadRulingStrings } from '../../../src/compiled/ui/ruling.ts';
import type { Lang } from '../../../src/corpus/model.ts';
import { NOMINAL } from '../../../src/geometry/parameters.ts';
import { startPosition } from '../../../src/geometry/row.ts';
import { strikerHome } from '../../../src/geometry/seats.ts';
import { simulate } from '../../../src/physics/index.ts';
import type { Disc, Position } from '../../../src/physics/types.ts';
import { judge, tableFor } from '../../../src/referee/index.ts';
import type { Incident } from '../../../src/referee/types.ts';
import { loadTableStrings } from '../../../src/ui/table-strings.ts';
import Changes from '../../../src/widgets/change/Changes.svelte';
import { type Asked, type Change, type Progress, searchChanges } from '../../../src/widgets/change/search.ts';
import { withBody } from '../../../src/widgets/table/board/legal.ts';
import { TableContext } from '../../../src/widgets/table/context.svelte.ts';
import type { Opening } from '../../../src/widgets/table/state.svelte.ts';
import { fakeWorkers, lastWorker } from '../../support/fake-worker.ts';

vi.mock('../../../src/widgets/lazy/link-worker.ts', () => import('../../support/fake-worker.ts'));
const last = () => lastWorker<readonly [Asked], Progress>();
/** All that the last worker would find, said step by step. */
function work(): readonly Change[] {
  const { asked, report } = last();
  if (!asked) throw new Error('nothing was asked');
  const { found } = [...searchChanges(...asked)].at(-1) ?? { found: [] };
  report({ done: 1, found });
  return found;
}
beforeEach(fakeWorkers);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const position: Position = {
  discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 20, -250), disc('black2', -300, -300)],
  striker: { x: 20, y: -440 },
};
const strings = { de, en };

async function open(opening: Partial<Opening> = {}, lang: Lang & keyof typeof strings = 'en') {
  const [names, ruling, table] = await Promise.all([loadNamesStrings[lang](), loadRulingStrings[lang](), loadTableStrings[lang]()]);
  const context = new TableContext({ position, stroke: { angle: 95, speed: 4 }, edition: '2017', editions: ['2017', '2010'], ...opening });
  Object.assign(context.table, { play, judge, tableFor });
  const { container } = render(Changes, {
    props: { context, words: { lang, names, table }, sentences: { lang, names, ruling }, base: '/', readings: {} },
  });
  const seek = async () => {
    await fireEvent.click(await screen.findByRole('button', { name: strings[lang].seek }));
    await waitFor(() => expect(last().asked).not.toBeNull());
  };
  const listed = () => [...container.querySelectorAll<HTMLElement>('li[data-change]')];
  return { context, seek, listed };
}

test.each([
  ['en', 'Struck 0.65 m/s softer.'],
  ['de', '0,65 m/s weicher gestoßen.'],
] as const)('a speed is said as finely as it is found, %s', async (lang, said) => {
  const { seek } = await open({}, lang);
  await seek();
  expect(work().find(({ kind }) => kind === 'speed')?.amount).toBe(-0.65);
  await screen.findByText(said);
});

test('what was found for one edition is not shown under another, nor is that search gone on with', async () => {
  const { context, seek, listed } = await open();
  await seek();
  const found = work();
  flushSync();
  expect(listed()).toHaveLength(found.length);
  context.table.edition = '2010';
  flushSync();
  expect(listed()).toEqual([]);
  context.table.edition = '2017';
  flushSync();
  expect(listed()).toHaveLength(found.length);
  await seek();
  context.table.read('any-reading', 'otherwise');
  flushSync();
  expect(last().ended).toBe(true);
});

test('tap-on-a-list-that-moves: what pushes in above while the search goes on is not taken for what was meant', async () => {
  const { context, seek, listed } = await open();
  const before = context.table.ruling;
  await seek();
  const far = [...searchChanges(...(last().asked as readonly [Asked]))].at(-1)?.found.slice(-1) ?? [];
  last().report({ done: 0.5, found: far });
  flushSync();
  const take = (): HTMLButtonElement => within(listed()[0] as HTMLElement).getByRole('button', { name: en.show });
  await fireEvent.click(take());
  expect(context.table.ruling).toEqual(before);
  // stopped, or at its end, the list stays as it is
  await fireEvent.click(screen.getByRole('button', { name: en.cancel }));
  await fireEvent.click(take());
  expect(context.table.ruling).toEqual(far[0]?.ruling);
});

test('a stroke with incidents is ruled on the table as the list says', async () => {
  const incidents: readonly Incident[] = [{ type: 'phone-call', by: 'red' }];
  const { context, seek, listed } = await open({ incidents });
  await seek();
  const [first] = work();
  flushSync();
  expect(first?.ruling.findings.map(({ rule }) => rule)).toContain('phone-call');
  await fireEvent.click(within(listed()[0] as HTMLElement).getByRole('button', { name: en.show }));
  expect(context.table.ruling).toEqual(first?.ruling);
});

test('the opening stroke of a set with a disc moved is ruled on the table as the list says', async () => {
  const start = { ...startPosition(), striker: strikerHome(NOMINAL, 'south') };
  const { context, seek, listed } = await open({
    position: start,
    caseState: { turn: 1, first: 'red' },
    stroke: { angle: 90, speed: 0.5 },
  });
  await seek();
  const moved = withBody(start, 'red1', { x: 100, y: 100 });
  const report = simulate({ before: { ...moved, striker: start.striker }, shooter: 'south', stroke: context.table.stroke });
  const ruling = judge({ ...context.table.caseFor('2017'), before: moved, report });
  const change = {
    kind: 'disc',
    amount: 3,
    body: 'red1',
    by: null,
    effort: 0.3,
    position: moved,
    stroke: context.table.stroke,
    report,
    ruling,
  } as const;
  last().report({ done: 1, found: [change] });
  flushSync();
  await fireEvent.click(within(listed()[0] as HTMLElement).getByRole('button', { name: en.show }));
  expect(context.table.caseState).toEqual({ turn: 1, first: 'red' });
  expect(context.table.ruling?.findings).toEqual(ruling.findings);
});
