/**
 * Events as words, in order: `s-r1` contact, `s-r1=b1` both at once, `s|north` board, `s<south` the striker is back in that seat's zone (`s<`: in
 * the shooter's), `r1>ne` pocketed, `b1^west` over a board, `b1~r1/90` lands on r1 and overhangs to 90°, `b1_` stands on edge, `r1?ne` and `r1??ne`
 * fall untouched during the stroke and before the next one, `r1!off-table`, `r1!pocketed`, `r1!table/10,20`, `r1!equal/10,20/30,40/1` break.
 * `@0.35` at the end is the time in seconds; without it an event comes a tenth of a second after the one before.
 */
import { type BodyId, type DiscId, POCKETS, type Point, SEATS, type Seat } from '../../physics/types.ts';
import type { CaseEvent } from '../../referee/types.ts';
import { bodyNamed, discNamed, NUMBER, nameOf, numberIn, pointNamed, pointText } from './bodies.ts';
import { Unreadable, type Word } from './words.ts';

/** Seconds from one event to the next where no time stands. */
const APART = 0.1;
/** The default time of an event after one at `previous`, without the noise of adding tenths. */
const timeAfter = (previous: number): number => Math.round((previous + APART) * 1e9) / 1e9;

const SAMPLES = ['s-r1', 's|north', 'r1>ne', 'b1^west', 's<', 'b1~r1/90', 'b1_', 'r1?ne', 'r1!pocketed', 's-r1@0.35'];
const PARTS = /^([a-z]\d*)(-|\||>|\^|<|~|_|\?\?|\?|!)(.*)$/;

/** An event without its time. */
type Timeless = CaseEvent extends infer E ? (E extends CaseEvent ? Omit<E, 't'> : never) : never;

/** Reads the words of an `events` clause. `last` is the time of the event before the first, `shooter` whose zone `s<` means. */
export function eventsIn(
  words: readonly Word[],
  last: number,
  shooter: Seat,
): readonly { readonly event: CaseEvent; readonly word: Word }[] {
  let t = last;
  return words.flatMap((word) => {
    const [what = '', time, ...more] = word.text.split('@');
    if (more.length > 0) throw new Unreadable(word, 's-r1@0.35');
    t = time === undefined ? timeAfter(t) : numberIn({ text: time, at: word.at + what.length + 1 }, 's-r1@0.35');
    return timelessIn({ text: what, at: word.at }, shooter).map((event) => ({ event: { t, ...event } as CaseEvent, word }));
  });
}

function timelessIn(word: Word, shooter: Seat): readonly Timeless[] {
  const [, name = '', mark = '', rest = ''] = PARTS.exec(word.text) ?? [];
  const body = bodyNamed(name);
  if (body === null) throw new Unreadable(word, ...SAMPLES);
  if (mark === '-') return contactsIn(word, body, rest);
  return [otherIn(word, body, mark, rest, shooter)];
}

function contactsIn(word: Word, a: BodyId, rest: string): readonly Timeless[] {
  return rest.split('=').map((other) => {
    const b = discNamed(other);
    if (b === null) throw new Unreadable(word, 's-r1', 's-r1=b1');
    return { type: 'contact', a, b };
  });
}

function otherIn(word: Word, disc: BodyId, mark: string, rest: string, shooter: Seat): Timeless {
  switch (mark) {
    case '|':
      return { type: 'board', disc, board: oneOf(SEATS, rest, word, '|') };
    case '>':
      return { type: 'pocketed', disc, pocket: oneOf(POCKETS, rest, word, '>') };
    case '^':
      return { type: 'off-table', disc, over: oneOf([...SEATS, ...POCKETS], rest, word, '^') };
    case '<':
      if (disc !== 'striker') throw new Unreadable(word, 's<', 's<north');
      return { type: 'zone-return', disc, seat: rest === '' ? shooter : oneOf(SEATS, rest, word, '<') };
    case '_':
      if (rest !== '') throw new Unreadable(word, 'b1_');
      return { type: 'on-edge', disc };
    case '~':
      return landedIn(word, disc, rest);
    case '!':
      return brokenIn(word, disc, rest);
    default:
      return fallIn(word, disc, mark, rest);
  }
}

function oneOf<T extends string>(options: readonly T[], text: string, word: Word, mark: string): T {
  const found = options.find((option) => option === text);
  if (found === undefined) throw new Unreadable(word, ...options.map((option) => `${word.text.split(mark)[0]}${mark}${option}`));
  return found;
}

function landedIn(word: Word, disc: BodyId, rest: string): Timeless {
  const [lower = '', side = '', ...more] = rest.split('/');
  const on = bodyNamed(lower);
  if (on === null || !NUMBER.test(side) || more.length > 0) throw new Unreadable(word, 'b1~r1/90');
  return { type: 'landed', disc, on, side: Number(side) };
}

function fallIn(word: Word, disc: BodyId, mark: string, rest: string): Timeless {
  if (disc === 'striker') throw new Unreadable(word, 'r1?ne', 'r1??ne');
  const when = mark === '?' ? 'during-stroke' : 'before-next-stroke';
  return { type: 'fell-later', disc, pocket: oneOf(POCKETS, rest, word, mark), when };
}

function brokenIn(word: Word, disc: BodyId, rest: string): Timeless {
  const [larger = '', ...more] = rest.split('/');
  const [one = null, two = null] = more.map(pointNamed);
  const harder = more[2];
  if ((larger === 'off-table' || larger === 'pocketed') && more.length === 0) return { type: 'broken', disc, larger };
  if (larger === 'table' && more.length === 1 && one) return { type: 'broken', disc, larger, at: one };
  if (larger === 'equal' && more.length === 3 && one && two && (harder === '0' || harder === '1'))
    return { type: 'broken', disc, larger, at: [one, two], harder: harder === '1' ? 1 : 0 };
  throw new Unreadable(word, 'r1!off-table', 'r1!pocketed', 'r1!table/10,20', 'r1!equal/10,20/30,40/1');
}

/** The events as words; simultaneous contacts of one body in a row become one word. */
export function eventsText(events: readonly CaseEvent[], shooter: Seat): string {
  let last = 0;
  let before: CaseEvent | undefined;
  const words: string[] = [];
  for (const event of events) {
    const time = event.t === timeAfter(last) ? '' : `@${event.t + 0}`;
    if (before?.type === 'contact' && event.type === 'contact' && event.t === before.t && event.a === before.a) {
      const [what = '', at] = (words.pop() ?? '').split('@');
      words.push(`${what}=${nameOf(event.b)}${at === undefined ? '' : `@${at}`}`);
    } else words.push(`${eventText(event, shooter)}${time}`);
    before = event;
    last = event.t;
  }
  return words.join(' ');
}

function eventText(event: CaseEvent, shooter: Seat): string {
  if (event.type === 'contact') return `${nameOf(event.a)}-${nameOf(event.b)}`;
  const name = nameOf(event.disc);
  switch (event.type) {
    case 'board':
      return `${name}|${event.board}`;
    case 'zone-return':
      return `${name}<${event.seat === shooter ? '' : event.seat}`;
    case 'pocketed':
      return `${name}>${event.pocket}`;
    case 'off-table':
      return `${name}^${event.over}`;
    case 'landed':
      return `${name}~${nameOf(event.on)}/${event.side + 0}`;
    case 'on-edge':
      return `${name}_`;
    case 'fell-later':
      return `${name}${event.when === 'during-stroke' ? '?' : '??'}${event.pocket}`;
    case 'broken':
      return `${name}!${brokenText(event)}`;
  }
}

function brokenText(event: CaseEvent & { readonly type: 'broken' }): string {
  if (event.larger === 'table') return `table/${pointText(event.at)}`;
  if (event.larger === 'equal') return `equal/${event.at.map((at: Point) => pointText(at)).join('/')}/${event.harder}`;
  return event.larger;
}

/** The bodies that these events take off the table, as far as nobody says otherwise. */
export function takenAway(events: readonly CaseEvent[]): ReadonlySet<BodyId> {
  return new Set(
    events.flatMap((event): readonly BodyId[] => {
      if (event.type === 'pocketed' || event.type === 'off-table' || event.type === 'fell-later') return [event.disc];
      return event.type === 'broken' && (event.larger === 'off-table' || event.larger === 'pocketed') ? [event.disc] : [];
    }),
  );
}

/** A disc of an `off-table` clause, `b1^west`. */
export function offTableIn(word: Word): { readonly disc: DiscId; readonly over: string } {
  const [name = '', over = '', ...more] = word.text.split('^');
  const disc = discNamed(name);
  if (disc === null || over === '' || more.length > 0) throw new Unreadable(word, 'b1^west');
  return { disc, over };
}
