/** What is said about 20,000 questions of every kind, four editions, four languages, each examined by somebody who does not know the generator. */
import { expect, test } from 'vitest';
import { kindsIn } from '../../src/quiz/duties.ts';
import { questionAt } from '../../src/quiz/generate.ts';
import { DIFFICULTIES } from '../../src/quiz/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { LANGS } from '../../src/ui/langs.ts';
import { faultsOf } from '../quiz/explanations.ts';
import { book, kitOf } from '../support/quiz-kit.ts';

/** Per kind, edition and language; in all 20,000. */
const EACH = Math.ceil(20_000 / (LANGS.length * EDITION_IDS.reduce((sum, edition) => sum + kindsIn(edition).length, 0)));

test.each(LANGS.flatMap((lang) => EDITION_IDS.map((edition) => [lang, edition] as const)))('%s, %s', async (lang, edition) => {
  const kit = await kitOf(lang);
  const faults: unknown[] = [];
  for (const kind of kindsIn(edition)) {
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
