/** `<novuss-table>` as a figure of the site's pages; the live table's program is loaded when the first table wakes. */
import { NEWEST } from '../../referee/edition-order.ts';
import type { TableElement } from '../../widgets/table/element.ts';
import { defineTable } from './host.ts';

defineTable(() => import('../../widgets/table/mount.ts'));

/**
 * Brings the table of a button's figure to life, with the focus on it; the button goes. The page's own ruling stays until the table has its
 * own. Rejects where the table could not be loaded.
 */
export async function play(button: HTMLButtonElement): Promise<void> {
  const figure = button.closest<HTMLElement>('[data-figure]');
  const table = figure?.querySelector<TableElement>('novuss-table');
  if (!figure || !table) return;
  figure.addEventListener('ruled', () => figure.querySelector('.card')?.remove(), { once: true });
  table.setAttribute('edition', button.dataset['edition'] ?? NEWEST);
  button.disabled = true;
  await table.wake({ focus: true }).finally(() => {
    button.disabled = false;
  });
  button.remove();
}
