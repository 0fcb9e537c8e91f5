/** From what is tried to what the referee is asked. */

import { compareDiscs } from '../geometry/discs.ts';
import { NOMINAL } from '../geometry/parameters.ts';
import { OPPOSITE_SEAT } from '../geometry/seats.ts';
import type { Table } from '../geometry/table.ts';
import { simulate } from '../physics/simulate.ts';
import type { DiscId, Point } from '../physics/types.ts';
import type { CaseEvent, Disc, StrokeReport } from '../referee/types.ts';
import type { Dispute, Fate, StrokeOutline, Subject } from './types.ts';

/** When things are reported to have happened, s: boards, first contact, later contacts, what came of it. */
const BOARDS = 0.2;
const FIRST = 1;
const LATER = 1.4;
const FATES = 2;
/** Where a reported striker comes to rest. */
export const REST: Point = { x: 0, y: -330 };

function fateEvents(disc: DiscId, fate: Fate, t: number): readonly CaseEvent[] {
  switch (fate.what) {
    case 'pocketed':
      return [{ t, type: 'pocketed', disc, pocket: fate.pocket }];
    case 'off-table':
      return [{ t, type: 'off-table', disc, over: fate.over }];
    case 'fell-back':
      return [{ t, type: 'off-table', disc, over: 'west' }, ...(fate.hit === null ? [] : [touch(disc, fate.hit, t + 0.005)])];
    case 'fell-later':
      return [{ t, type: 'fell-later', disc, pocket: fate.pocket, when: fate.when }];
    case 'landed':
      return [{ t, type: 'landed', disc, on: fate.on, side: fate.side }];
    case 'on-edge':
      return [{ t, type: 'on-edge', disc }];
    case 'broken':
      return [{ t, type: 'broken', disc, ...partsOf(fate) }];
    default:
      return [];
  }
}

function partsOf({ larger, to, harder }: Extract<Fate, { what: 'broken' }>) {
  if (larger === 'table') return { larger, at: to };
  if (larger === 'equal') return { larger, at: [to, { x: to.x + 60, y: to.y }] as const, harder };
  return { larger };
}

/** Where a fate leaves a disc; null where it is gone. */
function placeAfter(disc: Disc, fate: Fate | undefined): Disc | null {
  if (fate === undefined || fate.what === 'on-edge' || fate.what === 'landed') return disc;
  if (fate.what === 'pocketed' || fate.what === 'off-table' || fate.what === 'fell-later') return null;
  if (fate.what === 'broken') return fate.larger === 'pocketed' || fate.larger === 'off-table' ? null : { ...disc, ...fate.to };
  return { ...disc, ...fate.to };
}

/** What touched a disc that moved, broke or fell by the stroke. */
function contacts({ first, later, fates }: StrokeOutline): readonly CaseEvent[] {
  const hit = Object.values(fates).map((fate) => (fate?.what === 'fell-back' ? fate.hit : null));
  const pushed = (Object.keys(fates) as DiscId[]).filter(
    (id) => !first.includes(id) && !later.includes(id) && !hit.includes(id) && fates[id]?.what !== 'fell-later',
  );
  const pusher = first[0];
  return [
    ...first.map((b): CaseEvent => ({ t: FIRST, type: 'contact', a: 'striker', b })),
    ...later.map((b, i): CaseEvent => ({ t: LATER + i / 100, type: 'contact', a: 'striker', b })),
    ...(pusher === undefined ? [] : pushed.map((id, i) => touch(pusher, id, LATER + 0.2 + i / 100))),
  ];
}

const touch = (one: DiscId, two: DiscId, t: number): CaseEvent =>
  compareDiscs(one, two) < 0 ? { t, type: 'contact', a: one, b: two } : { t, type: 'contact', a: two, b: one };

function strikerEvents(outline: StrokeOutline, subject: Subject): readonly CaseEvent[] {
  const { shooter } = subject;
  const t = FATES + 0.5;
  if (outline.striker === 'pocketed') return [{ t, type: 'pocketed', disc: 'striker', pocket: 'ne' }];
  if (outline.striker === 'off-table') return [{ t, type: 'off-table', disc: 'striker', over: OPPOSITE_SEAT[shooter] }];
  if (outline.striker === 'returned') return [{ t, type: 'zone-return', disc: 'striker', seat: shooter }];
  return outline.striker === 'broken' ? [{ t, type: 'broken', disc: 'striker', larger: 'table', at: REST }] : [];
}

function reportOf(outline: StrokeOutline, subject: Subject): StrokeReport {
  const ids = Object.keys(outline.fates) as DiscId[];
  const events: CaseEvent[] = [
    ...outline.boards.map((board, i): CaseEvent => ({ t: BOARDS + i / 10, type: 'board', disc: 'striker', board })),
    ...contacts(outline),
    ...ids.flatMap((id, i) => fateEvents(id, outline.fates[id] as Fate, FATES + i / 100)),
    ...strikerEvents(outline, subject),
  ];
  const after = subject.discs.flatMap((disc) => placeAfter(disc, outline.fates[disc.id]) ?? []);
  const gone = outline.striker === 'pocketed' || outline.striker === 'off-table';
  return { events, after: { discs: after, striker: gone ? null : REST } };
}

/** The case, its stroke played on a table. Throws ShotError where the physics cannot play it. */
export function caseOf(subject: Subject, table: Table = NOMINAL): Dispute {
  const { format, colors, shooter, state, incidents, discs, striker, stroke, outline } = subject;
  const report =
    stroke !== undefined && striker !== null
      ? simulate({ before: { discs, striker }, shooter, stroke }, table)
      : outline === undefined
        ? undefined
        : reportOf(outline, subject);
  return {
    format,
    colors,
    shooter,
    before: { discs, striker: report === undefined ? null : striker },
    ...(report === undefined ? {} : { report: { events: report.events, after: report.after } }),
    ...(incidents.length === 0 ? {} : { incidents }),
    ...(Object.keys(state).length === 0 ? {} : { state }),
  };
}
