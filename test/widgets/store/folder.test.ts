/** Several sites on one host, each in its folder: what is kept in one is not in the other, and what lay there before is in each. */
import 'fake-indexeddb/auto';
import { deleteDB } from 'idb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { create } from '../../../src/tournament/change.ts';
import { competitionOf } from '../../../src/tournament/competition.ts';
import { PRESETS } from '../../../src/tournament/types.ts';
import { usedId, useRules } from '../../../src/widgets/house-rules/used.ts';
import { myBook, setMyBook } from '../../../src/widgets/my-book.ts';
import { openStore } from '../../../src/widgets/quiz/store.ts';
import { databaseName } from '../../../src/widgets/store/database-name.ts';
import { deviceStore, type StoredTournament } from '../../../src/widgets/tournament/store.ts';

const at = (folder: string): void => {
  document.documentElement.lang = 'de';
  (window as unknown as { happyDOM: { setURL: (url: string) => void } }).happyDOM.setURL(`http://host${folder}de/tournament/`);
};
const row = (id: string): StoredTournament => ({
  id,
  touched: 1,
  tournament: competitionOf(create(id, 1, PRESETS.backgammon)),
  past: [],
  future: [],
});
const names = async (): Promise<readonly (string | undefined)[]> => (await indexedDB.databases()).map(({ name }) => name).sort();
/** What a page at the folder sees; a page of its own each time. */
const seen = async (folder: string): Promise<readonly string[]> => {
  at(folder);
  return (await deviceStore().all()).rows.map(({ id }) => id).sort();
};
const keep = (folder: string, id: string): Promise<void> => {
  at(folder);
  return deviceStore().change(id, () => row(id));
};

beforeEach(async () => {
  localStorage.clear();
  for (const name of await names()) if (name) await deleteDB(name);
});
afterEach(() => at('/'));

test('the folder is part of the name, but at the root of a host', () => {
  at('/');
  expect(databaseName('novuss-tournaments')).toBe('novuss-tournaments');
  at('/clubs/riga/');
  expect(databaseName('novuss-tournaments')).toBe('novuss-tournaments /clubs/riga/');
});

test('what lay under the common name is in each; from then on each has its own', async () => {
  await keep('/', 'before');
  expect(await seen('/a/')).toEqual(['before']);
  await keep('/a/', 'in a');
  await keep('/', 'at the root');
  expect(await seen('/b/')).toEqual(['at the root', 'before']);
  expect(await seen('/a/')).toEqual(['before', 'in a']);
  at('/a/');
  await deviceStore().remove('before');
  expect(await seen('/a/'), 'what was deleted does not come back').toEqual(['in a']);
  expect(await seen('/')).toEqual(['at the root', 'before']);
});

test('looking makes no database; where nothing lay before a site begins empty', async () => {
  expect(await seen('/a/')).toEqual([]);
  expect(await names()).toEqual(['novuss-tournaments /a/']);
});

test('training: answers, damaged rows and settings come along', async () => {
  const attempt = { code: 'Q', at: 1, edition: '2017', provision: null, right: true, mistake: null } as const;
  at('/');
  await (await openStore()).write([{ attempt, edition: 'club' }]);
  at('/a/');
  const own = await openStore();
  expect(await own.read()).toMatchObject({ attempts: [attempt], edition: 'club' });
  await own.write([{ clear: true }]);
  at('/');
  expect((await (await openStore()).read()).attempts).toEqual([attempt]);
});

test('settings: what was noted under the common name is in each; from then on each has its own', () => {
  const chosen = (folder: string) => {
    at(folder);
    return [myBook(), usedId()];
  };
  at('/');
  setMyBook('2008');
  useRules('club rules');
  expect(chosen('/a/')).toEqual(['2008', 'club rules']);
  setMyBook('club');
  useRules(null);
  expect(chosen('/')).toEqual(['2008', 'club rules']);
  setMyBook('2017');
  expect(chosen('/a/'), 'what was taken away does not come back').toEqual(['club', null]);
  expect(chosen('/b/')).toEqual(['2017', 'club rules']);
});

test('the last language that one site keeps for offline goes, and another still knows of its own', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistration: async () => undefined, register: async () => ({}), ready: Promise.resolve() },
  });
  const settleAt = async (folder: string, ...langs: readonly string[]): Promise<void> => {
    at(folder);
    vi.resetModules();
    const { settle } = await import('../../../src/client/offline/here.ts');
    await settle(langs.map((lang) => ({ lang, version: '1' })) as never);
  };
  await settleAt('/a/', 'de');
  await settleAt('/b/', 'de');
  await settleAt('/b/');
  at('/a/');
  const { readSetting } = await import('../../../src/widgets/store/setting.ts');
  expect(readSetting('novuss.offline')).toBe('de:1');
  vi.unstubAllGlobals();
});
