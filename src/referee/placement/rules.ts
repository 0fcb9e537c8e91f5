/** How an edition places discs: what differs between the books, as data: the policies of content/novuss/editions with their articles. */
/** What decides between two places as near to the middle line, in the book's order. */
export type TieBreak = 'fewer-own' | 'fewer-all' | 'stroke-side';

export interface PenaltyRules {
  readonly article: string;
  /** Several at once: the first on the middle line and the others as near as they can, or a row symmetric about the line. */
  readonly several: 'one-by-one' | 'symmetric';
  readonly tieBreaks: readonly TieBreak[];
  /** Doubles: none is placed as long as the row opposite stands untouched. */
  readonly rowArticle: string;
}

export interface OffTableRules {
  readonly article: string;
  /** Where the corner over which it went is not told. */
  readonly cornerArticle: string;
  /** Centre and own side taken: the crossing nearest to the own side, or the next one clockwise. */
  readonly other: 'nearest' | 'clockwise';
  /** Corner and centre taken: the apparent diagonal, that or the nearest crossing, or the first crossing clockwise. */
  readonly corner: 'diagonal' | 'may' | 'clockwise';
  /** Whether the book itself says what follows when all five points are taken. */
  readonly between: boolean;
}

export interface LandedRules {
  readonly article: string;
  /** The overhanging side taken: the nearest free place of all, or a free place beside the lower disc. */
  readonly fallback: 'nearest' | 'beside';
  /** The reading that offers the other one. */
  readonly fallbackReading: string | null;
}

export interface BrokenRules {
  /** Null where the book does not speak of broken discs. */
  readonly article: string | null;
  readonly offTableArticle: string | null;
  /** Equal parts: the harder place, or the referee's choice. */
  readonly equal: 'harder' | 'referee';
}

export interface PlacementRules {
  readonly penalty: PenaltyRules;
  readonly offTable: OffTableRules;
  readonly landed: LandedRules;
  readonly broken: BrokenRules;
}
