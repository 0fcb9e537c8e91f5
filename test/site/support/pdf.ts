/** What a printed page has become. */
import { inflateSync } from 'node:zlib';

/** A PDF's objects, those in compressed object streams included. */
function objects(pdf: Buffer): string {
  const parts = [pdf.toString('latin1')];
  for (let at = pdf.indexOf('stream'); at >= 0; at = pdf.indexOf('stream', at + 6)) {
    const start = at + (pdf[at + 6] === 13 ? 8 : 7);
    const end = pdf.indexOf('endstream', start);
    if (end < 0) break;
    try {
      parts.push(inflateSync(pdf.subarray(start, end)).toString('latin1'));
    } catch {
      // pictures and fonts that are no deflate streams
    }
    at = end;
  }
  return parts.join('\n');
}
/** How many pages it has. */
export const pagesOf = (pdf: Buffer) => (objects(pdf).match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
