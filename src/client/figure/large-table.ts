/** `<novuss-table>` of the table page, with tools, panels and map; the page itself links the styles. */
import { defineTable } from './host.ts';

defineTable(() => import('../../widgets/table/large.ts'));
