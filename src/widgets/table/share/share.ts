/** The table as a link and a link as a table. Whatever the link, there is a table afterwards. */

import type { Lang } from '../../../corpus/model.ts';
import { fill } from '../../../narrate/sentence.ts';
import type { ShareError } from '../../../notation/share.ts';
import { decodeShare, encodeShare } from '../../../notation/share.ts';
import { NEWEST, NEWEST_FIRST } from '../../../referee/edition-order.ts';
import type { TableStrings } from '../../../ui/strings.ts';
import { isOpeningStroke, openingStroke, setupOf } from '../setup.ts';
import type { Opening, TableState } from '../state.svelte.ts';
import { caseOf, openingOfCase } from './case.ts';

/** The code for what lies on the table now: position, stroke, shooter, edition. */
export function linkCode(table: TableState): string {
  const { edition, format, colors, shooter, position, stroke } = table;
  return encodeShare({ edition, format, colors, shooter, position, stroke });
}

/** Whether a short link says all there is to say. */
const isPlain = (table: TableState): boolean =>
  !table.report &&
  table.incidents.length === 0 &&
  Object.keys(table.constants).length === 0 &&
  (Object.keys(table.caseState).length === 0 || isOpeningStroke(table)) &&
  Object.keys(table.readings).length === 0;

/** The part of the address after `#`: short where that says all, else the whole case. */
export async function linkHash(table: TableState): Promise<string> {
  if (isPlain(table)) return `p=${linkCode(table)}`;
  const { encodeCase } = await import('../../../notation/share-case.ts');
  const code = encodeCase(caseOf(table));
  return code === null ? `p=${linkCode(table)}` : `c=${code}`;
}

/** Why a link cannot be opened; an empty code is a cut one. */
export type LinkProblem = 'cut' | 'altered' | 'newer-version' | 'not-a-position';
export type Opened =
  /** `unknownEdition`: what the link names in place of an edition of this site; everything else of it is kept. */
  | { readonly ok: true; readonly opening: Opening; readonly unknownEdition?: string | undefined }
  | { readonly ok: false; readonly why: LinkProblem; readonly opening: Opening };

/** An empty table, as it is offered where a link cannot be opened. */
export const EMPTY: Opening = { position: { discs: [], striker: null } };

const unread = (error: ShareError): Opened => ({ ok: false, why: error.code === 'empty' ? 'cut' : error.code, opening: EMPTY });

/** What a short code says; never throws. */
export function openLink(code: string): Opened {
  const decoded = decodeShare(code);
  if (!decoded.ok) return unread(decoded.error);
  const { edition, format, colors, shooter, position, stroke, unknownEdition } = decoded.value;
  const opening: Opening = { edition, format, colors, position, ...(shooter ? { shooter } : {}), ...(stroke ? { stroke } : {}) };
  // discs that all stand in their rows are at the first stroke of a set, unless a whole case says otherwise
  const first: Opening = { ...opening, caseState: openingStroke(shooter ?? 'south', colors) };
  return { ok: true, opening: isOpeningStroke(setupOf(first)) ? first : opening, unknownEdition };
}

/** What the code of a whole case says; never throws. */
export async function openCaseLink(code: string): Promise<Opened> {
  const { decodeCase } = await import('../../../notation/open-case.ts');
  const decoded = decodeCase(code);
  if (!decoded.ok) return unread(decoded.error);
  const { document, unknownEdition } = decoded.value;
  const opening = openingOfCase(document);
  return opening ? { ok: true, opening, unknownEdition } : { ok: false, why: 'not-a-position', opening: EMPTY };
}

/** What a reader is told of a link that did not open as it was made; null where it did. */
export function linkNotice(opened: Opened, words: TableStrings, lang: Lang): string | null {
  if (!opened.ok) return `${words.link[opened.why]} ${words.linkEmpty}`;
  if (opened.unknownEdition === undefined) return null;
  const editions = NEWEST_FIRST.map((id) => words.edition[id]).join(', ');
  return fill(
    words.linkEdition,
    { edition: opened.unknownEdition, shown: words.edition[opened.opening.edition ?? NEWEST], editions },
    lang,
  );
}
