/** The numbers that the physics takes: in these ranges the model means something and a stroke comes to its end. */
import type { TableParameters } from './types.ts';

interface Range {
  readonly least: number;
  readonly most: number;
}

/** Fastest stroke taken, m/s: three times the hardest break. */
export const MAX_SPEED = 30;
/** The largest angle, degrees; whole turns are taken off. */
export const MAX_ANGLE = 1_000_000;

const SHARE: Range = { least: 0, most: 1 };
const GRAMS: Range = { least: 0.1, most: 1000 };

/** Of each constant of the table that is a number. */
export const TABLE_RANGES = {
  friction: { least: 0.005, most: 2 },
  restitutionDisc: SHARE,
  restitutionBoard: SHARE,
  contactFriction: SHARE,
  strikerMass: GRAMS,
  discMass: GRAMS,
  captureMargin: { least: 0, most: 50 },
} satisfies Partial<Record<keyof TableParameters, Range>>;
