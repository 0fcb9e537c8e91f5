/** Setting discs on the table, one after another, with the proof of every place: landed, broken, off-table, then debts and penalties. */
import { asker } from '../context.ts';
import { placement as e2008 } from '../editions/2008/placement.ts';
import { placement as e2010 } from '../editions/2010/placement.ts';
import { placement as e2017 } from '../editions/2017/placement.ts';
import { placement as club } from '../editions/club/placement.ts';
import type { Disc, DiscId, EditionId, Format, Note, Placement, Pocket, Position, Seat, Seating } from '../types.ts';
import { placeBroken } from './broken.ts';
import { compareDiscs } from './geometry.ts';
import { placeLanded } from './landed.ts';
import { placeOffTable } from './off-table.ts';
import { type PenaltyDisc, placePenalty, placeRow, rowUntouched } from './penalty.ts';
import type { PlacementRules } from './rules.ts';
import type { PenaltyRequest, PlacementRequest, PlacementResult } from './types.ts';

/** Every edition's way of placing. */
export const PLACEMENT_RULES: Readonly<Record<EditionId, PlacementRules>> = { '2008': e2008, '2010': e2010, '2017': e2017, club };

/** Where placing has got to. */
interface Table {
  readonly placements: readonly Placement[];
  readonly unplaced: readonly DiscId[];
  readonly discs: readonly Disc[];
}

const REASONS = ['landed', 'broken', 'off-table', 'debt', 'penalty'] as const;

/** The contract's order: by reason, then red before black, then by number. */
export const sortPlacements = (placements: readonly Placement[]): readonly Placement[] =>
  placements.toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || compareDiscs(a.disc, b.disc));

/** Discs as they are put out: red first, then by number. */
export const sortDiscs = (discs: readonly Disc[]): readonly Disc[] => discs.toSorted((a, b) => compareDiscs(a.id, b.id));

const colorOf = (id: DiscId): Disc['color'] => (id.startsWith('red') ? 'red' : 'black');

/** Takes the place of one disc into the whole; with null it found none. */
const take = (table: Table, disc: DiscId, placement: Placement | null): Table => {
  const others = table.discs.filter(({ id }) => id !== disc);
  if (placement === null) return { ...table, unplaced: [...table.unplaced, disc], discs: others };
  const { x, y } = placement;
  return { ...table, placements: [...table.placements, placement], discs: [...others, { id: disc, color: colorOf(disc), x, y }] };
};

const perDisc = (requests: readonly PenaltyRequest[]): readonly PenaltyDisc[] =>
  requests.flatMap(({ discs, seat, reason, strokeFrom }) =>
    discs.map((disc) => ({ disc, seat, reason, strokeFrom, color: colorOf(disc) })),
  );

const placeOnePlayers = (rules: PlacementRules, table: Table, requests: readonly PenaltyDisc[], request: PlacementRequest): Table => {
  const first = requests[0];
  if (first !== undefined && request.format === 'doubles' && rowUntouched(first.seat, first.color, table.discs)) {
    return requests.reduce((so, { disc }) => take(so, disc, null), table);
  }
  const row = placeRow(rules.penalty, requests, table.discs, request.ask);
  if (row !== null) return row.reduce((so, placement) => take(so, placement.disc, placement), table);
  return requests.reduce((so, each) => take(so, each.disc, placePenalty(rules.penalty, each, so.discs, request.ask)), table);
};

/** Debts and penalties, player by player in the order in which they first appear. */
const placePenalties = (rules: PlacementRules, table: Table, request: PlacementRequest): Table => {
  const all = perDisc(request.penalties ?? []);
  const seats = [...new Set(all.map(({ seat }) => seat))];
  return seats.reduce((so, seat) => {
    const own = all.filter((each) => each.seat === seat);
    return placeOnePlayers(rules, so, own, request);
  }, table);
};

/** Every disc that has to be put somewhere after a stroke. A disc still in `position` is taken off it first. */
export const placeAll = (request: PlacementRequest): PlacementResult => {
  const rules = PLACEMENT_RULES[request.edition.id];
  const { landed = [], broken = [], offTable = [], ask } = request;
  const waiting = new Set([...landed, ...broken, ...offTable].map(({ disc }) => disc));
  let table: Table = { placements: [], unplaced: [], discs: request.position.discs.filter(({ id }) => !waiting.has(id)) };
  for (const each of landed) table = take(table, each.disc, placeLanded(rules.landed, each, table.discs, ask));
  for (const each of broken) table = take(table, each.disc, placeBroken(rules.broken, each, table.discs, ask));
  for (const each of offTable) table = take(table, each.disc, placeOffTable(rules, each, table.discs, ask));
  table = placePenalties(rules, table, request);
  return {
    placements: sortPlacements(table.placements),
    unplaced: table.unplaced.toSorted(compareDiscs),
    position: { discs: sortDiscs(table.discs), striker: null },
  };
};

interface PenaltyItem {
  readonly seat: Seat;
  readonly disc: DiscId;
  readonly strokeFrom?: number;
}

/** The document that the command `place` reads (case contract, Place). */
export interface PlaceDocument {
  readonly position: Position;
  readonly edition: EditionId;
  readonly colors: Seating;
  readonly format?: Format;
  readonly penalty?: PenaltyItem | readonly PenaltyItem[];
  /** In the order in which the striker's effect reached them. */
  readonly offTable?: readonly { readonly disc: DiscId; readonly over: Seat | Pocket }[];
  readonly readings?: Readonly<Record<string, string>>;
}
export interface PlaceAnswer extends PlacementResult {
  readonly notes: readonly Note[];
}

const items = (penalty: PlaceDocument['penalty']): readonly PenaltyItem[] =>
  penalty === undefined ? [] : 'seat' in penalty ? [penalty] : penalty;

/** Answers the command `place`: discs from over the board first, then the penalty discs. */
export const place = (document: PlaceDocument): PlaceAnswer => {
  const notes: Note[] = [];
  const penalties = items(document.penalty).map(
    ({ seat, disc, strokeFrom }): PenaltyRequest => ({
      seat,
      discs: [disc],
      reason: 'penalty',
      strokeFrom: strokeFrom ?? null,
    }),
  );
  const { position, colors, format = 'singles', offTable = [] } = document;
  const edition = { id: document.edition };
  const ask = asker(document.edition, document.readings, notes);
  return { ...placeAll({ position, edition, colors, format, offTable, penalties, ask }), notes };
};
