/** From a JSON value to a tournament one may rely on, or everything that is wrong with it. Nothing here throws. */
import { type FileProblem, type FileProblemCode, MAX_PROBLEMS, type Read, shown } from './problem.ts';
import { tournamentSchema } from './schema.ts';
import { faultOf } from './scoring.ts';
import { MAX_PLAYERS, MAX_ROUNDS, type Pairing, type Tournament } from './types.ts';

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

function playerProblems({ players }: Tournament): readonly FileProblem[] {
  const ids = new Set<number>();
  const names = new Set<string>();
  return players.flatMap(({ id, name }, i) => {
    const problems: FileProblem[] = [];
    if (ids.has(id)) problems.push({ code: 'number-twice', path: ['players', i, 'id'], holds: String(id) });
    if (names.has(name)) problems.push({ code: 'name-twice', path: ['players', i, 'name'], holds: shown(name) });
    ids.add(id);
    names.add(name);
    return problems;
  });
}

interface Seen {
  readonly known: ReadonlySet<number>;
  /** Who has been in a pairing of this round. */
  readonly paired: Set<number>;
  /** Only the last round may lack results. */
  readonly last: boolean;
}

function pairingProblems({ scoring }: Tournament, pairing: Pairing, path: Path, { known, paired, last }: Seen): readonly FileProblem[] {
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
  const fault = second !== null && result !== null ? faultOf(result, scoring) : null;
  if (fault && result?.kind === 'played')
    problems.push({ code: 'impossible-result', path: [...path, 'result'], holds: `${result.first}:${result.second}` });
  else if (fault) problems.push({ code: 'impossible-result', path: [...path, 'result'], holds: shown(null) });
  return problems;
}

/** What a shape cannot say: who is who, who plays whom once a round, results that can be. */
export function inconsistencies(tournament: Tournament): readonly FileProblem[] {
  const { rounds } = tournament;
  const known = new Set(tournament.players.map(({ id }) => id));
  return [
    ...playerProblems(tournament),
    ...rounds.flatMap(({ pairings }, r) => {
      const seen: Seen = { known, paired: new Set(), last: r === rounds.length - 1 };
      return pairings.flatMap((pairing, p) => pairingProblems(tournament, pairing, ['rounds', r, 'pairings', p], seen));
    }),
  ];
}

/** Lists that no tournament has, refused before each of their items is looked at. */
function tooLong(value: unknown): readonly FileProblem[] {
  const rounds = at(value, ['rounds']);
  const lists: readonly (readonly [Path, number])[] = [
    [['players'], MAX_PLAYERS],
    [['rounds'], MAX_ROUNDS],
    ...(Array.isArray(rounds) ? rounds.slice(0, MAX_ROUNDS).map((_, i) => [['rounds', i, 'pairings'], MAX_PLAYERS] as const) : []),
  ];
  return lists.flatMap(([path, most]) => {
    const list = at(value, path);
    return Array.isArray(list) && list.length > most
      ? [{ code: 'out-of-range', path, holds: shown(list), expected: `≤ ${most}` } as const]
      : [];
  });
}

/** A value that claims to be a tournament of version 1. */
export function readTournament(value: unknown): Read<Tournament> {
  const fail = (...problems: readonly FileProblem[]): Read<Tournament> => ({ ok: false, problems: problems.slice(0, MAX_PROBLEMS) });
  if (at(value, ['format']) !== 'novuss-tournament')
    return fail({ code: 'not-a-tournament', path: ['format'], holds: shown(at(value, ['format'])) });
  const version = at(value, ['version']);
  if (typeof version === 'number' && version > 1) return fail({ code: 'newer-version', path: ['version'], holds: String(version) });
  const long = tooLong(value);
  if (long.length > 0) return fail(...long);
  const shape = tournamentSchema.safeParse(value);
  if (!shape.success) return fail(...shape.error.issues.slice(0, MAX_PROBLEMS).flatMap((issue) => translate(issue as Issue, value)));
  const tournament = shape.data as Tournament;
  const problems = inconsistencies(tournament);
  return problems.length > 0 ? fail(...problems) : { ok: true, value: tournament };
}
