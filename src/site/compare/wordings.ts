/** A provision's distinct texts, newest first, with the editions that share each and the words in which they part marked. */
import { diffArrays } from 'diff';
import type { Lang, Provision } from '../../corpus/model.ts';
import type { EditionId } from '../../referee/types.ts';
import { EDITION_BAR } from '../book.ts';
import { renderText } from '../markdown.ts';

export interface Wording {
  readonly key: string;
  readonly editions: readonly EditionId[];
  /** Their own title, where the provision's would say something else; undefined otherwise. */
  readonly title: string | undefined;
  /** HTML; undefined where the text isn't written in this language. */
  readonly html: string | undefined;
}

/** The texts in the order of the edition bar. */
export function wordingsOf(p: Provision, lang: Lang): readonly Wording[] {
  const groups = new Map<string, EditionId[]>();
  for (const id of EDITION_BAR) {
    const entry = p.editions[id];
    if (!entry.absent) groups.set(entry.wording, [...(groups.get(entry.wording) ?? []), id]);
  }
  const plain = [...groups].map(([key, editions]): Wording => {
    const text = p.texts[lang]?.wordings[key];
    const title = p.texts[lang]?.titles[key];
    return { key, editions, title, html: text === undefined ? undefined : renderText(text, { lang, edition: editions[0] as EditionId }) };
  });
  return plain.map((wording, i) => {
    const other = plain[i === 0 ? 1 : 0];
    return other?.html && wording.html ? { ...wording, html: markDifferences(wording.html, other.html) } : wording;
  });
}

const tokens = (html: string): string[] => html.split(/(<[^>]+>|\s+)/).filter(Boolean);
const isWord = (token: string): boolean => !/^[<\s]/.test(token);
const bare = (word: string): string => word.replace(/[.,;:()]/g, '').toLowerCase();
/** A text that shares less than this of its words is simply different, unless it has all of the other's: marks on nearly every word would say nothing. */
const SHARED = 0.4;

/** `html` with `<mark>` around the words that `other` hasn't got at that place. */
export function markDifferences(html: string, other: string): string {
  const own = tokens(html);
  const words = own.filter(isWord);
  const flags: boolean[] = [];
  for (const part of diffArrays(tokens(other).filter(isWord).map(bare), words.map(bare))) {
    if (!part.removed) flags.push(...part.value.map(() => part.added));
  }
  const shared = flags.filter((flag) => !flag).length;
  if (shared < SHARED * words.length && shared < tokens(other).filter(isWord).length) return html;
  let i = 0;
  const marked = own.map((token) => (isWord(token) && flags[i++] ? `<mark>${token}</mark>` : token)).join('');
  return marked.replace(/<\/mark>(\s+)<mark>/g, '$1');
}

/** Two texts beside each other, each with its marks; `anew` where they differ so much that neither has any. */
export function besideEachOther(one: string, other: string): { readonly html: readonly [string, string]; readonly anew: boolean } {
  const html = [markDifferences(one, other), markDifferences(other, one)] as const;
  const said = (text: string): string => tokens(text).filter(isWord).map(bare).join(' ');
  return { html, anew: html[0] === one && html[1] === other && said(one) !== said(other) };
}
