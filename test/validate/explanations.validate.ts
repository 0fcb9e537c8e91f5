/** What is said about 20,000 questions of every kind, four editions, four languages, each examined by somebody who does not know the generator. */
import { expect, test } from 'vitest';
import { questionAt } from '../../src/quiz/generate.ts';
import { DIFFICULTIES, QUESTION_KINDS } from '../../src/quiz/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { LANGS } from '../../src/ui/langs.ts';
import { faultsOf } from '../quiz/explanations.ts';
import { book, kitOf } from '../support/quiz-kit.ts';

/** Per kind, edition and language; in all 20,000. */
const EACH = 20_000 / (QUESTION_KINDS.length * EDITION_IDS.length * LANGS.length);

test.each(LANGS.flatMap((lang) => EDITION_IDS.map((edition) => [lang, edition] as const)))('%s, %s', async (lang, edition) => {
  const kit = await kitOf(lang);
  const faults: unknown[] = [];
  for (const kind of QUESTION_KINDS) {
    let made = 0;
    for (let seed = 4_000_000 + 100_000 * LANGS.indexOf(lang); made < EACH; seed++) {
      const question = questionAt(book, { kind, edition, difficulty: DIFFICULTIES[seed % 3] ?? 1, seed });
      if (question === null) continue;
      made++;
      faults.push(...faultsOf(question, kit).map((fault) => [question.ref, fault]));
    }
  }
  expect(faults.slice(0, 10)).toEqual([]);
});
