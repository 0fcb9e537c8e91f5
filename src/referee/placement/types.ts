/** What is asked of the placement and what it answers: interface between the judge, the `place` command and the placement itself. */
import type { Table } from '../../geometry/table.ts';
import type { Ask } from '../context.ts';
import type { EditionRules } from '../edition.ts';
import type { BodyId, DiscId, Format, Placement, Pocket, Point, Position, Seat } from '../types.ts';

/** Discs that return as penalty or debt: they go to the board OPPOSITE `seat`, in the order given. */
export interface PenaltyRequest {
  /** The penalised player's. */
  readonly seat: Seat;
  readonly discs: readonly DiscId[];
  readonly reason: 'penalty' | 'debt';
  /** The striker's coordinate along the board in the last stroke (x for south and north, y for west and east); null where unknown. */
  readonly strokeFrom: number | null;
}

/** A disc from over the board. A list of them is in the order in which the striker's effect reached them. */
export interface OffTableRequest {
  readonly disc: DiscId;
  /** Null where nothing tells the board: a broken disc's larger part. Its placement has the reason `broken`. */
  readonly over: Seat | Pocket | null;
}

/** A disc that lies on another body. */
export interface LandedRequest {
  readonly disc: DiscId;
  readonly on: BodyId;
  /** Degrees, the way it overhangs. */
  readonly side: number;
  /** Where the lower body lies, with `onOwnPlace` the disc itself. */
  readonly at: Point;
  /** On the striker: it is put down where it lay itself. */
  readonly onOwnPlace?: boolean;
}

/** A broken disc whose new one comes where a part lies. */
export interface BrokenRequest {
  readonly disc: DiscId;
  /** The larger part's place, or both halves' with the index of the harder one. */
  readonly at: Point | readonly [Point, Point];
  readonly harder?: 0 | 1;
}

/** `position` holds what lies on the table, restored discs included, without the discs to be placed and without the striker. */
export interface PlacementRequest {
  readonly table: Table;
  readonly position: Position;
  readonly edition: Pick<EditionRules, 'placement' | 'parameters'>;
  readonly format: Format;
  readonly landed?: readonly LandedRequest[];
  readonly broken?: readonly BrokenRequest[];
  readonly offTable?: readonly OffTableRequest[];
  /** Debts before penalties, red before black. */
  readonly penalties?: readonly PenaltyRequest[];
  readonly ask: Ask;
}

/** `position`: as the next stroke finds it, discs sorted red first, then by number, striker null. */
export interface PlacementResult {
  readonly placements: readonly Placement[];
  readonly unplaced: readonly DiscId[];
  readonly position: Position;
}
