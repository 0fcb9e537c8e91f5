/** The kinds of change from an edition's basis: what rules differently is amended, whatever its words. */
import type { EditionId } from '../../referee/types.ts';
import type { AbsentEntry, Corpus, EditionEntry, Provision } from '../model.ts';
import { sameVerdicts, verdictsOf } from './index.ts';

/** The corpus with every change that rules differently called `amended`. */
export function withChanges(corpus: Corpus): Corpus {
  const verdicts = verdictsOf(corpus);
  const entryOf = (provision: Provision, id: EditionId, basis: EditionId | undefined): EditionEntry | AbsentEntry => {
    const entry = provision.editions[id];
    const amended = basis !== undefined && entry.change && !entry.absent && verdicts.difference(provision, basis, id) !== null;
    return amended ? { ...entry, change: { ...entry.change, kind: 'amended' } } : entry;
  };
  const provisions = corpus.provisions.map((provision): Provision => {
    const entries = corpus.editions.map(({ id, basis }) => [id, entryOf(provision, id, basis)] as const);
    return { ...provision, editions: { ...provision.editions, ...Object.fromEntries(entries) } };
  });
  return sameVerdicts({ ...corpus, provisions }, verdicts);
}
