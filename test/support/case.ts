/** A short way to write a stroke down, so that a table of cases fits the eye. */
import type { BodyId, Color, Disc, DiscId, Pocket, Point, Seat } from '../../src/physics/types.ts';
import type { CaseEvent, CaseState, EditionId, Incident, RefereeCase } from '../../src/referee/types.ts';

export interface ShortCase {
  /** `r1 0,300 b2 -50,10`; the striker is `s`. */
  readonly discs: string;
  /** Where the striker is placed; 0,-440 where left out. */
  readonly striker?: string;
  /**
   * What happened, in order: `s-r1` contact, `s-r1=b1` both at once, `s|north` board, `r1>ne` pocketed, `b1^west` over a board, `zr` the striker is back over its line;
   * `b1~r1@90` lands on r1 and hangs over to the north, `b1_` stands on edge, `r1?ne` and `r1??ne` fall untouched during the stroke and before the next;
   * `r1!off-table`, `r1!pocketed`, `r1!table@10,20`, `r1!equal@10,20@30,40@1` break: where the parts lie, which is harder to reach.
   */
  readonly happened?: string;
  /** Where discs lie now that were moved: `b1 60,-150`; all others lie where they were. */
  readonly moved?: string;
  readonly incidents?: readonly Incident[];
  readonly state?: CaseState;
  readonly shooter?: Seat;
  /** Doubles: red sits south and north, black west and east. */
  readonly format?: 'doubles';
  readonly readings?: Readonly<Record<string, string>>;
}

const COLOR: Readonly<Record<string, Color>> = { r: 'red', b: 'black' };
const nameOf = (short: string): BodyId => (short === 's' ? 'striker' : (`${COLOR[short[0] ?? ''] ?? 'red'}${short.slice(1)}` as DiscId));

function pointOf(text: string): Point {
  const [x = Number.NaN, y = Number.NaN] = text.split(',').map(Number);
  return { x, y };
}

function places(text: string): ReadonlyMap<BodyId, Point> {
  const words = text.trim().split(/\s+/).filter(Boolean);
  const map = new Map<BodyId, Point>();
  for (let i = 0; i + 1 < words.length; i += 2) map.set(nameOf(words[i] ?? ''), pointOf(words[i + 1] ?? ''));
  return map;
}

function brokenEvent(disc: BodyId, text: string, t: number): CaseEvent {
  const [larger = '', first = '', second = '', harder = '0'] = text.split('@');
  if (larger === 'table') return { t, type: 'broken', disc, larger, at: pointOf(first) };
  if (larger === 'equal') return { t, type: 'broken', disc, larger, at: [pointOf(first), pointOf(second)], harder: harder === '1' ? 1 : 0 };
  return { t, type: 'broken', disc, larger: larger as 'off-table' | 'pocketed' };
}

/** Landed, on edge, fallen later, broken; null for anything else. */
function oddEvent(word: string, t: number): CaseEvent | null {
  const [, short = '', mark = '', rest = ''] = /^([a-z]\d*)(~|_|\?\??|!)(.*)$/.exec(word) ?? [];
  const disc = nameOf(short);
  if (mark === '_') return { t, type: 'on-edge', disc };
  if (mark === '!') return brokenEvent(disc, rest, t);
  if (mark === '~') {
    const [on = '', side = '0'] = rest.split('@');
    return { t, type: 'landed', disc, on: nameOf(on), side: Number(side) };
  }
  if (mark === '') return null;
  return {
    t,
    type: 'fell-later',
    disc: disc as DiscId,
    pocket: rest as Pocket,
    when: mark === '?' ? 'during-stroke' : 'before-next-stroke',
  };
}

const leaves = (event: CaseEvent): readonly BodyId[] => {
  if (event.type === 'pocketed' || event.type === 'off-table') return [event.disc];
  return event.type === 'broken' && (event.larger === 'off-table' || event.larger === 'pocketed') ? [event.disc] : [];
};

function eventsOf(text: string, seat: Seat): readonly CaseEvent[] {
  return text
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((word, index): CaseEvent[] => {
      const t = (index + 1) / 10;
      if (word === 'zr') return [{ t, type: 'zone-return', disc: 'striker', seat }];
      const odd = oddEvent(word, t);
      if (odd !== null) return [odd];
      const [a = '', mark = '', b = ''] = word.split(/([-|>^])/);
      const body = nameOf(a);
      if (mark === '|') return [{ t, type: 'board', disc: body, board: b as Seat }];
      if (mark === '>') return [{ t, type: 'pocketed', disc: body, pocket: b as Pocket }];
      if (mark === '^') return [{ t, type: 'off-table', disc: body, over: b as Seat }];
      return b.split('=').map((other): CaseEvent => ({ t, type: 'contact', a: body, b: nameOf(other) as DiscId }));
    });
}

const discOf = ([id, at]: readonly [BodyId, Point]): Disc => ({ id: id as DiscId, color: id.startsWith('red') ? 'red' : 'black', ...at });

/** The case in the referee's terms, red at south. */
export function caseOf(short: ShortCase, edition: EditionId): RefereeCase {
  const shooter = short.shooter ?? 'south';
  const before = places(short.discs);
  const stroke = short.happened !== undefined;
  const events = eventsOf(short.happened ?? '', shooter);
  const moved = places(short.moved ?? '');
  const gone = new Set(events.flatMap(leaves));
  const after = [...before].filter(([id]) => !gone.has(id)).map(([id, at]) => [id, moved.get(id) ?? at] as const);
  return {
    edition,
    format: short.format ?? 'singles',
    colors: short.format ? { red: ['south', 'north'], black: ['west', 'east'] } : { red: ['south'], black: ['north'] },
    shooter,
    before: { discs: [...before].map(discOf), striker: stroke ? pointOf(short.striker ?? '0,-440') : null },
    ...(stroke
      ? {
          report: {
            events,
            after: { discs: after.map(discOf), striker: gone.has('striker') ? null : (moved.get('striker') ?? { x: 333, y: 333 }) },
          },
        }
      : {}),
    ...(short.incidents ? { incidents: short.incidents } : {}),
    ...(short.state ? { state: short.state } : {}),
    ...(short.readings ? { readings: short.readings } : {}),
  };
}
