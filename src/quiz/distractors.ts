/** Wrong verdicts that somebody at a table has really given, each with its name. */

import type { Random } from '../random/random.ts';
import { judge } from '../referee/judge.ts';
import { otherColor } from '../referee/seats.ts';
import { type Color, EDITION_IDS, type EditionId, type RefereeCase, type Ruling } from '../referee/types.ts';
import type { Choice, Mistake, Option } from './types.ts';
import { type Verdict, verdictKey, verdictOf } from './verdict.ts';

export interface WrongVerdict {
  readonly verdict: Verdict;
  readonly mistake: Mistake;
}

/** What the other books rule on the same case. */
export function ofOtherEditions(question: Omit<RefereeCase, 'edition'>, edition: EditionId): readonly WrongVerdict[] {
  return EDITION_IDS.filter((id) => id !== edition).flatMap((id) => {
    const verdict = verdictOf(judge({ ...question, edition: id }));
    return verdict.silent ? [] : [{ verdict, mistake: { code: 'other-edition', edition: id } }];
  });
}

const give = (color: Color, count: number): Verdict['penalty'] => ({ red: 0, black: 0, [color]: count });

/** One thing missed, forgotten or added to a verdict on a stroke of `color`. */
export function ofStroke(v: Verdict, ruling: Ruling, color: Color, moved: readonly `${Color}${number}`[]): readonly WrongVerdict[] {
  const wrong: WrongVerdict[] = [];
  const add = (code: Mistake['code'], change: Partial<Verdict>) => wrong.push({ verdict: { ...v, ...change }, mistake: { code } });
  if (v.set !== null || v.game !== null) {
    add('set-missed', { set: null, game: null, turn: 'passes', penalty: give(color, 1) });
    add('set-missed', { set: null, game: null, turn: 'continues' });
    add('set-missed', { set: null, game: null, turn: 'passes' });
    if (v.set !== null && 'color' in v.set) add('other-player', { set: { ...v.set, color: otherColor(v.set.color) } });
    return wrong;
  }
  if (v.restored.length > 0) add('forgot-restoration', { restored: [] });
  if (v.returned.length > 0) add('missed-off-table', { returned: [] });
  if (v.penalty[color] > 0) {
    add('forgot-penalty', { penalty: give(color, 0) });
    add('kept-right', { turn: 'continues', penalty: give(color, 0), restored: [] });
    if (ruling.findings.some((found) => found.rule === 'several-offences')) add('penalty-for-each', { penalty: give(color, 2) });
  } else {
    if (v.turn === 'passes') {
      add('kept-right', { turn: 'continues' });
      add('needless-penalty', { penalty: give(color, 1) });
    }
    if (v.turn === 'continues') {
      add('lost-right', { turn: 'passes' });
      add('needless-penalty', { turn: 'passes', penalty: give(color, 1) });
    }
  }
  const back = moved.filter((id) => !v.restored.includes(id)).slice(0, 2);
  if (back.length > 0 && v.restored.length === 0) {
    if (v.turn === 'passes') add('needless-restoration', { restored: back });
    else add('needless-restoration', { turn: 'passes', penalty: give(color, 1), restored: back });
  }
  add('set-too-hard', { turn: null, penalty: give(color, 0), restored: [], returned: [], set: { outcome: 'lost', color } });
  return wrong;
}

/** The right verdict among three wrong ones, all different, other books' rulings first. */
export function verdictOptions(
  random: Random,
  right: Verdict,
  wrong: readonly WrongVerdict[],
): { readonly options: readonly Option[]; readonly right: number } | null {
  const seen = new Set([verdictKey(right)]);
  const chosen: Option[] = [{ choice: { type: 'verdict', verdict: right }, mistake: null }];
  for (const { verdict, mistake } of wrong) {
    const key = verdictKey(verdict);
    if (seen.has(key) || chosen.length === 4) continue;
    seen.add(key);
    chosen.push({ choice: { type: 'verdict', verdict }, mistake });
  }
  if (chosen.length < 3) return null;
  return shuffled(random, chosen);
}

/** Options in an order by lot, the right one first in the list given. */
export function shuffled(random: Random, options: readonly Option[]): { readonly options: readonly Option[]; readonly right: number } {
  const mixed = random.shuffle(options);
  return { options: mixed, right: mixed.findIndex(({ mistake }) => mistake === null) };
}

export const wrongChoice = (choice: Choice, code: Mistake['code']): Option => ({ choice, mistake: { code } });
export const rightChoice = (choice: Choice): Option => ({ choice, mistake: null });
