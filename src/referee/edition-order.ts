/** Orders of the editions, from their dates and what each amends. */
import { EDITION_IDS, EDITION_INFO } from '../compiled/editions.ts';
import { type Amending, between, chainOf } from './edition-chain.ts';
import type { EditionId } from './types.ts';

/** What the orders are worked out from, oldest first, undated editions last (as `EDITION_IDS` has them). */
export interface Dated<E extends string = string> extends Amending<E> {
  readonly inForce?: string;
}

/** A pair of editions to be compared. */
export interface EditionPair<E extends string = EditionId> {
  readonly from: E;
  readonly to: E;
}

/** As readers are offered them: the newest first, undated ones last. */
export const newestFirst = <E extends string>(editions: readonly Dated<E>[]): readonly E[] => [
  ...editions
    .filter(({ inForce }) => inForce !== undefined)
    .map(({ id }) => id)
    .toReversed(),
  ...editions.filter(({ inForce }) => inForce === undefined).map(({ id }) => id),
];

/** Each edition that amends another, with that one: the steps for which a change is known, oldest first. */
export const stepsOf = <E extends string>(editions: readonly Dated<E>[]): readonly EditionPair<E>[] =>
  editions.flatMap(({ id, basis }) => (basis === undefined ? [] : [{ from: basis, to: id }]));

/** The line of editions that ends in the newest one, each amending the one before. */
export function lineOf<E extends string>(editions: readonly Dated<E>[]): readonly E[] {
  const [newest] = newestFirst(editions);
  return newest === undefined ? [] : chainOf(editions, newest).toReversed();
}

/** All pairs, the older edition first and an undated one before all: neighbours before those further apart, the newest first. */
export function pairsOf<E extends string>(editions: readonly Dated<E>[]): readonly EditionPair<E>[] {
  const dated = newestFirst(editions.filter(({ inForce }) => inForce !== undefined));
  const undated = editions.filter(({ inForce }) => inForce === undefined).map(({ id }) => id);
  const apart = dated.flatMap((_, distance) =>
    dated.flatMap((to, i) => {
      const from = dated[i + distance];
      return from === undefined || distance === 0 ? [] : [{ from, to }];
    }),
  );
  const among = undated.flatMap((from, i) => undated.slice(i + 1).map((to) => ({ from, to })));
  return [...apart, ...undated.flatMap((from) => dated.map((to) => ({ from, to }))), ...among];
}

const EDITIONS: readonly Dated<EditionId>[] = EDITION_IDS.map((id) => EDITION_INFO[id]);

export const NEWEST_FIRST = newestFirst(EDITIONS);
/** The edition a reader is offered who has chosen none. */
export const NEWEST = NEWEST_FIRST[0] as EditionId;
export const EDITION_STEPS = stepsOf(EDITIONS);
export const EDITION_LINE = lineOf(EDITIONS);
export const EDITION_PAIRS = pairsOf(EDITIONS);
export const editionsBetween = (from: EditionId, to: EditionId): readonly EditionId[] => between(EDITIONS, from, to);
