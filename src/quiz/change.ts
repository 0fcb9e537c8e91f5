/** One fact of a case other than it was, everything else as it was: what a ruling hangs on shows when it is judged again. */
import { fromSeat, OPPOSITE_SEAT } from '../geometry/seats.ts';
import type { Table } from '../geometry/table.ts';
import type { Disc, Point } from '../geometry/types.ts';
import { colorOfSeat, otherColor, seatOf } from '../referee/seats.ts';
import type { BodyId, CaseEvent, DiscId, RefereeCase, Seat, StrokeReport } from '../referee/types.ts';
import { shadeAt } from '../referee/zones.ts';
import { roomFor } from './scene/places.ts';

export type Lying = 'light' | 'circle' | 'edge';

export type Change =
  /** A detail of what a player did. */
  | { readonly what: 'field'; readonly field: string; readonly value: string | number | boolean }
  /** It was the other player's turn. */
  | { readonly what: 'turn' }
  /** How many warnings somebody had: whoever did it, or the other. */
  | { readonly what: 'warnings'; readonly whose: 'own' | 'other'; readonly n: 0 | 2 }
  | { readonly what: 'deciding' }
  /** What fell or left the table stayed on it, in the light. */
  | { readonly what: 'stays'; readonly body: BodyId }
  /** What stayed on the table fell. */
  | { readonly what: 'falls'; readonly disc: DiscId }
  /** How a disc lay for its owner before the stroke. */
  | { readonly what: 'lay'; readonly disc: DiscId; readonly as: Lying }
  /** The striker met the board opposite before its first disc. */
  | { readonly what: 'far-board' }
  /** It met no board before its first disc. */
  | { readonly what: 'no-board' };

type Case = Omit<RefereeCase, 'edition'>;

/** Places in the light for everybody, mm from the middle. */
const IN_THE_LIGHT: readonly Point[] = [-1, 1].flatMap((x) => [-1, 1].flatMap((y) => [230, 300].map((d) => ({ x: x * d, y: y * d }))));
const IN_THE_CIRCLE: readonly Point[] = [0, 45, -45].flatMap((x) => [0, 45, -45].map((y) => ({ x, y })));

const first = (events: readonly CaseEvent[]): Extract<CaseEvent, { readonly type: 'contact' }> | null =>
  events.find((event): event is Extract<CaseEvent, { readonly type: 'contact' }> => event.type === 'contact' && event.a === 'striker') ??
  null;

const isAbout = (event: CaseEvent, body: BodyId): boolean =>
  (event.type === 'pocketed' || event.type === 'off-table') && event.disc === body;

const inTime = (events: readonly CaseEvent[]): readonly CaseEvent[] => [...events].sort((a, b) => a.t - b.t);

function stayed(table: Table, report: StrokeReport, before: readonly Disc[], body: BodyId): StrokeReport | null {
  const events = report.events.filter((event) => !isAbout(event, body));
  if (events.length === report.events.length) return null;
  const all = [...report.after.discs, ...(report.after.striker ? [report.after.striker] : [])];
  const at = IN_THE_LIGHT.find((place) => roomFor(table, place, [...all, ...before], 20));
  if (at === undefined) return null;
  if (body === 'striker') return { events, after: { ...report.after, striker: at } };
  const disc = before.find(({ id }) => id === body);
  return disc === undefined ? null : { events, after: { ...report.after, discs: [...report.after.discs, { ...disc, ...at }] } };
}

function fell(report: StrokeReport, disc: DiscId): StrokeReport | null {
  const lies = report.after.discs.find(({ id }) => id === disc);
  if (lies === undefined) return null;
  const pocket = `${lies.y > 0 ? 'n' : 's'}${lies.x > 0 ? 'e' : 'w'}` as const;
  const t = (report.events.at(-1)?.t ?? 0) + 0.2;
  const discs = report.after.discs.filter(({ id }) => id !== disc);
  return { events: [...report.events, { t, type: 'pocketed', disc, pocket }], after: { ...report.after, discs } };
}

/** Places where a disc lies so for its owner. */
function places(table: Table, as: Lying, seat: Seat): readonly Point[] {
  if (as === 'light') return IN_THE_LIGHT;
  return as === 'circle' ? IN_THE_CIRCLE : [0, 90, -90, 180, -180, 260, -260].map((along) => fromSeat(table, seat, along, 60));
}

function lay(table: Table, question: Case, id: DiscId, as: Lying): Case | null {
  const { before, report, colors, format, shooter } = question;
  const disc = before?.discs.find((each) => each.id === id);
  if (!before || !report || !disc) return null;
  const seat = seatOf(colors, format, disc.color, shooter ?? null);
  const { shade, zone } = shadeAt(table, disc, seat);
  if ((shade === 'light' ? 'light' : zone) === as) return null;
  const others = before.discs.filter((each) => each.id !== id);
  const around = [...others, ...(before.striker ? [before.striker] : []), ...report.after.discs.filter((each) => each.id !== id)];
  const at = places(table, as, seat).find((place) => roomFor(table, place, around, 20));
  if (at === undefined) return null;
  return { ...question, before: { ...before, discs: before.discs.map((each) => (each.id === id ? { ...each, ...at } : each)) } };
}

/** Boards that the striker met before its first disc. */
const isOnTheWay = (event: CaseEvent, until: number): boolean => event.type === 'board' && event.disc === 'striker' && event.t < until;

function way(report: StrokeReport, shooter: Seat, board: 'far' | 'none'): StrokeReport | null {
  const contact = first(report.events);
  if (contact === null) return null;
  const met = report.events.filter((event) => isOnTheWay(event, contact.t));
  const far = OPPOSITE_SEAT[shooter];
  if (board === 'none')
    return met.length === 0 ? null : { ...report, events: report.events.filter((event) => !isOnTheWay(event, contact.t)) };
  if (met.length > 0) return null;
  return { ...report, events: inTime([...report.events, { t: contact.t / 2, type: 'board', disc: 'striker', board: far }]) };
}

/** The case with one fact changed; null where it was so already, or can't be. */
export function changed(table: Table, question: Case, change: Change): Case | null {
  const { shooter, before, report, incidents, colors, state } = question;
  const by = incidents?.[0]?.by;
  const color = by ?? (shooter ? colorOfSeat(colors, shooter) : 'black');
  const withReport = (made: StrokeReport | null): Case | null => (made === null ? null : { ...question, report: made });
  switch (change.what) {
    case 'field':
      return incidents?.length === 1 && incidents[0]?.[change.field] !== change.value
        ? { ...question, incidents: incidents.map((one) => ({ ...one, [change.field]: change.value })) }
        : null;
    case 'turn': {
      const other = shooter && colors[otherColor(colorOfSeat(colors, shooter))][0];
      return other ? { ...question, shooter: other } : null;
    }
    case 'warnings': {
      const whose = change.whose === 'own' ? color : otherColor(color);
      if ((state?.warnings?.[whose] ?? 0) === change.n) return null;
      return { ...question, state: { ...state, warnings: { ...state?.warnings, [whose]: change.n } } };
    }
    case 'deciding':
      return state?.deciding ? null : { ...question, state: { ...state, deciding: true } };
    case 'stays':
      return report && before ? withReport(stayed(table, report, before.discs, change.body)) : null;
    case 'falls':
      return report ? withReport(fell(report, change.disc)) : null;
    case 'lay':
      return lay(table, question, change.disc, change.as);
    case 'far-board':
      return report && shooter ? withReport(way(report, shooter, 'far')) : null;
    case 'no-board':
      return report && shooter ? withReport(way(report, shooter, 'none')) : null;
    default:
      return change satisfies never;
  }
}
