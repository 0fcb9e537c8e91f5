/** Who has the first stroke in a game, and which rule says so. Codes; the articles' numbers are the corpus'. */
import { lotOf } from '../lot.ts';
import { type DrawnEvent, type Game, isMeeting, type Rulebook } from './types.ts';

export type StrokeRule =
  /** Round robin: the first of each pair of the drawn calendar (2010 22.1 a, 2008 22.1.1). */
  | 'calendar'
  /** Knock-out: drawn by lot. */
  | 'lot'
  /** Knock-out: the first in odd rounds, the second in even ones (2010 22.1 b). */
  | 'rounds'
  /** Knock-out: the first in odd sets, the second in even ones (2008 22.1.2). */
  | 'sets';

export interface FirstStroke {
  /** Who begins; with `sets`, who begins the first set. The other chooses the side of the table and the discs (2017 23.2, 2010 22.1 a, 2008 22.1.1). */
  readonly by: 'first' | 'second';
  readonly rule: StrokeRule;
  /** Whether the rulebook itself has this rule; otherwise it is the regulations' (2017 23.1). */
  readonly inBook: boolean;
}

const IN_BOOK: Readonly<Record<StrokeRule, readonly Rulebook[]>> = {
  calendar: ['2010', '2008'],
  lot: ['2010', '2008'],
  rounds: ['2010'],
  sets: ['2008'],
};

/** Whether the book lets who has not the first stroke choose the side of the table: 2017 in every game (23.2), 2010 and 2008 in a round robin (22.1). */
export const givesChoiceOfSide = (rulebook: Rulebook, isRobin: boolean): boolean =>
  rulebook === '2017' || (isRobin && IN_BOOK.calendar.includes(rulebook));

/** What an edition proposes for knock-out; editions that leave it to the regulations get the lot. */
export const strokeOf = (rulebook: Rulebook): 'lot' | 'rounds' | 'sets' =>
  rulebook === '2010' ? 'rounds' : rulebook === '2008' ? 'sets' : 'lot';

/** By which rule the first stroke of a game of the event goes. */
export const strokeRule = (event: DrawnEvent, key: string): StrokeRule =>
  event.format === 'round-robin' || (event.format === 'groups' && isMeeting(key)) ? 'calendar' : event.stroke;

/** Who has the first stroke of a game of the event. */
export function firstStroke(event: DrawnEvent, game: Pick<Game, 'key' | 'round'>, rulebook: Rulebook): FirstStroke {
  const rule = strokeRule(event, game.key);
  const drawn = (): 'first' | 'second' => {
    const at = Array.from(game.key).reduce((sum, sign) => (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) | 0, 7);
    return lotOf(event.seed, 'sides', at >>> 0) % 2 === 0 ? 'first' : 'second';
  };
  const by = rule === 'lot' ? drawn() : rule === 'rounds' && game.round % 2 === 0 ? 'second' : 'first';
  return { by, rule, inBook: IN_BOOK[rule].includes(rulebook) };
}
