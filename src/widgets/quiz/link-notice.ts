/** What a reader is told of a link that does not open as it was made. */
import type { Lang } from '../../corpus/model.ts';
import { fill } from '../../narrate/sentence.ts';
import type { LinkError } from '../../quiz/envelope.ts';
import { NEWEST_FIRST } from '../../referee/edition-order.ts';
import type { EditionId } from '../../referee/types.ts';
import type { QuizStrings } from '../../ui/strings.ts';

type Words = QuizStrings['ui'];

const all = (words: Words): string => NEWEST_FIRST.map((id) => words.editionName[id]).join(', ');

/** Why a link cannot be opened. */
export function linkProblem(error: LinkError, words: Words, lang: Lang): string {
  const type = error.code === 'other-type' ? words.linkType[error.type] : undefined;
  const edition = error.code === 'unknown-edition' ? error.edition : undefined;
  return fill(words[`link-${error.code}`], { type, edition, editions: all(words) }, lang);
}

/** That a link names an edition which is not known here, and which one stands for it. */
export const otherEdition = (named: string, shown: EditionId, words: Words, lang: Lang): string =>
  fill(words['link-edition'], { edition: named, shown: words.editionName[shown], editions: all(words) }, lang);
