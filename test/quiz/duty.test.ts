/** What is said and done at the table: each moment as each book has it, by its own articles. */
import { expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { DUTIES, dutiesOf, kindsIn } from '../../src/quiz/duties.ts';
import { findQuestion } from '../../src/quiz/generate.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { LANGS } from '../../src/ui/langs.ts';
import { strings } from '../../src/ui/strings-all.ts';
import { sample } from './sample.ts';

const { corpus } = loadCorpus();
const book = bookOf(corpus);

/** Read from the rulebooks, edition by edition; “–” where the book says nothing of it. */
const TABLE = [
  ['offence-seen', '19.2', '19.2', '12.28', 'stop-and-say'],
  ['time-wasted', '19.2 ¶2', '19.3', '19.2', 'warn-five-seconds'],
  ['striker-hemmed-in', '12 ¶11 (no. 16)', '12.12', '12.18', 'ask-anyone ask-referee ask-anyone'],
  ['shade-in-doubt', '–', '–', '12.24', 'call-referee'],
  ['shade-looked-at', '–', '–', '8.1.5', 'torch-not-moved'],
  ['unstable-disc', '–', '–', '12.19.3', 'steady-on-request'],
  ['set-over', '9 ¶6 s2', '9.2', '9.1', 'first-entered'],
  ['judging-during-set', '–', '–', '9.1', 'who-waits'],
  ['sheet-after-game', '9 ¶6 s3', '9.2', '9.1', 'signed-to-secretariat signed-to-secretariat signed-to-referee'],
  ['warning-at-table', '9 ¶4 s1', '9.1.ж', '–', 'enter-on-back'],
  ['warning-due', '–', '–', '19.1', 'enter-in-sheet'],
  ['referee-at-work', '12 ¶17 (no. 21)', '12.17', '12.23', 'hand-over'],
  ['before-the-game', '9 ¶2 (2), 9 ¶2 (3)', '9.1.б, 9.1.в', '–', 'equipment-and-clothing'],
  ['score-changes', '9 ¶2 (5)', '9.1.д', '–', 'announce-aloud'],
  ['decision-given', '9 ¶4 s3(5)', '9.1.и', '–', 'give-reasons'],
  ['turn-changes', '9 ¶4 s3(4)', '9.1.з', '–', 'remind-of-turn'],
  ['not-at-table', '15.1', '15.1', '15.1', 'two-minutes-from-call'],
] as const;

test.each(TABLE)('%s: 2008 %s, 2010 %s, 2017 %s: %s', (id, ...cells) => {
  const duty = DUTIES.find((one) => one.id === id);
  const acts = cells[3].split(' ');
  const books = ['2008', '2010', '2017'] as const;
  expect(books.map((edition) => duty?.articles[edition]?.join(', ') ?? '–')).toEqual(cells.slice(0, 3));
  expect(books.map((edition) => duty?.right[edition] ?? '–')).toEqual(books.map((_, i) => (cells[i] === '–' ? '–' : (acts[i] ?? acts[0]))));
});

test('every article named is one of the provision’s in that edition, and every act and moment is said in every language', () => {
  expect(DUTIES.map(({ id }) => id)).toEqual(TABLE.map(([id]) => id));
  for (const { provision, articles, right, wrong, id } of DUTIES) {
    expect(Object.keys(articles)).toEqual(Object.keys(right));
    for (const edition of EDITION_IDS)
      for (const article of articles[edition] ?? [])
        expect(book.provisions.find((one) => one.id === provision)?.editions[edition]?.articles, `${id} ${edition}`).toContain(article);
    expect(wrong.filter((act) => Object.values(right).includes(act))).toEqual([]);
    for (const lang of LANGS) {
      const { duty, act } = strings('quiz', lang);
      expect([duty[id], ...Object.values(right), ...wrong].filter((key) => !key || (key !== duty[id] && !act[key]))).toEqual([]);
    }
  }
});

test('the club rules know no referee: the kind is not offered there, and a wish for it is met by nothing', () => {
  expect(dutiesOf('club')).toEqual([]);
  expect(kindsIn('club')).not.toContain('duty');
  expect(findQuestion(book, { edition: 'club', kinds: ['duty'] }, 3)).toBeNull();
});

test('what another book wants is offered as that book’s where the two exclude each other', () => {
  const wrong = sample(book, 'duty', '2010', 60).flatMap((question) => (question.form === 'choice' ? question.options : []));
  expect(wrong.map(({ mistake }) => mistake).filter((mistake) => mistake?.code === 'other-edition').length).toBeGreaterThan(3);
  const acts = wrong.map(({ choice }) => (choice.type === 'act' ? choice.act : ''));
  expect(acts).toContain('signed-to-referee');
  // to ask the referee or another player is no fault against a book that names the referee alone
  expect(acts).not.toContain('ask-anyone');
  const asked = new Set(sample(book, 'duty', '2010', 60).map(({ ask }) => (ask.kind === 'duty' ? ask.duty : '')));
  expect([...asked].sort()).toEqual(
    dutiesOf('2010')
      .map(({ id }) => id)
      .sort(),
  );
});
