import type { EditionId } from '../../referee/types.ts';
import { NOVUSS } from '../books.ts';
import { deriveBasis } from '../comparison.ts';
import type { AnyCorpus, AnyProvision, ContentProblem, Corpus, Edition, Provision } from '../model.ts';
import { verdictsOf } from '../verdicts/index.ts';
import { authoredWording } from '../wordings.ts';
import { type Linter, spineFile } from './types.ts';

/** What rules differently says in one line what changes; what rules alike says nothing of the sort. */
export const changesHonest: Linter = {
  name: 'changes-honest',
  description: 'what rules differently says its effect, what rules alike has none',
  check: (corpus) =>
    corpus.editions.flatMap((edition) => corpus.provisions.flatMap((provision) => checkChange(corpus, edition, provision))),
};

function checkChange(corpus: AnyCorpus, edition: Edition<string>, provision: AnyProvision): readonly ContentProblem[] {
  const entry = provision.editions[edition.id];
  const basis = deriveBasis(corpus, edition.id);
  if (!entry || entry.absent || !basis || !entry.change) return [];
  const problem = (code: string, detail: string): ContentProblem => ({
    file: spineFile(corpus, provision),
    path: `editions.${edition.id}.change`,
    code,
    detail,
  });
  const { kind, effect } = entry.change;
  if (kind === 'amended' && effect === undefined && !onlyNumbers(corpus, provision, basis, edition.id))
    return [problem('effect-unsaid', `${edition.id} rules differently from ${basis}: one line (effect) says what changes`)];
  if (kind !== 'amended' && effect !== undefined)
    return [
      problem('effect-of-nothing', `${edition.id} rules as ${basis} does in every case, parameter and word of the author: no effect`),
    ];
  return [];
}

/** Where the words are the same and only a number differs, which the texts show themselves. */
function onlyNumbers(corpus: AnyCorpus, provision: AnyProvision, basis: string, edition: string): boolean {
  const [before, after] = [provision.editions[basis], provision.editions[edition]];
  if (corpus.book.id !== NOVUSS.id || !before || !after || before.absent || after.absent) return false;
  if (authoredWording(before.wording) !== authoredWording(after.wording)) return false;
  const own = corpus as unknown as Corpus;
  const found = verdictsOf(own).difference(provision as unknown as Provision, basis as EditionId, edition as EditionId);
  return found !== null && !found.stated && found.rules.length + found.scenarios.length === 0;
}
