/** How people ask, read from `content/asked`. */
import { type AllAsked, readAsked } from '../corpus/asked.ts';
import { contentFiles } from './corpus.ts';

let loaded: AllAsked | undefined;

/** Phrasings and lexicon of every language, with what is wrong with the files; read once a process. */
export function loadAsked(): AllAsked {
  loaded ??= readAsked(contentFiles());
  return loaded;
}
