/** A whole case out of an address (`share-case.ts` puts it there). Apart, because it brings the schemas of the contract with it. */
import { NEWEST } from '../referee/edition-order.ts';
import { parseCase } from './parse.ts';
import type { Problem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';
import { isKnownEdition } from './share/edition.ts';
import { unpack } from './share/packed.ts';
import type { ShareError } from './share.ts';
import { CASE_VERSION } from './share-case.ts';
import type { CaseDocument } from './types.ts';

/** A case opened; where the link names editions that are not known here, they are left out, and the newest stands for the only one. */
export interface OpenedCase {
  readonly document: CaseDocument;
  readonly unknownEdition?: string;
}

/** The case of a code, or why there is none. Never throws, whatever the code. */
export function decodeCase(code: string): Result<OpenedCase, ShareError> {
  const json = unpack(code, CASE_VERSION);
  if (!json.ok) return json;
  const { document, unknown } = inKnownEditions(json.value);
  const parsed: Result<CaseDocument, readonly Problem[]> = parseCase(document);
  if (!parsed.ok) return fail({ code: 'not-a-position', problems: parsed.error });
  return ok({ document: parsed.value, ...(unknown !== undefined && { unknownEdition: unknown }) });
}

/** A document without the editions that are not known here; what is no document is left to the parser. */
function inKnownEditions(value: unknown): { readonly document: unknown; readonly unknown?: string } {
  if (typeof value !== 'object' || value === null) return { document: value };
  const { edition, editions } = value as { readonly edition?: unknown; readonly editions?: unknown };
  if (typeof edition === 'string' && !isKnownEdition(edition)) return { document: { ...value, edition: NEWEST }, unknown: edition };
  if (!Array.isArray(editions)) return { document: value };
  const unknown = editions.filter((id): id is string => typeof id === 'string' && !isKnownEdition(id));
  if (unknown.length === 0) return { document: value };
  const known = editions.filter((id) => !unknown.includes(id));
  return { document: { ...value, editions: known.length > 0 ? known : [NEWEST] }, unknown: unknown.join(', ') };
}
