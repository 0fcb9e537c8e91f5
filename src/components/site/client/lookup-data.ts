/** The look-up file of the page's language, fetched once. */
import { anchorFor } from '../../../corpus/anchor.ts';
import type { Lookup } from '../lookup.ts';
import type { Hit } from './match.ts';

export const lang = document.documentElement.lang;
/** The site's folder on its host, ending with a slash: everything before the language. */
export const base = location.pathname.slice(0, location.pathname.indexOf(`/${lang}/`) + 1) || '/';
/** The book being read. */
export const preferred = /\/rules\/([^/]+)\//.exec(location.pathname)?.[1];

let loading: Promise<Lookup> | undefined;
export function load(): Promise<Lookup> {
  loading ??= fetch(`${base}data/lookup/${lang}.json`).then((response) => response.json() as Promise<Lookup>);
  return loading;
}

/** Where a hit leads: to the article in its book, or to the page of the rule. */
export function hrefOf({ rule, at }: Hit): string {
  if (at) return `${base}${lang}/rules/${at.edition}/${at.chapter}/#${anchorFor(at.name)}`;
  return `${base}${lang}/provision/${rule.i}/`;
}

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** A hit as a link: title, its numbers by book, the signs of what it costs. */
export function hitLink(hit: Hit, data: Lookup): HTMLAnchorElement {
  const title = element('b', '', hit.rule.t);
  const link = element('a', 'hit', title);
  link.href = hrefOf(hit);
  const numbers = element('span', 'nums');
  for (const { id, mark } of data.editions) {
    const [first] = hit.rule.a[id] ?? [];
    if (!first) continue;
    const label = hit.at?.edition === id ? hit.at.label : first[0];
    numbers.append(element('span', '', element('i', `m m-${id}`, mark), label));
  }
  for (const sign of hit.rule.c) {
    const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    picture.setAttribute('class', 'pic');
    picture.setAttribute('aria-hidden', 'true');
    const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
    use.setAttribute('href', `${base}sprite.svg#p-${sign}`);
    picture.append(use);
    title.append(' ', picture);
  }
  link.append(numbers);
  return link;
}
