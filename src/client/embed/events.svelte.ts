/** What `<novuss-table>` tells the page it stands on: `position`, `stroke`, `ruling` (docs/embed.md), each with documents of the case contract. */
import { makeCase, makeReport } from '../../notation/make.ts';
import type { EditionId, Ruling } from '../../referee/types.ts';
import type { TableContext } from '../../widgets/table/context.svelte.ts';
import { caseOf } from '../../widgets/table/share/case.ts';

/** Sends a table's events from an element, until the function it gives back is called. */
export function sendEvents(
  element: HTMLElement,
  { table, ...context }: Pick<TableContext, 'table'> & { readonly dragging: () => boolean },
): () => void {
  const last = new Map<string, string>();
  /** Twice the same is told once. */
  function send(type: 'position' | 'stroke' | 'ruling', detail: object): void {
    const text = JSON.stringify(detail);
    if (last.get(type) === text) return;
    last.set(type, text);
    element.dispatchEvent(new CustomEvent(type, { detail: JSON.parse(text), bubbles: true, composed: true }));
  }
  return $effect.root(() => {
    $effect(() => {
      if (context.dragging()) return;
      send('position', makeCase(caseOf(table)));
      // the same stroke may be made again from there
      if (table.time === null) last.delete('stroke');
    });
    $effect(() => {
      if (table.time === null || table.report !== null || !table.happened) return;
      send('stroke', { case: makeCase(caseOf(table)), report: makeReport(table.happened) });
    });
    $effect(() => {
      const shown = table.finished || table.unstruck;
      if (!shown || context.dragging() || table.rulings.length === 0) return;
      const rulings: Partial<Record<EditionId, Ruling>> = Object.fromEntries(table.rulings.map((ruling) => [ruling.edition, ruling]));
      send('ruling', { case: makeCase(caseOf(table)), rulings });
    });
  });
}
