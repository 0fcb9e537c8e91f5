/** Conditions and outcomes of verdicts in words. */
import type { Condition, Line, Outcome } from '../corpus/verdicts/index.ts';
import type { Effect } from '../referee/types.ts';
import { interpolate } from '../ui/interpolate.ts';
import type { VerdictStrings } from '../ui/strings.ts';

const put = (template: string, values: Readonly<Record<string, string | number>>): string =>
  interpolate(template, values).replace(/(\d) (?=\p{L})/gu, '$1\u00a0');

/** Where a range of numbers begins and ends; without an end where it goes on. */
interface Range {
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

/** The largest number of a question stands for all that are larger. */
function rangeOf(answers: readonly string[], largest: number): Range {
  const numbers = answers.map(Number);
  const to = Math.max(...numbers);
  return { from: Math.min(...numbers), to, open: to === largest };
}

function minutes({ from, to, open }: Range, { minutes: s }: VerdictStrings): string {
  if (open) return put(s.moreThan, { n: from - 1 });
  return from <= 1 ? put(s.atMost, { n: to }) : put(s.between, { from, n: to });
}

function discs({ from, to, open }: Range, { discs: s }: VerdictStrings): string {
  if (to === 0) return s.none;
  if (from === 0) return to === 1 ? s.touchedOrOne : put(s.atMost, { n: to });
  if (open) return from === 1 ? s.some : put(s.several, { n: from });
  return from === to && from === 1 ? s.one : put(s.between, { from, n: to });
}

function occurrence({ from, to, open }: Range, { occurrence: s }: VerdictStrings): string {
  if (open) return from === 2 ? s.again : put(s.from, { n: from });
  return to === 1 ? s.first : put(s.between, { from, n: to });
}

const NUMBERED: Readonly<Record<string, (range: Range, s: VerdictStrings) => string>> = { minutes, discs, occurrence };

/** How an incident is called where a condition names it. */
export type ActName = (code: string) => string;

/** One condition: `2 or more discs moved or the only disc on the table moved`, `by hand or with the cue`. */
export function conditionText({ question, answers, all }: Condition, s: VerdictStrings, act: ActName): string {
  const numbers = answers.filter((answer) => /^\d+$/.test(answer));
  const names = answers.filter((answer) => !/^\d+$/.test(answer));
  const numbered = NUMBERED[question];
  const largest = Math.max(...all.filter((answer) => /^\d+$/.test(answer)).map(Number));
  const words = s.answers[question] ?? {};
  const name = (answer: string): string =>
    question === 'act' ? act(answer) : question === 'discs' ? s.discs.last : (words[answer] ?? answer);
  const parts = [...(numbered && numbers.length > 0 ? [numbered(rangeOf(numbers, largest), s)] : []), ...names.map(name)];
  return parts.join(` ${s.or} `);
}

/** What one asks to tell the answers apart. */
export const questionText = (question: string, s: VerdictStrings): string => s.ask[question] ?? question;

/** All conditions of a line: `one disc moved, in one’s own turn`; empty where it always holds. */
export const conditionsText = ({ conditions }: Pick<Line, 'conditions'>, s: VerdictStrings, act: ActName): string =>
  conditions.map((condition) => conditionText(condition, s, act)).join(', ');

/** What an effect is called here: with how much is lost, with how the set is begun again. */
export function effectText(effect: Effect, { scope, replay }: Outcome, s: VerdictStrings, nameOf: (effect: Effect) => string): string {
  if (effect === 'game-lost' && scope) return s.scope[scope];
  if (effect !== 'set-replayed' || !replay) return nameOf(effect);
  const { swapSides, swapFirst } = replay;
  const how = swapSides ? (swapFirst ? s.replay.both : s.replay.sides) : swapFirst ? s.replay.first : '';
  return how ? `${nameOf(effect)} ${how}` : nameOf(effect);
}
