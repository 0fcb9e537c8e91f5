/** What stands in the margins of every printed page: which book, that it is no official text and which is, the page's number. */

import { fill } from '../../narrate/sentence.ts';
import type { EditionPair } from '../../referee/edition-order.ts';
import type { EditionId } from '../../referee/types.ts';
import type { Lang } from '../../ui/langs.ts';
import { strings } from '../../ui/strings-all.ts';
import { edition, yearOf } from '../book.ts';

/** The line that no print is without. */
export function unofficial(lang: Lang, id: EditionId): string {
  const { title, issuer } = edition(id);
  return fill(strings('paper', lang).unofficial, { title: title[lang], issuer: issuer[lang] }, lang);
}

/** A CSS string; nothing in it can end it. */
const css = (text: string): string => `"${text.replace(/[\\"\n<]/g, ' ')}"`;

/** The margins of every sheet, before those that every page has whichever style sheet comes last; the pocket card's page is narrower and has no heads. */
function margins(title: string, mark: string, foot: string): string {
  const font = 'font:7.5pt/1.3 "Novuss Sans Ru","Novuss Sans","Sans Arial",sans-serif;color:#444';
  return `@page{margin:20mm 16mm 18mm!important;@top-left{content:${css(title)};width:70%;${font}}@top-right{content:${css(mark)};${font}}@bottom-left{content:${css(foot)};width:85%;${font}}@bottom-right{content:counter(page) " / " counter(pages)!important;${font}}}
@page card{margin:9mm 9mm 12mm!important;@top-left{content:none}@top-right{content:none}}`;
}

/** Style sheet of the margins of an edition's prints. */
export function runningHeads(lang: Lang, id: EditionId): string {
  return margins(edition(id).title[lang], `novuss ${yearOf(id)}`, unofficial(lang, id));
}

/** Style sheet of the margins of a comparison's prints: both books, and that their federations' texts prevail. */
export function pairHeads(lang: Lang, { from, to }: EditionPair): string {
  const titles = [from, to].map((id) => edition(id).title[lang]).join(' · ');
  return margins(titles, `novuss ${[from, to].map(yearOf).filter(Boolean).join(' – ')}`, strings('paper', lang).unofficialAll);
}
