/** From a game of a competition to its score sheet, filled in as far as the competition knows. */

import type { Lang } from '../../corpus/model.ts';
import { readingsOf } from '../../notation/house-rules.ts';
import type { SheetHead } from '../../scoresheet/types.ts';
import { firstStroke } from '../../tournament/event/first-stroke.ts';
import { type Board, teamStroke } from '../../tournament/event/team.ts';
import type { Competition, CompetitionEvent, DrawnEvent, Game } from '../../tournament/event/types.ts';
import { namesOfPair } from '../../tournament/plain-name.ts';
import type { Pairing, Side } from '../../tournament/types.ts';
import { scannedAddress } from '../../ui/scanned.ts';
import { prefilledLink } from '../scoresheet/prefilled.ts';
import { boardText, memberNames } from './team/match-words.ts';

/** The competition that is open on this device. */
export interface OpenCompetition {
  readonly id: string;
  readonly competition: Competition;
}

interface SheetGame {
  readonly key: string;
  readonly board?: { readonly round: number; readonly board: number };
  readonly format: SheetHead['format'];
  readonly names: SheetHead['names'];
  readonly players: NonNullable<SheetHead['game']>['players'];
  readonly begins: Side;
}

/** Where the score sheet of a game is; null where the game is no novuss. */
function linkTo({ id, competition }: OpenCompetition, event: CompetitionEvent, game: SheetGame): string | null {
  const { rulebook } = competition;
  if (event.scoring.kind !== 'sets' || rulebook === 'konstanz-2014') return null;
  const { key, board, format, names, players, begins } = game;
  // a file may decide what a later version of this site asks; the sheet is played by what is known here
  const readings = readingsOf({ name: competition.name, edition: rulebook, readings: competition.readings ?? {} });
  const head: SheetHead = {
    edition: rulebook,
    format,
    names,
    red: begins,
    begins,
    south: begins,
    sets: event.scoring.sets,
    event: [competition.name, event.name].filter(Boolean).join(', ').slice(0, 80),
    ...(competition.date === undefined ? {} : { date: competition.date }),
    ...(competition.houseRules === undefined ? {} : { houseRules: competition.houseRules }),
    ...(event.scoring.playAll || Object.keys(readings).length > 0
      ? { readings: { ...readings, ...(event.scoring.playAll ? { 'sets-after-decision': 'played' } : {}) } }
      : {}),
    game: { competition: id, event: event.id, seed: event.seed, key, ...(board ? { board } : {}), players },
  };
  return `../scoresheet/${prefilledLink(head)}`;
}

/** The address of a score sheet for a code on paper in a language; `href` as a page of the tournament at `page` has it. */
export const sheetCode = (href: string, lang: Lang, page: string): string =>
  scannedAddress(new URL('../../', page).href, lang, href.replace('../', ''));

/** `A / B` as two names. */
const partners = (name: string): readonly string[] => {
  const [one = '', other = ''] = namesOfPair(name);
  return [one, other];
};

/** Of a game of a drawn event. */
export function gameSheet(open: OpenCompetition, event: DrawnEvent, game: Game): string | null {
  const { first, second, key } = game;
  if (event.team || typeof first !== 'number' || typeof second !== 'number') return null;
  const name = (id: number): string => event.entrants.find((one) => one.id === id)?.name ?? '';
  const doubles = event.sides === 'pairs';
  const names = (id: number): readonly string[] => (doubles ? partners(name(id)) : [name(id)]);
  return linkTo(open, event, {
    key,
    format: doubles ? 'doubles' : 'singles',
    names: { first: names(first), second: names(second) },
    players: { first: [first], second: [second] },
    begins: firstStroke(event, game, open.competition.rulebook).by,
  });
}

/** Of a board of a team match, once both line-ups are open. */
export function boardSheet(open: OpenCompetition, event: DrawnEvent, key: string, board: Board): string | null {
  const { first, second } = board;
  if (first === null || second === null) return null;
  const names = memberNames(event);
  const namesAt = (side: Side): readonly string[] => (board[side] ?? []).map((id) => names.get(id) ?? boardText(board, side, names));
  return linkTo(open, event, {
    key,
    board: { round: board.round, board: board.board },
    format: board.format,
    names: { first: namesAt('first'), second: namesAt('second') },
    players: { first, second },
    begins: teamStroke(open.competition.rulebook, board.round).by,
  });
}

/** Of a pairing of a Swiss event. */
export function pairingSheet(
  open: OpenCompetition,
  event: CompetitionEvent,
  round: number,
  table: number,
  { first, second }: Pairing,
  nameOf: (id: number) => string,
): string | null {
  if (second === null) return null;
  const doubles = event.sides === 'pairs';
  const names = (id: number): readonly string[] => (doubles ? partners(nameOf(id)) : [nameOf(id)]);
  return linkTo(open, event, {
    key: `${round}.${table}`,
    format: doubles ? 'doubles' : 'singles',
    names: { first: names(first), second: names(second) },
    players: { first: [first], second: [second] },
    begins: 'first',
  });
}
