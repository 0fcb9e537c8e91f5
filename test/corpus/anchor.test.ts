import { describe, expect, test } from 'vitest';
import { anchorFor } from '../../src/corpus/anchor.ts';
import { loadCorpus } from '../../src/files/corpus.ts';

describe('anchors', () => {
  test.each([
    ['17.1.4', '17.1.4'],
    ['17.1.г', '17.1.g'],
    ['17.1.ж', '17.1.zh'],
    ['17.1.ž', '17.1.zh'],
    ['17.1.u (1st)', '17.1.u'],
    ['17.1.u (2nd)', '17.1.u-2'],
    ['13 ¶3.5 (no. 31.5)', '13-p3.5'],
    ['13.7 Anm.', '13.7-n'],
    ['13.7 прим.', '13.7-n'],
    ['5.6 •2', '5.6-b2'],
    ['19.2 ¶2', '19.2-p2'],
    ['Annex 1 row 8', 'annex-1-row-8'],
  ])('%s is #%s', (article, anchor) => {
    expect(anchorFor(article)).toBe(anchor);
  });

  const chapters = loadCorpus().corpus.editions.flatMap((edition) =>
    edition.chapters.map((chapter) => ({ name: `${edition.id} ${chapter.id}`, chapter })),
  );
  test.each(chapters)('no two articles of $name share one, and all are plain ASCII', ({ chapter }) => {
    const anchors = chapter.articles.map(anchorFor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((anchor) => !/^[a-z0-9.-]+$/.test(anchor))).toEqual([]);
  });
});
