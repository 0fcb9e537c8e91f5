/** What the last entry came to, in the words of a language. */
import { fill, fillNamed } from '../../narrate/sentence.ts';
import type { Played } from '../../referee/play.ts';
import { type LinePart, rulingLine } from '../../scoresheet/ruling-line.ts';
import { namesBySeat } from '../../scoresheet/sheet.ts';
import type { Sheet } from '../../scoresheet/types.ts';
import { ruleText, seatName, sideName, type Words } from './words.ts';

export interface LineInWords {
  /** `now`: who has the right to play. */
  readonly parts: readonly { readonly text: string; readonly now: boolean }[];
  readonly article: string | null;
  /** The rule it rests on; null where the book has none. */
  readonly rule: string | null;
}

function partText(part: LinePart, sheet: Sheet, played: Played, words: Words): string {
  const { t, lang, ruling } = words;
  const { head } = sheet;
  const name =
    'seat' in part
      ? seatName(namesBySeat(sheet, played.colors), played.colors, part.seat, words)
      : 'color' in part
        ? sideName(head, part.color, words)
        : '';
  switch (part.what) {
    case 'game-lost':
      return fillNamed(ruling.game[part.scope], { player: name }, lang);
    case 'set-won':
      return fillNamed(t.end.wins, { name }, lang);
    case 'debt-paid':
      return fill(t.placed, { name }, lang);
    case 'set-replayed':
    case 'set-drawn':
    case 'no-rule':
    case 'nothing':
      return fill(ruling.headline[part.what], {}, lang);
    default:
      return fill(t.line[part.what], { name }, lang);
  }
}

/** Null where nothing has been entered. */
export function lineInWords(sheet: Sheet, played: Played, words: Words): LineInWords | null {
  const line = rulingLine(played, sheet.acts.findLast((act) => 'entry' in act)?.entry);
  if (line === null) return null;
  const rule = played.rulings.at(-1)?.findings[0]?.rule;
  return {
    parts: line.parts.map((part) => ({
      text: partText(part, sheet, played, words),
      now: ['plays', 'answers', 'plays-on'].includes(part.what),
    })),
    article: line.article,
    rule: rule === undefined ? null : ruleText(rule, words),
  };
}
