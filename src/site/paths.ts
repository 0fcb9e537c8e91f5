/** Every page that each language has, as paths within the language: the sitemap and the offline packs are made from this. */

import { PAIRS } from '../divergence/pairs.ts';
import { corpus, EDITION_BAR, edition } from './book.ts';
import { happenedPaths } from './cases/happened.ts';
import { guideIds } from './guide/guides.ts';
import { sheet } from './sheet/sheet.ts';
import { chapterPath, editionPath, equipmentPath, guidePath, provisionPath, readingPath, sheetPath } from './url.ts';

export function allPaths(): readonly string[] {
  return [
    ...EDITION_BAR.flatMap((id) => [`${editionPath(id)}print/`, `card/${id}/`, equipmentPath(id)]),
    ...[
      '',
      'table/',
      'quiz/',
      'exam/',
      'tournament/',
      'scoresheet/',
      'compare/',
      'glossary/',
      'readings/',
      'readings/found/',
      'readings/house/',
      'about/',
      'search/',
      'offline/',
      'report/',
      'changes/',
      'embedding/',
      'draft/',
    ],
    ...EDITION_BAR.flatMap((id) => [editionPath(id), ...edition(id).chapters.map((chapter) => chapterPath(id, chapter.id))]),
    ...corpus.readings.map(({ id }) => readingPath(id)),
    ...happenedPaths(),
    guidePath(),
    ...guideIds.map((id) => guidePath(id)),
    ...PAIRS.map(({ from, to }) => `compare/${from}/${to}/`),
    ...corpus.provisions.map(({ id }) => provisionPath(id)),
    sheetPath(),
    ...sheet.provisions.map(({ id }) => sheetPath(id)),
  ];
}
