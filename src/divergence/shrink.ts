/**
 * The smallest case that still shows a difference: whatever can be left out without its loss is left out, one thing after another, until no
 * single one can.
 */

import { NOMINAL } from '../geometry/parameters.ts';
import { SINGLES } from '../geometry/row.ts';
import type { Table } from '../geometry/table.ts';
import { parseCase } from '../notation/parse.ts';
import { ShotError } from '../physics/error.ts';
import type { DiscId, Stroke } from '../physics/types.ts';
import { type EditionPair, NEWEST } from '../referee/edition-order.ts';
import { EDITIONS } from '../referee/editions.ts';
import { judge } from '../referee/judge.ts';
import type { CaseState, Disc, Ruling } from '../referee/types.ts';
import { caseOf } from './case.ts';
import { type Apart, apart, difference } from './differ.ts';
import type { Books, Difference, Dispute, Fate, StrokeOutline, Subject } from './types.ts';

/** The books of two editions. */
export const booksOf = ({ from, to }: EditionPair): Books => ({ from: EDITIONS[from], to: EDITIONS[to], table: NOMINAL });

/** The case of a subject, its stroke played on a table; null where the physics cannot play it. */
export function disputeOf(subject: Subject, table?: Table): Dispute | null {
  try {
    return caseOf(subject, table);
  } catch (error) {
    if (error instanceof ShotError) return null;
    throw error;
  }
}

/** What two books say to a subject's case; null where it cannot be played. */
export function rulingsOn(subject: Subject, { from, to, table }: Books): readonly [Ruling, Ruling] | null {
  const dispute = disputeOf(subject, table);
  if (dispute === null) return null;
  return [judge({ ...dispute, edition: from.id }, from), judge({ ...dispute, edition: to.id }, to)];
}

/** How a subject's case parts two books; null where it doesn't or cannot be played. */
export function parting(subject: Subject, books: Books): Difference | null {
  const rulings = rulingsOn(subject, books);
  return rulings && difference(...rulings);
}

/** Whether a case is one that the case contract takes: nothing overlaps, all of it follows. */
export const isSound = (subject: Subject, table?: Table): boolean => {
  const dispute = disputeOf(subject, table);
  return dispute !== null && parseCase({ editions: [NEWEST], ...dispute }).ok;
};

const without = <T extends object, K extends keyof T>(object: T, key: K): Omit<T, K> => {
  const { [key]: _, ...rest } = object;
  return rest;
};

/** The outline without a disc. */
function outlineWithout(outline: StrokeOutline, id: DiscId): StrokeOutline {
  const remaining = Object.entries(outline.fates).filter(([disc, fate]) => disc !== id && !(fate?.what === 'landed' && fate.on === id));
  const fates = Object.fromEntries(
    remaining.map(([disc, fate]) => [disc, fate?.what === 'fell-back' && fate.hit === id ? { ...fate, hit: null } : fate]),
  );
  return { ...outline, first: outline.first.filter((disc) => disc !== id), later: outline.later.filter((disc) => disc !== id), fates };
}

/** The subject without a disc. */
export function withoutDisc(subject: Subject, id: DiscId): Subject {
  const { outline } = subject;
  const incidents = subject.incidents.map((incident) =>
    Array.isArray(incident.discs) ? { ...incident, discs: (incident.discs as readonly string[]).filter((disc) => disc !== id) } : incident,
  );
  const discs = subject.discs.filter((disc) => disc.id !== id);
  return { ...subject, discs, incidents, ...(outline === undefined ? {} : { outline: outlineWithout(outline, id) }) };
}

const withOutline = (subject: Subject, outline: StrokeOutline): Subject => ({ ...subject, outline });

function smallerOutlines(subject: Subject, outline: StrokeOutline): readonly Subject[] {
  const fates = Object.keys(outline.fates) as DiscId[];
  return [
    ...(outline.striker === 'stays' ? [] : [withOutline(subject, { ...outline, striker: 'stays' })]),
    ...fates.map((id) => withOutline(subject, { ...outline, fates: without(outline.fates, id) })),
    ...outline.later.map((id) => withOutline(subject, { ...outline, later: outline.later.filter((other) => other !== id) })),
    ...outline.boards.map((_, i) => withOutline(subject, { ...outline, boards: outline.boards.filter((_, k) => k !== i) })),
    ...outline.first.map((id) => withOutline(subject, { ...outline, first: outline.first.filter((other) => other !== id) })),
  ];
}

function smallerStates(subject: Subject): readonly Subject[] {
  const { state } = subject;
  const keys = Object.keys(state) as (keyof CaseState)[];
  const dropped = keys.map((key): Subject => ({ ...subject, state: without(state, key) }));
  const lowered = keys.flatMap((key): readonly Subject[] => {
    const value = state[key];
    if (typeof value !== 'object' || Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([who, n]): readonly Subject[] => {
      const fewer = Object.fromEntries(Object.entries(value).filter(([other]) => other !== who));
      const less = typeof n === 'number' && n > 1 ? [{ ...value, [who]: n - 1 }] : [];
      return [fewer, ...less].map((changed) => ({ ...subject, state: { ...state, [key]: changed } }));
    });
  });
  return [...dropped, ...lowered];
}

/** Everything that is one thing smaller. */
export function smaller(subject: Subject): readonly Subject[] {
  const { outline, incidents, discs, format } = subject;
  const stroked = outline !== undefined || subject.stroke !== undefined;
  return [
    ...(stroked && incidents.length > 0 ? [{ ...without(without(subject, 'outline'), 'stroke'), striker: null }] : []),
    ...incidents.map((_, i): Subject => ({ ...subject, incidents: incidents.filter((_, k) => k !== i) })),
    ...discs.map(({ id }) => withoutDisc(subject, id)),
    ...(outline === undefined ? [] : smallerOutlines(subject, outline)),
    ...smallerStates(subject),
    ...(format === 'doubles' ? [{ ...subject, format: 'singles' as const, colors: SINGLES }] : []),
  ];
}

const round = (value: number, step: number): number => Math.round(value / step) * step + 0;
const roundStroke = ({ angle, speed }: Stroke, step: number): Stroke => ({ angle: round(angle, step), speed: round(speed, step) });
const roundDiscs = (discs: readonly Disc[], step: number): readonly Disc[] =>
  discs.map((disc) => ({ ...disc, x: round(disc.x, step), y: round(disc.y, step) }));

/** Discs numbered from one, so that a small case reads like one. */
function renumbered(subject: Subject): Subject {
  const names = new Map<string, DiscId>();
  for (const color of ['red', 'black'] as const) {
    subject.discs.filter((disc) => disc.color === color).forEach((disc, i) => void names.set(disc.id, `${color}${i + 1}`));
  }
  const of = <T extends string>(id: T): T => (names.get(id) ?? id) as T;
  const { outline } = subject;
  const renamed = (fate: Fate): Fate => {
    if (fate.what === 'landed') return { ...fate, on: of(fate.on) };
    return fate.what === 'fell-back' && fate.hit !== null ? { ...fate, hit: of(fate.hit) } : fate;
  };
  const fates = Object.fromEntries(Object.entries(outline?.fates ?? {}).map(([id, fate]) => [of(id), renamed(fate as Fate)]));
  return {
    ...subject,
    discs: subject.discs.map((disc) => ({ ...disc, id: of(disc.id) })),
    incidents: subject.incidents.map((one) =>
      Array.isArray(one.discs) ? { ...one, discs: (one.discs as readonly string[]).map(of) } : one,
    ),
    ...(outline === undefined ? {} : { outline: { ...outline, first: outline.first.map(of), later: outline.later.map(of), fates } }),
  };
}

/** Rounder numbers, the roundest first; each is taken only where nothing is lost by it. */
function rounder(subject: Subject): readonly Subject[] {
  const { stroke, discs, striker } = subject;
  if (stroke === undefined || striker === null) return [];
  return [5, 1, 0.1].flatMap((step) => [
    { ...subject, discs: roundDiscs(discs, step), striker: { x: round(striker.x, step), y: round(striker.y, step) } },
    ...(step === 5 ? [] : [{ ...subject, stroke: roundStroke(stroke, step) }]),
  ]);
}

/** Numbers in an order no rounding can upset. */
const tidy = (subject: Subject): Subject =>
  JSON.parse(JSON.stringify(subject, (_, v: unknown) => (typeof v === 'number' ? Math.round(v * 1e6) / 1e6 : v)));

/** The smallest case of the same difference that can be reached by leaving out one thing at a time. */
export function shrink(subject: Subject, books: Books, key: string): Subject {
  const holds = (one: Subject): boolean => parting(one, books)?.key === key && isSound(one, books.table);
  let least = subject;
  for (let next: Subject | undefined = subject; next !== undefined; next = smaller(least).find(holds)) least = next;
  for (const one of [renumbered(least), tidy(renumbered(least))]) if (holds(one)) least = one;
  for (const one of rounder(least).map(tidy)) if (holds(one)) return again(one, least, holds);
  return least;
}

/** By which rules a subject parts two books; null where it cannot be played. */
function rulesOf(subject: Subject, books: Books): Apart | null {
  const rulings = rulingsOn(subject, books);
  return rulings && apart(...rulings);
}

/** Whether one list holds all of another. */
export const within = (few: readonly string[], many: readonly string[]): boolean => few.every((one) => many.includes(one));

/** Whether what parts a smaller case is part of what parts the larger: the larger one is then made up of it. */
function isPartOf(few: Apart, many: Apart): boolean {
  const quiet = few.one.length + few.two.length === 0;
  return quiet ? many.one.length + many.two.length === 0 : within(few.one, many.one) && within(few.two, many.two);
}

/**
 * Down to a case that is made up of no other: where something taken away leaves a difference by some of the same rules and no others, that one is
 * the root of it. A player who gets a warning for a telephone and so a third one parts the books by the telephone.
 */
export function toTheRoot(subject: Subject, books: Books, key: string): { readonly subject: Subject; readonly key: string } {
  let [least, known] = [shrink(subject, books, key), key];
  for (;;) {
    const rules = rulesOf(least, books) as Apart;
    const next = smaller(least).find((one) => {
      if (parting(one, books) === null || !isSound(one, books.table)) return false;
      return isPartOf(rulesOf(one, books) as Apart, rules);
    });
    if (next === undefined) return { subject: least, key: known };
    known = (parting(next, books) as Difference).key;
    least = shrink(next, books, known);
  }
}

/** Rounded further where it can be. */
function again(rounded: Subject, before: Subject, holds: (one: Subject) => boolean): Subject {
  if (JSON.stringify(rounded) === JSON.stringify(before)) return rounded;
  const next = rounder(rounded)
    .map(tidy)
    .find((one) => JSON.stringify(one) !== JSON.stringify(rounded) && holds(one));
  return next ?? rounded;
}

/** How much there is to a case: discs first, then all that is reported, then what stands in the books. */
export function sizeOf({ discs, outline, incidents, state, format }: Subject): number {
  const reported =
    outline === undefined
      ? 0
      : outline.boards.length +
        outline.first.length +
        outline.later.length +
        Object.keys(outline.fates).length +
        (outline.striker === 'stays' ? 0 : 1);
  return discs.length * 100 + (reported + incidents.length) * 10 + Object.keys(state).length * 3 + (format === 'doubles' ? 5 : 0);
}
