/** All that can be asked for, by kind: what `content/asked` has to hold phrasings of. */
import type { AskedKind } from '../../corpus/asked.ts';
import { corpus } from '../book.ts';
import { sheet } from '../sheet/sheet.ts';
import { guideHeads } from './guides.ts';
import { PAGES } from './pages.ts';

export const askedIds = (): Readonly<Record<AskedKind, readonly string[]>> => ({
  provision: corpus.provisions.map(({ id }) => id),
  guide: guideHeads('en').map(({ id }) => id),
  term: corpus.glossary.en.map(({ id }) => id),
  measure: corpus.parameters.map(({ id }) => id),
  page: Object.keys(PAGES),
  sheet: sheet.provisions.map(({ id }) => id),
});
