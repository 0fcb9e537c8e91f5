/** What can be done with a score sheet, and what it comes to. Everything that is a rule is asked of `play`. */

import type { LogAbout, LogDocument } from '../notation/types.ts';
import { COLORS } from '../physics/types.ts';
import type { IncidentType, RuleCode } from '../referee/codes.ts';
import { optionOf } from '../referee/context.ts';
import { EDITIONS } from '../referee/editions.ts';
import { entryOf } from '../referee/findings.ts';
import { type Noted, type NotPlayable, type Played, play } from '../referee/play.ts';
import { colorOfSeat, otherColor, seatOf } from '../referee/seats.ts';
import { debtBefore, isAnswer, isFirstSeries } from '../referee/set.ts';
import type { EditionId, Effect, Incident } from '../referee/types.ts';
import { colorOfEntered, enteredOf, seatingOf } from './head.ts';
import { unsigned } from './signature.ts';
import type { Act, Color, LogEntry, Seat, Seating, Sheet, SheetHead } from './types.ts';

/** What the sheet knows beside the game, for the log. */
function aboutOf({ head, acts, signatures }: Sheet): LogAbout {
  const { names, event, table, date, referee, houseRules } = head;
  const named = (color: Color): readonly string[] => names[enteredOf(head, color)];
  const entries = (before: readonly Act[]): number => before.filter((act) => 'entry' in act).length;
  const swaps = acts.flatMap((act, i) => ('swap' in act ? [{ color: act.swap, before: entries(acts.slice(0, i)), time: act.at }] : []));
  return {
    entered: colorOfEntered(head, 'first'),
    names: { red: named('red'), black: named('black') },
    ...(event === undefined ? {} : { event }),
    ...(table === undefined ? {} : { table }),
    ...(date === undefined ? {} : { date }),
    ...(referee === undefined ? {} : { referee }),
    ...(houseRules === undefined ? {} : { houseRules }),
    times: acts.flatMap((act) => ('entry' in act ? [act.at] : [])),
    ...(swaps.length === 0 ? {} : { swaps }),
    ...(signatures === undefined ? {} : { signatures }),
  };
}

/** The log that the command `play` reads, and that `sheetOf` makes the same sheet of. */
export function logOf(sheet: Sheet): LogDocument {
  const { head, acts } = sheet;
  const { edition, format, sets, begins, readings } = head;
  return {
    edition,
    format,
    colors: seatingOf(head),
    sets,
    first: colorOfEntered(head, begins),
    ...(readings === undefined ? {} : { readings }),
    log: acts.flatMap((act) => ('entry' in act ? [act.entry] : [])),
    about: aboutOf(sheet),
  };
}

/** The game as far as it has got, or the entry that cannot be. What the command `play` says of the same log. */
export function playSheet(sheet: Sheet): Played | NotPlayable {
  return play(logOf(sheet));
}

/** Whose name sits on which seat now; in doubles the partners may have changed places. */
export function namesBySeat(sheet: Sheet, colors: Seating): Readonly<Partial<Record<Seat, string>>> {
  const { head, acts } = sheet;
  const names: Partial<Record<Seat, string>> = {};
  for (const color of ['red', 'black'] as const) {
    const swaps = acts.filter((act) => 'swap' in act && act.swap === color).length;
    const own = head.names[enteredOf(head, color)];
    colors[color].forEach((seat, i) => {
      names[seat] = own[(i + swaps) % own.length] ?? '';
    });
  }
  return names;
}

/** Puts something down; null where the game cannot take it (it is over, the edition has no such rule). What had been taken back is gone then. */
export function put(sheet: Sheet, act: Act): Sheet | null {
  const next: Sheet = { ...unsigned(sheet), acts: [...sheet.acts, act], undone: [] };
  return playSheet(next).ok ? next : null;
}

/** Takes the last act back. */
export function undo(sheet: Sheet): Sheet {
  const last = sheet.acts.at(-1);
  return last === undefined ? sheet : { ...unsigned(sheet), acts: sheet.acts.slice(0, -1), undone: [...sheet.undone, last] };
}

/** Puts the act taken back last down again. */
export function redo(sheet: Sheet): Sheet {
  const last = sheet.undone.at(-1);
  return last === undefined ? sheet : { ...unsigned(sheet), acts: [...sheet.acts, last], undone: sheet.undone.slice(0, -1) };
}

/** An entry: the referee found this, while the seat had the right to play. */
export const noted = (shooter: Seat, ...notes: readonly Noted[]): LogEntry => ({ shooter, noted: notes });

/** An entry: somebody did this while the seat had the right to play. `shooter` is left out where nobody had it. */
export const incident = (shooter: Seat | undefined, what: Incident): LogEntry => ({
  ...(shooter === undefined ? {} : { shooter }),
  incidents: [what],
});

/** Incidents before or between the sets. Until a set has begun nobody has the right to play while they happen. */
const BETWEEN_SETS: readonly IncidentType[] = ['late-arrival', 'handshake-refused', 'warm-up-overrun', 'left-table'];

/**
 * An entry: somebody did this now. Who has the right to play has it before his first stroke already, so that what the other one does is ruled as
 * the act of who waits (2017 17.1.12, 2010 17.1.п, 2008 17.1.p).
 */
export const happened = ({ sets, next }: Pick<Played, 'sets' | 'next'>, what: Incident): LogEntry => {
  const begun = sets.some(({ outcome }) => outcome === null);
  return incident(begun || !BETWEEN_SETS.includes(what.type) ? (next ?? undefined) : undefined, what);
};

/** Where an edition says who begins a set, and where everybody sits from set to set. */
export const standingArticle = (
  { edition, format }: SheetHead,
  rule: 'first-stroke-of-set' | 'sides-change' | 'order-of-strokes',
): string | null => entryOf(EDITIONS[edition], format, rule)?.article ?? null;

/** A rule of an edition as the sheet offers it. */
export interface Offer {
  readonly rule: RuleCode;
  readonly article: string;
  readonly effects: readonly Effect[];
}

/** Whom a finding that ends a set is about: either player, the one who strokes, the other one, or nobody in particular. */
type About = 'either' | 'shooter' | 'opponent' | 'nobody';

/** Ways in which a set, or a first series, ends by what was pocketed. */
const ENDINGS: readonly (readonly [RuleCode, About])[] = [
  ['all-pocketed', 'either'],
  ['opponent-all-pocketed', 'either'],
  ['first-series-not-answered', 'opponent'],
  ['answer-with-offence', 'either'],
  ['last-disc-with-penalty', 'either'],
  ['last-disc-with-return', 'either'],
  ['own-dark-several-driven-out', 'either'],
  ['own-dark-first-several-moved', 'either'],
  ['first-series-answered', 'nobody'],
  ['last-discs-together', 'nobody'],
  ['dark-misses', 'nobody'],
  ['first-series-cleared', 'shooter'],
];

/** Rules that only come up in the answer to a cleared first series. */
const ANSWERS: readonly RuleCode[] = ['first-series-answered', 'first-series-not-answered', 'answer-with-offence'];
const ENDING: readonly Effect[] = ['set-won', 'set-lost', 'set-replayed', 'set-drawn', 'turn-interrupted'];

/** How a set can end: the finding, and who wins by it (null: nobody, it is drawn, played again or answered first). */
export interface Ending extends Offer {
  readonly color: Color;
  readonly winner: Color | null;
}

type Standing = Pick<Played, 'state' | 'next' | 'colors'>;

/** How the set can end now by this edition, and whose debt has to be paid before that. */
function allEndings(head: SheetHead, { state, next, colors }: Standing): readonly (Ending & { readonly debt: Color | null })[] {
  if (next === null) return [];
  const shooter = colorOfSeat(colors, next);
  const { edition, format, readings } = head;
  const asked = {
    case: { edition, format, colors, state, shooter: next },
    edition: EDITIONS[edition],
    ask: (reading: string) => optionOf(reading, EDITIONS[edition], readings),
  };
  const answering = isAnswer(asked, otherColor(shooter));
  const first = isFirstSeries(asked, shooter);
  const whom: Readonly<Record<About, readonly Color[]>> = {
    either: ['red', 'black'],
    shooter: [shooter],
    opponent: [otherColor(shooter)],
    nobody: [shooter],
  };
  return ENDINGS.flatMap(([rule, about]) => {
    const entry = entryOf(EDITIONS[head.edition], head.format, rule);
    if (entry === undefined || !entry.effects.some((effect) => ENDING.includes(effect))) return [];
    if (ANSWERS.includes(rule) !== answering && (ANSWERS.includes(rule) || rule === 'all-pocketed')) return [];
    if (rule === 'first-series-cleared' && !first) return [];
    const { article, effects } = entry;
    const winnerOf = (color: Color): Color | null =>
      effects.includes('set-won') ? color : effects.includes('set-lost') ? otherColor(color) : null;
    return whom[about].map((color) => ({
      rule,
      article,
      effects,
      color,
      winner: winnerOf(color),
      debt: debtBefore(asked, rule, color),
    }));
  });
}

/** How the set can end now, by this edition. Whose turn it is may not have been kept, so both players' endings are there. */
export const endings = (head: SheetHead, played: Standing): readonly Ending[] =>
  allEndings(head, played).flatMap(({ debt, ...ending }) => (debt === null ? [ending] : []));

/** A debt that keeps the set from ending: whose it is, and whether it lets its player play on where the answer fails. */
interface OpenDebt {
  readonly color: Color;
  readonly seat: Seat;
  readonly answer: boolean;
  /** Where the book says that the debt comes first. */
  readonly article: string | null;
}

/** Whose debts keep the set from ending as it otherwise could. */
export function debtsFirst(head: SheetHead, played: Standing): readonly OpenDebt[] {
  const { next, colors } = played;
  const held = allEndings(head, played).filter(({ debt }) => debt !== null);
  return COLORS.flatMap((color) => {
    const own = held.filter(({ debt }) => debt === color);
    if (own.length === 0) return [];
    const answer = own.some(({ rule }) => rule === 'first-series-not-answered');
    const rule = answer ? 'cleared-player-plays-on' : 'debt-paid-in-series';
    const article = entryOf(EDITIONS[head.edition], head.format, rule)?.article ?? null;
    return [{ color, seat: seatOf(colors, head.format, color, next), answer, article }];
  });
}

/** Offences in a stroke that cost a penalty disc, as this edition has them, by article. */
export function penalties({ edition, format }: SheetHead): readonly Offer[] {
  const rules = Object.keys(EDITIONS[edition].rules) as RuleCode[];
  return rules.flatMap((rule) => {
    const entry = entryOf(EDITIONS[edition], format, rule);
    if (!entry?.effects.includes('penalty-disc') || rule in EDITIONS[edition].incidents) return [];
    return [{ rule, article: entry.article, effects: entry.effects }];
  });
}

/** What players do outside the strokes on which this edition has a word. */
export const incidentTypes = (edition: EditionId): readonly IncidentType[] =>
  Object.keys(EDITIONS[edition].incidents) as readonly IncidentType[];

/** What happens at a table in every other game; offered before the rest. */
export const USUAL_INCIDENTS: readonly IncidentType[] = [
  'discs-displaced',
  'striker-touched-while-aiming',
  'striker-lifted-early',
  'double-hit',
  'delay',
  'surface-touched',
  'left-own-zone',
  'cue-over-far-line',
  'striker-not-returned',
  'talking',
  'striker-misplaced',
];
