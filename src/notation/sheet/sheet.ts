/** What can be done with a score sheet, and what it comes to. Everything that is a rule is asked of `play`. */
import type { IncidentType, RuleCode } from '../../referee/codes.ts';
import { EDITIONS } from '../../referee/editions.ts';
import { INCIDENT_RULES } from '../../referee/incidents/findings.ts';
import { type Noted, type NotPlayable, type Played, play } from '../../referee/play.ts';
import { colorOfSeat, otherColor } from '../../referee/seats.ts';
import type { EditionId, Effect, Format, Incident } from '../../referee/types.ts';
import { completeIncident } from '../run/case.ts';
import type { LogDocument } from '../types.ts';
import type { Act, Color, Entered, LogEntry, Seat, Seating, Sheet, SheetHead } from './types.ts';

/** A fresh sheet. */
export const newSheet = (head: SheetHead): Sheet => ({ format: 'novuss-sheet', version: 1, head, acts: [], undone: [], clock: null });

export const otherEntered = (who: Entered): Entered => (who === 'first' ? 'second' : 'first');

/** Which colour somebody entered on the sheet plays. */
export const colorOfEntered = ({ red }: SheetHead, who: Entered): Color => (red === who ? 'red' : 'black');
export const enteredOf = ({ red }: SheetHead, color: Color): Entered => (color === 'red' ? red : otherEntered(red));

/** Who sits where in the first set. In doubles the beginner's pair is named with the beginner first. */
export function seatingOf(head: SheetHead): Seating {
  const south = colorOfEntered(head, head.south);
  const [near, far]: readonly [readonly Seat[], readonly Seat[]] =
    head.format === 'singles'
      ? [['south'], ['north']]
      : [
          ['south', 'north'],
          ['west', 'east'],
        ];
  return south === 'red' ? { red: near, black: far } : { red: far, black: near };
}

/** The log that the command `play` reads. */
export function logOf({ head, acts }: Sheet): LogDocument {
  const { edition, format, sets, begins, readings } = head;
  return {
    edition,
    format,
    colors: seatingOf(head),
    sets,
    first: colorOfEntered(head, begins),
    ...(readings === undefined ? {} : { readings }),
    log: acts.flatMap((act) => ('entry' in act ? [act.entry] : [])),
  };
}

/** The game as far as it has got, or the entry that cannot be. What the command `play` says of the same log. */
export function playSheet(sheet: Sheet): Played | NotPlayable {
  const log = logOf(sheet);
  return play({
    ...log,
    log: log.log.map((entry) => (entry.incidents ? { ...entry, incidents: entry.incidents.map(completeIncident) } : entry)),
  });
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
  const next: Sheet = { ...sheet, acts: [...sheet.acts, act], undone: [] };
  return playSheet(next).ok ? next : null;
}

/** Takes the last act back. */
export function undo(sheet: Sheet): Sheet {
  const last = sheet.acts.at(-1);
  return last === undefined ? sheet : { ...sheet, acts: sheet.acts.slice(0, -1), undone: [...sheet.undone, last] };
}

/** Puts the act taken back last down again. */
export function redo(sheet: Sheet): Sheet {
  const last = sheet.undone.at(-1);
  return last === undefined ? sheet : { ...sheet, acts: [...sheet.acts, last], undone: sheet.undone.slice(0, -1) };
}

/** An entry: the referee found this, while the seat had the right to stroke. */
export const noted = (shooter: Seat, ...notes: readonly Noted[]): LogEntry => ({ shooter, noted: notes });

/** An entry: somebody did this. `shooter` is left out between sets. */
export const incident = (shooter: Seat | undefined, what: Incident): LogEntry => ({
  ...(shooter === undefined ? {} : { shooter }),
  incidents: [what],
});

const ruleOf = (edition: EditionId, format: Format, rule: RuleCode) => {
  const entry = EDITIONS[edition].rules[rule];
  return format === 'doubles' ? (entry?.doubles ?? entry) : entry;
};

/** A rule of an edition as the sheet offers it. */
export interface Offer {
  readonly rule: RuleCode;
  readonly article: string;
  readonly effects: readonly Effect[];
}

/** Ways in which a set ends by what was pocketed. `by`: the one who strokes, or the opponent, is whom the finding is about. */
const ENDINGS: readonly { readonly rule: RuleCode; readonly by: 'shooter' | 'opponent' }[] = [
  { rule: 'all-pocketed', by: 'shooter' },
  { rule: 'opponent-all-pocketed', by: 'opponent' },
  { rule: 'first-series-answered', by: 'shooter' },
  { rule: 'first-series-not-answered', by: 'opponent' },
  { rule: 'answer-with-offence', by: 'shooter' },
  { rule: 'last-discs-together', by: 'shooter' },
  { rule: 'last-disc-with-penalty', by: 'shooter' },
  { rule: 'last-disc-with-return', by: 'shooter' },
  { rule: 'dark-misses', by: 'shooter' },
  { rule: 'own-dark-several-driven-out', by: 'shooter' },
  { rule: 'own-dark-first-several-moved', by: 'shooter' },
];

/** Rules that only come up in the answer to a cleared first series. */
const ANSWERS: readonly RuleCode[] = ['first-series-answered', 'first-series-not-answered', 'answer-with-offence'];
const DECIDING: readonly Effect[] = ['set-won', 'set-lost', 'set-replayed', 'set-drawn'];

/** How the set can end now, by this edition, and whom each ending is about. */
export function endings(
  head: SheetHead,
  played: Pick<Played, 'state' | 'next' | 'colors'>,
): readonly (Offer & { readonly color: Color })[] {
  const { state, next, colors } = played;
  if (next === null) return [];
  const shooter = colorOfSeat(colors, next);
  const answering = state.turn === 2 && (state.cleared ?? []).includes(otherColor(shooter));
  return ENDINGS.flatMap(({ rule, by }) => {
    const entry = ruleOf(head.edition, head.format, rule);
    if (entry === undefined || !entry.effects.some((effect) => DECIDING.includes(effect))) return [];
    if (ANSWERS.includes(rule) ? !answering : rule === 'all-pocketed' && answering) return [];
    return [{ rule, article: entry.article, effects: entry.effects, color: by === 'shooter' ? shooter : otherColor(shooter) }];
  });
}

/** Offences in a stroke that cost a penalty disc, as this edition has them, by article. */
export function penalties({ edition, format }: SheetHead): readonly Offer[] {
  const rules = Object.keys(EDITIONS[edition].rules) as RuleCode[];
  return rules.flatMap((rule) => {
    const entry = ruleOf(edition, format, rule);
    if (!entry?.effects.includes('penalty-disc') || rule in INCIDENT_RULES[edition].lines || rule === 'punishable-stroke') return [];
    return [{ rule, article: entry.article, effects: entry.effects }];
  });
}

/** What players do outside the strokes on which this edition has a word. */
export const incidentTypes = (edition: EditionId): readonly IncidentType[] =>
  Object.keys(INCIDENT_RULES[edition].lines) as readonly IncidentType[];

/** Warnings until something is lost by them; null where the edition knows no warnings. */
export const knowsWarnings = (edition: EditionId): boolean => INCIDENT_RULES[edition].thirdWarning !== null;
