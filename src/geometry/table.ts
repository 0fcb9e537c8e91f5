/** A table with its discs and its striker as numbers, all in mm and grams, and what follows from them for where things may lie. */
import type { Pocket, Point } from './types.ts';

/** The parameters of an edition that make a table (content/novuss/parameters). */
export const SIZE_PARAMETERS = [
  'surfaceSize',
  'pocketDiameter',
  'pocketInset',
  'boardWidth',
  'boardHeight',
  'lineWidth',
  'edgeZoneDepth',
  'circleDiameter',
  'discDiameter',
  'discHole',
  'discThickness',
  'discMass',
  'strikerDiameter',
  'strikerHole',
  'strikerThickness',
  'strikerMass',
] as const;
export type SizeParameter = (typeof SIZE_PARAMETERS)[number];
/** mm, masses in grams. */
export type Sizes = Readonly<Record<SizeParameter, number>>;

/** Sizes of the lines on the surface, which no disc feels. */
const LINES: readonly SizeParameter[] = ['lineWidth', 'edgeZoneDepth', 'circleDiameter'];

/** Whether a stroke goes alike on two tables: they differ in their lines at most. */
export const playAlike = (a: Table, b: Table): boolean =>
  SIZE_PARAMETERS.every((size) => LINES.includes(size) || a.sizes[size] === b.sizes[size]);

export interface Table {
  readonly sizes: Sizes;
  /** Half the side of the playing surface. */
  readonly half: number;
  readonly boardWidth: number;
  readonly boardHeight: number;
  readonly lineWidth: number;
  /** The middle of an edge zone's line, from its board. */
  readonly edgeLine: number;
  /** The middle of the circle's line. */
  readonly circleRadius: number;
  readonly pocketRadius: number;
  /** Of a pocket's centre, from both middle lines. */
  readonly pocketCentre: number;
  readonly pockets: Readonly<Record<Pocket, Point>>;

  readonly discRadius: number;
  readonly discHoleRadius: number;
  readonly discThickness: number;
  readonly discMass: number;
  readonly strikerRadius: number;
  readonly strikerHoleRadius: number;
  readonly strikerThickness: number;
  readonly strikerMass: number;

  /** Distance of the centres of two discs that touch. */
  readonly discWidth: number;
  /** Distance of the centres of a disc and the striker that touch. */
  readonly contact: number;
  /** The centre of a disc tight to a board, from the middle line along it; likewise the striker's. */
  readonly discTight: number;
  readonly strikerTight: number;
  /** A disc's centre at most this far from the own board is dark: its hole lies wholly in the edge zone, clear of the line. */
  readonly darkDepth: number;
  /** A disc's centre at most this far from the table's is dark: its hole lies wholly in the circle. */
  readonly darkRadius: number;
  /** The edge zones begin this far from the middle lines. */
  readonly edgeZone: number;
  /** A disc that touches the circle's line (its middle) from inside has its centre this far from the table's; and halfway there. */
  readonly onCircle: number;
  readonly between: number;
  /** Where the striker's centre may be put, from the own board: from tight to it to where its hole just clears the line in front. */
  readonly strikerNearest: number;
  readonly strikerFarthest: number;
  /** How far from the board's middle it may be put: where its hole just clears a side line. */
  readonly strikerAside: number;
}

/** The table of a set of sizes. */
export function tableFrom(sizes: Sizes): Table {
  const half = sizes.surfaceSize / 2;
  const pocketRadius = sizes.pocketDiameter / 2;
  const pocketCentre = half - sizes.pocketInset - pocketRadius;
  const edgeLine = sizes.edgeZoneDepth;
  const circleRadius = sizes.circleDiameter / 2;
  const discRadius = sizes.discDiameter / 2;
  const discHoleRadius = sizes.discHole / 2;
  const strikerRadius = sizes.strikerDiameter / 2;
  const strikerHoleRadius = sizes.strikerHole / 2;
  const halfLine = sizes.lineWidth / 2;
  const onCircle = circleRadius - discRadius;
  return {
    sizes,
    half,
    boardWidth: sizes.boardWidth,
    boardHeight: sizes.boardHeight,
    lineWidth: sizes.lineWidth,
    edgeLine,
    circleRadius,
    pocketRadius,
    pocketCentre,
    pockets: {
      nw: { x: -pocketCentre, y: pocketCentre },
      ne: { x: pocketCentre, y: pocketCentre },
      sw: { x: -pocketCentre, y: -pocketCentre },
      se: { x: pocketCentre, y: -pocketCentre },
    },
    discRadius,
    discHoleRadius,
    discThickness: sizes.discThickness,
    discMass: sizes.discMass,
    strikerRadius,
    strikerHoleRadius,
    strikerThickness: sizes.strikerThickness,
    strikerMass: sizes.strikerMass,
    discWidth: 2 * discRadius,
    contact: discRadius + strikerRadius,
    discTight: half - discRadius,
    strikerTight: half - strikerRadius,
    darkDepth: edgeLine - halfLine - discHoleRadius,
    darkRadius: circleRadius - halfLine - discHoleRadius,
    edgeZone: half - edgeLine,
    onCircle,
    between: onCircle / 2,
    strikerNearest: strikerRadius,
    strikerFarthest: edgeLine - halfLine - strikerHoleRadius,
    strikerAside: half - edgeLine - halfLine - strikerHoleRadius,
  };
}
