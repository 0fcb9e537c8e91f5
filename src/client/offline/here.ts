/** This page's site and words, and the worker that answers from what is stored. */

import { load as loadOfflineStrings } from '../../compiled/ui/offline.ts';
import type { Lang } from '../../corpus/model.ts';
import { formatNumber } from '../../ui/format.ts';
import { interpolate } from '../../ui/interpolate.ts';
import type { OfflineStrings } from '../../ui/strings.ts';
import { writeSetting } from '../../widgets/store/setting.ts';
import { base, lang } from '../place.ts';
import type { Pack } from './pack.ts';
import { KeepError, type Site } from './store.ts';

export const site: Site = { base, caches: globalThis.caches, fetch: (...given) => fetch(...given) };
export const words = (): Promise<OfflineStrings> => loadOfflineStrings[lang as Lang]();
/** Private windows and insecure connections have neither. */
export const able = (): boolean => 'serviceWorker' in navigator && typeof caches !== 'undefined' && isSecureContext;

/** Every page looks at this first: without it nothing of offline is fetched. */
const FLAG = 'novuss.offline';

/** Tells every page, and the worker, what is stored now; the worker comes with the first pack and goes with the last. */
export async function settle(packs: readonly Pack[]): Promise<void> {
  if (packs.length === 0) {
    writeSetting(FLAG, null);
    const registration = await navigator.serviceWorker.getRegistration(base);
    await registration?.unregister();
    return;
  }
  writeSetting(FLAG, packs.map(({ lang, version }) => `${lang}:${version}`).join(' '));
  const registration = await navigator.serviceWorker.register(`${base}sw.js`, { scope: base });
  await navigator.serviceWorker.ready;
  registration.active?.postMessage('changed');
}

/** Megabytes in the page's figures. */
export const megabytes = (bytes: number): string => formatNumber(bytes / 1e6, lang as Lang, { maximumFractionDigits: 1 });

/** A failure in the reader's words. */
export function said(error: unknown, strings: OfflineStrings): string {
  if (!(error instanceof KeepError)) return interpolate(strings.network, { what: String(error) });
  return interpolate(strings[error.why], { what: error.message.replace(/: \w+$/, '') });
}
