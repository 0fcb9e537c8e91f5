/** The chain of editions that each amend another. Without compiled data: the compile reads it too. */

/** An edition and the one it amends. */
export interface Amending<E extends string = string> {
  readonly id: E;
  readonly basis?: E | undefined;
}

/** An edition and those it amends, itself first: 2017, 2010, 2008. */
export function chainOf<E extends string>(editions: readonly Amending<E>[], id: E): readonly E[] {
  const basis = editions.find((edition) => edition.id === id)?.basis;
  return basis === undefined ? [id] : [id, ...chainOf(editions, basis)];
}

/** The editions from one to another that amends it, through those between: without the first; empty where none leads there. */
export function between<E extends string>(editions: readonly Amending<E>[], from: E, to: E): readonly E[] {
  const chain = chainOf(editions, to);
  return chain.slice(0, Math.max(0, chain.indexOf(from))).toReversed();
}
