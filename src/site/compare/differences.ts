/** In which rules two books rule differently, and how each stands between them. Worked out by corpus/verdicts and the gallery of cases; pages count what is here. */
import { inBookOrder } from '../../corpus/comparison.ts';
import type { Provision } from '../../corpus/model.ts';
import type { Difference } from '../../corpus/verdicts/index.ts';
import { editionsBetween } from '../../referee/edition-order.ts';
import type { EditionId } from '../../referee/types.ts';
import { remembered } from '../../ui/remembered.ts';
import { corpus } from '../book.ts';
import { between, headOf } from './divergences.ts';
import { verdicts } from './verdicts.ts';

/** How one rule stands in two books. */
export type PairKind = 'ruled' | 'worded' | 'only-to' | 'only-from' | 'same';
export const PAIR_KINDS: readonly PairKind[] = ['ruled', 'worded', 'only-to', 'only-from', 'same'];

/** The steps from one book to the other, whichever goes back to which; none where neither does. */
const steps = (from: EditionId, to: EditionId): readonly EditionId[] => [...editionsBetween(from, to), ...editionsBetween(to, from)];

/** The rules that cases of the gallery are about, for two books of which neither goes back to the other. */
const heads = new Map<string, ReadonlySet<Provision>>();
const headsBetween = (from: EditionId, to: EditionId): ReadonlySet<Provision> =>
  remembered(heads, `${from} ${to}`, () => {
    if (steps(from, to).length > 0) return new Set();
    return new Set([...between({ from, to }), ...between({ from: to, to: from })].flatMap((one) => headOf(one) ?? []));
  });

const BY_CASE: Difference = { scenarios: [], rules: [], parameters: [], stated: false };

/**
 * In what two books that both have a rule rule differently: what the corpus shows. Between books of which neither goes back to the other no author
 * says what differs; there the cases of the gallery count as well.
 */
function differenceIn(p: Provision, from: EditionId, to: EditionId): Difference | null {
  if (p.editions[from].absent || p.editions[to].absent) return null;
  return verdicts.difference(p, from, to) ?? (headsBetween(from, to).has(p) ? BY_CASE : null);
}

/** A rule that no article answers in either book is in neither list. */
export function pairKind(p: Provision, from: EditionId, to: EditionId): PairKind | undefined {
  const [a, b] = [p.editions[from], p.editions[to]];
  if (a.absent) return b.absent ? undefined : 'only-to';
  if (b.absent) return 'only-from';
  if (differenceIn(p, from, to)) return 'ruled';
  return a.wording === b.wording ? 'same' : 'worded';
}

/** What shows the difference, the strongest first: a ruling, a parameter, the word of the author. */
export const GROUNDS = ['ruling', 'parameter', 'stated'] as const;
export type Ground = (typeof GROUNDS)[number];

export interface Differing {
  readonly provision: Provision;
  readonly difference: Difference;
  readonly ground: Ground;
}

const groundOf = ({ scenarios, rules, parameters, stated }: Difference): Ground => {
  if (scenarios.length + rules.length > 0) return 'ruling';
  return parameters.length > 0 ? 'parameter' : stated ? 'stated' : 'ruling';
};

const known = new Map<string, readonly Differing[]>();

/** The rules that both books have and rule differently, in the order of the books. */
export const ruledDifferently = (from: EditionId, to: EditionId): readonly Differing[] =>
  remembered(known, `${from} ${to}`, () =>
    inBookOrder(corpus).flatMap((provision): readonly Differing[] => {
      const difference = differenceIn(provision, from, to);
      return difference ? [{ provision, difference, ground: groundOf(difference) }] : [];
    }),
  );

/** The effect lines of the editions from one book to the other: what each change means to a player. */
export function effectsBetween(
  p: Provision,
  from: EditionId,
  to: EditionId,
): readonly { readonly edition: EditionId; readonly effect: string }[] {
  return steps(from, to).flatMap((edition) => {
    const effect = p.editions[edition].change?.effect;
    return effect === undefined ? [] : [{ edition, effect }];
  });
}
