/** Windows of this site hear of each other's changes, and one that was asleep catches up. */
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { deviceStore } from '../../../src/widgets/draft/store.ts';
import { DATABASES } from '../../../src/widgets/store/record-kinds.ts';
import { announceChange, deviceMeans } from '../../../src/widgets/store/windows.ts';

const means = () => deviceMeans('drafts', deviceStore('windows'));
const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

afterEach(() => vi.unstubAllGlobals());

test('another window hears of a change; the one that made it does not', async () => {
  const [here, there] = [means(), means()];
  const [own, other] = [vi.fn(), vi.fn()];
  const ends = [here.listen(own), there.listen(other)];
  here.announce();
  await vi.waitFor(() => expect(other).toHaveBeenCalledTimes(1));
  expect(own).not.toHaveBeenCalled();
  announceChange('drafts');
  await vi.waitFor(() => expect(own).toHaveBeenCalledTimes(1));
  for (const end of ends) end();
});

test.each(['with channels', 'without'])('a window that is looked at again follows; one that has ended does not: %s', (how) => {
  if (how === 'without') vi.stubGlobal('BroadcastChannel', undefined);
  const follow = vi.fn();
  const end = means().listen(follow);
  lookAgain();
  window.dispatchEvent(new Event('pageshow'));
  expect(follow).toHaveBeenCalledTimes(2);
  end();
  lookAgain();
  window.dispatchEvent(new Event('pageshow'));
  expect(follow).toHaveBeenCalledTimes(2);
});

test('channels-left-open: each channel that is opened is closed', () => {
  const open = new Set<string>();
  class Channel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      open.add(name);
    }
    postMessage(): void {}
    close(): void {
      open.delete(this.name);
    }
  }
  vi.stubGlobal('BroadcastChannel', Channel);
  const end = means().listen(() => {});
  expect([...open]).toEqual([DATABASES.drafts]);
  end();
  announceChange('drafts');
  means().announce();
  expect([...open]).toEqual([]);
});
