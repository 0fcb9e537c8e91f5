/** Setting discs on the table, one after another, with the proof of every place: landed, broken, off-table, then debts and penalties. */
import { colorOf, compareDiscs, inOrder } from '../../geometry/discs.ts';
import { numberOf } from '../../geometry/parameters.ts';
import { asker } from '../context.ts';
import type { EditionRules } from '../edition.ts';
import { EDITIONS } from '../editions.ts';
import { noteSizes, tableUnder } from '../sizes.ts';
import type { Disc, DiscId, EditionId, Format, Note, Placement, Pocket, Position, Seat, Seating } from '../types.ts';
import { placeBroken } from './broken.ts';
import { placeLanded } from './landed.ts';
import { placeOffTable } from './off-table.ts';
import { type PenaltyDisc, placePenalty, placeRow, rowUntouched } from './penalty.ts';
import type { PlacementRules } from './rules.ts';
import type { PenaltyRequest, PlacementRequest, PlacementResult } from './types.ts';

/** Where placing has got to: filled disc by disc, seen by nobody outside. */
interface Setting {
  readonly placements: Placement[];
  readonly unplaced: DiscId[];
  readonly discs: Disc[];
}

const REASONS = ['landed', 'broken', 'off-table', 'debt', 'penalty'] as const;

/** The contract's order: by reason, then red before black, then by number. */
const sortPlacements = (placements: readonly Placement[]): readonly Placement[] =>
  placements.length < 2
    ? placements
    : placements.toSorted((a, b) => REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || compareDiscs(a.disc, b.disc));

/** Takes the place of one disc into the whole; with null it found none. */
function take(setting: Setting, disc: DiscId, placement: Placement | null): void {
  const there = setting.discs.findIndex(({ id }) => id === disc);
  if (there >= 0) setting.discs.splice(there, 1);
  if (placement === null) {
    setting.unplaced.push(disc);
    return;
  }
  setting.placements.push(placement);
  setting.discs.push({ id: disc, color: colorOf(disc), x: placement.x, y: placement.y });
}

function perDisc(requests: readonly PenaltyRequest[]): readonly PenaltyDisc[] {
  const all: PenaltyDisc[] = [];
  for (const { discs, seat, reason, strokeFrom } of requests) {
    for (const disc of discs) all.push({ disc, seat, reason, strokeFrom, color: colorOf(disc) });
  }
  return all;
}

function placeOnePlayers(rules: PlacementRules, setting: Setting, requests: readonly PenaltyDisc[], request: PlacementRequest): void {
  const first = requests[0];
  if (
    first !== undefined &&
    request.format === 'doubles' &&
    rowUntouched(request.table, numberOf(request.edition.parameters, 'discsPerPlayer'), first.seat, first.color, setting.discs)
  ) {
    for (const { disc } of requests) take(setting, disc, null);
    return;
  }
  const row = placeRow(request.table, rules.penalty, requests, setting.discs, request.ask);
  if (row !== null) for (const placement of row) take(setting, placement.disc, placement);
  else for (const each of requests) take(setting, each.disc, placePenalty(request.table, rules.penalty, each, setting.discs, request.ask));
}

/** Debts and penalties, player by player in the order in which they first appear. */
function placePenalties(rules: PlacementRules, setting: Setting, request: PlacementRequest): void {
  const all = perDisc(request.penalties ?? []);
  for (const seat of new Set(all.map((each) => each.seat))) {
    const own = all.filter((each) => each.seat === seat);
    placeOnePlayers(rules, setting, own, request);
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
  const setting: Setting = { placements: [], unplaced: [], discs };
  for (const each of landed) take(setting, each.disc, placeLanded(request.table, rules.landed, each, setting.discs, ask));
  for (const each of broken) take(setting, each.disc, placeBroken(request.table, rules.broken, each, setting.discs, ask));
  for (const each of offTable) take(setting, each.disc, placeOffTable(request.table, rules, each, setting.discs, ask));
  placePenalties(rules, setting, request);
  return {
    placements: sortPlacements(setting.placements),
    unplaced: setting.unplaced.length < 2 ? setting.unplaced : setting.unplaced.toSorted(compareDiscs),
    position: { discs: inOrder(setting.discs), striker: null },
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

/** Answers the command `place`, under the edition it names or another rulebook: discs from over the board first, then the penalty discs. */
export const place = (document: PlaceDocument, edition: EditionRules = EDITIONS[document.edition]): PlaceAnswer => {
  const notes: Note[] = [];
  const penalties = items(document.penalty).map(
    ({ seat, disc, strokeFrom }): PenaltyRequest => ({
      seat,
      discs: [disc],
      reason: 'penalty',
      strokeFrom: strokeFrom ?? null,
    }),
  );
  const { format = 'singles', offTable = [] } = document;
  const position = { ...document.position, discs: inOrder(document.position.discs) };
  const ask = asker(edition, document.readings, notes);
  const table = tableUnder(edition, document.readings);
  noteSizes(edition, table, ask);
  return { ...placeAll({ table, position, edition, format, offTable, penalties, ask }), notes };
};
