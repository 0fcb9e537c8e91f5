/**
 * What the physics cannot show, and what it shows seldom: events put into the report of a simulated stroke, so that every rule of a stroke
 * comes up. A report stays one that follows from the position before it.
 */
import { type BodyId, type Color, type Disc, type DiscId, POCKETS, type Point, SEATS, type Seat } from '../physics/types.ts';
import type { Random } from '../random/random.ts';
import type { CaseEvent, StrokeReport } from '../referee/types.ts';
import { freePlace, isFree, type Placed } from './positions.ts';

interface Draft {
  readonly random: Random;
  readonly before: Placed;
  readonly shooter: Seat;
  readonly color: Color;
  events: CaseEvent[];
  discs: Disc[];
  striker: Point | null;
}

/** After everything that was simulated, s. */
const lastTime = ({ events }: Draft): number => events.reduce((latest, { t }) => Math.max(latest, t), 0);

/** Puts an event where its time belongs. */
function insert(draft: Draft, ...added: readonly CaseEvent[]): void {
  for (const event of added) {
    const index = draft.events.findIndex(({ t }) => t > event.t);
    draft.events.splice(index < 0 ? draft.events.length : index, 0, event);
  }
}

const remove = (draft: Draft, id: BodyId): void => {
  draft.discs = draft.discs.filter((disc) => disc.id !== id);
};

const rank = (id: BodyId): number => (id === 'striker' ? -1 : id.startsWith('red') ? 0 : 100) + Number(id.replace(/\D/g, ''));

function contact(t: number, one: BodyId, two: DiscId): CaseEvent {
  const [a, b] = rank(one) < rank(two) ? [one, two] : [two, one as DiscId];
  return { t, type: 'contact', a, b };
}

const firstContact = ({ events }: Draft): Extract<CaseEvent, { type: 'contact' }> | null => {
  for (const event of events) if (event.type === 'contact' && event.a === 'striker') return event;
  return null;
};

/** A disc that lies on the table after the stroke; rather one that the stroke moved. */
function someDisc(draft: Draft): Disc | null {
  const { random, discs, before } = draft;
  const was = new Map(before.discs.map((disc) => [disc.id, disc]));
  const moved = discs.filter(({ id, x, y }) => was.get(id)?.x !== x || was.get(id)?.y !== y);
  if (moved.length > 0 && random.chance(0.7)) return random.pick(moved);
  return discs.length === 0 ? null : random.pick(discs);
}

/** Contact by contact, the disc was reached by the striker's effect. */
const reached = (draft: Draft, disc: Disc): void => {
  const t = lastTime(draft) + 0.01;
  const others = draft.discs.filter(({ id }) => id !== disc.id);
  const by: BodyId = others.length === 0 || draft.random.chance(0.5) ? 'striker' : draft.random.pick(others).id;
  insert(draft, contact(t, by, disc.id));
};

/** Whether a body has fallen into a pocket already, by the stroke or later. */
const isGone = (draft: Draft, body: BodyId): boolean =>
  draft.events.some((event) => (event.type === 'pocketed' || event.type === 'fell-later') && event.disc === body);

type Change = (draft: Draft) => void;

/** Over a board; now and then it falls back and moves another, or falls into a pocket afterwards. */
function overTheBoard(draft: Draft): void {
  const { random, events } = draft;
  const fallen = events.find((event) => event.type === 'pocketed' && event.disc !== 'striker');
  if (fallen?.type === 'pocketed' && random.chance(0.4)) {
    const over: CaseEvent = { t: fallen.t, type: 'off-table', disc: fallen.disc, over: random.pick([...SEATS, ...POCKETS]) };
    draft.events.splice(events.indexOf(fallen), 0, over);
    return;
  }
  const disc = someDisc(draft);
  if (disc === null) return;
  if (random.chance(0.5)) reached(draft, disc);
  const t = lastTime(draft) + 0.02;
  insert(draft, { t, type: 'off-table', disc: disc.id, over: random.chance(0.75) ? random.pick(SEATS) : random.pick(POCKETS) });
  const fate = random.real();
  if (fate < 0.25 && !isGone(draft, disc.id)) {
    insert(draft, { t: t + 0.2, type: 'pocketed', disc: disc.id, pocket: random.pick(POCKETS) });
    remove(draft, disc.id);
  } else if (fate < 0.45) {
    const other = random.pick(draft.discs);
    if (other.id !== disc.id) insert(draft, contact(t + 0.1, disc.id, other.id));
  } else remove(draft, disc.id);
}

function fallsLater(draft: Draft): void {
  const { random } = draft;
  const disc = random.chance(0.5) || draft.discs.length === 0 ? someDisc(draft) : random.pick(draft.discs);
  if (disc === null || isGone(draft, disc.id)) return;
  const when = random.pick(['before-next-stroke', 'during-stroke'] as const);
  const t = when === 'during-stroke' && random.chance(0.5) ? 0 : lastTime(draft) + 0.5;
  insert(draft, { t, type: 'fell-later', disc: disc.id, pocket: random.pick(POCKETS), when });
  if (random.chance(0.7)) remove(draft, disc.id);
}

function lands(draft: Draft): void {
  const { random, discs, striker } = draft;
  const disc = someDisc(draft);
  if (disc === null) return;
  const others = discs.filter(({ id }) => id !== disc.id);
  const lower = others.length > 0 && (striker === null || random.chance(0.65)) ? random.pick(others) : null;
  if (lower === null && striker === null) return;
  const place = lower ?? (striker as Point);
  const side = random.int(0, 23) * 15;
  insert(draft, { t: lastTime(draft) + 0.1, type: 'landed', disc: disc.id, on: lower?.id ?? 'striker', side });
  const lying = { x: Math.round(place.x + random.int(-10, 10)), y: Math.round(place.y + random.int(-10, 10)) };
  const besides = others.filter((other) => other !== lower);
  if (isFree(lying, besides, lower === null ? null : striker)) {
    draft.discs = discs.map((one) => (one === disc ? { ...one, ...lying } : one));
  }
}

const standsOnEdge: Change = (draft) => {
  const disc = someDisc(draft);
  if (disc !== null) insert(draft, { t: lastTime(draft) + 0.1, type: 'on-edge', disc: disc.id });
};

function parts(draft: Draft, body: BodyId, place: Point): CaseEvent {
  const base = { t: lastTime(draft) + 0.05, type: 'broken', disc: body } as const;
  const larger = draft.random.pick(['table', 'off-table', 'pocketed', 'equal'] as const);
  const lies = { x: Math.round(place.x), y: Math.round(place.y) };
  if (larger === 'table') return { ...base, larger, at: lies };
  if (larger !== 'equal') return { ...base, larger };
  const other = freePlace(draft.random, draft.discs, draft.striker) ?? { x: 200, y: 0 };
  return { ...base, larger, at: [lies, other], harder: draft.random.chance(0.5) ? 1 : 0 };
}

const breaks: Change = (draft) => {
  const disc = someDisc(draft);
  if (disc === null) return;
  const event = parts(draft, disc.id, disc);
  insert(draft, event);
  if (event.type === 'broken' && (event.larger === 'off-table' || event.larger === 'pocketed')) remove(draft, disc.id);
};

/** The striker falls, flies, breaks or comes back over its line. */
function strikerAct(draft: Draft): void {
  const { random, shooter, striker } = draft;
  const t = lastTime(draft) + 0.02;
  const kind = random.int(0, 5);
  if (kind <= 1) insert(draft, { t, type: 'zone-return', disc: 'striker', seat: shooter });
  else if (kind === 2) insert(draft, { t, type: 'off-table', disc: 'striker', over: random.pick(SEATS) });
  else if (kind === 3 && striker !== null) insert(draft, parts(draft, 'striker', striker));
  else if (!isGone(draft, 'striker')) {
    insert(draft, { t, type: 'pocketed', disc: 'striker', pocket: random.pick(POCKETS) });
    draft.striker = null;
  }
}

/** Boards before, or at the very moment of, the first contact. */
function boards(draft: Draft): void {
  const { random } = draft;
  const first = firstContact(draft)?.t ?? lastTime(draft) + 0.3;
  const count = random.int(1, 2);
  for (let i = 0; i < count; i += 1) {
    const t = random.chance(0.15) ? first : first * (0.3 + 0.2 * i);
    insert(draft, { t, type: 'board', disc: 'striker', board: random.pick(SEATS) });
  }
}

/** Several discs at once, or soon one after another. */
function furtherContacts(draft: Draft): void {
  const { random, before } = draft;
  const first = firstContact(draft)?.t ?? 0.4;
  const count = random.int(1, 3);
  for (let i = 0; i < count && before.discs.length > 0; i += 1) {
    const t = first + random.pick([0, 0, 5e-10, 2e-6, 0.001, 0.02, 0.1]);
    insert(draft, contact(t, 'striker', random.pick(before.discs).id));
  }
}

function pocket(draft: Draft, disc: Disc): void {
  if (isGone(draft, disc.id)) return;
  insert(draft, { t: lastTime(draft) + 0.01, type: 'pocketed', disc: disc.id, pocket: draft.random.pick(POCKETS) });
  remove(draft, disc.id);
}

const pockets: Change = (draft) => {
  const disc = someDisc(draft);
  if (disc !== null) pocket(draft, disc);
};

/** A colour's last discs, or everybody's. */
const pocketsAll: Change = (draft) => {
  const { random } = draft;
  const colors = random.pick([['red'], ['black'], ['red', 'black']] as const) as readonly Color[];
  for (const disc of random.shuffle(draft.discs)) if (colors.includes(disc.color)) pocket(draft, disc);
};

/** A disc is driven to another place, light or dark. */
const drives: Change = (draft) => {
  const { random } = draft;
  const disc = someDisc(draft);
  if (disc === null) return;
  const others = draft.discs.filter(({ id }) => id !== disc.id);
  const place = freePlace(random, others, draft.striker, ['zone', 'circle', 'line', 'rim', 'open']);
  if (place === null) return;
  if (random.chance(0.8)) reached(draft, disc);
  draft.discs = draft.discs.map((one) => (one === disc ? { ...one, ...place } : one));
};

/** The stroke touched nothing. */
const nothing: Change = (draft) => {
  draft.events = [];
  draft.discs = [...draft.before.discs];
  draft.striker = draft.before.striker;
};

/** The first contact is with any disc of the position. */
const touchesFirst: Change = (draft) => {
  const { random, before } = draft;
  if (before.discs.length === 0) return;
  const t = (firstContact(draft)?.t ?? 0.4) / 2;
  insert(draft, contact(t, 'striker', random.pick(before.discs).id));
};

const CHANGES: readonly Change[] = [
  overTheBoard,
  overTheBoard,
  fallsLater,
  lands,
  standsOnEdge,
  breaks,
  strikerAct,
  strikerAct,
  boards,
  boards,
  furtherContacts,
  furtherContacts,
  pockets,
  pocketsAll,
  drives,
  drives,
  touchesFirst,
];

/** The report with one to three events put in. */
export function changedReport(random: Random, report: StrokeReport, before: Placed, shooter: Seat, color: Color): StrokeReport {
  const draft: Draft = {
    ...{ random, before, shooter, color },
    events: [...report.events],
    discs: [...report.after.discs],
    striker: report.after.striker ?? null,
  };
  if (random.chance(0.06)) nothing(draft);
  const count = random.int(1, 3);
  for (let i = 0; i < count; i += 1) random.pick(CHANGES)(draft);
  return { events: draft.events, after: { discs: draft.discs, striker: draft.striker } };
}
