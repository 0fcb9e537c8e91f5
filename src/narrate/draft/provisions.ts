/** What a draft makes of the texts: of each provision what its basis says and what it says itself. */
import type { Lang } from '../../corpus/model.ts';
import type { DraftTree, ProvisionTree } from '../../draft/tree.ts';
import type { EditionId } from '../../referee/types.ts';
import type { DraftTexts, ProvisionWords } from './texts.ts';

/** A text as written, with its references; `missing` where a draft has one, but not in this language. */
export type Said = { readonly text: string } | 'absent' | 'missing';

const after = (before: Said, own: ProvisionTree, words: ProvisionWords | undefined, lang: Lang): Said => {
  if (own.absent) return 'absent';
  if (own.texts !== undefined) {
    const text = own.texts[lang];
    return text ? { text } : 'missing';
  }
  if (own.wording !== undefined) {
    const text = words?.wordings[own.wording];
    return text === undefined ? 'missing' : { text };
  }
  return before;
};

const inEdition = (words: ProvisionWords | undefined, root: EditionId): Said => {
  const letter = words?.editions[root]?.wording;
  const text = letter === undefined ? undefined : words?.wordings[letter];
  return letter === undefined ? 'absent' : text === undefined ? 'missing' : { text };
};

/** What drafts on an edition, the first that amends it first, say of a provision. */
export function saidBy(drafts: readonly DraftTree[], root: EditionId, id: string, lang: Lang, { provisions }: DraftTexts): Said {
  const words = provisions.find((one) => one.id === id);
  return drafts
    .flatMap(({ changes }) => changes)
    .reduce(
      (before, { provisions: own = {} }) => {
        const entry = own[id];
        return entry === undefined ? before : after(before, entry, words, lang);
      },
      inEdition(words, root),
    );
}

/** What a provision is called in a draft: by the own title of the wording that the drafts take, else of the edition's at the root, else over all; a new one as its draft calls it. */
export function provisionTitle(drafts: readonly DraftTree[], root: EditionId, id: string, lang: Lang, { provisions }: DraftTexts): string {
  const known = provisions.find((one) => one.id === id);
  if (known !== undefined) {
    const taken = drafts.flatMap(({ changes }) => changes.flatMap(({ provisions: own = {} }) => own[id]?.wording ?? []));
    return known.titles[taken.at(-1) ?? known.editions[root]?.wording ?? ''] ?? known.title;
  }
  const titles = drafts.flatMap(({ changes }) =>
    changes.flatMap(({ provisions: own = {} }) => (own[id]?.title === undefined ? [] : [own[id].title])),
  );
  return titles.map((title) => title[lang] || Object.values(title).find(Boolean)).findLast(Boolean) ?? id;
}

/** The chapter of a number in an edition: the one that has it, else the one whose number it begins with. */
export function chapterOfArticle(article: string, chapters: DraftTexts['chapters'][EditionId]): string | undefined {
  const [number] = /^\d+/.exec(article) ?? [];
  return (chapters.find(({ articles }) => articles.includes(article)) ?? chapters.find(({ id }) => id === number))?.id;
}

/** Of drafts of one name the first: the one that others can amend. */
export const firstOfName = (drafts: readonly DraftTree[]): readonly DraftTree[] =>
  drafts.filter((one, i) => drafts.findIndex(({ id }) => id === one.id) === i);

/** A draft with those that it amends, the first that amends an edition first; those that are not here are left out. */
export function chainOf(tree: DraftTree, others: readonly DraftTree[]): readonly DraftTree[] {
  const chain = [tree];
  for (;;) {
    const next = others.find(({ id }) => id === chain[0]?.basis);
    if (next === undefined || chain.includes(next) || chain.length > others.length + 1) return chain;
    chain.unshift(next);
  }
}
