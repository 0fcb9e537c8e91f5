import { describe, expect, test } from 'vitest';
import { loadCaseBook } from '../../src/files/casebook.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { questionOf } from '../../src/quiz/authored.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { readCaseBook } from '../../src/quiz/casebook.ts';
import { LANGS } from '../../src/ui/langs.ts';

const { corpus } = loadCorpus();
const { situations, problems } = loadCaseBook();
const book = bookOf(corpus);

/** Nobody is examined on what turns on a reading, on what costs nothing under any book, on discs that go back and are not named, or on more than one place to put a disc. */
const ONLY_READ = [
  'strip-runs-the-whole-width',
  'damaged-striker-exchanged',
  'walks-round-to-look',
  'table-pushed-before-first-stroke',
  'discs-shift-as-striker-is-fetched',
  'two-discs-off-at-once',
  'falls-before-stroke-after-a-miss',
  'broken-off-table-centre-taken',
  'fallen-disc-moves-another',
  'fallen-disc-moves-one-already-moved',
  'striker-dropped-on-the-row',
  'former-place-taken',
  'light-missed-off-the-far-board',
  'own-disc-drives-dark-after-wrong-start',
  'tie-fewer-own-discs',
  'two-penalty-discs-at-once',
  'second-delay',
  'club-right-rebound-sends-black-over',
  'club-only-dark-rebound-sends-black-over',
  'others-moved-stay-after-punishable',
  'own-board-then-opponent',
  'noticed-after-the-next-stroke',
  'first-series-clears-everything',
  'opponents-last-disc-falls',
  'cleared-player-with-debt-strokes-again',
  'answered-in-the-deciding-set',
  'sixteen-in-the-first-series',
  'third-warning-of-a-pair',
  'call-between-sets',
  'cue-far-forward',
  'powder-raked-to-the-discs',
];

describe('the case book', () => {
  test('names only scenarios that are there, each once, under its chapter', () => expect(problems).toEqual([]));

  test('holds at least 150 situations, over every chapter that has scenarios', () => {
    expect(situations.length).toBeGreaterThanOrEqual(150);
    const shown = new Set(corpus.scenarios.map(({ provision }) => corpus.provisions.find(({ id }) => id === provision)?.chapter));
    expect([...shown].filter((chapter) => !situations.some(({ topic }) => topic === chapter))).toEqual([]);
  });

  test.each(LANGS)('every situation has its title in %s, and its articles', (lang) => {
    expect(situations.filter(({ texts }) => !texts[lang]?.title).map(({ id }) => id)).toEqual([]);
    expect(situations.filter(({ sources, editions }) => sources.length === 0 || editions.length === 0).map(({ id }) => id)).toEqual([]);
  });

  test('at least 150 situations can be asked, each with one right answer; the rest are for reading', () => {
    const asked = situations.filter((situation) => situation.editions.some((edition) => questionOf(book, situation, edition) !== null));
    expect(asked.length).toBeGreaterThanOrEqual(150);
    expect(situations.filter((situation) => !asked.includes(situation)).map(({ id }) => id)).toEqual(ONLY_READ);
  });

  test('each level has its share', () => {
    for (const level of [1, 2, 3] as const) expect(situations.filter(({ difficulty }) => difficulty === level).length).toBeGreaterThan(30);
  });
});

describe('a case book with mistakes', () => {
  const first = corpus.scenarios[0]?.id ?? '';
  test.each([
    ['a scenario that is nowhere', 'warning:\n  easy: [no-such-case]', 'scenario-unknown'],
    ['a chapter that is not its own', `nowhere:\n  easy: [${first}]`, 'other-chapter'],
    ['a level that does not exist', 'warning:\n  hard: [argues-about-a-call]', 'not-a-case-book'],
    ['one entry twice', 'warning:\n  easy: [argues-about-a-call]\n  fine: [argues-about-a-call]', 'twice'],
  ])('%s is named', (_, text, code) => {
    expect(readCaseBook(text, corpus).problems.map((problem) => problem.code)).toEqual([code]);
  });
});
