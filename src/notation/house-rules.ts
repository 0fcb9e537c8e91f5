/**
 * House rules: the book that a club or federation plays by, and how it reads what the books leave open, under a name. As JSON for files, packed
 * for links. An edition, a reading or an option that is not known here stays in the set and goes on with it; it is named and not applied.
 */
import * as z from 'zod/mini';
import { NEWEST } from '../referee/edition-order.ts';
import type { EditionId } from '../referee/types.ts';
import { checkReadings } from './check/readings.ts';
import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';
import { fail, ok, type Result } from './result.ts';
import { problemsOf } from './schema/issues.ts';
import { isKnownEdition } from './share/edition.ts';
import { pack, unpack } from './share/packed.ts';
import type { ShareError } from './share.ts';
import type { Readings } from './types.ts';

export const HOUSE_FORMAT = 'novuss-house-rules';
/** Of the JSON and of the link alike. */
export const HOUSE_VERSION = 1;
/** Letters of a name. */
export const LONGEST_NAME = 80;

export interface HouseRules {
  readonly name: string;
  /** The id of an edition, also of one that is not known here. */
  readonly edition: string;
  /** The option decided for each reading. */
  readonly readings: Readings;
}

const schema = z.strictObject({
  format: z.literal(HOUSE_FORMAT),
  version: z.literal(HOUSE_VERSION),
  name: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  edition: z.string().check(z.minLength(1), z.maxLength(LONGEST_NAME)),
  readings: z.record(z.string().check(z.maxLength(200)), z.string().check(z.maxLength(200))),
});

/** A set as a document, its readings in the order of their ids. */
const documentOf = ({ name, edition, readings }: HouseRules) => ({
  format: HOUSE_FORMAT,
  version: HOUSE_VERSION,
  name,
  edition,
  readings: Object.fromEntries(Object.entries(readings).toSorted(([a], [b]) => (a < b ? -1 : 1))),
});

/** The set that a JSON value is, or what is wrong with it. */
export function parseHouseRules(value: unknown): Result<HouseRules, readonly Problem[]> {
  const shape = schema.safeParse(value);
  if (!shape.success) return fail(problemsOf(shape.error.issues, value));
  const { name, edition, readings } = shape.data;
  return ok({ name, edition, readings });
}

/** The set in a file's text, or what is wrong with it and where. */
export function readHouseRules(text: string): Result<HouseRules, readonly Problem[]> {
  const json = parseJson(text);
  return json.ok ? parseHouseRules(json.value) : fail([json.error]);
}

/** A set as a file. */
export const writeHouseRules = (house: HouseRules): string => `${JSON.stringify(documentOf(house), null, 2)}\n`;

/** The code of a set for a link; null where it is too large for one. */
export const encodeHouseRules = (house: HouseRules): string | null => pack(documentOf(house), HOUSE_VERSION);

/** The set of a code, or why there is none. Never throws, whatever the code. */
export function decodeHouseRules(code: string): Result<HouseRules, ShareError> {
  const json = unpack(code, HOUSE_VERSION);
  if (!json.ok) return json;
  const house = parseHouseRules(json.value);
  return house.ok ? house : fail({ code: 'not-a-position', problems: house.error });
}

/** The edition that is played: the newest where the set names one that is not known here. */
export const editionOf = ({ edition }: HouseRules): EditionId => (isKnownEdition(edition) ? edition : NEWEST);

/** The decisions that are known here: what the referee is given. */
export const readingsOf = ({ readings }: HouseRules): Readings =>
  Object.fromEntries(Object.entries(readings).filter(([id, option]) => checkReadings({ [id]: option }).length === 0));

/** What of a set is not known here. */
export const unknownIn = ({ readings }: HouseRules): readonly Problem[] => checkReadings(readings);
