/** Questions in words: every code has its sentence in four languages, nothing is left unfilled, no two answers read the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITION_NAMES } from '../../src/compiled/edition-names.ts';
import { COMPLETE_LANGS, type Lang } from '../../src/corpus/languages.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { answerText, choiceText, factsOf, measureText, mistakeText, type QuizWords, questionText } from '../../src/narrate/quiz.ts';
import { RULING_WORDS } from '../../src/narrate/ruling-words.ts';
import { bookOf } from '../../src/quiz/book.ts';
import { rightAnswer } from '../../src/quiz/mark.ts';
import { askedValues, VARIETIES } from '../../src/quiz/scene/incidents.ts';
import { MISTAKES, QUESTION_KINDS } from '../../src/quiz/types.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { trainingTitles } from '../../src/site/training.ts';
import { namedInQuiz } from '../../src/ui/edition-names.ts';
import type { QuizStrings } from '../../src/ui/strings.ts';
import { sample } from '../quiz/sample.ts';
import { foreignQuotes } from '../support/quotes.ts';

const { corpus } = loadCorpus();
const book = bookOf(corpus);
type Tree = { readonly [key: string]: string | Tree };
const read = (lang: Lang): Tree =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../../content/ui/quiz/${lang}.json`), 'utf8')) as Tree;
const flat = (tree: Tree, prefix = ''): readonly (readonly [string, string])[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as const] : flat(value, `${prefix}${key}.`),
  );
const places = (text: string) => [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();

/** Everything the sentences are filled with, as a page has it. */
function wordsOf(lang: Lang): QuizWords {
  const quiz = namedInQuiz(read(lang) as unknown as QuizStrings, EDITION_NAMES[lang]);
  return {
    ...RULING_WORDS[lang],
    quiz,
    titles: trainingTitles(lang),
  };
}

describe.each(COMPLETE_LANGS)('%s', (lang) => {
  const words = wordsOf(lang);

  test('has every key and no other, with the same things to fill in', () => {
    const english = new Map(flat(read('en')));
    const own = new Map(flat(read(lang)));
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    // A sentence may name a player once more or less; a number it must not lose.
    for (const [key, text] of own)
      expect([key, places(text).filter((p) => p !== 'player' && p !== 'n')]).toEqual([
        key,
        places(english.get(key) ?? '').filter((p) => p !== 'player' && p !== 'n'),
      ]);
  });

  test('is written with its own quotation marks', () => {
    const wrong = foreignQuotes(lang);
    expect(flat(read(lang)).filter(([, text]) => wrong.test(text))).toEqual([]);
  });

  test('names every detail of an incident and every mistake', () => {
    const details = VARIETIES.flatMap((variety) =>
      Object.entries(askedValues(variety)).flatMap(([name, values]) =>
        values.flatMap((value) => (typeof value === 'number' ? [] : [`${name}-${value}`])),
      ),
    );
    expect(details.filter((detail) => !words.quiz.detail[detail])).toEqual([]);
    expect(MISTAKES.filter((code) => !words.quiz.mistake[code])).toEqual([]);
  });

  test.each(QUESTION_KINDS)('a question of kind %s is asked and answered without a gap, and no two answers read the same', (kind) => {
    const wrong: string[] = [];
    for (const edition of EDITION_IDS) {
      for (const question of sample(book, kind, edition, 25, 500)) {
        const texts = [
          questionText(question, words),
          ...factsOf(question, words),
          answerText(question, rightAnswer(question), words),
          measureText(question, words) ?? '–',
        ];
        if (question.form === 'choice') {
          const options = question.options.map(({ choice }) => choiceText(choice, question, words));
          if (new Set(options).size < options.length) wrong.push(`${JSON.stringify(question.ref)} twice: ${options.join(' | ')}`);
          texts.push(...options, ...question.options.flatMap(({ mistake }) => (mistake ? [mistakeText(mistake, words)] : [])));
        }
        for (const text of texts)
          if (text === '' || /[{}[\]]|undefined|NaN/.test(text)) wrong.push(`${JSON.stringify(question.ref)}: ${text}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
