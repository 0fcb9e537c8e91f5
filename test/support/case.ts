/** A stroke in the notation of `src/notation/text`, so that a table of cases fits the eye. */
import { readText } from '../../src/notation/text/read.ts';
import type { Seat } from '../../src/physics/types.ts';
import type { CaseState, EditionId, Incident, RefereeCase } from '../../src/referee/types.ts';

export interface ShortCase {
  /** `r1 0,300 b2 -50,10`; the striker is `s`. */
  readonly discs: string;
  /** Where the striker is placed; 0,-440 where left out. */
  readonly striker?: string;
  /** What happened, as an `events` clause says it. */
  readonly happened?: string;
  /** Where bodies lie now that were moved: `b1 60,-150`; all other discs lie where they were. */
  readonly moved?: string;
  readonly incidents?: readonly Incident[];
  readonly state?: CaseState;
  /** Who has the right to play; south where left out. */
  readonly shooter?: Seat | 'none';
  /** Doubles: red sits south and north, black west and east. */
  readonly format?: 'doubles';
  readonly readings?: Readonly<Record<string, string>>;
}

const STRIKER_GONE = /(?:^|\s)s(?:>|\^|!off-table|!pocketed)/;
const STRIKER_NAMED = /(?:^|\s)s\s/;

/** The case in the referee's terms, red at south. Where nobody says otherwise the striker comes to rest at 333,333. */
export function caseOf(short: ShortCase, edition: EditionId): RefereeCase {
  const { discs, striker = '0,-440', happened, moved = '', format, shooter = 'south', incidents, state, readings } = short;
  const rest = happened !== undefined && (STRIKER_GONE.test(happened) || STRIKER_NAMED.test(moved)) ? '' : 's 333,333';
  const stroke = happened === undefined ? [] : [`s ${striker}`, `events ${happened}`, `after ${rest} ${moved}`];
  const text = [`empty ${discs}`, format ?? '', `shooter ${shooter}`, ...stroke].join('; ');
  const read = readText(text, 'case');
  if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
  const document = read.value.document as unknown as RefereeCase;
  return {
    ...document,
    edition,
    format: format ?? 'singles',
    ...(incidents ? { incidents } : {}),
    ...(state ? { state } : {}),
    ...(readings ? { readings } : {}),
  };
}
