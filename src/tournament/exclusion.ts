/**
 * Who is out by two losses for lateness (novuss 14.3) or two for conduct (14.2) that were not all suffered in one event. The books call singles,
 * doubles and teams each a competition and do not speak of several held together: so the losses of an event and of the stages before it count
 * together, those of all events only where the regulations say so (`Competition.exclusion`). It is worked out anew after every change, so that
 * a correction leads back in, and stands in no file.
 */
import { pruned } from './event/change.ts';
import { boardsOf } from './event/team.ts';
import type { Competition, CompetitionEvent, DrawnEvent } from './event/types.ts';
import { memoized } from './memoized.ts';
import { personsIn } from './plain-name.ts';
import { LOSS_REASONS, LOSSES_TO_EXCLUSION, type LossReason, type Result, type Side } from './types.ts';

type Losses = Readonly<Record<LossReason, ReadonlyMap<string, number>>>;

/** Who is entered in an event. */
export const peopleOf = (event: CompetitionEvent): readonly { readonly id: number; readonly name: string }[] =>
  event.format === 'swiss' ? event.players : event.entrants;

const eventBefore = (competition: Competition, { from }: CompetitionEvent): CompetitionEvent | undefined =>
  from && competition.events.find(({ id }) => id === from.event);

/** The persons behind each entry of an event, by its number; in a stage those of the event before it, whatever they are called now. */
function personsOf(competition: Competition, event: CompetitionEvent): ReadonlyMap<number, readonly string[]> {
  const before = eventBefore(competition, event);
  const own = new Map(
    peopleOf(event).map(({ id, name }) => [id, event.sides === 'teams' ? [`team ${name}`] : personsIn(name, event.sides)]),
  );
  if (!before) return own;
  const there = personsOf(competition, before);
  return new Map([...own].map(([id, persons]) => [id, there.get(id) ?? persons]));
}

/** Whether the side of a result has lost for the reason. */
const lostBy = (result: Result | null, why: LossReason, side: Side): boolean =>
  result?.kind === 'forfeit' && result.why === why && result.winner !== side;

/** How often each person has lost in an event, for either reason. */
function lossesIn(competition: Competition, event: CompetitionEvent): Losses {
  const persons = personsOf(competition, event);
  const names = new Map(
    event.format === 'swiss' ? [] : event.entrants.flatMap(({ members = [] }) => members.map(({ id, name }) => [id, name] as const)),
  );
  const games: readonly (readonly [Result | null, readonly string[], readonly string[]])[] =
    event.format === 'swiss'
      ? event.rounds.flatMap(({ pairings }) =>
          pairings.flatMap(({ first, second, result }) =>
            second === null || result?.kind !== 'forfeit' ? [] : [[result, persons.get(first) ?? [], persons.get(second) ?? []] as const],
          ),
        )
      : [
          ...event.results.map(({ first, second, result }) => [result, persons.get(first) ?? [], persons.get(second) ?? []] as const),
          ...boardsPlayed(event).map(({ result, first, second }) => {
            const named = (ids: readonly number[] | null): readonly string[] => (ids ?? []).map((id) => names.get(id) ?? '');
            return [result, named(first), named(second)] as const;
          }),
        ];
  const count = (why: LossReason): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const [result, first, second] of games)
      for (const [side, names] of [['first', first] as const, ['second', second] as const])
        if (lostBy(result, why, side)) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
    return counts;
  };
  return { late: count('late'), conduct: count('conduct') };
}

const boardsPlayed = ({ team, matches = [] }: DrawnEvent): ReturnType<typeof boardsOf> =>
  team
    ? matches.filter(({ games }) => games.some(({ result }) => result.kind === 'forfeit')).flatMap((match) => boardsOf(match, team))
    : [];

/** Whether an event is a stage that comes, be it over others, from this one. */
function comesFrom(competition: Competition, event: CompetitionEvent, origin: CompetitionEvent): boolean {
  const before = eventBefore(competition, event);
  return before !== undefined && (before === origin || comesFrom(competition, before, origin));
}

/** The events whose losses count in this one: it and the stages before it, or all; never a stage that came of it, whose players are settled. */
const countedIn = (competition: Competition, event: CompetitionEvent): readonly CompetitionEvent[] =>
  competition.events.filter(
    (one) =>
      one === event || (competition.exclusion === 'competition' ? !comesFrom(competition, one, event) : comesFrom(competition, event, one)),
  );

type Excluded = (names: readonly string[]) => LossReason | undefined;

/** Who is out of an event. A calendar sees to the losses of its own alone itself (`outBy`, `lostOut`), a tree does not. */
function excludedFrom(competition: Competition, event: CompetitionEvent, losses: (of: CompetitionEvent) => Losses): Excluded {
  const counted = countedIn(competition, event);
  if (counted.length === 1 && event.format !== 'knock-out') return () => undefined;
  const times = (why: LossReason, name: string): number => counted.reduce((sum, one) => sum + (losses(one)[why].get(name) ?? 0), 0);
  return (names) => LOSS_REASONS.find((why) => names.some((name) => times(why, name) >= LOSSES_TO_EXCLUSION));
}

type Out = { readonly out?: string };
/** Another entry only where something changes. */
function marked<P extends Out>(person: P, why: LossReason | undefined): P {
  const { out, ...rest } = person;
  const other = out === 'withdrawn' || out === 'excluded';
  return other || out === why ? person : ({ ...rest, ...(why ? { out: why } : {}) } as P);
}

/** The same list where nothing in it is another. */
function each<T>(list: readonly T[], change: (item: T) => T): readonly T[] {
  const next = list.map(change);
  return next.every((item, i) => item === list[i]) ? list : next;
}

function withExcluded(event: CompetitionEvent, persons: ReadonlyMap<number, readonly string[]>, excluded: Excluded): CompetitionEvent {
  const why = (id: number): LossReason | undefined => excluded(persons.get(id) ?? []);
  if (event.format === 'swiss') {
    const players = each(event.players, (player) => marked(player, why(player.id)));
    return players === event.players ? event : { ...event, players };
  }
  const entrants = each(event.entrants, (entrant) => {
    const next = marked(entrant, why(entrant.id));
    const members = entrant.members && each(entrant.members, (member) => marked(member, excluded([member.name])));
    return members === entrant.members ? next : { ...next, ...(members ? { members } : {}) };
  });
  return entrants === event.entrants ? event : { ...event, entrants };
}

/** The competition with everybody out who has two losses of one kind over its events, as its results stand. */
export function markExclusions(competition: Competition): Competition {
  const losses = memoized((event: CompetitionEvent) => lossesIn(competition, event));
  const events = each(competition.events, (event) =>
    withExcluded(event, personsOf(competition, event), excludedFrom(competition, event, losses)),
  );
  return events === competition.events ? competition : { ...competition, events };
}

/** The same, without the results that have no game then; the same competition where nothing changes. */
export function withExclusions(competition: Competition): Competition {
  const next = markExclusions(competition);
  if (next === competition) return competition;
  const events = each(next.events, (event) => (event.format === 'swiss' ? event : pruned(event)));
  // results that go with somebody's coming back may have been losses of others; there are only ever fewer of them
  return events === next.events ? next : withExclusions({ ...next, events });
}

/** The competition without what `withExclusions` works out: as it stands in a file. */
export function withoutExclusions(competition: Competition): Competition {
  const events = each(competition.events, (event) => withExcluded(event, new Map(), () => undefined));
  return events === competition.events ? competition : { ...competition, events };
}
