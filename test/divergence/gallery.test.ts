import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { booksOf, disputeOf, isSound, parting, smaller, withoutDisc } from '../../src/divergence/shrink.ts';
import { missing, shows, targetsIn } from '../../src/divergence/targets.ts';
import type { NotFound } from '../../src/divergence/types.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { loadDivergences } from '../../src/files/divergences.ts';
import { parseCase } from '../../src/notation/parse.ts';
import { EDITION_PAIRS } from '../../src/referee/edition-order.ts';

const { corpus } = loadCorpus();
const gallery = loadDivergences();
/** What the search cannot find, with the reasons. */
const NOT_FOUND = load(readFileSync(join(import.meta.dirname, '../../content/divergences/not-found.yaml'), 'utf8')) as readonly NotFound[];
const targets = targetsIn(corpus);
const named = ({ provision, from, to }: { provision: string; from: string; to: string }) => `${provision} ${from} ${to}`;

describe('the cases of the gallery', () => {
  test('each is still ruled differently by its two books, by the rules and in the aspects it names', () => {
    const stale = gallery.divergences.filter((one) => {
      const found = parting(one.subject, booksOf(one));
      return (
        found === null ||
        found.key !== one.id ||
        found.aspect !== one.aspect ||
        JSON.stringify([found.one, found.two]) !== JSON.stringify([one.one, one.two])
      );
    });
    expect(
      stale.map(({ id }) => id),
      'run: npm run novuss -- divergences --write',
    ).toEqual([]);
  });

  test('each is a document of the case contract', () => {
    for (const { subject, id } of gallery.divergences) {
      const dispute = disputeOf(subject);
      expect(parseCase({ editions: ['2017', '2010'], ...dispute }).ok, id).toBe(true);
    }
  });

  test('none has anything that could be left out: take one disc away, and the two books no longer part so', () => {
    for (const { subject, id, from, to } of gallery.divergences) {
      for (const disc of subject.discs) {
        const less = withoutDisc(subject, disc.id);
        if (isSound(less)) expect(parting(less, booksOf({ from, to }))?.key, `${id} without ${disc.id}`).not.toBe(id);
      }
      for (const less of smaller(subject)) if (isSound(less)) expect(parting(less, booksOf({ from, to }))?.key, id).not.toBe(id);
    }
  });

  test('each has an address of its own, and every pair of books has some', () => {
    expect(new Set(gallery.divergences.map(({ id }) => id)).size).toBe(gallery.divergences.length);
    for (const { id } of gallery.divergences) expect(id).toMatch(/^[a-z0-9._-]+$/);
    for (const pair of EDITION_PAIRS) expect(gallery.divergences.some(({ from, to }) => from === pair.from && to === pair.to)).toBe(true);
  });

  test('how often each comes up is a share of the strokes played', () => {
    for (const { strokes } of gallery.divergences) expect(strokes).toBeLessThanOrEqual(gallery.played);
    expect(gallery.divergences.filter(({ strokes }) => strokes > 0).length).toBeGreaterThan(10);
  });
});

describe('what the corpus lists as ruled otherwise', () => {
  test('is found but for a list with reasons, which may only shrink', () => {
    expect(targets.length).toBeGreaterThan(70);
    expect(missing(targets, gallery.divergences).map(named).sort()).toEqual(NOT_FOUND.map(named).sort());
  });

  test('what is found is shown under one of the provision’s own articles, by one of its rules', () => {
    const found = targets.filter((target) => gallery.divergences.some((one) => shows(one, target)));
    expect(found.length + NOT_FOUND.length).toBe(targets.length);
  });

  test('where a reading is the reason, there is such a reading', () => {
    for (const { why, reading } of NOT_FOUND) {
      expect(['by-reading', 'no-cost', 'same-ruling', 'with-another']).toContain(why);
      expect(why === 'by-reading').toBe(reading !== undefined);
      if (reading !== undefined) expect(corpus.readings.map(({ id }) => id)).toContain(reading);
    }
  });
});
