/** The question maker: what a worker answers can be sent, and is what the generator makes; without workers this thread does it. */
import { describe, expect, test } from 'vitest';
import { loadCaseBook } from '../../../src/files/casebook.ts';
import { loadCorpus } from '../../../src/files/corpus.ts';
import { questionOf } from '../../../src/quiz/authored.ts';
import { bookOf } from '../../../src/quiz/book.ts';
import { dailyTen } from '../../../src/quiz/daily.ts';
import { newExam, STANDARD_EXAM } from '../../../src/quiz/exam/exam.ts';
import { examQuestions, FIRST } from '../../../src/quiz/exam/exam-questions.ts';
import { findQuestion } from '../../../src/quiz/generate.ts';
import { rightAnswer } from '../../../src/quiz/mark.ts';
import { QUESTION_KINDS } from '../../../src/quiz/types.ts';
import { questionMaker } from '../../../src/widgets/quiz/question-maker.ts';
import { startQuestionMaker } from '../../../src/widgets/quiz/start-maker.ts';

const book = bookOf(loadCorpus().corpus);
const maker = questionMaker(structuredClone(book));

describe('a maker', () => {
  test.each(QUESTION_KINDS)('makes a question of kind %s that survives the way from a worker', async (kind) => {
    const wish = { edition: '2017', kinds: [kind] } as const;
    const made = await maker.find(wish, 11);
    expect(made).not.toBeNull();
    expect(structuredClone(made)).toEqual(findQuestion(book, wish, 11));
    if (made && !('situation' in made.ref)) expect(await maker.at(made.ref)).toEqual(findQuestion(book, wish, 11));
  });
  test('makes the ten of a day, and a case', async () => {
    expect(await maker.daily('2010', [], '2026-11-21', 0)).toEqual(dailyTen(book, '2010', [], '2026-11-21', 0));
    const [situation] = loadCaseBook().situations;
    if (!situation) throw new Error('no case');
    expect(await maker.authored(situation, '2017')).toEqual(questionOf(book, situation, '2017'));
  });
  test('makes an exam, certifies and checks it', async () => {
    const exam = newExam(book, { edition: 'club', ...STANDARD_EXAM, count: 5, seed: 3 });
    const { questions, digest } = await maker.exam(exam, FIRST);
    expect(questions).toEqual(examQuestions(book, exam));
    const code = await maker.certify({
      exam,
      name: 'A',
      day: 20_778,
      factor: 1,
      paper: FIRST,
      digest,
      answers: questions.map(rightAnswer),
    });
    const read = await maker.check(code);
    expect(read.ok && read.value.standing).toBe('confirmed');
    expect(read.ok && read.value.result.right).toBe(5);
  });
});

test('where a browser gives no worker, this thread sits down', async () => {
  expect(typeof Worker === 'undefined' || !('postMessage' in Worker.prototype)).toBe(true);
  const started = await startQuestionMaker(book);
  expect(await started.find({ edition: '2017', kinds: ['shade'] }, 4)).toEqual(
    findQuestion(book, { edition: '2017', kinds: ['shade'] }, 4),
  );
});
