/**
 * A whole case in an address: what a table link (`share.ts`) has no room for (a reported stroke, incidents, debts, readings). The contract's own JSON,
 * packed, so that any later program that reads the contract reads it (`open-case.ts`). Fetched only where such a link is made.
 */
import { makeCase } from './make.ts';
import { pack } from './share/packed.ts';
import type { CaseDocument } from './types.ts';

export const CASE_VERSION = 1;

/** The code for a case; null where it is too large for a link. */
export const encodeCase = (document: CaseDocument): string | null => pack(makeCase(document), CASE_VERSION);
