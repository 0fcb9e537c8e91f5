/** Setting discs on the table, one after another, with the proof of every place: landed, broken, off-table, then debts and penalties. */
import { asker } from '../context.ts';
import { EDITIONS } from '../editions.ts';
import type { Disc, DiscId, EditionId, Format, Note, Placement, Pocket, Position, Seat, Seating } from '../types.ts';
import { placeBroken } from './broken.ts';
import { compareDiscs, inOrder } from './geometry.ts';
import { placeLanded } from './landed.ts';
import { placeOffTable } from './off-table.ts';
import { type PenaltyDisc, placePenalty, placeRow, rowUntouched } from './penalty.ts';
import type { PlacementRules } from './rules.ts';
import type { PenaltyRequest, PlacementRequest, PlacementResult } from './types.ts';

/** Where placing has got to: filled disc by disc, seen by nobody outside. */
interface Table {
  readonly placements: Placement[];
  readonly unplaced: DiscId[];
  readonly discs: Disc[];
}

const REASONS = ['landed', 'broken', 'off-table', 'debt', 'penalty'] as const;

/** The contract's order: by reason, then red before black, then by number. */
export const sortPlacements = (placements: readonly Placement[]): readonly Placement[] =>
  placements.length < 2
    ? placements
    : placements.toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || compareDiscs(a.disc, b.disc));

const colorOf = (id: DiscId): Disc['color'] => (id.startsWith('red') ? 'red' : 'black');

/** Takes the place of one disc into the whole; with null it found none. */
function take(table: Table, disc: DiscId, placement: Placement | null): void {
  const there = table.discs.findIndex(({ id }) => id === disc);
  if (there >= 0) table.discs.splice(there, 1);
  if (placement === null) {
    table.unplaced.push(disc);
    return;
  }
  table.placements.push(placement);
  table.discs.push({ id: disc, color: colorOf(disc), x: placement.x, y: placement.y });
}

function perDisc(requests: readonly PenaltyRequest[]): readonly PenaltyDisc[] {
  const all: PenaltyDisc[] = [];
  for (const { discs, seat, reason, strokeFrom } of requests) {
    for (const disc of discs) all.push({ disc, seat, reason, strokeFrom, color: colorOf(disc) });
  }
  return all;
}

function placeOnePlayers(rules: PlacementRules, table: Table, requests: readonly PenaltyDisc[], request: PlacementRequest): void {
  const first = requests[0];
  if (first !== undefined && request.format === 'doubles' && rowUntouched(first.seat, first.color, table.discs)) {
    for (const { disc } of requests) take(table, disc, null);
    return;
  }
  const row = placeRow(rules.penalty, requests, table.discs, request.ask);
  if (row !== null) for (const placement of row) take(table, placement.disc, placement);
  else for (const each of requests) take(table, each.disc, placePenalty(rules.penalty, each, table.discs, request.ask));
}

/** Debts and penalties, player by player in the order in which they first appear. */
function placePenalties(rules: PlacementRules, table: Table, request: PlacementRequest): void {
  const all = perDisc(request.penalties ?? []);
  const [first] = all;
  if (first === undefined) return;
  if (all.every((each) => each.seat === first.seat)) {
    placeOnePlayers(rules, table, all, request);
    return;
  }
  for (const seat of new Set(all.map((each) => each.seat))) {
    const own = all.filter((each) => each.seat === seat);
    placeOnePlayers(rules, table, own, request);
  }
}

const NONE: readonly never[] = [];

/** Every disc that has to be put somewhere after a stroke. A disc still in `position` is taken off it first. */
export const placeAll = (request: PlacementRequest): PlacementResult => {
  const rules = request.edition.placement;
  const { landed = NONE, broken = NONE, offTable = NONE, ask } = request;
  const off: readonly DiscId[] =
    landed.length + broken.length + offTable.length === 0 ? NONE : [...landed, ...broken, ...offTable].map(({ disc }) => disc);
  const discs = off.length === 0 ? [...request.position.discs] : request.position.discs.filter(({ id }) => !off.includes(id));
  const table: Table = { placements: [], unplaced: [], discs };
  for (const each of landed) take(table, each.disc, placeLanded(rules.landed, each, table.discs, ask));
  for (const each of broken) take(table, each.disc, placeBroken(rules.broken, each, table.discs, ask));
  for (const each of offTable) take(table, each.disc, placeOffTable(rules, each, table.discs, ask));
  placePenalties(rules, table, request);
  return {
    placements: sortPlacements(table.placements),
    unplaced: table.unplaced.length < 2 ? table.unplaced : table.unplaced.toSorted(compareDiscs),
    position: { discs: inOrder(table.discs), striker: null },
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
  const { colors, format = 'singles', offTable = [] } = document;
  const position = { ...document.position, discs: inOrder(document.position.discs) };
  const edition = EDITIONS[document.edition];
  const ask = asker(edition, document.readings, notes);
  return { ...placeAll({ position, edition, colors, format, offTable, penalties, ask }), notes };
};
