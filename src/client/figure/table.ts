/** `<novuss-table>` as a figure of the site's pages; the live table's program and its styles are loaded when the first table wakes. */
import { NEWEST } from '../../referee/edition-order.ts';
import { myBook } from '../../widgets/my-book.ts';
import type { TableElement } from '../../widgets/table/element.ts';
import styles from '../../widgets/table/table.css?url';
import { needStylesheet } from '../stylesheet.ts';
import { defineTable } from './host.ts';

/** Fetches the live table's program and its styles; rejects where one of them does not come. */
export async function loadTable(): Promise<typeof import('../../widgets/table/mount.ts')> {
  const [program] = await Promise.all([import('../../widgets/table/mount.ts'), needStylesheet(styles)]);
  return program;
}
defineTable(loadTable);

/** The table of a figure's button, under the reader's own book where the case is about it, else under the edition of its bar. */
export function tableOf(figure: HTMLElement): TableElement | null {
  const table = figure.querySelector<TableElement>('novuss-table');
  const { edition: usual = NEWEST, editions = '' } = figure.querySelector<HTMLElement>('[data-bar]')?.dataset ?? {};
  const own = myBook();
  const edition = own && editions.split(' ').includes(own) ? own : usual;
  if (table && table.getAttribute('edition') !== edition) table.setAttribute('edition', edition);
  return table;
}

/**
 * Puts a figure's table into the reader's hands, with the focus on it; the bar goes. The page's own ruling stays until the table has its own.
 * Rejects where the table could not be loaded.
 */
export async function open(figure: HTMLElement): Promise<void> {
  const table = tableOf(figure);
  if (!table) return;
  figure.addEventListener('ruled', () => figure.querySelector('.card')?.remove(), { once: true });
  if (table.hasAttribute('still')) await table.wake({ focus: true });
  else table.open();
  // asked to be shown meanwhile it is only shown: then the bar is needed still
  if (table.hasAttribute('live')) figure.querySelector('[data-bar]')?.remove();
}
