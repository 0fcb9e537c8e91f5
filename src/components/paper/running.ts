/** What stands in the margins of every printed page: which book, that it is no official text and which is, the page's number. */

import type { Lang } from '../../i18n/langs.ts';
import { PAPER_STRINGS } from '../../i18n/paper-strings.ts';
import { fill } from '../../i18n/sentence.ts';
import type { EditionId } from '../../referee/types.ts';
import { edition } from '../site/book.ts';

/** The line that no print is without. */
export function unofficial(lang: Lang, id: EditionId): string {
  const { title, issuer } = edition(id);
  return fill(PAPER_STRINGS[lang].unofficial, { title: title[lang], issuer: issuer[lang] }, lang);
}

/** A CSS string; nothing in it can end it. */
const css = (text: string): string => `"${text.replace(/[\\"\n<]/g, ' ')}"`;

/** Style sheet of the margins of an edition's prints. `narrow` is the pocket card's page, whose margins are smaller. */
export function runningHeads(lang: Lang, id: EditionId): string {
  const title = css(edition(id).title[lang]);
  const foot = css(unofficial(lang, id));
  const font = 'font:7.5pt/1.3 "Novuss Sans Ru","Novuss Sans","Sans Arial",sans-serif;color:#444';
  return `@page{margin:20mm 16mm 18mm;@top-left{content:${title};${font}}@top-right{content:"novuss ${id === 'club' ? '' : id}";${font}}@bottom-left{content:${foot};width:85%;${font}}@bottom-right{content:counter(page) " / " counter(pages);${font}}}
@page card{margin:9mm 9mm 12mm;@top-left{content:none}@top-right{content:none}}`;
}
