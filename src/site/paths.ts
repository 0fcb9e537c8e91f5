/** Every page that each language has, as paths within the language: the sitemap is made from this. */

import { EDITION_PAIRS } from '../referee/edition-order.ts';
import { corpus, EDITION_BAR, edition } from './book.ts';
import { casePath, situations, TOPICS, topicPath } from './cases/casebook.ts';
import { happenedPaths } from './cases/happened.ts';
import { asOfPath } from './compare/history.ts';
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
      'cases/',
      'compare/',
      'compare/parts/',
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
    ...TOPICS.map(topicPath),
    ...situations.map(({ id }) => casePath(id)),
    ...EDITION_PAIRS.flatMap(({ from, to }) => [`compare/${from}/${to}/`, `compare/parts/${from}/${to}/`]),
    ...corpus.provisions.flatMap(({ id }) => [provisionPath(id), asOfPath(id)]),
    sheetPath(),
    ...sheet.provisions.map(({ id }) => sheetPath(id)),
  ];
}
