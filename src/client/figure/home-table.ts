/** Home: the table's program comes once its drawing is in sight and the reader has done anything; who only reads fetches none of it. */
import { onceSeenByReader } from '../../widgets/lazy/seen-by-reader.ts';
import { showLoadError } from '../load-error.ts';

const table = document.querySelector<HTMLElement>('novuss-table');

async function fetchTable(place: Element): Promise<void> {
  // defined, the element does the rest, and what it mounts takes the place of an error
  await import('./table.ts').catch(() => showLoadError(place, () => void fetchTable(place)));
}
if (table) onceSeenByReader(table, () => void fetchTable(table));
