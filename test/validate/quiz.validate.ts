/**
 * Twenty thousand questions per kind and edition, each examined by somebody who does not know the generator. Writes what it measured to
 * docs/training.md. Run with `npx vitest run --project validate test/validate/quiz.validate.ts`; QUIZ_QUESTIONS sets another number.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadCorpus } from '../../src/files/corpus.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { kindsIn } from '../../src/quiz/duties.ts';
import { questionAt } from '../../src/quiz/generate.ts';
import { DIFFICULTIES, QUESTION_KINDS } from '../../src/quiz/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { complaint } from '../quiz/checker.ts';

const COUNT = Number(process.env.QUIZ_QUESTIONS ?? 20_000);
const REPORT = join(import.meta.dirname, '..', '..', 'docs', 'training.md');
const { corpus } = loadCorpus();
const book = bookOf(corpus);

interface Row {
  readonly kind: string;
  readonly edition: string;
  readonly questions: number;
  readonly seeds: number;
  readonly different: number;
  readonly wrong: number;
}
const rows: Row[] = [];

describe.each(QUESTION_KINDS)('%s', (kind) => {
  test.each(EDITION_IDS.filter((edition) => kindsIn(edition).includes(kind)))(
    `${COUNT} questions of %s have exactly one right answer`,
    (edition) => {
      const complaints: string[] = [];
      const different = new Set<string>();
      let questions = 0;
      let seed = 1_000_000;
      for (; questions < COUNT; seed++) {
        const question = questionAt(book, { kind, edition, difficulty: DIFFICULTIES[seed % 3] ?? 1, seed });
        if (question === null) continue;
        questions++;
        const { ref: _, ...rest } = question;
        different.add(
          JSON.stringify([
            rest.ask,
            rest.scene,
            rest.form === 'choice'
              ? rest.options
                  .map(({ choice }) => choice)
                  .map((c) => JSON.stringify(c))
                  .sort()
              : 0,
          ]),
        );
        const wrong = complaint(question, corpus);
        if (wrong !== null) complaints.push(wrong);
      }
      rows.push({ kind, edition, questions, seeds: seed - 1_000_000, different: different.size, wrong: complaints.length });
      expect(complaints.slice(0, 10)).toEqual([]);
    },
  );
});

test('the results are written down', () => {
  expect(rows.length).toBe(EDITION_IDS.reduce((sum, edition) => sum + kindsIn(edition).length, 0));
  const table = rows.map((r) => `| ${r.kind} | ${r.edition} | ${r.questions} | ${r.seeds} | ${r.different} | ${r.wrong} |`).join('\n');
  const head =
    '| kind | edition | questions | seeds tried | different ones | not exactly one right answer |\n| --- | --- | --- | --- | --- | --- |\n';
  const text = readFileSync(REPORT, 'utf8');
  const marked = text.replace(/(<!-- measured -->)[\s\S]*(<!-- \/measured -->)/, `$1\n${head}${table}\n$2`);
  expect(marked).toContain('<!-- measured -->');
  if (COUNT >= 1000) writeFileSync(REPORT, marked);
});
