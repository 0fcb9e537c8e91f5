/** What a list of records needs of the device, and how windows of this site hear of each other's changes. */

import { newId, RETRY } from './device.ts';
import { DATABASES, type RecordKind } from './record-kinds.ts';
import type { Means } from './record-list.svelte.ts';
import type { RecordStore, Row } from './records.ts';

/** Null where the browser has none: windows then follow when they are looked at again. */
const openChannel = (kind: RecordKind): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(DATABASES[kind]);

/** Lets the windows that show records of a kind know that something was stored or removed. */
export function announceChange(kind: RecordKind): void {
  const channel = openChannel(kind);
  channel?.postMessage('changed');
  channel?.close();
}

export interface DeviceMeans<K extends Row> extends Required<Means<K>> {
  /** Follows other windows: at each change of theirs, and whenever this one is looked at again, since asleep it hears of none. Gives what ends it. */
  readonly listen: (follow: () => void) => () => void;
}

/** The means of a list of records on this device. */
export function deviceMeans<K extends Row>(kind: RecordKind, store: RecordStore<K>): DeviceMeans<K> {
  /** Open while listening; what is posted through it does not come back to this window. */
  let channel: BroadcastChannel | null = null;
  return {
    store,
    now: () => Date.now(),
    newId,
    announce: () => (channel ? channel.postMessage('changed') : announceChange(kind)),
    later: (work) => void setTimeout(work, RETRY),
    listen: (follow) => {
      const shown = (): void => void (document.visibilityState === 'visible' && follow());
      channel = openChannel(kind);
      if (channel) channel.onmessage = () => follow();
      document.addEventListener('visibilitychange', shown);
      window.addEventListener('pageshow', follow);
      return () => {
        channel?.close();
        channel = null;
        document.removeEventListener('visibilitychange', shown);
        window.removeEventListener('pageshow', follow);
      };
    },
  };
}
