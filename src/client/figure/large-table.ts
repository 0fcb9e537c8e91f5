/** `<novuss-table>` of the table page, with tools, panels and map. */
import { defineTable } from './host.ts';

defineTable(() => import('../../widgets/table/large.ts'));
