/** Everything of a device as one file, and back: nothing is lost, doubled or taken away, and a faulty file changes nothing. */
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StoredPlan } from '../../src/quiz/plan.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { addPlayer, create } from '../../src/tournament/change.ts';
import { competitionOf, entriesOf } from '../../src/tournament/competition.ts';
import { PRESETS } from '../../src/tournament/types.ts';
import BackupPage from '../../src/widgets/backup/Backup.svelte';
import { type Backup, collect, isEmpty, readBackup, restore, type Stores, writeBackup } from '../../src/widgets/backup/backup.ts';
import { deviceStore as drafts } from '../../src/widgets/draft/store.ts';
import { deviceStore as houseRules } from '../../src/widgets/house-rules/store.ts';
import type { PlanStore } from '../../src/widgets/quiz/plans.ts';
import { openStore } from '../../src/widgets/quiz/store.ts';
import { deviceStore as scoreSheets } from '../../src/widgets/scoresheet/stored/storage.ts';
import { type StoredTournament, deviceStore as tournaments } from '../../src/widgets/tournament/store.ts';
import { headOf } from '../support/sheet.ts';
import { must } from '../tournament/support.ts';
import { rawRows } from './store/support.ts';

/** The plans of a device. */
function plans(): PlanStore {
  const made = new Map<string, StoredPlan>();
  return {
    get: (edition) => made.get(edition) ?? null,
    set: (edition, plan) => void (plan ? made.set(edition, plan) : made.delete(edition)),
  };
}
let device = 0;
const NOW = Date.UTC(2026, 10, 23);
/** A device with nothing on it. */
const fresh = async (): Promise<Stores & { readonly name: string }> => {
  const name = `device ${++device}`;
  return {
    name,
    tournaments: tournaments(`${name} t`),
    scoreSheets: scoreSheets(null, `${name} s`),
    houseRules: houseRules(`${name} h`),
    drafts: drafts(`${name} d`),
    training: await openStore(`${name} q`),
    plans: plans(),
  };
};
const cup = (id: string, touched = 1, players: readonly string[] = ['Ozola', 'Kask']): StoredTournament => ({
  id,
  touched,
  tournament: competitionOf(players.reduce((t, name) => must(addPlayer(t, name)), create(id, 1, PRESETS.novuss))),
  past: [],
  future: [],
});
const PLAN: StoredPlan = {
  edition: '2017',
  exam: '2026-12-05',
  load: 20,
  planned: '2026-11-23',
  days: [{ date: '2026-11-23', learn: [{ chapter: '17', questions: 4 }], repeat: 2 }],
};
const ATTEMPT = { code: 'Q', at: 1, edition: '2017', provision: null, right: true, mistake: null } as const;
let ids = 0;
const newId = (): string => `second-${++ids}`;

/** A device with some of everything, a damaged and a newer record included. */
async function used(): Promise<Stores & { readonly name: string }> {
  const stores = await fresh();
  await stores.tournaments.change('a', () => cup('a'));
  await stores.scoreSheets.change('b', () => ({ id: 'b', touched: 2, sheet: newSheet(headOf()) }));
  await stores.houseRules.change('c', () => ({ id: 'c', touched: 3, house: { name: 'Club', edition: '2017', readings: {} } }));
  await stores.drafts.change('d', () => ({ id: 'd', touched: 4, text: 'id: shorter\n' }));
  await stores.training.write([{ attempt: ATTEMPT, day: { date: '2026-11-23', answered: 1, right: 1, daily: false } }]);
  await rawRows(`${stores.name} t`, 'tournaments', [
    { id: 'damaged', tournament: 7 },
    { id: 'newer', tournament: { format: 'novuss-tournament', version: 9 } },
  ]);
  await stores.training.addAside([{ table: 'memories', row: { what: 'damaged' } }]);
  await stores.training.keepGathered(['M', 'N']);
  stores.plans.set('2017', PLAN);
  return stores;
}
const text = async (stores: Stores): Promise<string> => writeBackup(await collect(stores, NOW));
const opened = (given: string): Backup => {
  const read = readBackup(given);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const withoutTime = ({ saved: _, ...rest }: Backup): object => rest;

test('everything comes to another device as it was, damaged and newer records too', async () => {
  const one = await used();
  const two = await fresh();
  expect(isEmpty(await collect(two, NOW))).toBe(true);
  expect(await restore(two, opened(await text(one)), newId)).toEqual({ added: 6, there: 0, beside: 0 });
  expect(withoutTime(await collect(two, NOW))).toEqual(withoutTime(await collect(one, NOW)));
  expect((await two.tournaments.all()).aside.map(({ key, why }) => [key, why])).toEqual([
    ['damaged', 'damaged'],
    ['newer', 'newer'],
  ]);
});

test('certificates that a trainer has gathered and plans before an exam come along; a plan that is here stays', async () => {
  const [one, two] = [await used(), await fresh()];
  const own = { ...PLAN, load: 40 };
  two.plans.set('club', { ...own, edition: 'club' });
  one.plans.set('club', { ...PLAN, edition: 'club' });
  await two.training.keepGathered(['A', 'N']);
  await restore(two, opened(await text(one)), newId);
  expect(await two.training.gathered()).toEqual(['A', 'N', 'M']);
  expect([two.plans.get('2017'), two.plans.get('club')]).toEqual([PLAN, { ...own, edition: 'club' }]);
});

test('a backup of before there were plans and gathered certificates in it is read', async () => {
  const { gathered: _, plans: __, ...before } = opened(await text(await used()));
  const file = opened(JSON.stringify({ ...before, version: 1 }));
  expect([file.version, file.gathered, file.plans]).toEqual([2, [], []]);
  expect(await restore(await fresh(), file, newId)).toEqual({ added: 6, there: 0, beside: 0 });
});

test('brought back where it came from, or twice, nothing is doubled', async () => {
  const one = await used();
  const file = await text(one);
  for (const _ of [1, 2]) expect(await restore(one, opened(file), newId)).toEqual({ added: 0, there: 6, beside: 0 });
  expect(withoutTime(await collect(one, NOW))).toEqual(withoutTime(opened(file)));
});

test('what is otherwise here stays, and what the file has comes beside it; once', async () => {
  const one = await used();
  const file = opened(await text(one));
  await one.tournaments.change('a', () => cup('a', 9, ['Ozola', 'Kask', 'Tamm']));
  expect(await restore(one, file, newId)).toEqual({ added: 0, there: 5, beside: 1 });
  const sizes = async () =>
    (await one.tournaments.all()).rows.map(({ tournament }) => tournament.events.reduce((sum, event) => sum + entriesOf(event), 0)).sort();
  expect(await sizes()).toEqual([2, 3]);
  await restore(one, file, newId);
  expect(await sizes()).toEqual([2, 3]);
});

test('a damaged record whose number is taken here comes beside it; once', async () => {
  const [one, two] = [await used(), await fresh()];
  await rawRows(`${two.name} t`, 'tournaments', [{ id: 'damaged', tournament: 8 }]);
  const file = opened(await text(one));
  expect(await restore(two, file, newId)).toEqual({ added: 5, there: 0, beside: 1 });
  for (const _ of [1, 2]) expect(await restore(two, file, newId)).toEqual({ added: 0, there: 6, beside: 0 });
  expect((await two.tournaments.all()).aside.length).toBe(3);
});

test('answers of both devices count', async () => {
  const [one, two] = [await used(), await fresh()];
  await two.training.write([{ attempt: { ...ATTEMPT, code: 'R', at: 2 } }]);
  await restore(two, opened(await text(one)), newId);
  expect((await two.training.read()).attempts.map(({ code }) => code).sort()).toEqual(['Q', 'R']);
});

test.each([
  ['cut', (all: string) => all.slice(0, all.indexOf('"touched"')), { line: 8, column: 4 }],
  ['something else', () => '{"format":"novuss-tournament"}', { code: 'not-backup' }],
  ['of a later version', (all: string) => all.replace('"version": 2', '"version": 3'), { code: 'newer-version' }],
  ['with a damaged tournament', (all: string) => all.replace('"novuss-tournament"', '"x"'), { path: 'tournaments[0]' }],
  ['with a damaged score sheet', (all: string) => all.replace('"novuss-sheet"', '"x"'), { path: 'scoreSheets[0]' }],
  ['with a damaged answer', (all: string) => all.replace('"right": true', '"right": 1'), { path: 'training.attempts[0].right' }],
  ['with a damaged plan', (all: string) => all.replace('"load": 20', '"load": 21'), { path: 'plans[0]' }],
  ['with a certificate that is none', (all: string) => all.replace('"M"', '7'), { path: 'gathered[0]' }],
  ['without house rules', (all: string) => all.replace('"houseRules": [\n  {', '"rules": [\n  {'), { path: 'houseRules', code: 'missing' }],
] as const)('a file %s is refused with what and where', async (_, change, problem) => {
  const whole = await text(await used());
  const changed = change(whole);
  expect(changed).not.toBe(whole);
  expect(readBackup(changed)).toMatchObject({ ok: false, error: problem });
});

test('a file that cannot be read is offered again', async () => {
  const { container, findByRole } = render(BackupPage, { lang: 'en' });
  const file = new File(['{"format":"novuss-tournament"}'], 'b.json');
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(file, 'text').mockRejectedValueOnce(new Error('gone'));
  await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
  await fireEvent.click(await findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(container.querySelector('.said')?.textContent).toContain('It is no backup of this site.'));
  await waitFor(() => expect(container.querySelector('.load-error')).toBeNull());
});

test('what cannot be deleted is said', async () => {
  await tournaments().all();
  await rawRows('novuss-tournaments', 'tournaments', [{ id: 'damaged', tournament: 7 }]);
  const { container, findByRole } = render(BackupPage, { lang: 'en' });
  const remove = await findByRole('button', { name: 'Delete' });
  vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  // the second press means it
  await fireEvent.click(remove);
  await fireEvent.click(remove);
  await waitFor(() => expect(container.querySelector('.notice')).not.toBeNull());
});

test('restored-without-channels: where windows cannot be notified, a backup that was restored is not called failed', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const { container } = render(BackupPage, { lang: 'en' });
  const file = new File([await text(await used())], 'b.json');
  await fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } });
  await waitFor(() => expect(container.querySelector('.said')?.textContent).not.toBe(''));
  expect(container.querySelector('.said')?.classList.contains('bad')).toBe(false);
  vi.unstubAllGlobals();
});

let saved: { readonly name: string; readonly text: string }[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    void (blob as Blob).text().then((content) => saved.push({ name: '', text: content }));
    return 'blob:x';
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each(['de', 'en', 'et', 'ru'] as const)(
  'the page in %s: everything into a file; a faulty one changes nothing and says where',
  async (lang) => {
    await tournaments().change('a', () => cup('a'));
    const { container } = render(BackupPage, { lang });
    const save = container.querySelector<HTMLButtonElement>('button.strong') as HTMLButtonElement;
    await waitFor(() => expect(save.disabled).toBe(false));
    save.click();
    await waitFor(() => expect(saved.length).toBe(1));
    const file = saved[0]?.text ?? '';
    expect(opened(file).tournaments.map(({ id }) => id)).toContain('a');
    const give = async (content: string) => {
      const input = container.querySelector('input[type=file]') as HTMLInputElement;
      Object.defineProperty(input, 'files', { value: [new File([content], 'b.json')], configurable: true });
      input.dispatchEvent(new Event('change', { bubbles: true }));
    };
    await give(file.replace('"novuss-tournament"', '"x"'));
    await waitFor(() => expect(container.querySelector('.said')?.textContent).toContain('tournaments[0]'));
    expect(container.querySelector('.said')?.textContent).toContain('b.json');
    await tournaments().remove('a');
    await give(file);
    await waitFor(() => expect(container.querySelector('.said')?.classList.contains('bad')).toBe(false));
    await waitFor(async () => expect((await tournaments().all()).rows.map(({ id }) => id)).toContain('a'));
    expect(container.textContent).not.toMatch(/\{\{|undefined/);
  },
);
