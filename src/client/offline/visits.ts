/** Visits to the site, counted on the device alone, to know when keeping it for offline is worth offering. */

/** Where the count is stored. */
export const VISITS = 'novuss.visits';
/** What is stored there once a reader wants to be asked no more. */
export const DECLINED = 'declined';

/** A visit is over when no page was opened for so long, ms. */
const PAUSE = 30 * 60 * 1000;
/** Offered at every third visit, until taken or declined. */
const EVERY = 3;

/** A page is opened at `now` (ms since 1970): what is to be stored in the place of `before`, and whether keeping is to be offered. */
export function visited(before: string | null, now: number): { readonly stored: string; readonly offer: boolean } {
  if (before === DECLINED) return { stored: DECLINED, offer: false };
  const [count, last] = (before ?? '').split(' ').map((part) => Number(part) || 0);
  const begins = Math.abs(now - (last ?? 0)) > PAUSE;
  const visits = (count ?? 0) + Number(begins);
  return { stored: `${visits} ${now}`, offer: begins && visits % EVERY === 0 };
}
