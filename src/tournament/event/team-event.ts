/** What can happen in an event of teams: who is in a team, line-ups, games, who goes on. Each a function from one state to the next, or the reason why not. */
import { plainName } from '../plain-name.ts';
import { winnerOf } from '../scoring.ts';
import { LOSS_REASONS, LOSSES_TO_EXCLUSION, type LossReason, type Result, type Side } from '../types.ts';
import { type EventChanged, gamesOf, needsWinner, pruned } from './change.ts';
import { boardsOf, enterBoard, handIn, isDecided, lineUp, type MatchChanged, matchResult, newMatch, reserveNumbers } from './team.ts';
import { type DrawnEvent, MAX_MEMBERS, type Rulebook, type TeamMatch, type TeamMember, type TeamRules } from './types.ts';

/** An event in which teams play matches of several games. */
export type TeamEvent = DrawnEvent & { readonly team: TeamRules };
export const isTeamEvent = (event: { readonly team?: TeamRules }): event is TeamEvent => event.team !== undefined;

const done = (event: DrawnEvent): EventChanged => ({ ok: true, event });
const refused = (why: Extract<EventChanged, { ok: false }>['why']): EventChanged => ({ ok: false, why });

/** Everybody of every team. */
export const membersOf = ({ entrants }: Pick<DrawnEvent, 'entrants'>): readonly TeamMember[] =>
  entrants.flatMap(({ members = [] }) => members);

function withMembers(event: DrawnEvent, team: number, change: (members: readonly TeamMember[]) => readonly TeamMember[]): DrawnEvent {
  const entrants = event.entrants.map((entrant) =>
    entrant.id === team ? { ...entrant, members: change(entrant.members ?? []) } : entrant,
  );
  return { ...event, entrants };
}

/** Who already bears the name in the team, or why it is no name. */
function nameRefusal(event: DrawnEvent, team: number, name: string, except?: number): EventChanged | null {
  const entrant = event.entrants.find(({ id }) => id === team);
  if (!entrant) return refused({ code: 'no-such-player' });
  if (name === '') return refused({ code: 'no-name' });
  const taken = entrant.members?.some((member) => member.name === name && member.id !== except);
  return taken ? refused({ code: 'member-taken', name }) : null;
}

/** Enters somebody into a team. */
export function addMember(event: DrawnEvent, team: number, given: string): EventChanged {
  const name = plainName(given);
  const no = nameRefusal(event, team, name);
  if (no) return no;
  const there = event.entrants.find(({ id }) => id === team)?.members ?? [];
  if (there.length >= MAX_MEMBERS) return refused({ code: 'too-many-players', most: MAX_MEMBERS });
  const id = Math.max(0, ...membersOf(event).map((member) => member.id)) + 1;
  return done(withMembers(event, team, (members) => [...members, { id, name }]));
}

/** Another name. */
export function renameMember(event: DrawnEvent, team: number, id: number, given: string): EventChanged {
  const name = plainName(given);
  return (
    nameRefusal(event, team, name, id) ??
    done(withMembers(event, team, (members) => members.map((member) => (member.id === id ? { ...member, name } : member))))
  );
}

/** Takes somebody out of a team who has stood in no line-up. */
export function removeMember(event: DrawnEvent, team: number, id: number): EventChanged {
  const linedUp = event.matches?.some(({ lineUps }) => lineUps.some(({ members }) => members.includes(id)));
  if (linedUp) return refused({ code: 'has-lined-up' });
  return done(withMembers(event, team, (members) => members.filter((member) => member.id !== id)));
}

/** The match of a game, as far as it has got; null where the game has no two teams yet. */
export function matchOf(event: DrawnEvent, key: string): TeamMatch | null {
  const begun = event.matches?.find((match) => match.key === key);
  if (begun) return begun;
  const game = gamesOf(event).find((one) => one.key === key);
  return typeof game?.first === 'number' && typeof game.second === 'number' ? newMatch(key, game.first, game.second) : null;
}

/** Why a member plays on no more: two games lost for lateness (14.3) or for conduct (14.2), over all matches; null for who does. */
export function memberOut(event: DrawnEvent, id: number): LossReason | null {
  const { team } = event;
  if (!team) return null;
  const elsewhere = membersOf(event).find((member) => member.id === id)?.out;
  if (elsewhere) return elsewhere;
  const lost = (event.matches ?? []).flatMap((match) =>
    boardsOf(match, team).flatMap(({ first, second, result }): readonly LossReason[] => {
      if (result?.kind !== 'forfeit' || result.why === undefined) return [];
      const own = first?.includes(id) ? 'first' : second?.includes(id) ? 'second' : null;
      return own !== null && result.winner !== own ? [result.why] : [];
    }),
  );
  return LOSS_REASONS.find((why) => lost.filter((one) => one === why).length >= LOSSES_TO_EXCLUSION) ?? null;
}

function inMatch(event: DrawnEvent, key: string, change: (match: TeamMatch, team: TeamRules) => MatchChanged): EventChanged {
  const match = event.team ? matchOf(event, key) : null;
  if (!event.team || match === null) return refused({ code: 'no-such-pairing' });
  const changed = change(match, event.team);
  if (!changed.ok) return changed;
  const rest = (event.matches ?? []).filter((one) => one.key !== key);
  return done(pruned({ ...event, matches: [...rest, changed.match] }));
}

/** A reserve who has replaced another number in another match: 2017 22.4 speaks of one number in a competition, the other books of one in a match. */
function reserveElsewhere(
  event: DrawnEvent,
  match: TeamMatch,
  side: Side,
  members: readonly number[],
  first: readonly number[],
): MatchChanged | null {
  const others = (event.matches ?? []).filter(({ key }) => key !== match.key);
  for (const [i, member] of members.entries()) {
    if (first.includes(member)) continue;
    const number = others
      .flatMap((other) =>
        (['first', 'second'] as const).filter((one) => other[one] === match[side]).map((one) => reserveNumbers(other, one).get(member)),
      )
      .find((one) => one !== undefined);
    if (number !== undefined && number !== i + 1) return { ok: false, why: { code: 'reserve-number', member, number } };
  }
  return null;
}

/** Hands in a team's line-up for a round of a match: members by number. */
export function handInLineUp(
  event: DrawnEvent,
  rulebook: Rulebook,
  key: string,
  round: number,
  side: Side,
  members: readonly number[],
): EventChanged {
  for (const member of members) {
    const why = memberOut(event, member);
    if (why) return refused({ code: 'member-out', member, why });
  }
  return inMatch(event, key, (match, rules) => {
    const team = event.entrants.find(({ id }) => id === match[side]);
    const ids = team?.members?.map(({ id }) => id) ?? [];
    const changed = handIn(match, rules, round, side, members, ids);
    if (!changed.ok || round === 1 || rulebook !== '2017') return changed;
    return reserveElsewhere(event, match, side, members, lineUp(match, 1, side) ?? []) ?? changed;
  });
}

/** Enters, corrects or (null) takes away the result of a board. Who was said to go on from a level match stays so only while it is level. */
export const enterBoardResult = (event: DrawnEvent, key: string, round: number, board: number, result: Result | null): EventChanged =>
  inMatch(event, key, (match, rules) => {
    const changed = enterBoard(match, rules, event.scoring, round, board, result);
    return changed.ok && !isLevel(changed.match, rules) ? { ok: true, match: withoutAdvance(changed.match) } : changed;
  });

const withoutAdvance = ({ advances: _, ...match }: TeamMatch): TeamMatch => match;

/** Whether a match is over with as many points for either. */
export const isLevel = (match: TeamMatch, rules: TeamRules): boolean => {
  const result = matchResult(match, rules);
  return result !== null && winnerOf(result) === null;
};

/** Says who goes on from a level match of a knock-out; null takes it back. */
export const letAdvance = (event: DrawnEvent, key: string, side: Side | null): EventChanged =>
  inMatch(event, key, (match, rules) =>
    needsWinner(event, key) && isDecided(match, rules) && isLevel(match, rules)
      ? { ok: true, match: side === null ? withoutAdvance(match) : { ...match, advances: side } }
      : { ok: false, why: { code: 'no-such-pairing' } },
  );

/** Takes a match back whole: line-ups and games. */
export function clearMatch(event: DrawnEvent, key: string): EventChanged {
  if (!event.matches?.some((match) => match.key === key)) return refused({ code: 'no-such-pairing' });
  return done(pruned({ ...event, matches: event.matches.filter((match) => match.key !== key) }));
}
