/**
 * Sizes and constants. The sizes come from the 2017 equipment annex as transcribed in content/novuss/parameters; the constants of friction
 * and impact are bracketed by analogues (docs/physics.md says how sure each is), because nobody has published them for novuss.
 */
import disc from '../../content/novuss/parameters/disc.json' with { type: 'json' };
import striker from '../../content/novuss/parameters/striker.json' with { type: 'json' };
import table from '../../content/novuss/parameters/table.json' with { type: 'json' };
import type { TableParameters } from './types.ts';

interface Stated {
  readonly values: { readonly '2017': { readonly value: number } };
}
const of = (parameter: Stated): number => parameter.values['2017'].value;

const half = of(table.surfaceSize) / 2;
const pocketRadius = of(table.pocketDiameter) / 2;

/** Nominal sizes, mm (2017, Annex 1). The pocket's centre is 500 − 15 − 50 = 435 from both middle lines. */
export const STANDARD = {
  /** Half the side of the playing surface. */
  half,
  pocketRadius,
  pocketCentre: half - of(table.pocketInset) - pocketRadius,
  boardHeight: of(table.boardHeight),
  /** The middle of an edge zone's line, from its board. */
  edgeLine: of(table.edgeZoneDepth),
  lineWidth: of(table.lineWidth),
  circleRadius: of(table.circleDiameter) / 2,
  strikerRadius: of(striker.strikerDiameter) / 2,
  strikerHoleRadius: of(striker.strikerHole) / 2,
  strikerThickness: of(striker.strikerThickness),
  discRadius: of(disc.discDiameter) / 2,
  discHoleRadius: of(disc.discHole) / 2,
  discThickness: of(disc.discThickness),
} as const;

/** Standard gravity, mm/s². */
export const GRAVITY = 9806.65;

/** Lengths of a position are trusted to this many mm (the case contract). */
export const LENGTH_TOLERANCE = 0.05;

/** Contacts whose times differ by no more than this many seconds are simultaneous (the case contract). */
export const SIMULTANEOUS = 1e-9;

/** mm that a centre must come inside a pocket's edge before the body tips: 50 − √(50² − 12²), for a disc standing on a ring of radius 12. */
const TIPPING_MARGIN = 1.5;

/** The table where a shot names none: docs/physics.md gives the source and the certainty of each figure. */
export const DEFAULT_TABLE: TableParameters = {
  friction: 0.08,
  restitutionDisc: 0.8,
  restitutionBoard: 0.75,
  contactFriction: 0.12,
  spin: false,
  strikerMass: of(striker.strikerMass),
  discMass: of(disc.discMass),
  captureMargin: TIPPING_MARGIN,
  crossing: false,
  climbing: false,
};

/** Squared radius of gyration of a disc with a hole over its squared radius: (1 + h²/r²) / 2. */
export const gyration = (radius: number, hole: number): number => (1 + (hole / radius) * (hole / radius)) / 2;
