/** The dated states of a provision's text, for its page “as of”. */
import { join } from 'node:path';
import { type DatedState, statesOf, type TextHistory, type TextState, textsIn } from '../../corpus/history.ts';
import type { Provision } from '../../corpus/model.ts';
import { readContentFiles } from '../../files/content.ts';
import { storedHistory } from '../../files/history.ts';
import { projectRoot } from '../../files/root.ts';
import type { EditionId } from '../../referee/types.ts';
import type { Lang } from '../../ui/langs.ts';
import { remembered } from '../../ui/remembered.ts';
import { EDITION_BAR } from '../book.ts';
import { renderText } from '../markdown.ts';
import { provisionPath } from '../url.ts';
import { markDifferences } from './wordings.ts';

const content = join(projectRoot(), 'content');
const files = readContentFiles(content, ['novuss']);
const known = new Map<Lang, { readonly history: TextHistory | null; readonly now: ReadonlyMap<string, TextState> }>();
const inLang = (lang: Lang) => remembered(known, lang, () => ({ history: storedHistory(content, lang), now: textsIn(files, lang) }));

/** The last day whose texts have a date. */
export const datedThrough = (lang: Lang): string | undefined => inLang(lang).history?.through;

/** The states of a provision's text, the newest first. */
export function statesOfText({ id }: Provision, lang: Lang): readonly DatedState[] {
  const { history, now } = inLang(lang);
  return statesOf(history?.texts[id], now.get(id) ?? {});
}

/** The path of a state within its language: of the whole page where the text has no date yet. */
export const asOfPath = (id: string, since?: string): string => `${provisionPath(id)}as-of/${since === undefined ? '' : `#${since}`}`;

/** What editions read together in a state, with the words marked that the next state has not. */
export interface DatedWording {
  readonly editions: readonly EditionId[];
  readonly html: string;
}

/** The wordings of a state in the order of the edition bar; `next` is the state after it. */
export function wordingsIn({ texts }: DatedState, next: DatedState | undefined, lang: Lang): readonly DatedWording[] {
  const groups = new Map<string, EditionId[]>();
  for (const id of EDITION_BAR) {
    const text = texts[id];
    if (text !== undefined) groups.set(text, [...(groups.get(text) ?? []), id]);
  }
  return [...groups].map(([text, editions]) => {
    const edition = editions[0] as EditionId;
    const html = renderText(text, { lang, edition });
    const later = next?.texts[edition];
    return { editions, html: later === undefined || later === text ? html : markDifferences(html, renderText(later, { lang, edition })) };
  });
}
