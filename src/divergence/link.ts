/** A case as a document of the case contract, and as the part of an address after `#` that the table opens. */
import type { Table } from '../geometry/table.ts';
import { encodeCase } from '../notation/share-case.ts';
import type { CaseDocument } from '../notation/types.ts';
import { EDITION_IDS, type EditionId } from '../referee/types.ts';
import { disputeOf } from './shrink.ts';
import type { Subject } from './types.ts';

/** The document; the edition that is to be drawn comes first. Null where the physics cannot play the case. */
export function documentOf(subject: Subject, drawn: EditionId, table?: Table): CaseDocument | null {
  const dispute = disputeOf(subject, table);
  if (dispute === null) return null;
  const { report, before, ...rest } = dispute;
  const { stroke } = subject;
  const reported = stroke !== undefined ? { stroke } : report === undefined ? {} : { report };
  return { ...rest, editions: [drawn, ...EDITION_IDS.filter((id) => id !== drawn)], before: before ?? { discs: [] }, ...reported };
}

/** What a link to the table says after `#`. */
export function hashOf(subject: Subject, drawn: EditionId): string {
  const document = documentOf(subject, drawn);
  return `c=${(document && encodeCase(document)) ?? ''}`;
}
