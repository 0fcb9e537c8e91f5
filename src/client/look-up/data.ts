/** The look-up file of the page's language, fetched once, and what it found as links. */
import { anchorFor } from '../../corpus/anchor.ts';
import { fetchJson } from '../../widgets/lazy/json.ts';
import { lazy } from '../../widgets/lazy/lazy.ts';
import { myBook } from '../../widgets/my-book.ts';
import { markClass } from '../../widgets/table/ruling/mark.ts';
import { element } from '../element.ts';
import { base, lang } from '../place.ts';
import type { AnswerGroup, RuleAnswer } from './answer.ts';
import { asksSheet, type Group, type LookedUp, lookUp, type Where } from './look-up.ts';
import type { Hit } from './match.ts';
import { receive, type SentLookup } from './sent.ts';
import type { Lines, Lookup, LookupBook, LookupEntry, LookupPlace, LookupRule, LookupSheet } from './types.ts';

/** The book being read, else the reader's own, and whether it is the backgammon sheet. */
export const where: Where = {
  preferred: /\/rules\/([^/]+)\//.exec(location.pathname)?.[1] ?? myBook() ?? undefined,
  onSheet: location.pathname.startsWith(`${base}${lang}/backgammon/`),
};

const json = <T>(path: string): Promise<T> => fetchJson<T>(`${base}data/${path}`);

export const load: () => Promise<Lookup> = lazy(async () => receive(await json<SentLookup>(`lookup/${lang}.json`)));
export const loadSheet: () => Promise<LookupSheet> = lazy(() => json<LookupSheet>(`lookup/${lang}-backgammon.json`));

/** What each entry says, in a line. */
const loadLines: () => Promise<Lines> = lazy(() => json<Lines>(`lines/${lang}.json`));

/** What is found, with the sheet's file where it may answer. */
export async function find(query: string, data: Lookup): Promise<LookedUp> {
  return lookUp(query, data, where, asksSheet(query, data, where) ? await loadSheet() : undefined);
}

const answers = new Map<string, Promise<unknown>>();
/** What the box says at once of a hit, fetched once; undefined where it cannot be fetched. */
function answered<T>(path: string): Promise<T | undefined> {
  const asked = answers.get(path) ?? json<T>(`answers/${lang}/${path}.json`);
  answers.set(path, asked);
  return asked.catch(() => void answers.delete(path)) as Promise<T | undefined>;
}
export const answerOf = ({ id }: LookupRule): Promise<RuleAnswer | undefined> => answered<RuleAnswer>(id);
/** What it says of anything but a rule, in a line; a page says nothing. */
export const lineOf = async ({ kind, id }: LookupPlace): Promise<string | undefined> =>
  kind === 'page' ? undefined : answered<string>(`${kind}/${id}`);

/** Where a hit leads: to the article in its book, to the page of the rule, or to the place that answers. */
export function hrefOf({ entry, at }: Hit, book: Group['book']): string {
  if (entry.kind !== 'rule') return `${base}${lang}/${entry.path}`;
  if (book === 'sheet') return `${base}${lang}/backgammon/${at ? `#${anchorFor(at.name)}` : `${entry.id}/`}`;
  if (at) return `${base}${lang}/rules/${at.edition}/${at.chapter}/#${anchorFor(at.name)}`;
  return `${base}${lang}/provision/${entry.id}/`;
}

/** The first so many hits of a group as links; the whole sheet goes with them where it was named. */
export const hitLinks = (group: Group, most: number, named: boolean, data: Lookup): HTMLAnchorElement[] => [
  ...group.hits
    .slice(0, most)
    .map((hit) => hitLink(hit, group.book === 'sheet' ? { ...data, editions: [data.sheetEdition] } : data, hrefOf(hit, group.book))),
  ...(named && group.book === 'sheet' ? [wordLink(`${base}${lang}/backgammon/`, sheetName(data))] : []),
];

/** A link of words alone. */
export function wordLink(href: string, text: string): HTMLAnchorElement {
  const link = element('a', 'hit word', text);
  link.href = href;
  return link;
}

/** A link to the form by which somebody says that this is not what was asked; it takes question and first answers along and sends nothing. */
export function elsewhere(query: string, { groups }: LookedUp, { words }: Lookup): HTMLAnchorElement {
  const shown = groups.flatMap(({ hits }) => hits.slice(0, 3).map(({ entry }) => entry.title)).join('; ');
  const about = `${base}${lang}/search/?${new URLSearchParams({ q: query.slice(0, 200), shown })}`;
  return wordLink(`${base}${lang}/report/#${encodeURIComponent(about)}`, words.elsewhere);
}

/** What the sheet is called. */
export const sheetName = ({ sheetEdition }: Lookup): string => sheetEdition.name;

function sign(name: string): SVGSVGElement {
  const picture = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  picture.setAttribute('class', 'pic');
  picture.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `${base}sprite.svg#p-${name}`);
  picture.append(use);
  return picture;
}
const costLine = (costs: readonly (readonly [name: string, sign: string])[]): HTMLSpanElement =>
  element('span', 'costs', ...costs.map(([name, picture]) => element('span', '', ...(picture ? [sign(picture)] : []), name)));

const badge = (id: string, data: LookupBook): HTMLElement => {
  const { mark = '', pattern = '', name = '' } = data.editions.find((one) => one.id === id) ?? {};
  const made = element('i', markClass(id, pattern), mark);
  made.title = name;
  return made;
};

/** Under which number some books have a rule; the one that was asked for stands out. */
function numbersIn(editions: readonly string[], { articles }: LookupRule, at: Hit['at'], data: LookupBook): HTMLSpanElement {
  const numbers = editions.flatMap((id) => {
    const [first] = articles[id] ?? [];
    if (!first) return [];
    const asked = at?.edition === id;
    return [element('span', asked ? 'asked' : '', badge(id, data), asked ? at.label : first[0])];
  });
  return element('span', 'nums', ...numbers);
}

/** A hit as a link: its title; a rule with what it costs and its number in every book that has it. */
function hitLink({ entry, at }: Hit, data: LookupBook, href: string): HTMLAnchorElement {
  const link = element('a', 'hit', element('b', '', entry.title));
  link.href = href;
  if (entry.kind !== 'rule') return link;
  if (entry.line) say(link, entry.line);
  const costs = entry.verdicts.flatMap((effects, i) => [
    ...(i > 0 ? [element('span', 'or', data.or)] : []),
    ...costLine(effects.map((effect) => data.costs[effect] ?? ['', ''])).children,
  ]);
  const everywhere = data.editions.map(({ id }) => id);
  link.append(...(costs.length > 0 ? [element('span', 'costs', ...costs)] : []), numbersIn(everywhere, entry, at, data));
  return link;
}

const linesOf = ({ lines }: AnswerGroup): readonly HTMLElement[] =>
  lines.map(({ when, costs }) => element('span', 'rule-costs', ...(when ? [element('em', '', `${when}: `)] : []), costLine(costs)));

/** Puts a line below the title of a link. */
const say = (link: HTMLAnchorElement, line: string): void => void link.querySelector('b')?.after(element('span', 'line', line));

/** Gives links that have none yet what they say, as a line below their titles; where the lines cannot be fetched they stay as they are. */
export async function sayLines(links: Iterable<readonly [link: HTMLAnchorElement, entry: LookupEntry]>): Promise<void> {
  const lines = await loadLines().catch(() => undefined);
  for (const [link, { kind, id }] of links) {
    const line = kind === 'page' ? undefined : lines?.[kind][id];
    if (line && !link.querySelector('.line')) say(link, line);
  }
}

/** Makes a link of a place an answer of its own. */
export function explain(link: HTMLAnchorElement, { title }: LookupPlace, line: string): void {
  link.classList.add('answer');
  link.replaceChildren(element('span', 'full', element('b', '', title), element('span', 'line', line)));
}

/** Makes a link of a rule the full answer: what happens in the reader's book, where the others differ, the text's beginning, a picture. */
export function unfold(link: HTMLAnchorElement, rule: LookupRule, at: Hit['at'], { groups, drawn }: RuleAnswer, data: Lookup): void {
  const reads = at?.edition ?? where.preferred;
  const own = groups.find(({ editions }) => reads !== undefined && editions.includes(reads)) ?? groups[0];
  if (!own) return;
  const marks = ({ editions }: AnswerGroup) => numbersIn(editions, rule, at, data);
  const body = element('span', 'full', element('b', '', rule.title), ...linesOf(own), element('span', 'line', own.text), marks(own));
  const others = groups.filter((group) => group !== own);
  if (others.length > 0)
    body.append(
      element('span', 'others', data.words.also, ...others.map((group) => element('span', 'other', marks(group), ...linesOf(group)))),
    );
  link.classList.add('answer');
  link.replaceChildren(body);
  if (!drawn) return;
  const picture = element('img', 'drawn');
  // pictures are not kept for offline
  picture.onerror = () => picture.remove();
  Object.assign(picture, { src: `${base}share/${rule.id}.png`, alt: '', width: 96, height: 96 });
  link.append(picture);
}
