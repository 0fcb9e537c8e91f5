import type { EditionId } from '../types.ts';
import type { Reading, ReadingInEdition } from './types.ts';

type Articles = Readonly<Partial<Record<EditionId, readonly [string, ...string[]]>>>;

const everywhere = (option: string, articles: Articles): Reading['in'] =>
  Object.fromEntries(
    Object.entries(articles).map(([edition, list]): [string, ReadingInEdition] => [edition, { articles: list, default: option }]),
  );

/** What the books leave open about incidents. */
export const INCIDENT_READINGS: readonly Reading[] = [
  /** The third warning: 2017 and 2008 name two different losses. */
  {
    id: 'third-warning',
    options: ['game', 'unplayed-sets', 'current-and-unplayed-sets'],
    in: {
      '2017': { articles: ['15.3', '19.2 ¶2'], default: 'game' },
      '2008': { articles: ['15.3', '19.1 ¶2', '9 ¶4 s2'], default: 'current-and-unplayed-sets' },
    },
  },
  /** 15.1 excuses who announced being late, 3 ¶2 does not. */
  { id: 'lateness-announced', options: ['excused', 'lost'], in: everywhere('excused', { '2008': ['15.1', '3 ¶2'] }) },
  /** Walking round the table is forbidden without a consequence; it also leaves the own zone. */
  {
    id: 'walking-round',
    options: ['leaves-zone', 'no-sanction'],
    in: everywhere('leaves-zone', { '2017': ['12.24', '19.1.11'], '2010': ['12.18', '18.1.е'], '2008': ['12 ¶18 (no. 22)', '18.1.e'] }),
  },
  /** Is telephoning talking with outsiders? */
  {
    id: 'phone-as-talking',
    options: ['no-rule', 'talking'],
    in: everywhere('no-rule', { '2010': ['19.1.к', '3.7'], '2008': ['19.1.k', '3 ¶7'] }),
  },
  /** The table pushed, one disc moved: the book speaks of discs. */
  {
    id: 'table-shaken-one-disc',
    options: ['set-lost', 'no-rule'],
    in: everywhere('set-lost', { '2017': ['16.1.2'], '2010': ['16.1.б'] }),
  },
  /** Touching the striker while aiming completes a stroke by 12.9 and no. 11; it has no article of its own. */
  {
    id: 'striker-touched-aiming',
    options: ['no-rule', 'stroke-made'],
    in: everywhere('no-rule', { '2010': ['12.9', '17.1.а'], '2008': ['12 ¶8 (no. 11)', '17.1.a'] }),
  },
  /** The player entered second on the sheet makes the first stroke: the article speaks of the first only. */
  {
    id: 'out-of-turn-second-on-sheet',
    options: ['no-rule', 'set-lost'],
    in: everywhere('no-rule', { '2010': ['16.1.ж'], '2008': ['16.1.7'] }),
  },
  /** Discs moved by the body: the articles name hand, cue and striker. */
  {
    id: 'displaced-with-body',
    options: ['as-hand', 'no-rule'],
    in: everywhere('as-hand', { '2017': ['17.1.10', '16.1.5'], '2010': ['17.1.о', '16.1.д'], '2008': ['17.1.o', '16.1.5'], club: ['6.2'] }),
  },
  /** A disc moved in one's own turn: 17.1.10 does not say that it goes back. */
  { id: 'displaced-in-own-turn', options: ['restored', 'stays'], in: everywhere('restored', { '2017': ['17.1.10', '17.1.12'] }) },
  /** "While the opponent has the right": does it belong to the hand in the pocket only, or to taking and moving discs too? */
  { id: 'waiting-clause', options: ['pocket-only', 'all'], in: everywhere('pocket-only', { '2010': ['16.1.е'], '2008': ['16.1.6'] }) },
  /** The hand in the pocket in one's own turn: 16.1.6 makes no difference, 12.23 lets the striker be taken out. */
  { id: 'hand-in-pocket-own-turn', options: ['set-lost', 'allowed'], in: everywhere('set-lost', { '2017': ['16.1.6', '12.23'] }) },
  /** A moving disc or striker touched costs the set in one article, a penalty disc in another. */
  {
    id: 'moving-object-touched',
    options: ['set-lost', 'penalty'],
    in: everywhere('set-lost', { '2017': ['16.1.9', '17.1.11'], '2010': ['16.1.м', '17.1.н'], '2008': ['16.1.11', '17.1.n'] }),
  },
  /** An offence that costs the right to stroke, by who does not have it. */
  {
    id: 'turn-lost-while-waiting',
    options: ['loses-next', 'nothing'],
    in: everywhere('loses-next', { '2017': ['18.1.7'], '2010': ['18.1.е', '18.1.з'], '2008': ['18.1', '18.1.e', '18.1.z'] }),
  },
  /** 17.1.12 speaks of any other offence during the opponent's turn; the older books of those that cost a penalty disc. */
  {
    id: 'offence-while-waiting',
    options: ['penalty-offences', 'every-offence'],
    in: everywhere('penalty-offences', { '2017': ['17.1.12'] }),
  },
  /** 9 ¶4: a warning for every breach; article 19 lists ten. */
  {
    id: 'breach-warned',
    options: ['unsanctioned', 'listed-only', 'every-breach'],
    in: everywhere('unsanctioned', { '2008': ['9 ¶4 s1', '19.1'] }),
  },
  /** 5.1 speaks of rule infringements, 5.6 lists those that cost a disc. */
  { id: 'club-other-infringements', options: ['listed-only', 'penalty'], in: everywhere('listed-only', { club: ['5.1', '5.6'] }) },
  /** Two articles on the double hit: one names the turn, the other a disc as well. */
  { id: 'club-double-hit', options: ['penalty', 'turn-only'], in: everywhere('penalty', { club: ['3.8', '5.6 •14'] }) },
  /** The moving striker is touched: 5.6 speaks of the time while discs move. */
  { id: 'club-moving-striker', options: ['penalty', 'discs-must-move'], in: everywhere('penalty', { club: ['5.6 •12'] }) },
  /** 14.1 of 2010: who offends especially gravely "may" be excluded. */
  { id: 'exclusion-may', options: ['excluded', 'left-to-referee'], in: everywhere('excluded', { '2010': ['14.1', '7.2.б'] }) },
  /** "Several" discs displaced: two, or more than two. */
  { id: 'club-several-displaced', options: ['two', 'three'], in: everywhere('two', { club: ['6.2', '6.3'] }) },
  /** No stroke in time: article 18 takes the right only, articles 17 and 19 a disc as well. */
  {
    id: 'delay-cost',
    options: ['penalty', 'turn-only'],
    in: everywhere('penalty', {
      '2017': ['17.1.15', '19.2', '18.1.6'],
      '2010': ['17.1.т', '19.3', '18.1.ж'],
      '2008': ['17.1.t', '19.2 ¶2', '18.1.ž'],
    }),
  },
  /** The striker taken off while it still moves: also a moving thing touched by hand. */
  {
    id: 'lifted-while-moving',
    options: ['penalty', 'set-lost'],
    in: everywhere('penalty', { '2017': ['17.1.11', '16.1.9'], '2010': ['17.1.м', '16.1.м'] }),
  },
  /** Away for more than three minutes between sets, the opponent consenting: at most three minutes, or lost only without consent. */
  { id: 'left-table-with-consent', options: ['not-lost', 'lost'], in: everywhere('not-lost', { '2017': ['16.1.8', '2.9'] }) },
  /** The own zone left with the opponent's consent, which only 2017 knows. */
  {
    id: 'zone-left-with-consent',
    options: ['loses-turn', 'excused'],
    in: everywhere('loses-turn', { '2010': ['18.1.е'], '2008': ['18.1.e'] }),
  },
];
