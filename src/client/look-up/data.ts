/** The look-up file of the page's language, fetched once. */
import { anchorFor } from '../../corpus/anchor.ts';
import { lazy } from '../../widgets/lazy/lazy.ts';
import { markClass } from '../../widgets/table/ruling/mark.ts';
import { base, lang } from '../figure/place.ts';
import type { Group, Where } from './look-up.ts';
import type { Hit } from './match.ts';
import type { Lookup, LookupBook } from './types.ts';

/** The book being read, and whether it is the backgammon sheet. */
export const where: Where = {
  preferred: /\/rules\/([^/]+)\//.exec(location.pathname)?.[1],
  onSheet: location.pathname.startsWith(`${base}${lang}/backgammon/`),
};

export const load: () => Promise<Lookup> = lazy(() =>
  fetch(`${base}data/lookup/${lang}.json`).then((response) => response.json() as Promise<Lookup>),
);

/** Where a hit leads: to the article in its book, or to the page of the rule. */
export function hrefOf({ rule, at }: Hit, book: Group['book']): string {
  if (book === 'sheet') return `${base}${lang}/backgammon/${at ? `#${anchorFor(at.name)}` : `${rule.id}/`}`;
  if (at) return `${base}${lang}/rules/${at.edition}/${at.chapter}/#${anchorFor(at.name)}`;
  return `${base}${lang}/provision/${rule.id}/`;
}

/** The first so many rules of a group as links. */
export const ruleLinks = ({ book, hits }: Group, most: number, data: Lookup): HTMLAnchorElement[] =>
  hits.slice(0, most).map((hit) => hitLink(hit, book === 'sheet' ? data.sheet : data, hrefOf(hit, book)));

/** A link of words alone. */
export function wordLink(href: string, text: string): HTMLAnchorElement {
  const link = element('a', 'hit word', text);
  link.href = href;
  return link;
}

/** The terms of a group as links; the whole sheet goes with them where it was named. */
export const termLinks = ({ book, terms }: Group, named: boolean, data: Lookup): HTMLAnchorElement[] => [
  ...terms.map((term) =>
    wordLink(book === 'sheet' ? `${base}${lang}/backgammon/#term-${term.id}` : `${base}${lang}/glossary/#${term.id}`, term.term),
  ),
  ...(named && book === 'sheet' ? [wordLink(`${base}${lang}/backgammon/`, sheetName(data))] : []),
];

/** What the sheet is called. */
export const sheetName = ({ sheet }: Lookup): string => sheet.editions[0]?.name ?? '';

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
function hitLink(hit: Hit, data: LookupBook, href: string): HTMLAnchorElement {
  const link = element('a', 'hit', element('b', '', hit.rule.title));
  link.href = href;
  const costs = element('span', 'costs');
  for (const [i, effects] of hit.rule.verdicts.entries()) {
    if (i > 0) costs.append(element('span', 'or', data.or));
    for (const effect of effects) {
      const [name, picture] = data.costs[effect] ?? ['', ''];
      costs.append(element('span', '', ...(picture ? [sign(picture)] : []), name));
    }
  }
  const numbers = element('span', 'nums');
  for (const { id, mark, pattern, name } of data.editions) {
    const [first] = hit.rule.articles[id] ?? [];
    if (!first) continue;
    const label = hit.at?.edition === id ? hit.at.label : first[0];
    const badge = element('i', markClass(id, pattern), mark);
    badge.title = name;
    numbers.append(element('span', hit.at?.edition === id ? 'asked' : '', badge, label));
  }
  link.append(...(hit.rule.verdicts.length > 0 ? [costs] : []), numbers);
  return link;
}
