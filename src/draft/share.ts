/** A draft in a link: it and the drafts that it amends, as packed JSON without what is said by saying nothing. */
import * as z from 'zod';
import { fail, ok, type Result } from '../notation/result.ts';
import { problemsOf } from '../notation/schema/issues.ts';
import { pack, unpack } from '../notation/share/packed.ts';
import type { ShareError } from '../notation/share.ts';
import { type Change, type Draft, draftSchema } from './schema.ts';

export const DRAFT_FORMAT = 'novuss-draft';
/** Of the link. */
export const DRAFT_VERSION = 1;
/** The most letters of a code: what every browser, mail and messenger leaves whole. A larger draft is sent as a file. */
export const LONGEST_DRAFT_CODE = 8000;
/** Drafts in a link, one amending the next. */
const MOST_DRAFTS = 8;

const schema = z.strictObject({
  format: z.literal(DRAFT_FORMAT),
  version: z.literal(DRAFT_VERSION),
  drafts: z.array(draftSchema).min(1).max(MOST_DRAFTS),
});

const isEmpty = (value: unknown): boolean => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
/** An object without those of its fields that hold nothing. */
const brief = (fields: object): object => Object.fromEntries(Object.entries(fields).filter(([, value]) => !isEmpty(value)));

/** A change as a file says it: without the parts that say nothing. */
function briefChange({ reason, takes, amends, provisions }: Change): object {
  return { reason, ...brief({ takes: takes.map(brief), amends: brief(amends), provisions }) };
}

/** A draft as its file says it: without the parts of its changes that say nothing. The schema reads the same draft from it. */
export const briefDraft = ({ changes, ...draft }: Draft): object => ({ ...draft, changes: changes.map(briefChange) });

/** The code of a draft and, after it, of the drafts that it amends; null where it is too large for a link. */
export function encodeDrafts(drafts: readonly [Draft, ...Draft[]]): string | null {
  if (drafts.length > MOST_DRAFTS) return null;
  const code = pack({ format: DRAFT_FORMAT, version: DRAFT_VERSION, drafts: drafts.map(briefDraft) }, DRAFT_VERSION);
  return code === null || code.length > LONGEST_DRAFT_CODE ? null : code;
}

/**
 * The drafts of a code, the first amending those after it, or why there are none: never throws, whatever the code. They have the form of drafts; whether
 * they can be run, `draftFrom` says.
 */
export function decodeDrafts(code: string): Result<readonly Draft[], ShareError> {
  const json = unpack(code, DRAFT_VERSION);
  if (!json.ok) return json;
  const shape = schema.safeParse(json.value);
  return shape.success ? ok(shape.data.drafts) : fail({ code: 'not-a-position', problems: problemsOf(shape.error.issues, json.value) });
}
