/** An exam that counts: topics by weight, what must be right, attempts with other questions, a number sealed with a word; and a group of twelve. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { certificateCode, certificateHead, checkCertificate, resultOf, type Sitting } from '../../src/quiz/exam/certificate.ts';
import { type Exam, examCode, newExam, openExam, opens, STANDARD_EXAM, sealOf } from '../../src/quiz/exam/exam.ts';
import { digestOf, examQuestions, FIRST, type Paper, topicOf } from '../../src/quiz/exam/exam-questions.ts';
import { codesIn, csvOf, type Gathered, groupsOf } from '../../src/quiz/exam/group.ts';
import { rightAnswer } from '../../src/quiz/mark.ts';
import { shares } from '../../src/quiz/shares.ts';
import type { Answer, Question } from '../../src/quiz/types.ts';

const book = bookOf(loadCorpus().corpus);
const chapters = book.editions['2017'].chapters.map(({ id }) => id);
const topics = [
  { chapter: '17', weight: 3, must: false },
  { chapter: '19', weight: 2, must: true },
  { chapter: '12', weight: 1, must: false },
];
const weights = topics.map(({ weight }) => weight);
const WORD = 'Pärnu';
const seed = 4711;
const exam: Exam = newExam(book, { edition: '2017', ...STANDARD_EXAM, count: 12, seed, topics, attempts: 2, seal: sealOf(seed, WORD) });
const paper = (attempt: number): Paper => ({ attempt, word: WORD.toLowerCase() });

function wrongAnswer(q: Question): Answer | null {
  return q.form === 'choice' ? { form: 'choice', pick: (q.right + 1) % q.options.length } : null;
}
function sitting(name: string, wrong: readonly number[], of: Paper = paper(1), x = exam): Sitting {
  const questions = examQuestions(book, x, of);
  const answers = questions.map((q, i) => (wrong.includes(i) ? wrongAnswer(q) : rightAnswer(q)));
  return { exam: x, name, day: 20_780, factor: 1, paper: of, answers, digest: digestOf(questions) };
}
function certificate(...given: Parameters<typeof sitting>): Gathered {
  const code = certificateCode(sitting(...given));
  const read = checkCertificate(book, code);
  if (!read.ok) throw new Error(read.error.code);
  return { code, checked: read.value };
}

describe('topics by weight', () => {
  test('3 : 2 : 1 of twelve are 6, 4 and 2 questions; what is left over goes to the heaviest remainder', () => {
    expect(shares(weights, 12)).toEqual([6, 4, 2]);
    expect(shares(weights, 20)).toEqual([10, 7, 3]);
    expect(shares(weights, 7)).toEqual([4, 2, 1]);
  });
  test('all questions are handed out, none to a topic more than one beside its share', () => {
    const arb = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(arb, fc.integer({ min: 5, max: 100 }), (weights, count) => {
        const given = shares(weights, count);
        const all = weights.reduce((a, b) => a + b, 0);
        expect(given.reduce((a, b) => a + b, 0)).toBe(count);
        given.forEach((n, i) => {
          expect(Math.abs(n - ((weights[i] ?? 0) * count) / all)).toBeLessThan(1);
        });
      }),
    );
  });
  test('every question is about a topic that was set, and none comes twice', () => {
    const questions = examQuestions(book, exam, paper(1));
    expect(questions).toHaveLength(12);
    const counts = topics.map(({ chapter }) => questions.filter((q) => q.chapters.includes(chapter)).length);
    counts.forEach((n, i) => {
      expect(n).toBeGreaterThanOrEqual(shares(weights, exam.count)[i] ?? 0);
    });
    expect(new Set(questions.map((q) => JSON.stringify(q.ref))).size).toBe(12);
  });
});

describe('the link', () => {
  test('comes back with topics, attempts and seal', () => {
    expect(openExam(book, examCode(exam))).toEqual({ ok: true, value: { exam, changed: false } });
  });
  test('holds neither the word nor the questions: a wrong word is told, case and spaces are not', () => {
    expect([opens(exam, 'pärnu'), opens(exam, '  PÄRNU '), opens(exam, 'Tartu'), opens(exam, '')]).toEqual([true, true, false, false]);
    expect(opens({ ...exam, seal: null }, '')).toBe(true);
    const without = examQuestions(book, exam, FIRST).map((q) => JSON.stringify(q.ref));
    const opened = examQuestions(book, exam, paper(1)).map((q) => JSON.stringify(q.ref));
    expect(opened.filter((ref) => without.includes(ref))).toEqual([]);
  });
  test('a second attempt asks other questions, the same for everybody', () => {
    const refs = (attempt: number) => examQuestions(book, exam, paper(attempt)).map((q) => JSON.stringify(q.ref));
    expect(refs(2)).toEqual(refs(2));
    expect(refs(1).filter((ref) => refs(2).includes(ref))).toEqual([]);
  });
});

describe('the certificate', () => {
  test('states attempt, word and topics, and is confirmed', () => {
    const { code, checked } = certificate('Õie', [], paper(2));
    expect(checked).toMatchObject({
      standing: 'confirmed',
      irregular: null,
      sitting: { paper: { attempt: 2, word: 'pärnu' }, day: 20_780 },
    });
    expect(checked.result).toMatchObject({ right: 12, total: 12, passed: true });
    expect(checked.result.topics.map(({ chapter }) => chapter)).toEqual(['12', '17', '19']);
    expect(certificateHead(book, code)).toEqual({ exam, name: 'Õie', attempt: 2 });
  });
  test('one question wrong of a topic that must be right fails the exam; the same number wrong elsewhere does not', () => {
    const questions = examQuestions(book, exam, paper(1));
    const about = (chapter: string) => questions.findIndex((q) => topicOf(exam, q) === chapter);
    const must = certificate('A', [about('19')]).checked.result;
    const other = certificate('A', [about('17')]).checked.result;
    expect([must.right, must.passed]).toEqual([11, false]);
    expect([other.right, other.passed]).toEqual([11, true]);
    expect(must.topics.find(({ chapter }) => chapter === '19')).toMatchObject({
      must: true,
      right: (must.topics.find((t) => t.chapter === '19')?.total ?? 0) - 1,
    });
    expect(resultOf(exam, questions, questions.map(rightAnswer), chapters).passed).toBe(true);
  });
  test('a third attempt, or one opened with another word, is said not to be regular', () => {
    expect(certificate('A', [], paper(3)).checked.irregular).toBe('attempt');
    expect(certificate('A', [], { attempt: 1, word: 'tartu' }).checked.irregular).toBe('word');
  });
  test('no damage makes another certificate of it', () => {
    const { code } = certificate('A', [1]);
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.constantFrom('A', 'q', '7', '-'), (at, sign) => {
        if (code[at] === sign) return;
        expect(checkCertificate(book, code.slice(0, at) + sign + code.slice(at + 1)).ok).toBe(false);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a group', () => {
  const open = newExam(book, { edition: '2017', ...STANDARD_EXAM, count: 5, seed: 9, attempts: 1 });
  const group = [certificate('Ülle', [0], FIRST, open), certificate('anna', [], FIRST, open), certificate('Bert', [0, 1], FIRST, open)];
  test('stands by name, counted by topic and by question; a certificate that comes twice is one', () => {
    const [only, ...more] = groupsOf([...group, group[0] as Gathered]);
    expect(more).toEqual([]);
    expect(only?.rows.map(({ checked }) => checked.sitting.name)).toEqual(['anna', 'Bert', 'Ülle']);
    expect(only?.papers.map(({ questions }) => questions.map(({ right, total }) => `${right}/${total}`))).toEqual([
      ['1/3', '2/3', '3/3', '3/3', '3/3'],
    ]);
    const all = only?.topics.reduce((sum, { right, total }) => ({ right: sum.right + right, total: sum.total + total }), {
      right: 0,
      total: 0,
    });
    expect(all).toEqual({ right: 12, total: 15 });
  });
  test('what a trainer should look at is named', () => {
    const again = certificate('ANNA', [2], FIRST, open);
    const copied = certificate('Carl', [0], FIRST, open);
    const doubts = new Map(groupsOf([...group, again, copied])[0]?.rows.map(({ checked, doubts: own }) => [checked.sitting.name, own]));
    expect(doubts.get('anna')).toEqual(['twice']);
    expect(doubts.get('ANNA')).toEqual(['twice']);
    expect(doubts.get('Carl')).toEqual(['same-answers']);
    expect(doubts.get('Bert')).toEqual([]);
  });
  test('links are found in any text, each once', () => {
    const code = group[0]?.code ?? '';
    expect(codesIn(`Hallo, https://x.test/en/exam/#c=${code}\n> ${code}, bye`)).toEqual([code]);
    expect(codesIn('nothing here')).toEqual([]);
  });
  test('the table as CSV: a line each, quoted where it has to be, and no cell that a spreadsheet would run', () => {
    const heads = {
      ...{
        name: 'Name',
        date: 'Day',
        edition: 'Book',
        attempt: 'Attempt',
        right: 'Right',
        total: 'Questions',
        percent: '%',
        passed: 'Passed',
      },
      ...{ doubt: 'Look', yes: 'yes', no: 'no', question: 'Q{{n}}', link: 'Link', href: (code: string) => `#${code.slice(0, 4)}` },
      topic: (chapter: string) => `ch ${chapter}`,
      doubts: { changed: 'c', attempt: 'a', word: 'w', twice: 't', 'same-answers': 's' },
    };
    const [only] = groupsOf([certificate('=cmd|"x", y', [0], FIRST, open), certificate('anna', [], FIRST, open)]);
    const [head, first, second, last] = only ? csvOf(only, heads).split('\r\n') : [];
    expect(head).toMatch(/^\ufeffName,Day,Book,Attempt,Right,Questions,%,Passed,ch .*,Q1,Q2,Q3,Q4,Q5,Look,Link$/);
    expect(first).toMatch(/^"'=cmd\|""x"", y",2026-11-23,2017,1,4,5,80,yes,.*,0,1,1,1,1,,#/);
    expect(second).toMatch(/^anna,2026-11-23,2017,1,5,5,100,yes,.*,1,1,1,1,1,,#/);
    expect(last).toBe('');
  });
});
