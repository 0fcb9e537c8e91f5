/** Home: the table's program comes once its drawing is in sight and the reader has done anything; who only reads fetches none of it. */
import { onceSeenByReader } from '../../widgets/lazy/seen-by-reader.ts';
import { loadError } from '../load-error.ts';

const table = document.querySelector<HTMLElement>('novuss-table');

async function fetchTable(): Promise<void> {
  table?.querySelector('.load-error')?.remove();
  // defined, the element does the rest
  await import('./table.ts').catch(() => table?.append(loadError(() => void fetchTable())));
}
if (table) onceSeenByReader(table, () => void fetchTable());
