import { expect, test } from 'vitest';
import { type Askable, asking } from '../../src/client/look-up/ask.ts';

const LEXICON = { lang: 'en', stop: 'the', endings: '', numbers: {}, units: {}, notions: {}, forms: {} } as const;
const firstOf = (question: string, entries: readonly Askable[]): string | undefined => asking(entries, LEXICON)(question)[0]?.entry.title;

test('of two that are asked for in the same words the one asked more often comes first', () => {
  const rare: Askable = { title: 'Rare', asked: ['disc over board'], often: 1 };
  const common: Askable = { title: 'Common', asked: ['disc over board'], often: 4 };
  expect(firstOf('disc over the board', [rare, common])).toBe('Common');
  expect(
    firstOf('disc over the board', [
      { ...rare, often: 4 },
      { ...common, often: 1 },
    ]),
  ).toBe('Rare');
});

test('a phrasing of which the whole is asked for comes before one with more words of its own', () => {
  const whole: Askable = { title: 'Whole', asked: ['striker pocket'] };
  const part: Askable = { title: 'Part', asked: ['striker pocket chalk glove shoe'] };
  expect(firstOf('striker pocket', [part, whole])).toBe('Whole');
});
