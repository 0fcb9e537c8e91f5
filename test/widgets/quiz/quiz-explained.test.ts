/** What is said about a question once it is answered: whole sentences in every language, with the rule that was asked about. */
import { describe, expect, test } from 'vitest';
import { answerText, factsOf } from '../../../src/narrate/quiz.ts';
import { fill } from '../../../src/narrate/sentence.ts';
import { dailyTen } from '../../../src/quiz/daily.ts';
import { findQuestion } from '../../../src/quiz/generate.ts';
import { rightAnswer } from '../../../src/quiz/mark.ts';
import { gistOf } from '../../../src/quiz/round.ts';
import { QUESTION_KINDS, type Question } from '../../../src/quiz/types.ts';
import { EDITION_IDS } from '../../../src/referee/types.ts';
import { LANGS } from '../../../src/ui/langs.ts';
import { explained } from '../../../src/widgets/quiz/explained.ts';
import { faultsOf } from '../../quiz/explanations.ts';
import { sample } from '../../quiz/sample.ts';
import { book, kitOf } from '../../support/quiz-kit.ts';

const PER_KIND = 12;

const questions: readonly Question[] = EDITION_IDS.flatMap((edition) =>
  QUESTION_KINDS.flatMap((kind) => sample(book, kind, edition, PER_KIND, 900)),
);

describe.each(LANGS)('%s', (lang) => {
  test('no sentence has a gap, and the rule that was asked about is said to apply', async () => {
    const kit = await kitOf(lang);
    const faults = questions.flatMap((question) => faultsOf(question, kit).map((fault) => [question.ref, fault]));
    expect(faults).toEqual([]);
  });
  test('a penalty disc after a stroke from the middle line has no side that is missing', async () => {
    const kit = await kitOf(lang);
    const question = sample(book, 'placement', '2017', 20, 1).find(({ ask }) => ask.kind === 'placement' && ask.what === 'penalty');
    if (question?.ask.kind !== 'placement' || question.ask.what !== 'penalty') throw new Error('no penalty disc');
    const facts = factsOf({ ...question, ask: { ...question.ask, strokeFrom: 0 } } as Question, kit.words);
    expect(facts).toEqual([kit.words.quiz.ask.penaltyFromMiddle]);
  });
});

test('the rule that a stroke or an incident is asked about stands in “applies”', async () => {
  const kit = await kitOf('en');
  for (const provision of ['several-offences', 'striker-pocketed', 'series-continues'] as const) {
    const question = findQuestion(book, { edition: '2017', provision, kinds: ['ruling'] }, 11);
    const articles = book.provisions.find(({ id }) => id === provision)?.editions['2017']?.articles ?? [];
    const cited = question ? explained(question, kit).applies.flatMap((line) => line.articles) : [];
    expect([provision, cited.some((article) => articles.includes(article))]).toEqual([provision, true]);
  }
});

test('a penalty disc of who waits for a known turn: not called owed where it is placed at once', async () => {
  const kit = await kitOf('en');
  const costly = sample(book, 'incident', '2017', 60, 1).filter(({ scene, ref }) => scene?.shooter !== undefined && 'seed' in ref);
  const texts = costly.map((question) =>
    explained(question, kit)
      .decided.map(({ text }) => text)
      .join(' '),
  );
  expect(texts.some((text) => /gets 1 penalty disc/.test(text))).toBe(true);
  expect(texts.filter((text) => /gets 1 penalty disc.*owes/.test(text))).toEqual([]);
});

test('table shaken before the first stroke (2010 12.24): not asked, since its whole answer is that nameless discs go back', () => {
  const shaken = sample(book, 'incident', '2010', 150, 1).filter(({ scene }) =>
    scene?.incidents?.some(({ type, phase }) => type === 'table-shaken' && phase === 'before-first-stroke'),
  );
  expect(shaken).toEqual([]);
});

test('leaving the table with consent (2017 16.1.8): the opponent’s, as the article has it', async () => {
  for (const [lang, word] of [
    ['en', /opponent/],
    ['de', /Gegner/],
    ['ru', /Соперник/],
    ['et', /Vastane/],
  ] as const)
    expect((await kitOf(lang)).words.quiz.detail['consent-true']).toMatch(word);
});

test('the ten questions of a day are ten different ones', () => {
  for (let day = 1; day <= 9; day++) {
    const ten = dailyTen(book, '2017', [], `2026-12-0${day}`, 0);
    expect(new Set(ten.map(gistOf)).size).toBe(ten.length);
  }
});

test.each([
  ['de', /^Richtig ist: (Rot|Schwarz)\s/],
  ['ru', /^Верно: (красная|чёрная) пешка/],
  ['et', /^Õige on: (punane|must) seib/],
  ['en', /^Right is: (red|black)\s/],
] as const)('%s: a place after a colon begins as it does within a sentence', async (lang, said) => {
  const { words } = await kitOf(lang);
  const question = findQuestion(book, { edition: '2017', kinds: ['placement'] }, 5);
  if (question?.form !== 'point') throw new Error('not a place');
  expect(fill(words.quiz.ui.rightIs, { answer: answerText(question, rightAnswer(question), words) }, lang)).toMatch(said);
});
