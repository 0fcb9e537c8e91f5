import fc from 'fast-check';
import { type EventSettings, newCompetition } from '../../../src/tournament/competition.ts';
import { draw, type EventChanged, enter, enterResult, gamesOf, resultsFor, takeOut } from '../../../src/tournament/event/change.ts';
import { boardsOf, lineUp } from '../../../src/tournament/event/team.ts';
import { addMember, enterBoardResult, handInLineUp, letAdvance, matchOf } from '../../../src/tournament/event/team-event.ts';
import { type DrawnEvent, isOpenGame, type KnockOutEvent, type RobinEvent, type TeamRules } from '../../../src/tournament/event/types.ts';
import { possibleResults } from '../../../src/tournament/scoring.ts';
import type { Result } from '../../../src/tournament/types.ts';

export function must(changed: EventChanged): DrawnEvent {
  if (!changed.ok) throw new Error(`refused: ${JSON.stringify(changed.why)}`);
  return changed.event;
}

const event = (settings: Partial<EventSettings>): DrawnEvent =>
  newCompetition('Cup', '2010', {
    sides: 'singles',
    seed: 1,
    scoring: { kind: 'sets', sets: 5, playAll: false },
    format: 'knock-out',
    ...settings,
  }).events[0] as DrawnEvent;

/** An event of `n` entrants A1, A2, … not drawn yet. */
export const entered = (n: number, settings: Partial<EventSettings> = {}): DrawnEvent =>
  Array.from({ length: n }, (_, i) => `A${i + 1}`).reduce((now, name) => must(enter(now, name)), event(settings));

/** All seeded in the order of their numbers, and drawn: entrant 1 meets the last. */
export const knockOut = (n: number, settings: Partial<EventSettings> = {}): KnockOutEvent =>
  must(draw(entered(n, { format: 'knock-out', seeded: n, ...settings }))) as KnockOutEvent;

/** A calendar in which everybody's number is the entrant's own. */
export const robin = (n: number, settings: Partial<EventSettings> = {}): RobinEvent => ({
  ...(entered(n, { format: 'round-robin', ...settings }) as RobinEvent),
  draw: Array.from({ length: n }, (_, i) => i + 1),
});

export const won = (winner: 'first' | 'second', low = 0): Result =>
  winner === 'first' ? { kind: 'played', first: 3, second: low } : { kind: 'played', first: low, second: 3 };
export const NEITHER: Result = { kind: 'forfeit', winner: null, why: 'late' };

/** The winner of a game by the number of the entrant. */
export function wins(now: DrawnEvent, key: string, id: number): DrawnEvent {
  const game = gamesOf(now).find((one) => one.key === key);
  if (game?.first !== id && game?.second !== id) throw new Error(`${id} is not in ${key}: ${game?.first} and ${game?.second} are`);
  return must(enterResult(now, key, won(game.first === id ? 'first' : 'second')));
}

const FORFEITS: readonly Result[] = [
  { kind: 'forfeit', winner: 'first', why: 'late' },
  { kind: 'forfeit', winner: 'second', why: 'late' },
  { kind: 'forfeit', winner: null },
];

/** Some result that the event allows, one in ten of them a forfeit. */
export function someResult(now: DrawnEvent, pick: number, key: string): Result {
  const list = resultsFor(now, possibleResults(now.scoring), key);
  return pick % 10 === 0 ? (FORFEITS[Math.floor(pick / 10) % 3] as Result) : (list[pick % list.length] as Result);
}

export interface Step {
  readonly pick: number;
  readonly kind: 'result' | 'correct' | 'withdraw' | 'late';
}

export const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.record({
    pick: fc.nat(100_000),
    kind: fc.constantFrom<Step['kind']>('result', 'result', 'result', 'result', 'result', 'result', 'correct', 'withdraw', 'late'),
  }),
  { maxLength: 60 },
);

export function step(now: DrawnEvent, { pick, kind }: Step, i: number): DrawnEvent {
  const games = gamesOf(now);
  const pool = kind === 'result' ? games.filter(isOpenGame) : games.filter(({ result }) => result !== null);
  const game = pool[pick % Math.max(1, pool.length)];
  const changed =
    kind === 'withdraw'
      ? takeOut(now, (pick % now.entrants.length) + 1, 'withdrawn')
      : kind === 'late'
        ? enter(now, `Late ${i}`)
        : game && enterResult(now, game.key, someResult(now, pick, game.key));
  return changed?.ok ? changed.event : now;
}

/** Plays everything that is open, round by round. */
export function playedOut(begun: DrawnEvent, pick: (i: number) => number): DrawnEvent {
  let now = begun;
  for (let i = 0; ; i++) {
    const open = gamesOf(now).find(isOpenGame);
    if (!open) return now;
    now = must(enterResult(now, open.key, someResult(now, pick(i), open.key)));
  }
}

export const settings = (format: 'round-robin' | 'knock-out' | 'groups'): fc.Arbitrary<Partial<EventSettings>> =>
  fc
    .record({
      format: fc.constant(format),
      seed: fc.nat(0xffffffff),
      scoring: fc.record({ kind: fc.constant('sets' as const), sets: fc.integer({ min: 1, max: 7 }), playAll: fc.boolean() }),
      turns: fc.constantFrom(1 as const, 2 as const),
      defeats: fc.constantFrom(1 as const, 2 as const),
      third: fc.boolean(),
      placement: fc.constantFrom(null, 8 as const, 16 as const),
      seeded: fc.nat(6),
      groups: fc.integer({ min: 1, max: 4 }),
      spread: fc.constantFrom('serpentine' as const, 'pots' as const),
      qualifiers: fc.integer({ min: 1, max: 3 }),
      final: fc.constantFrom('knock-out' as const, 'round-robin' as const),
      stroke: fc.constantFrom('lot' as const, 'rounds' as const, 'sets' as const),
    })
    .map(({ placement, ...rest }) => ({ ...rest, ...(placement ? { placement } : {}) }));

const TEAM_RULES: TeamRules = { boards: 2, rounds: 2, doubles: 1, doublesPoints: 1, substitutes: true, playAll: false };

/** `count` teams of three, drawn: members 1 to 3 are team 1's, 4 to 6 team 2's. */
export function teamsDrawn(count: number, given: Partial<EventSettings> = {}): DrawnEvent {
  let now = entered(count, { sides: 'teams', team: TEAM_RULES, ...given });
  for (let team = 1; team <= count; team++) for (const i of [1, 2, 3]) now = must(addMember(now, team, `P${team}.${i}`));
  return must(draw(now));
}

/** Something that happens in an event of teams: a line-up, a game, a match that is not played, a withdrawal. */
export function teamStep(now: DrawnEvent, pick: number): DrawnEvent {
  const open = gamesOf(now).filter(isOpenGame);
  const game = open[pick % Math.max(1, open.length)];
  const match = game && matchOf(now, game.key);
  if (!game || !match || !now.team) return now;
  if (pick % 29 === 0) return taken(now, takeOut(now, match.first, 'withdrawn'));
  if (pick % 23 === 0) return taken(now, enterResult(now, game.key, FORFEITS[pick % 3] as Result));
  const side = (['first', 'second'] as const).find((one) => lineUp(match, 1, one) === null);
  if (side) {
    const [a = 0, b = 0, c = 0] = now.entrants.find(({ id }) => id === match[side])?.members?.map(({ id }) => id) ?? [];
    return taken(now, handInLineUp(now, '2010', game.key, 1, side, pick % 2 === 0 ? [a, b] : [c, a]));
  }
  const board = boardsOf(match, now.team).find(({ result }) => result === null);
  if (!board) return taken(now, letAdvance(now, game.key, 'first'));
  const list = possibleResults(now.scoring);
  return taken(now, enterBoardResult(now, game.key, board.round, board.board, list[pick % list.length] as Result));
}
const taken = (now: DrawnEvent, changed: EventChanged): DrawnEvent => (changed.ok ? changed.event : now);

/** Events of teams in any format, played for a while. */
export const teamEvents: fc.Arbitrary<DrawnEvent> = fc
  .tuple(
    fc.constantFrom('round-robin' as const, 'knock-out' as const, 'groups' as const).chain(settings),
    fc.integer({ min: 6, max: 8 }),
    fc.array(fc.nat(100_000), { maxLength: 80 }),
  )
  .map(([given, n, picks]) => picks.reduce(teamStep, teamsDrawn(n, { ...given, groups: 2 })));
