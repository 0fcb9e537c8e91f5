/** Defines `<novuss-table>` for a page of the site. */

import { usedId } from '../../widgets/house-rules/used.ts';
import { myBook } from '../../widgets/my-book.ts';
import { defineTableElement, type TableElementHost } from '../../widgets/table/element.ts';
import { showLoadError } from '../load-error.ts';
import { base } from '../place.ts';

/** `load` brings the program of the live table: that of figures, or the one with all that stands round the large table. */
export function defineTable(load: TableElementHost['load']): void {
  defineTableElement({
    base,
    load,
    own: myBook,
    house: async () =>
      usedId() === null
        ? null
        : import('../../widgets/house-rules/in-use.ts').then(
            (m) => m.rulesInUse(),
            () => null,
          ),
    open: async (code, lang) => (await import('../../widgets/table/share/open-code.ts')).openCode(code, lang),
    target: (element) => element,
    failed: showLoadError,
  });
}
