/** Visits to the site, counted on the device alone, to know when keeping it for offline is worth offering. A page's own script sees when one begins. */

/** Where the count is stored. */
export const VISITS = 'novuss.visits';
/** What is stored there once a reader wants to be asked no more: no number, and never one again. */
export const DECLINED = 'declined';

/** Offered at every third visit, until taken or declined. */
const EVERY = 3;

/** Another visit begins, not the first: what is to be stored in the place of `before`, and whether keeping is to be offered. */
export function visited(before: string | null): { readonly stored: string; readonly offer: boolean } {
  const visits = before === null ? 2 : Number(before) + 1;
  return { stored: String(visits), offer: visits % EVERY === 0 };
}
