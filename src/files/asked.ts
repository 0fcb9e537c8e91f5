/** How people ask, read from `content/asked`. */
import { type AskedOf, readAsked } from '../corpus/asked.ts';
import type { ByLang } from '../corpus/model.ts';
import { contentFiles } from './corpus.ts';

let loaded: ReturnType<typeof readAsked> | undefined;

/** Phrasings and lexicon of every language, with what is wrong with the files; read once a process. */
export function loadAsked(): { readonly byLang: ByLang<AskedOf>; readonly problems: ReturnType<typeof readAsked>['problems'] } {
  loaded ??= readAsked(contentFiles());
  return loaded;
}
