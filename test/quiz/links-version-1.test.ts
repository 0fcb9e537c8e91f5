/** Links made when an edition had two bits (version 1): they keep their meaning for good. The file was written by the program of that time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { decodeShare } from '../../src/notation/share.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { checkCertificate } from '../../src/quiz/exam/certificate.ts';
import { openExam } from '../../src/quiz/exam/exam.ts';
import { currentCode, openQuestion } from '../../src/quiz/link.ts';
import { type Attempt, mistakesOf } from '../../src/quiz/progress.ts';
import type { EditionId } from '../../src/referee/types.ts';

interface Made {
  readonly code: string;
  readonly holds: object;
}
interface Links {
  readonly edition: string;
  readonly table: Made;
  readonly question: Made;
  readonly authored: Made;
  readonly exam: Made;
  readonly certificate: { readonly code: string; readonly name: string };
}

const LINKS = JSON.parse(readFileSync(join(import.meta.dirname, '../fixtures/links-version-1.json'), 'utf8')) as readonly Links[];
const book = bookOf(loadCorpus().corpus);

describe.each(LINKS)('$edition', ({ edition, table, question, authored, exam, certificate }) => {
  test('a table', () => {
    expect(decodeShare(table.code)).toEqual({ ok: true, value: table.holds });
  });
  test('a question', () => {
    expect(openQuestion(book, question.code)).toMatchObject({ ok: true, value: { ref: question.holds } });
    expect(openQuestion(book, authored.code)).toMatchObject({ ok: true, value: { ref: authored.holds } });
  });
  test('a mistake kept under such a link is known again when the question is asked anew', () => {
    for (const { code } of [question, authored]) {
      expect(currentCode(code)).not.toBe(code);
      expect(openQuestion(book, currentCode(code))).toEqual(openQuestion(book, code));
      const attempt = { at: 1, edition: edition as EditionId, provision: 'striker-pocketed', kind: 'ruling', right: false, mistake: null };
      const again = { ...attempt, at: 2, code: currentCode(code), right: true };
      expect(mistakesOf([{ ...attempt, code }] as readonly Attempt[], attempt.edition)).toHaveLength(1);
      expect(mistakesOf([{ ...attempt, code }, again] as readonly Attempt[], attempt.edition)).toEqual([]);
    }
  });
  test('an exam', () => {
    expect(openExam(book, exam.code)).toMatchObject({ ok: true, value: { exam: exam.holds } });
  });
  test('a certificate', () => {
    const opened = checkCertificate(book, certificate.code);
    expect(opened).toMatchObject({ ok: true, value: { sitting: { name: certificate.name, exam: { edition } } } });
  });
});
