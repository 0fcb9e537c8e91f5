/**
 * The sentences of rulings and their articles, kept up by hand: while something is dragged they change with every frame, so nodes stay where
 * they are and only what differs is set. Components hang these in with `{@attach}`; how they look stands in `Cites.svelte` and `Rulings.svelte`.
 */
import type { Lang } from '../../corpus/model.ts';
import { articleLabel, articleLang } from '../../i18n/article.ts';
import type { Sign } from '../../i18n/explain.ts';
import type { EditionId } from '../../referee/types.ts';
import type { Cite, Line } from './ruling/cards.ts';
import type { Word } from './ruling/compare.ts';
import { classOf, lettersOf } from './ruling/mark.ts';
import { articleHref } from './share/links.ts';

/** How articles and editions are called on this page. */
export interface Naming {
  readonly lang: Lang;
  readonly base: string;
  readonly edition: Readonly<Record<EditionId, string>>;
}

function element<K extends keyof HTMLElementTagNameMap>(tag: K, name: string, ...inside: (Node | string)[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (name) made.className = name;
  made.append(...inside);
  return made;
}

/** Words as they stand in each place; what is the same is not touched. */
const worded = new WeakMap<Element, readonly Word[]>();

/** Sets a sentence, its words that differ from the other card's marked. */
export function showWords(at: Element, words: readonly Word[]): void {
  const before = worded.get(at);
  if (before === words) return;
  worded.set(at, words);
  const nodes = at.childNodes;
  if (before?.length === words.length && words.every((word, i) => word.differs === before[i]?.differs)) {
    for (const [i, { text }] of words.entries()) {
      const node = nodes[i];
      if (node && before[i]?.text !== text) node.textContent = text;
    }
  } else at.replaceChildren(...words.map(({ text, differs }) => (differs ? element('mark', '', text) : document.createTextNode(text))));
}

const cited = new WeakMap<Element, string>();

/** An edition's mark, as `Marker.svelte` has it. */
function marker(id: EditionId, name: string): HTMLElement {
  const mark = element('span', classOf(id), lettersOf(id));
  mark.setAttribute('role', 'img');
  mark.setAttribute('aria-label', name);
  return mark;
}

/** Of each place the marks made for it, also of editions that have left it. */
const marked = new WeakMap<Element, Map<EditionId, HTMLElement>>();

/** Sets the marks of the editions that rule as a card says. */
export function showMarks(at: Element, ids: readonly EditionId[], { edition }: Naming): void {
  const made = marked.get(at) ?? new Map<EditionId, HTMLElement>();
  marked.set(at, made);
  for (const [i, id] of ids.entries()) {
    const mark = made.get(id) ?? marker(id, edition[id]);
    made.set(id, mark);
    const there = at.children[i] ?? null;
    if (there !== mark) at.insertBefore(mark, there);
  }
  while (at.children.length > ids.length) at.lastElementChild?.remove();
}

/** Of each place the signs made for it, of which one is seen. */
const signed = new WeakMap<Element, { seen: SVGElement | null; readonly made: Map<Sign, SVGElement> }>();

/**
 * Sets the sign of what a ruling costs, from the page's sprite. Signs that were shown before stay, unseen: a `use` that is pointed at another
 * symbol is built anew and laid out.
 */
export function showSign(at: SVGElement, sign: Sign): void {
  const signs = signed.get(at) ?? { seen: null, made: new Map() };
  signed.set(at, signs);
  let use = signs.made.get(sign);
  if (!use) {
    use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `#p-${sign}`);
    use.setAttribute('class', `sign-${sign}`);
    signs.made.set(sign, use);
    at.append(use);
  }
  if (use === signs.seen) return;
  // not by its visibility, which all that the symbol holds would inherit
  signs.seen?.setAttribute('opacity', '0');
  use.removeAttribute('opacity');
  signs.seen = use;
}

function group(id: EditionId, own: readonly Cite[], { lang, base, edition }: Naming): HTMLElement {
  const links = own.flatMap(({ article }, i) => {
    const link = element('a', '', articleLabel(article, lang));
    link.href = articleHref(base, lang, id, article);
    const spoken = articleLang(article, lang);
    if (spoken) link.lang = spoken;
    return i > 0 ? [', ', link] : [link];
  });
  return element('span', 'of', marker(id, edition[id]), element('span', '', ...links));
}

/** Sets the articles, each edition's under its own mark. */
export function showCites(at: Element, cites: readonly Cite[], naming: Naming): void {
  const key = JSON.stringify(cites);
  if (cited.get(at) === key) return;
  cited.set(at, key);
  const editions = [...new Set(cites.map((cite) => cite.edition))];
  at.replaceChildren(
    ...editions.map((id) =>
      group(
        id,
        cites.filter((cite) => cite.edition === id),
        naming,
      ),
    ),
  );
}

/** A line's parts, so that they need not be looked for. */
interface Shown {
  readonly item: HTMLLIElement;
  readonly words: HTMLElement;
  readonly more: HTMLElement;
  readonly margin: HTMLElement;
  readonly cites: HTMLElement;
}
/** Of each list its lines; more than are shown now, when there were more before. */
const lists = new WeakMap<Element, Shown[]>();

function newLine(): Shown {
  const [words, more, margin, cites] = [element('span', ''), element('em', ''), element('small', ''), element('span', 'by-article')];
  return { item: element('li', '', element('span', 'told', words, more, margin), cites), words, more, margin, cites };
}
function showText(at: HTMLElement, text: string): void {
  if (at.textContent !== text) at.textContent = text;
}

/** Sets a list's lines, each with its articles. */
export function showLines(list: Element, lines: readonly Line[], naming: Naming): void {
  const kept = lists.get(list) ?? [];
  lists.set(list, kept);
  for (const [i, line] of lines.entries()) {
    const shown = kept[i] ?? newLine();
    kept[i] = shown;
    showWords(shown.words, line.words);
    showText(shown.more, line.more ? ` ${line.more}` : '');
    showText(shown.margin, line.margin ? ` ${line.margin}` : '');
    showCites(shown.cites, line.cites, naming);
    if (!shown.item.parentNode) list.append(shown.item);
  }
  while (list.children.length > lines.length) list.lastElementChild?.remove();
}
