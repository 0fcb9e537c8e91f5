/**
 * The constants of friction and impact, bracketed by analogues (docs/physics.md says how sure each is), because nobody has published them for
 * novuss. Sizes and masses are the table's (src/geometry).
 */
import { NOMINAL } from '../geometry/parameters.ts';
import type { Table } from '../geometry/table.ts';
import type { TableParameters } from './types.ts';

/** Standard gravity, mm/s². */
export const GRAVITY = 9806.65;

/** mm that a centre must come inside a pocket's edge before the body tips: 50 − √(50² − 12²), for a disc standing on a ring of radius 12. */
const TIPPING_MARGIN = 1.5;

const CONSTANTS: Omit<TableParameters, 'strikerMass' | 'discMass'> = {
  friction: 0.08,
  restitutionDisc: 0.8,
  restitutionBoard: 0.75,
  contactFriction: 0.12,
  spin: false,
  captureMargin: TIPPING_MARGIN,
  crossing: false,
  climbing: false,
};

/** The physical constants where a shot names none: docs/physics.md gives the source and the certainty of each figure. */
export const DEFAULT_TABLE: TableParameters = defaultsOf(NOMINAL);

/** The same with the masses of a table. */
export function defaultsOf({ strikerMass, discMass }: Table): TableParameters {
  return { ...CONSTANTS, strikerMass, discMass };
}

/** Squared radius of gyration of a disc with a hole over its squared radius: (1 + h²/r²) / 2. */
export const gyration = (radius: number, hole: number): number => (1 + (hole / radius) * (hole / radius)) / 2;
