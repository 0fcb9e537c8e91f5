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

function sign(name: string): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', 'pic');
  picture.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${base}sprite.svg#p-${name}`);
  picture.append(use);
  return picture;
}

/** A hit as a link: title, what it costs as signs and words, its number in every book that has it. */
export function hitLink(hit: Hit, data: Lookup): HTMLAnchorElement {
  const link = element('a', 'hit', element('b', '', hit.rule.t));
  link.href = hrefOf(hit);
  const costs = element('span', 'costs');
  for (const effect of hit.rule.c) {
    const [name, picture] = data.costs[effect] ?? ['', ''];
    costs.append(element('span', '', ...(picture ? [sign(picture)] : []), name));
  }
  const numbers = element('span', 'nums');
  for (const { id, mark, name } of data.editions) {
    const [first] = hit.rule.a[id] ?? [];
    if (!first) continue;
    const label = hit.at?.edition === id ? hit.at.label : first[0];
    const badge = element('i', `m m-${id}`, mark);
    badge.title = name;
    numbers.append(element('span', hit.at?.edition === id ? 'asked' : '', badge, label));
  }
  link.append(...(hit.rule.c.length > 0 ? [costs] : []), numbers);
  return link;
}
