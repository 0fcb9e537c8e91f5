/** What a value read from outside (a file, a device, a link) may be. */
import { EDITION_IDS, type EditionId } from '../referee/types.ts';

export type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
/** A whole number, none below 0. */
export const isCount = (value: unknown): value is number => isNumber(value) && value >= 0 && Number.isInteger(value);
/** 1 to 4,999 characters. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0 && value.length < 5000;
export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
export const isEdition = (value: unknown): value is EditionId => EDITION_IDS.includes(value as EditionId);
export const orNull = (test: (value: unknown) => boolean) => (value: unknown) => value === null || test(value);

/** Fields and what each may be. */
export type Shape = Readonly<Record<string, (value: unknown) => boolean>>;
