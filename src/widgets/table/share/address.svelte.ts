/** The table page's address says what the reader has laid on the table: a reload, the way back and another language find it again. */
import type { TableContext } from '../context.svelte.ts';
import { linkHash } from './share.ts';

/** A table that has not changed for so long is written down, ms. */
const REST = 250;

/** Keeps the address in step with the table until the function that it gives is called. What only lies there as it was opened is not written. */
export function followTable({ table }: Pick<TableContext, 'table'>): () => void {
  let written = false;
  async function write(): Promise<void> {
    written = true;
    // what writes a whole case may not come: the address then stays as it was, and the next change tries again
    const hash = await linkHash(table).catch(() => null);
    if (hash !== null) history.replaceState(history.state, '', `#${hash}`);
  }
  return $effect.root(() => {
    $effect(() => {
      // whichever of them changes, it is written anew
      void [table.setup, table.edition, table.readings];
      if (!table.canUndo && !written) return;
      const timer = setTimeout(() => void write(), REST);
      return () => clearTimeout(timer);
    });
  });
}
