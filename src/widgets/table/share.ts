/** The table as a link and a link as a table. */
import { decodeShare, encodeShare } from '../../notation/share.ts';
import type { Opening, TableState } from './state.svelte.ts';

/** The code for what lies on the table now. */
export function linkCode(table: TableState): string {
  const { edition, format, colors, shooter, position, stroke } = table;
  return encodeShare({ edition, format, colors, shooter, position, stroke });
}

/** What a damaged link is told with; an empty code is a cut one. */
export type LinkProblem = 'cut' | 'altered' | 'newer-version' | 'not-a-position';
export type Opened =
  | { readonly ok: true; readonly opening: Opening }
  | { readonly ok: false; readonly why: LinkProblem; readonly opening: Opening };

/** An empty table, as it is offered where a link cannot be opened. */
export const EMPTY: Opening = { position: { discs: [], striker: null } };

/** What a code says; never throws. */
export function openLink(code: string): Opened {
  const decoded = decodeShare(code);
  if (!decoded.ok) return { ok: false, why: decoded.error.code === 'empty' ? 'cut' : decoded.error.code, opening: EMPTY };
  const { edition, format, colors, shooter, position, stroke } = decoded.value;
  const opening: Opening = { edition, format, colors, position, ...(shooter ? { shooter } : {}), ...(stroke ? { stroke } : {}) };
  return { ok: true, opening };
}
