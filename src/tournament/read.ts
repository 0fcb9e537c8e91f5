/** From a JSON value to a tournament one may rely on, or everything that is wrong with it. Nothing here throws. */

import { competitionOf } from './competition.ts';
import { gamesOf, resultRefusal } from './event/change.ts';
import { gamesInRound, isOpen, lineUpRefusal, substitutionRefusal } from './event/team.ts';
import {
  type Competition,
  type CompetitionEvent,
  type DrawnEvent,
  MAX_ENTRANTS,
  MAX_EVENTS,
  MAX_MATCHES,
  MAX_MEMBERS,
  MAX_RESULTS,
  type TeamMatch,
  type TeamRules,
} from './event/types.ts';
import { markExclusions } from './exclusion.ts';
import { type FileProblem, type FileProblemCode, MAX_PROBLEMS, type Read, shown } from './problem.ts';
import { competitionSchema, tournamentSchema } from './schema.ts';
import { faultOf } from './scoring.ts';
import { MAX_PLAYERS, MAX_ROUNDS, type Pairing, type Result, type Tournament } from './types.ts';

type Path = readonly (string | number)[];

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (here, key) =>
      typeof here === 'object' && here !== null && Object.hasOwn(here, key) ? (here as Record<string, unknown>)[key] : undefined,
    value,
  );

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly note?: string | undefined;
  readonly options?: readonly unknown[];
}

function translate(issue: Issue, value: unknown): readonly FileProblem[] {
  const path = issue.path.map((key) => (typeof key === 'number' ? key : String(key)));
  const here = at(value, path);
  if (issue.code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => ({ code: 'unknown-field', path: [...path, key], holds: shown(at(here, [key])) }));
  const expected =
    issue.values?.map(String).join(', ') ??
    issue.options?.map(String).join(', ') ??
    (issue.minimum !== undefined
      ? `≥ ${issue.minimum}`
      : issue.maximum !== undefined
        ? `≤ ${issue.maximum}`
        : String(issue.expected ?? ''));
  const code: FileProblemCode =
    here === undefined
      ? 'missing'
      : issue.code === 'invalid_type'
        ? 'wrong-type'
        : issue.code === 'too_small' || issue.code === 'too_big'
          ? 'out-of-range'
          : 'not-an-option';
  return [{ code, path, holds: shown(here), ...(expected === '' ? {} : { expected }) }];
}

function playerProblems(players: readonly { readonly id: number; readonly name: string }[], path: Path): readonly FileProblem[] {
  const ids = new Set<number>();
  const names = new Set<string>();
  return players.flatMap(({ id, name }, i) => {
    const problems: FileProblem[] = [];
    if (ids.has(id)) problems.push({ code: 'number-twice', path: [...path, i, 'id'], holds: String(id) });
    if (names.has(name)) problems.push({ code: 'name-twice', path: [...path, i, 'name'], holds: shown(name) });
    ids.add(id);
    names.add(name);
    return problems;
  });
}

/** A result in a line on what is wrong with it: its figures, or what kind it is. */
const scoreOf = (result: Result): string => (result.kind === 'played' ? `${result.first}:${result.second}` : shown(result.kind));

interface Seen {
  readonly known: ReadonlySet<number>;
  /** Who has been in a pairing of this round. */
  readonly paired: Set<number>;
  /** Only the last round may lack results. */
  readonly last: boolean;
}

function pairingProblems(
  { scoring }: Pick<Tournament, 'scoring'>,
  pairing: Pairing,
  path: Path,
  { known, paired, last }: Seen,
): readonly FileProblem[] {
  const { first, second, result } = pairing;
  const problems: FileProblem[] = [];
  for (const [key, id] of [
    ['first', first],
    ['second', second],
  ] as const) {
    if (id === null) continue;
    if (!known.has(id)) problems.push({ code: 'unknown-player', path: [...path, key], holds: String(id) });
    else if (paired.has(id))
      problems.push({ code: first === second ? 'plays-oneself' : 'plays-twice', path: [...path, key], holds: String(id) });
    paired.add(id);
  }
  if (second === null && result !== null) problems.push({ code: 'bye-with-result', path: [...path, 'result'], holds: shown(result) });
  if (second !== null && result === null && !last) problems.push({ code: 'open-before-last', path: [...path, 'result'], holds: 'null' });
  if (second !== null && result !== null && faultOf(result, scoring))
    problems.push({ code: 'impossible-result', path: [...path, 'result'], holds: scoreOf(result) });
  return problems;
}

/** What a shape cannot say of a Swiss event: who is who, who plays whom once a round, results that can be. */
export function inconsistencies(tournament: Pick<Tournament, 'players' | 'rounds' | 'scoring'>, path: Path = []): readonly FileProblem[] {
  const { players, rounds } = tournament;
  const known = new Set(players.map(({ id }) => id));
  return [
    ...playerProblems(players, [...path, 'players']),
    ...rounds.flatMap(({ pairings }, r) => {
      const seen: Seen = { known, paired: new Set(), last: r === rounds.length - 1 };
      return pairings.flatMap((pairing, p) => pairingProblems(tournament, pairing, [...path, 'rounds', r, 'pairings', p], seen));
    }),
  ];
}

/** Who is drawn must be entered, and once only. */
function placeProblems(
  places: readonly (number | null)[],
  entrants: DrawnEvent['entrants'],
  path: Path,
  seen: Set<number>,
): readonly FileProblem[] {
  const known = new Set(entrants.map(({ id }) => id));
  return places.flatMap((id, i): readonly FileProblem[] => {
    if (id === null) return [];
    const code = !known.has(id) ? 'unknown-player' : seen.has(id) ? 'drawn-twice' : null;
    seen.add(id);
    return code ? [{ code, path: [...path, i], holds: String(id) }] : [];
  });
}

function drawProblems(event: DrawnEvent, path: Path): readonly FileProblem[] {
  const { entrants, draw, format } = event;
  if (draw === null) return [];
  if (format === 'groups') {
    const right = draw.length === event.groups && draw.every(({ length }) => length > 1);
    const seen = new Set<number>();
    return [
      ...(right
        ? []
        : [{ code: 'no-groups', path: [...path, 'draw'], holds: String(draw.length), expected: String(event.groups) } as const]),
      ...draw.flatMap((ids, g) => placeProblems(ids, entrants, [...path, 'draw', g], seen)),
    ];
  }
  const problems = placeProblems(draw, entrants, [...path, 'draw'], new Set());
  const whole = format === 'round-robin' || (draw.length & (draw.length - 1)) === 0;
  return whole && draw.length > 1 ? problems : [...problems, { code: 'no-tree', path: [...path, 'draw'], holds: String(draw.length) }];
}

function gameProblems(event: DrawnEvent, path: Path): readonly FileProblem[] {
  const counted = new Set(gamesOf(event).flatMap((game) => (game.result === null ? [] : [game.key])));
  const seen = new Set<string>();
  return event.results.flatMap(({ key, result }, i): readonly FileProblem[] => {
    const at = [...path, 'results', i];
    if (seen.has(key)) return [{ code: 'result-twice', path: [...at, 'key'], holds: key }];
    seen.add(key);
    if (!counted.has(key)) return [{ code: 'no-such-game', path: [...at, 'key'], holds: key }];
    return resultRefusal(event, result, key) ? [{ code: 'impossible-result', path: [...at, 'result'], holds: scoreOf(result) }] : [];
  });
}

/** Who is in which team: each number once in the event, each name once in its team. */
function memberProblems({ entrants }: DrawnEvent, path: Path): readonly FileProblem[] {
  const ids = new Set<number>();
  return entrants.flatMap(({ members = [] }, i) => {
    const at = [...path, 'entrants', i, 'members'];
    const twice = members.flatMap(({ id }, m): readonly FileProblem[] => {
      const known = ids.has(id);
      ids.add(id);
      return known ? [{ code: 'number-twice', path: [...at, m, 'id'], holds: String(id) }] : [];
    });
    return [...twice, ...playerProblems(members, at).filter(({ code }) => code === 'name-twice')];
  });
}

function lineUpProblems(event: DrawnEvent, rules: TeamRules, match: TeamMatch, path: Path): readonly FileProblem[] {
  const seen = new Set<string>();
  const teamOf = (side: 'first' | 'second'): readonly number[] =>
    event.entrants.find(({ id }) => id === match[side])?.members?.map(({ id }) => id) ?? [];
  const own = match.lineUps.flatMap(({ round, side, members }, i): readonly FileProblem[] => {
    const twice = seen.has(`${round} ${side}`);
    seen.add(`${round} ${side}`);
    const early = round > 1 && (!isOpen(match) || !rules.substitutes);
    return twice || early || round > rules.rounds || lineUpRefusal(members, rules, teamOf(side))
      ? [{ code: 'bad-line-up', path: [...path, 'lineUps', i], holds: members.join(', ') }]
      : [];
  });
  if (own.length > 0) return own;
  return (['first', 'second'] as const).flatMap((side): readonly FileProblem[] => {
    const why = substitutionRefusal(match, rules, side);
    return why ? [{ code: 'bad-line-up', path: [...path, 'lineUps'], holds: 'member' in why ? String(why.member) : '' }] : [];
  });
}

function boardProblems({ scoring }: DrawnEvent, rules: TeamRules, match: TeamMatch, path: Path): readonly FileProblem[] {
  const seen = new Set<string>();
  return match.games.flatMap(({ round, board, result }, i): readonly FileProblem[] => {
    const at = [...path, 'games', i];
    const holds = `${round}.${board}`;
    if (seen.has(holds)) return [{ code: 'result-twice', path: at, holds }];
    seen.add(holds);
    if (round > rules.rounds || board > gamesInRound(rules) || !isOpen(match)) return [{ code: 'no-such-game', path: at, holds }];
    return faultOf(result, scoring) ? [{ code: 'impossible-result', path: [...at, 'result'], holds: scoreOf(result) }] : [];
  });
}

/** Matches of teams: of games that are there, line-ups by 22.4, results that can be. */
function matchProblems(event: DrawnEvent, path: Path): readonly FileProblem[] {
  const { team, matches = [] } = event;
  if (team && team.doubles * 2 > team.boards)
    return [
      {
        code: 'out-of-range',
        path: [...path, 'team', 'doubles'],
        holds: String(team.doubles),
        expected: `≤ ${Math.floor(team.boards / 2)}`,
      },
    ];
  const games = new Map(gamesOf(event).map((game) => [game.key, game]));
  const seen = new Set<string>();
  return matches.flatMap((match, i): readonly FileProblem[] => {
    const at = [...path, 'matches', i];
    const game = games.get(match.key);
    const pair = new Set([match.first, match.second]);
    if (seen.has(match.key)) return [{ code: 'result-twice', path: [...at, 'key'], holds: match.key }];
    seen.add(match.key);
    const between = game && pair.size === 2 && pair.has(game.first ?? 0) && pair.has(game.second ?? 0);
    if (!team || !between) return [{ code: 'no-such-game', path: [...at, 'key'], holds: match.key }];
    return [...lineUpProblems(event, team, match, at), ...boardProblems(event, team, match, at)];
  });
}

function eventProblems(event: CompetitionEvent, path: Path): readonly FileProblem[] {
  if (event.format === 'swiss') return inconsistencies(event, path);
  const own = [...playerProblems(event.entrants, [...path, 'entrants']), ...memberProblems(event, path), ...drawProblems(event, path)];
  // games can be worked out of a sound draw only
  return own.length > 0 ? own : [...gameProblems(event, path), ...matchProblems(event, path)];
}

function competitionProblems({ events }: Competition): readonly FileProblem[] {
  const ids = new Set<number>();
  return events.flatMap((event, i) => {
    const twice: readonly FileProblem[] = ids.has(event.id)
      ? [{ code: 'number-twice', path: ['events', i, 'id'], holds: String(event.id) }]
      : [];
    // a stage stands after the one it comes from
    const { from } = event;
    const alone: readonly FileProblem[] =
      from && !ids.has(from.event) ? [{ code: 'no-such-event', path: ['events', i, 'from', 'event'], holds: String(from.event) }] : [];
    ids.add(event.id);
    return [...twice, ...alone, ...eventProblems(event, ['events', i])];
  });
}

/** Lists that no tournament has, refused before each of their items is looked at. */
function tooLong(value: unknown, path: Path): readonly FileProblem[] {
  const rounds = at(value, ['rounds']);
  const entrants = at(value, ['entrants']);
  const lists: readonly (readonly [Path, number])[] = [
    [['players'], MAX_PLAYERS],
    [['rounds'], MAX_ROUNDS],
    [['entrants'], MAX_ENTRANTS],
    [['results'], MAX_RESULTS],
    [['calls'], MAX_RESULTS],
    [['draw'], MAX_ENTRANTS],
    [['matches'], MAX_MATCHES],
    ...(Array.isArray(entrants) ? entrants.slice(0, MAX_ENTRANTS).map((_, i) => [['entrants', i, 'members'], MAX_MEMBERS] as const) : []),
    [['events'], MAX_EVENTS],
    ...(Array.isArray(rounds) ? rounds.slice(0, MAX_ROUNDS).map((_, i) => [['rounds', i, 'pairings'], MAX_PLAYERS] as const) : []),
  ];
  return lists.flatMap(([inner, most]) => {
    const list = at(value, inner);
    return Array.isArray(list) && list.length > most
      ? [{ code: 'out-of-range', path: [...path, ...inner], holds: shown(list), expected: `≤ ${most}` } as const]
      : [];
  });
}

const fail = (...problems: readonly FileProblem[]): { readonly ok: false; readonly problems: readonly FileProblem[] } => ({
  ok: false,
  problems: problems.slice(0, MAX_PROBLEMS),
});

function headProblem(value: unknown, newest: number): FileProblem | null {
  if (at(value, ['format']) !== 'novuss-tournament')
    return { code: 'not-a-tournament', path: ['format'], holds: shown(at(value, ['format'])) };
  const version = at(value, ['version']);
  return typeof version === 'number' && version > newest ? { code: 'newer-version', path: ['version'], holds: String(version) } : null;
}

const misshapen = (issues: readonly unknown[], value: unknown) =>
  fail(...issues.slice(0, MAX_PROBLEMS).flatMap((issue) => translate(issue as Issue, value)));

/** A value that claims to be a tournament of version 1: one Swiss event. */
export function readTournament(value: unknown): Read<Tournament> {
  const head = headProblem(value, 1);
  const long = head ? [head] : tooLong(value, []);
  if (long.length > 0) return fail(...long);
  const shape = tournamentSchema.safeParse(value);
  if (!shape.success) return misshapen(shape.error.issues, value);
  const tournament = shape.data as Tournament;
  const problems = inconsistencies(tournament);
  return problems.length > 0 ? fail(...problems) : { ok: true, value: tournament };
}

/** A value that claims to be a competition, of version 2 or (one Swiss tournament) 1. */
export function readCompetition(value: unknown): Read<Competition> {
  const head = headProblem(value, 2);
  if (head) return fail(head);
  if (at(value, ['version']) === 1) {
    const read = readTournament(value);
    return read.ok ? { ok: true, value: competitionOf(read.value) } : read;
  }
  const events = at(value, ['events']);
  const inner = Array.isArray(events) ? events.slice(0, MAX_EVENTS).flatMap((event, i) => tooLong(event, ['events', i])) : [];
  const long = [...tooLong(value, []), ...inner];
  if (long.length > 0) return fail(...long);
  const shape = competitionSchema.safeParse(value);
  if (!shape.success) return misshapen(shape.error.issues, value);
  // games may follow from somebody's being out of another event
  const competition = markExclusions(shape.data as Competition);
  const problems = competitionProblems(competition);
  return problems.length > 0 ? fail(...problems) : { ok: true, value: competition };
}
