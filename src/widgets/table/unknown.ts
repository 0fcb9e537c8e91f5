/** What somebody asked a table for that there is not, said with what there is. */
import { LANGS, type Lang } from '../../corpus/model.ts';
import { fill } from '../../narrate/sentence.ts';
import { NEWEST_FIRST } from '../../referee/edition-order.ts';
import type { TableStrings } from '../../ui/strings.ts';

/** What was asked for that there is not. */
export interface Unknown {
  readonly edition?: string;
  readonly lang?: string;
}

/** In the reader's words, after whatever else is wrong. */
export function unknownText({ edition, lang: wanted }: Unknown, problem: string | null, words: TableStrings, lang: Lang): string {
  const editions = NEWEST_FIRST.map((id) => `${words.edition[id]} (${id})`).join(', ');
  return [
    ...(problem === null ? [] : [problem]),
    ...(edition === undefined ? [] : [fill(words.unknownEdition, { edition, editions }, lang)]),
    ...(wanted === undefined ? [] : [fill(words.unknownLanguage, { lang: wanted, langs: LANGS.join(', ') }, lang)]),
  ].join(' ');
}
