/** Links of questions, exams and certificates: they come back as they went, damaged ones say what is wrong, never something else. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { BitWriter } from '../../src/notation/share/bits.ts';
import { writeEdition } from '../../src/notation/share/edition.ts';
import { writeAnswer } from '../../src/quiz/answer.ts';
import { bookOf, type QuizBook } from '../../src/quiz/book.ts';
import { fromUtf8, LINK_VERSION, unwrap, utf8, wrap } from '../../src/quiz/envelope.ts';
import { certificateCode, checkCertificate, resultOf } from '../../src/quiz/exam/certificate.ts';
import { type Exam, examCode, newExam, openExam, STANDARD_EXAM, TIME_FACTORS } from '../../src/quiz/exam/exam.ts';
import { digestOf, examQuestions, FIRST } from '../../src/quiz/exam/exam-questions.ts';
import { openQuestion, questionCode } from '../../src/quiz/link.ts';
import { rightAnswer } from '../../src/quiz/mark.ts';
import { type Answer, DIFFICULTIES, LINKED_KINDS, QUESTION_KINDS } from '../../src/quiz/types.ts';
import { GENERATOR_VERSION } from '../../src/quiz/version.ts';
import { Random, seedOf } from '../../src/random/random.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';

const book = bookOf(loadCorpus().corpus);
const arbRef = fc.record({
  kind: fc.constantFrom(...QUESTION_KINDS),
  edition: fc.constantFrom(...EDITION_IDS),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  seed: fc.nat(2 ** 32 - 1),
});

/** The same book with one article renumbered: another state of the rules. */
const changedBook: QuizBook = {
  ...book,
  editions: { ...book.editions, '2017': { ...book.editions['2017'], hash: '00c0ffee' } },
};

describe('the envelope', () => {
  test('any text survives as UTF-8', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => fromUtf8(utf8(text)) === text));
  });

  test('what goes in comes out, and every damaged letter is noticed', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), fc.nat(), fc.nat(63), (bytes, place, sign) => {
        const code = wrap('exam', [...bytes]);
        expect(unwrap('exam', code)).toEqual({ ok: true, value: { version: LINK_VERSION, content: [...bytes] } });
        const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
        const at = place % code.length;
        const other = letters[sign] ?? 'A';
        if (code[at] === other) return;
        const damaged = unwrap('exam', code.slice(0, at) + other + code.slice(at + 1));
        expect(damaged.ok).toBe(false);
      }),
    );
  });

  test('says what is wrong', () => {
    const code = wrap('question', [1, 2, 3]);
    const why = (text: string) => {
      const read = unwrap('question', text);
      return read.ok ? 'ok' : read.error.code;
    };
    expect(why('')).toBe('empty');
    expect(why(code.slice(0, -4))).toBe('cut');
    expect(why(`${code}A`)).toBe('altered');
    expect(why('§')).toBe('altered');
    expect(why(`x${'A'.repeat(20_000)}`)).toBe('altered');
    expect(unwrap('exam', code)).toEqual({ ok: false, error: { code: 'other-type', type: 'question' } });
    expect(LINK_VERSION).toBe(2);
  });
});

describe('a question’s link', () => {
  test('opens the same question', () => {
    fc.assert(
      fc.property(arbRef, (ref) => {
        expect(openQuestion(book, questionCode(book, ref))).toEqual({ ok: true, value: { ref, changed: false } });
      }),
    );
  });
  test('names an authored situation', () => {
    const ref = { situation: 'the-cue-slips', edition: 'club' as const };
    expect(openQuestion(book, questionCode(book, ref))).toEqual({ ok: true, value: { ref, changed: false } });
  });
  test('says that the rules have changed since', () => {
    const ref = { kind: 'article', edition: '2017', difficulty: 2, seed: 77 } as const;
    const read = openQuestion(changedBook, questionCode(book, ref));
    expect(read.ok && read.value.changed).toBe(true);
  });
  test('never throws', () => {
    fc.assert(fc.property(fc.string(), (text) => typeof openQuestion(book, text).ok === 'boolean'));
  });
});

const exam: Exam = newExam(book, { edition: '2017', ...STANDARD_EXAM, count: 12, seed: 4711 });
const questions = examQuestions(book, exam);

describe('an exam', () => {
  test('is the same for a whole room', () => {
    const opened = openExam(book, examCode(exam));
    expect(opened).toEqual({ ok: true, value: { exam, changed: false } });
    expect(opened.ok && examQuestions(bookOf(loadCorpus().corpus), opened.value.exam)).toEqual(questions);
    expect(questions.length).toBe(12);
  });
  test('asks its kinds in turn and nothing twice', () => {
    const refs = questions.map((q) => JSON.stringify(q.ref));
    expect(new Set(refs).size).toBe(refs.length);
    const few = examQuestions(book, newExam(book, { ...exam, kinds: ['dimension', 'shade'], count: 20 }));
    expect(few.filter((q) => q.kind === 'dimension').length).toBe(10);
    const measures = few.flatMap((q) => (q.ask.kind === 'dimension' ? [q.ask.parameter] : []));
    expect(new Set(measures).size).toBe(measures.length);
  });
  test('says that it was set on another state of the rules', () => {
    const opened = openExam(changedBook, examCode(exam));
    expect(opened.ok && opened.value.changed).toBe(true);
  });
  test('refuses limits that nobody could have set', () => {
    expect(openExam(book, examCode({ ...exam, count: 3 })).ok).toBe(false);
    expect(openExam(book, examCode({ ...exam, pass: 0 })).ok).toBe(false);
  });
});

/** Answers of somebody who is right so many times. */
function answersOf(right: number): (Answer | null)[] {
  return questions.map((q, i) => {
    if (i < right) return rightAnswer(q);
    if (q.form === 'choice') return { form: 'choice', pick: (q.right + 1) % q.options.length };
    return q.form === 'point' ? { form: 'point', x: 0.1, y: -333.3 } : null;
  });
}
const sitting = (right: number, name = 'Õie Жукова') => ({
  exam,
  name,
  day: 20_778,
  factor: 1.5 as const,
  paper: FIRST,
  answers: answersOf(right),
  digest: digestOf(questions),
});

describe('a certificate', () => {
  test('is confirmed by making the questions again', () => {
    for (const right of [0, 9, 10, 12]) {
      const read = checkCertificate(book, certificateCode(sitting(right)));
      if (!read.ok) throw new Error(read.error.code);
      expect(read.value.standing).toBe('confirmed');
      expect(read.value.result).toMatchObject({ right, total: 12, passed: right >= 10 });
      expect(read.value.sitting).toMatchObject({ name: 'Õie Жукова', factor: 1.5, day: 20_778 });
    }
  });
  test('any answers come back as they were given', () => {
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...TIME_FACTORS), fc.string({ unit: 'grapheme', maxLength: 20 }), (seed, factor, name) => {
        const random = new Random(seedOf('answers', seed));
        const answers = questions.map((q): Answer | null => {
          if (random.chance(0.2)) return null;
          if (q.form === 'choice') return { form: 'choice', pick: random.int(0, q.options.length - 1) };
          if (q.form === 'point') return { form: 'point', x: random.int(-4850, 4850) / 10, y: random.int(-4850, 4850) / 10 };
          return { form: 'parts', picks: q.parts.map(({ options }) => random.int(0, options.length - 1)) };
        });
        const read = checkCertificate(book, certificateCode({ ...sitting(0, name), answers, factor }));
        if (!read.ok) throw new Error(read.error.code);
        expect(read.value.result).toEqual(
          resultOf(
            exam,
            questions,
            answers,
            book.editions['2017'].chapters.map(({ id }) => id),
          ),
        );
        expect(read.value.sitting.name).toBe(name);
      }),
      { numRuns: 40 },
    );
  });
  test('is void once the rules have changed, or the questions made from them', () => {
    const read = checkCertificate(changedBook, certificateCode(sitting(12)));
    expect(read.ok && read.value.standing).toBe('changed');
    const forged = checkCertificate(book, certificateCode({ ...sitting(12), digest: '12345678' }));
    expect(forged.ok && forged.value.standing).toBe('changed');
  });
  test('is void for another edition: its hash and its questions are others', () => {
    const read = checkCertificate(book, certificateCode({ ...sitting(12), exam: { ...exam, edition: '2010' } }));
    expect(read.ok && read.value.standing).toBe('changed');
  });
  test('a damaged one is refused', () => {
    const code = certificateCode(sitting(12));
    expect(checkCertificate(book, code.slice(0, -6))).toEqual({ ok: false, error: { code: 'cut' } });
    expect(checkCertificate(book, `${code.slice(0, 40)}${code[40] === 'A' ? 'B' : 'A'}${code.slice(41)}`)).toEqual({
      ok: false,
      error: { code: 'altered' },
    });
    expect(checkCertificate(book, examCode(exam))).toEqual({ ok: false, error: { code: 'other-type', type: 'exam' } });
  });
});

/** `Step by step` (the eighth kind up to generator 2) asked for an order that no article gives. */
describe('links made before “step by step” went', () => {
  const before = (kind: number): string => {
    const bits = new BitWriter();
    bits.write(2, 8);
    writeEdition(bits, '2017');
    bits.write(0, 1);
    bits.write(Number.parseInt(book.editions['2017'].hash.slice(0, 4), 16), 16);
    bits.write(kind, 6);
    bits.write(1, 2);
    bits.write(77, 32);
    return wrap('question', bits.toBytes());
  };
  test('a question of that kind is said to be gone, its neighbours keep their kinds', () => {
    expect(openQuestion(book, before(7))).toEqual({ ok: false, error: { code: 'gone' } });
    expect(openQuestion(book, before(6))).toMatchObject({ ok: true, value: { changed: true, ref: { kind: 'editions', seed: 77 } } });
    expect(openQuestion(book, before(8))).toMatchObject({ ok: true, value: { ref: { kind: 'dimension' } } });
  });
  test('an exam of that time keeps its other kinds', () => {
    const bits = new BitWriter();
    bits.write(2, 8);
    writeEdition(bits, '2017');
    for (const [value, width] of [
      [20, 8],
      [0, 1],
      [30, 16],
      [80, 7],
      [7, 32],
    ] as const)
      bits.write(value, width);
    for (let kind = 0; kind < 10; kind++) bits.write(1, 1);
    bits.write(Number.parseInt(book.editions['2017'].hash, 16), 32);
    const opened = openExam(book, wrap('exam', bits.toBytes()));
    expect(opened).toMatchObject({ ok: true, value: { changed: true, exam: { count: 20, seed: 7 } } });
    expect(opened.ok && opened.value.exam.kinds).toEqual([
      'ruling',
      'placement',
      'shade',
      'striker',
      'incident',
      'article',
      'editions',
      'dimension',
      'doubles',
    ]);
  });
});

/** Generator 3 knew eleven kinds; what it made is made the same today, so nothing of it has changed. */
describe('links made by generator 3', () => {
  const KINDS = LINKED_KINDS.slice(0, 11).filter((kind) => kind !== null);
  const old: Exam = { ...exam, kinds: QUESTION_KINDS.filter((kind) => KINDS.includes(kind)) };
  const examBits = (bits: BitWriter): void => {
    bits.write(3, 8);
    writeEdition(bits, '2017');
    bits.write(old.count, 8);
    bits.write(0, 1);
    bits.write(old.limit.seconds, 16);
    bits.write(old.pass, 7);
    bits.write(old.seed, 32);
    for (let kind = 0; kind < 11; kind++) bits.write(kind === 7 ? 0 : 1, 1);
    bits.write(Number.parseInt(old.hash, 16), 32);
  };
  test.each(KINDS.map((kind) => [kind, LINKED_KINDS.indexOf(kind)] as const))('a question of the kind %s is the same', (kind, number) => {
    const bits = new BitWriter();
    bits.write(3, 8);
    writeEdition(bits, '2017');
    bits.write(0, 1);
    bits.write(Number.parseInt(book.editions['2017'].hash.slice(0, 4), 16), 16);
    bits.write(number, 6);
    bits.write(2, 2);
    bits.write(4711, 32);
    const ref = { kind, edition: '2017', difficulty: 2, seed: 4711 };
    expect(openQuestion(book, wrap('question', bits.toBytes()))).toEqual({ ok: true, value: { ref, changed: false } });
  });
  test('an exam asks what it asked: none of the newer kinds, the same questions', () => {
    const bits = new BitWriter();
    examBits(bits);
    expect(openExam(book, wrap('exam', bits.toBytes()))).toEqual({ ok: true, value: { exam: old, changed: false } });
    expect(old.kinds).toHaveLength(10);
  });
  test('a certificate is still confirmed', () => {
    const asked = examQuestions(book, old);
    const bits = new BitWriter();
    examBits(bits);
    bits.write(20_000, 16);
    bits.write(0, 3);
    bits.write(Number.parseInt(digestOf(asked), 16), 32);
    const name = utf8('Õie');
    bits.write(name.length, 8);
    for (const byte of name) bits.write(byte, 8);
    for (const question of asked) writeAnswer(bits, rightAnswer(question));
    const read = checkCertificate(book, wrap('certificate', bits.toBytes()));
    expect(read).toMatchObject({ ok: true, value: { standing: 'confirmed', result: { right: 12, total: 12 }, sitting: { name: 'Õie' } } });
  });
  test('what a later generator made is refused, and said to be of a later version', () => {
    const bits = new BitWriter();
    bits.write(GENERATOR_VERSION + 1, 8);
    writeEdition(bits, '2017');
    bits.write(0, 1);
    bits.write(0, 16);
    bits.write(0, 6);
    bits.write(1, 2);
    bits.write(1, 32);
    expect(openQuestion(book, wrap('question', bits.toBytes()))).toEqual({ ok: false, error: { code: 'newer-version' } });
  });
  test('an exam of a later generator is said to be so whatever it holds', () => {
    const bits = new BitWriter();
    bits.write(GENERATOR_VERSION + 1, 8);
    for (let i = 0; i < 40; i++) bits.write(255, 8);
    const later = { ok: false, error: { code: 'newer-version' } };
    expect(openExam(book, wrap('exam', bits.toBytes()))).toEqual(later);
    expect(checkCertificate(book, wrap('certificate', bits.toBytes()))).toEqual(later);
  });
});
