import { deriveBasis } from '../comparison.ts';
import type { AnyCorpus, AnyProvision, ContentProblem, Edition } from '../model.ts';
import { authoredWording } from '../wordings.ts';
import { type Linter, spineFile } from './types.ts';

/** A change is what its kind says: another wording where it is reworded or amended, and a word on the effect where it rules differently. */
export const changesHonest: Linter = {
  name: 'changes-honest',
  description: 'reworded and amended have another wording, amended says its effect, the same wording is no amendment',
  check: (corpus) =>
    corpus.editions.flatMap((edition) => corpus.provisions.flatMap((provision) => checkChange(corpus, edition, provision))),
};

function checkChange(corpus: AnyCorpus, edition: Edition<string>, provision: AnyProvision): readonly ContentProblem[] {
  const entry = provision.editions[edition.id];
  const basis = deriveBasis(corpus, edition.id);
  if (!entry || entry.absent || !basis || !entry.change) return [];
  const before = provision.editions[basis];
  const problem = (code: string, detail: string): ContentProblem => ({
    file: spineFile(corpus, provision),
    path: `editions.${edition.id}.change`,
    code,
    detail,
  });
  const { kind, effect } = entry.change;
  const same = before !== undefined && !before.absent && before.wording === entry.wording;
  if (kind === 'amended' && same)
    return [problem('change-without-difference', `${edition.id} shares its wording with ${basis}: that is no amendment`)];
  const numbersAlone = before !== undefined && !before.absent && authoredWording(before.wording) === authoredWording(entry.wording);
  if (kind === 'amended' && effect === undefined && !numbersAlone)
    return [problem('effect-unsaid', 'an amended provision says in one line what changes')];
  if (kind === 'reworded' && effect !== undefined) return [problem('effect-of-nothing', 'what is only reworded has no effect')];
  return [];
}
