/** What a ruling on the sheet comes to, part by part, in the order in which a referee says it. Codes; the sentences are the page's. */
import { COLORS } from '../physics/types.ts';
import { EDITIONS } from '../referee/editions.ts';
import type { Played } from '../referee/play.ts';
import { colorOfSeat, otherColor } from '../referee/seats.ts';
import type { GameOutcome, Incident, Ruling } from '../referee/types.ts';
import type { Color, LogEntry, Seat } from './types.ts';

/** One part of the line. */
export type LinePart =
  | { readonly what: 'game-lost'; readonly color: Color; readonly scope: GameOutcome['scope'] }
  | { readonly what: 'set-won' | 'penalty' | 'warning' | 'excluded' | 'turn-lost' | 'misses-next' | 'missed'; readonly color: Color }
  | { readonly what: 'debt-paid' | 'debt-void'; readonly color: Color }
  | { readonly what: 'set-replayed' | 'set-drawn' | 'allowed' | 'no-rule' | 'nothing' }
  /** Who has the right to play now. */
  | { readonly what: 'plays' | 'plays-on' | 'answers'; readonly color: Color; readonly seat: Seat };

/** A ruling in one line, with the article that decides it; null where the book has none. */
export interface RulingLine {
  readonly parts: readonly LinePart[];
  readonly article: string | null;
}

/** The article by which an incident is allowed: by itself, or by the reading taken; null where it is not. */
function allowing(ruling: Ruling, incidents: readonly Incident[]): string | null {
  const note = ruling.notes.find(
    ({ article, reading, option }) =>
      article !== null &&
      incidents.some(({ type }) =>
        (EDITIONS[ruling.edition].incidents[type] ?? []).some(
          (line) =>
            line.cost === 'allowed' &&
            (reading === null ? line.article === article : line.reading?.[0] === reading && line.reading[1] === option),
        ),
      ),
  );
  return note?.article ?? null;
}

const decidedParts = ({ game, set, excluded }: Ruling): readonly LinePart[] => [
  ...(game === null ? [] : [{ what: 'game-lost', color: game.color, scope: game.scope } as const]),
  ...(set?.outcome === 'won' ? [{ what: 'set-won', color: set.color } as const] : []),
  ...(set?.outcome === 'lost' ? [{ what: 'set-won', color: otherColor(set.color) } as const] : []),
  ...(set?.outcome === 'replayed' || set?.outcome === 'drawn' ? [{ what: `set-${set.outcome}` } as const] : []),
  ...(excluded === null ? [] : [{ what: 'excluded', color: excluded } as const]),
];

const costParts = ({ penaltyDiscs, warnings, findings }: Ruling): readonly LinePart[] =>
  COLORS.flatMap((color): readonly LinePart[] => [
    ...(penaltyDiscs[color] > 0 ? [{ what: 'penalty', color } as const] : []),
    ...(warnings[color] > 0 ? [{ what: 'warning', color } as const] : []),
    ...(findings.some((found) => found.rule === 'penalty-placement' && found.color === color)
      ? [{ what: 'debt-paid', color } as const]
      : []),
    ...(findings.some((found) => found.effects.includes('debt-annulled') && found.color === color)
      ? [{ what: 'debt-void', color } as const]
      : []),
  ]);

/** Whose turn was lost, who misses one, and who strokes now. */
function turnParts(played: Played, ruling: Ruling, shooter: Seat, byIncident: boolean): readonly LinePart[] {
  const color = colorOfSeat(played.colors, shooter);
  const other = otherColor(color);
  const misses: readonly LinePart[] = ruling.losesNext === null ? [] : [{ what: 'misses-next', color: ruling.losesNext }];
  if (played.next === null || ruling.turn === null) return misses;
  const next = { color: colorOfSeat(played.colors, played.next), seat: played.next };
  if (ruling.turn === 'continues') return ruling.findings.length > 0 ? [...misses, { what: 'plays-on', ...next }] : [];
  if (ruling.turn === 'interrupted') return [{ what: 'answers', ...next }];
  // A finding says by its name that the series is over, and a penalty disc that the right is lost.
  const lost: readonly LinePart[] = byIncident && ruling.penaltyDiscs[color] === 0 ? [{ what: 'turn-lost', color }] : [];
  const passedOver: readonly LinePart[] = next.color === color ? [{ what: 'missed', color: other }] : [];
  return [...lost, ...passedOver, { what: 'plays', ...next }];
}

/** What the last entry came to. Null where there is none. */
export function rulingLine(played: Played, entry: LogEntry | undefined): RulingLine | null {
  const ruling = played.rulings.at(-1);
  if (ruling === undefined || entry === undefined) return null;
  const decided = decidedParts(ruling);
  const article = ruling.findings[0]?.article ?? null;
  if (ruling.game !== null || ruling.set !== null) return { parts: decided, article };
  const parts = [
    ...decided,
    ...costParts(ruling),
    ...(entry.shooter === undefined ? [] : turnParts(played, ruling, entry.shooter, entry.noted === undefined)),
  ];
  if (parts.length > 0) return { parts, article };
  if (article !== null) return { parts: [{ what: 'nothing' }], article };
  const allowed = allowing(ruling, entry.incidents ?? []);
  return { parts: [{ what: allowed === null ? 'no-rule' : 'allowed' }], article: allowed };
}
