/** The script of `<novuss-table>` for other sites. */
import { define } from './define.ts';

define();
