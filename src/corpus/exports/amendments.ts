/** What each edition changes in the one that it amends, as data: worked out from the linked corpus, the same that the comparison shows. */
import type { EditionId } from '../../referee/types.ts';
import { deriveBasis } from '../comparison.ts';
import type { AnyCorpus, ChangeKind, Corpus, ParameterValue } from '../model.ts';
import { articlesIn, type Difference, verdictsOf } from '../verdicts/index.ts';

/** A provision that an edition has otherwise than its basis. */
export interface Modification {
  readonly provision: string;
  readonly kind: Exclude<ChangeKind, 'unchanged'>;
  /** Its articles in the basis; none where it is new. */
  readonly from: readonly string[];
  /** Its articles in the edition; none where it is gone. */
  readonly to: readonly string[];
}

type Value = ParameterValue | { readonly unstated: true };

/** Everything that an edition changes. */
export interface Amendments {
  readonly edition: string;
  readonly basis: string;
  readonly provisions: readonly (Modification & { readonly differs?: Difference })[];
  readonly parameters: readonly { readonly id: string; readonly from: Value; readonly to: Value }[];
  readonly readings: {
    /** Left open by the edition and not by its basis. */
    readonly opened: readonly string[];
    /** Left open by the basis and no more. */
    readonly settled: readonly string[];
  };
}

/** The provisions that an edition has otherwise than its basis, in the order of the corpus; none for an edition without a basis. */
export function modificationsIn(corpus: AnyCorpus, edition: string): readonly Modification[] {
  const basis = deriveBasis(corpus, edition);
  if (basis === undefined) return [];
  return corpus.provisions.flatMap((provision): readonly Modification[] => {
    const kind = provision.editions[edition]?.change?.kind;
    if (kind === undefined || kind === 'unchanged') return [];
    return [{ provision: provision.id, kind, from: articlesIn(provision, basis), to: articlesIn(provision, edition) }];
  });
}

/** Whether two editions state the same, wherever they state it. */
function sameValue(a: Value, b: Value): boolean {
  const stated = (value: Value) => JSON.stringify({ ...value, article: undefined });
  return stated(a) === stated(b);
}

function amendmentsOf(corpus: Corpus, edition: EditionId, basis: EditionId): Amendments {
  const verdicts = verdictsOf(corpus);
  const provisions = new Map(corpus.provisions.map((provision) => [provision.id, provision] as const));
  const open = (id: EditionId) => corpus.readings.filter(({ editions }) => editions.includes(id)).map((reading) => reading.id);
  const [before, now] = [open(basis), open(edition)];
  return {
    edition,
    basis,
    provisions: modificationsIn(corpus, edition).map((one) => {
      const provision = provisions.get(one.provision);
      const differs = provision && verdicts.difference(provision, basis, edition);
      return differs ? { ...one, differs } : one;
    }),
    parameters: corpus.parameters.flatMap(({ id, values }) => {
      const [from, to] = [values[basis], values[edition]];
      return sameValue(from, to) ? [] : [{ id, from, to }];
    }),
    readings: { opened: now.filter((id) => !before.includes(id)), settled: before.filter((id) => !now.includes(id)) },
  };
}

/** `amendments.json`: every edition that amends one, oldest first. */
export const exportAmendments = (corpus: Corpus): readonly Amendments[] =>
  corpus.editions.flatMap(({ id, basis }) => (basis === undefined ? [] : [amendmentsOf(corpus, id, basis)]));
