/** Small words for writing positions, strokes and rulings in tests. */
import { judge } from '../../src/referee/judge.ts';
import type {
  CaseEvent,
  CaseState,
  Color,
  Disc,
  DiscId,
  EditionId,
  Incident,
  Pocket,
  Point,
  RefereeCase,
  Ruling,
  Seat,
} from '../../src/referee/types.ts';

export const SINGLES = { red: ['south'], black: ['north'] } as const;
export const DOUBLES = { red: ['south', 'north'], black: ['west', 'east'] } as const;
export const ALL: readonly EditionId[] = ['2017', '2010', '2008', 'club'];
export const FEDERATIONS: readonly EditionId[] = ['2017', '2010', '2008'];

export type Places = Readonly<Record<string, readonly [number, number]>>;

export const colorOf = (id: string): Color => (id.startsWith('red') ? 'red' : 'black');

export const discs = (places: Places): readonly Disc[] =>
  Object.entries(places).map(([id, [x, y]]) => ({ id: id as DiscId, color: colorOf(id), x, y }));

/** A reported stroke in one line each: what lay where, what happened, where things came to lie. */
export interface ReportedCase {
  readonly before: Places;
  readonly events?: readonly CaseEvent[];
  /** Discs that came to lie elsewhere; what was pocketed or flew is left out by itself. */
  readonly moved?: Places;
  readonly striker?: Point;
  readonly state?: CaseState;
  readonly shooter?: Seat;
  readonly format?: 'singles' | 'doubles';
  readonly incidents?: readonly Incident[];
  readonly readings?: Readonly<Record<string, string>>;
  /** No stroke was made. */
  readonly noStroke?: boolean;
}

const goneBy = (event: CaseEvent): string | null => {
  if (event.type === 'pocketed' || event.type === 'off-table' || event.type === 'fell-later') return event.disc;
  return event.type === 'broken' && event.larger !== 'table' && event.larger !== 'equal' ? event.disc : null;
};

export function caseOf(reported: ReportedCase, edition: EditionId): RefereeCase {
  const { before, events = [], moved = {}, format = 'singles', shooter = 'south' } = reported;
  const gone = new Set(events.map(goneBy));
  const after = Object.fromEntries(Object.entries({ ...before, ...moved }).filter(([id]) => !gone.has(id) || id in moved));
  const striker = reported.striker ?? { x: 0, y: -440 };
  return {
    edition,
    format,
    colors: format === 'doubles' ? DOUBLES : SINGLES,
    shooter,
    before: { discs: discs(before), striker: reported.noStroke ? null : striker },
    ...(reported.noStroke ? {} : { report: { events, after: { discs: discs(after), striker: { x: 0, y: 0 } } } }),
    ...(reported.state ? { state: reported.state } : {}),
    ...(reported.incidents ? { incidents: reported.incidents } : {}),
    ...(reported.readings ? { readings: reported.readings } : {}),
  };
}

export const rule = (reported: ReportedCase, edition: EditionId): Ruling => judge(caseOf(reported, edition));

/** The numbers of the articles that a ruling cites. */
export const cited = (ruling: Ruling): readonly string[] => ruling.findings.map((finding) => finding.article);

let clock = 0;
const next = (): number => {
  clock += 0.1;
  return clock;
};
/** The striker touches discs, one after another. */
export const hits = (...ids: readonly string[]): readonly CaseEvent[] =>
  ids.map((b) => ({ t: next(), type: 'contact', a: 'striker', b: b as DiscId }));
/** The striker touches several discs at the same moment. */
export const hitsTogether = (...ids: readonly string[]): readonly CaseEvent[] => {
  const t = next();
  return ids.map((b) => ({ t, type: 'contact', a: 'striker', b: b as DiscId }));
};
/** One disc touches another. */
export const knocks = (a: string, b: string): readonly CaseEvent[] => [{ t: next(), type: 'contact', a: a as DiscId, b: b as DiscId }];
/** The striker touches a board. */
export const board = (seat: Seat): readonly CaseEvent[] => [{ t: next(), type: 'board', disc: 'striker', board: seat }];
export const falls = (...ids: readonly string[]): readonly CaseEvent[] =>
  ids.map((disc) => ({ t: next(), type: 'pocketed', disc: disc as DiscId, pocket: 'ne' as Pocket }));
export const flies = (id: string, over: Seat | Pocket): readonly CaseEvent[] => [
  { t: next(), type: 'off-table', disc: id as DiscId, over },
];
/** The striker comes back over the shooter's line. */
export const comesBack = (seat: Seat = 'south'): readonly CaseEvent[] => [{ t: next(), type: 'zone-return', disc: 'striker', seat }];
