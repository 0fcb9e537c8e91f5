/** The connection to the browser's database: one that failed is given up, one opened since is not. */
import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { Device } from '../../../src/widgets/store/device.ts';

test('two failures on one connection do not close the one opened between them', async () => {
  const device = new Device('connections', 1, (db) => void db.createObjectStore('rows'));
  let failLater = (_: Error): void => {};
  const first = device.use(() => Promise.reject(new Error('first')));
  const second = device.use(() => new Promise<never>((_, reject) => (failLater = reject)));
  await expect(first).rejects.toThrow('first');
  let goOn = (): void => {};
  const third = device.use(async (db) => {
    await new Promise<void>((resolve) => (goOn = resolve));
    return db.getAllKeys('rows');
  });
  // the third has its connection by now
  await device.use(async () => undefined);
  failLater(new Error('second'));
  await expect(second).rejects.toThrow('second');
  await new Promise((resolve) => setTimeout(resolve));
  goOn();
  expect(await third).toEqual([]);
});
