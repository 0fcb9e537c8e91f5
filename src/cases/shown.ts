/** What a stroke shows, and how far one stroke shows what another did. */
import { diffArrays } from 'diff';
import { SIMULTANEOUS } from '../geometry/tolerance.ts';
import type { BodyId, DiscId, Pocket, Seat } from '../geometry/types.ts';
import type { CaseEvent } from '../referee/types.ts';
import { momentsOf } from './moments.ts';

/** What can be seen of a stroke without measuring anything. */
export interface Shown {
  /** The boards that the striker touches before it meets a disc, in order. */
  readonly boards: readonly Seat[];
  /** The discs that it meets first: several where they are met at once, none where it meets nothing. */
  readonly first: readonly DiscId[];
  /** Contacts and boards in order, as words; those of one moment in alphabetical order. */
  readonly course: readonly string[];
  readonly fallen: ReadonlyMap<BodyId, Pocket>;
  readonly offTable: ReadonlyMap<BodyId, Seat | Pocket>;
  /** The striker is back in the zone that it left. */
  readonly returned: boolean;
}

/** What the events of a stroke show. */
export function shownBy(events: readonly CaseEvent[]): Shown {
  const boards: Seat[] = [];
  const met: { readonly disc: DiscId; readonly t: number }[] = [];
  const fallen = new Map<BodyId, Pocket>();
  const offTable = new Map<BodyId, Seat | Pocket>();
  for (const event of events) {
    if (event.type === 'contact' && event.a === 'striker') met.push({ disc: event.b, t: event.t });
    else if (event.type === 'board' && event.disc === 'striker' && met.length === 0) boards.push(event.board);
    else if (event.type === 'pocketed') fallen.set(event.disc, event.pocket);
    else if (event.type === 'off-table') offTable.set(event.disc, event.over);
  }
  const start = met[0]?.t ?? 0;
  return {
    boards,
    first: met
      .filter(({ t }) => t - start <= SIMULTANEOUS)
      .map(({ disc }) => disc)
      .toSorted(),
    course: momentsOf(events).flatMap(({ events: together }) => together.flatMap(wordOf).toSorted()),
    fallen,
    offTable,
    returned: events.some(({ type }) => type === 'zone-return'),
  };
}

const contactWord = (a: BodyId, b: BodyId): string => (a === 'striker' || a < b ? `${a}-${b}` : `${b}-${a}`);

/** The word of a contact or a board; none for anything else. */
function wordOf(event: CaseEvent): readonly string[] {
  if (event.type === 'contact') return [contactWord(event.a, event.b)];
  return event.type === 'board' ? [`${event.disc}|${event.board}`] : [];
}

/** How far a stroke is from showing what is wanted. */
export interface Gap {
  /** Things wanted that are not shown, and things shown that must not be; 0 where it shows what is wanted. */
  readonly missing: number;
  /** Weight of what is shown besides: other contacts, another pocket, another board. */
  readonly besides: number;
}

/** Contacts beside the wanted ones distract more than boards do. */
const CONTACT_BESIDES = 1;
const BOARD_BESIDES = 0.15;
const OTHER_PLACE = 1;
const RETURN_BESIDES = 0.5;

/** Compares what a stroke shows with what is wanted. */
export function gapBetween(wanted: Shown, shown: Shown): Gap {
  const unseen = wanted.course.length - commonLength(wanted.course, shown.course);
  const missing =
    (same(wanted.boards, shown.boards) ? 0 : 2) +
    (same(wanted.first, shown.first) ? 0 : 2) +
    unseen +
    apart(wanted.fallen, shown.fallen) +
    apart(wanted.offTable, shown.offTable) +
    (wanted.returned && !shown.returned ? 1 : 0);
  const known = new Set(wanted.course);
  const extra = new Set(shown.course.filter((word) => !known.has(word)));
  const extraContacts = [...extra].filter((word) => word.includes('-')).length;
  const besides =
    CONTACT_BESIDES * extraContacts +
    BOARD_BESIDES * (extra.size - extraContacts) +
    OTHER_PLACE * (elsewhere(wanted.fallen, shown.fallen) + elsewhere(wanted.offTable, shown.offTable)) +
    (shown.returned && !wanted.returned ? RETURN_BESIDES : 0);
  return { missing, besides };
}

const same = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one, i) => one === b[i]);

/** Bodies that are in one of two lists only. */
const apart = (a: ReadonlyMap<BodyId, string>, b: ReadonlyMap<BodyId, string>): number =>
  [...a.keys()].filter((id) => !b.has(id)).length + [...b.keys()].filter((id) => !a.has(id)).length;

const elsewhere = (a: ReadonlyMap<BodyId, string>, b: ReadonlyMap<BodyId, string>): number =>
  [...a].filter(([id, place]) => b.has(id) && b.get(id) !== place).length;

/** Length of the longest list that both hold in their order. */
const commonLength = (a: readonly string[], b: readonly string[]): number =>
  diffArrays([...a], [...b]).reduce((sum, { added, removed, count }) => sum + (added || removed ? 0 : count), 0);
