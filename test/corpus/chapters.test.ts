/** The chapters of an edition that amends another one's. */
import { describe, expect, test } from 'vitest';
import { readEditions } from '../../src/corpus/compile/editions.ts';
import type { ContentProblem } from '../../src/corpus/model.ts';

const names = '{ de: N, ru: N, et: N, en: N }';
const edition = (id: string, rest: string): readonly [string, string] => [
  `novuss/editions/${id}.yaml`,
  `id: "${id}"
mark: "${id.slice(2)}"
number: ${Number(id)}
language: en
inForce: "${id}-01-01"
country: xx
color: { light: "#102030", dark: "#d0e0f0" }
pattern: solid
name: ${names}
issuer: ${names}
title: ${names}
source: s
${rest}
`,
];
const FIRST = edition(
  '2000',
  `chapters:\n  - { id: "1", title: ${names}, articles: ["1.1", "1.2"] }\n  - { id: "2", title: ${names}, articles: ["2.1"] }`,
);

function read(...more: readonly (readonly [string, string])[]) {
  const problems: ContentProblem[] = [];
  const editions = readEditions(new Map([FIRST, ...more]), 'novuss', (problem) => problems.push(problem));
  return { problems, chapters: editions.at(-1)?.value.chapters.map(({ id, articles }) => `${id}: ${articles.join(' ')}`) };
}
const amending = (changes: string) => read(edition('2010', `basis: "2000"\namends:\n  chapters:\n    - ${changes}`));

test.each([
  ['nothing', '{ id: "1" }', ['1: 1.1 1.2', '2: 2.1']],
  ['an article at the end of a chapter', '{ id: "1", adds: ["1.3"] }', ['1: 1.1 1.2 1.3', '2: 2.1']],
  ['an article after another one', '{ id: "1", adds: [{ article: "1.1a", after: "1.1" }] }', ['1: 1.1 1.1a 1.2', '2: 2.1']],
  ['an article that is repealed', '{ id: "1", repeals: ["1.1"] }', ['1: 1.2', '2: 2.1']],
  ['a new chapter', `{ id: "3", title: ${names}, adds: ["3.1", "3.2"] }`, ['1: 1.1 1.2', '2: 2.1', '3: 3.1 3.2']],
])('%s', (_what, changes, chapters) => {
  expect(amending(changes)).toEqual({ problems: [], chapters });
});

test('a chain of amendments is followed to its end', () => {
  const second = edition('2010', 'basis: "2000"\namends: { chapters: [{ id: "2", adds: ["2.2"] }] }');
  const third = edition('2020', 'basis: "2010"\namends: { chapters: [{ id: "2", repeals: ["2.1"] }] }');
  expect(read(second, third)).toEqual({ problems: [], chapters: ['1: 1.1 1.2', '2: 2.2'] });
});

test('a list of its own takes the place of its basis’', () => {
  expect(read(edition('2010', `basis: "2000"\nchapters: [{ id: "9", title: ${names}, articles: ["9.1"] }]`)).chapters).toEqual(['9: 9.1']);
});

describe('what is wrong is named by line', () => {
  test.each([
    ['a chapter that is none', '{ id: "7", adds: ["7.1"] }', /expected a chapter of 2000, or a title for a new one; found 7/],
    ['an article that is none', '{ id: "1", repeals: ["1.9"] }', /expected an article of chapter 1 of 2000; found 1\.9/],
    [
      'a place after no article',
      '{ id: "1", adds: [{ article: "1.4", after: "1.3" }] }',
      /expected an article of chapter 1 of 2000; found 1\.3/,
    ],
  ])('%s', (_what, changes, says) => {
    const { problems } = amending(changes);
    expect(problems).toEqual([
      expect.objectContaining({ file: 'novuss/editions/2010.yaml', line: 16, detail: expect.stringMatching(says) }),
    ]);
  });
  test('no chapters and no basis', () => {
    const { problems } = read(edition('2010', ''));
    expect(problems).toEqual([expect.objectContaining({ code: 'chapters-missing', file: 'novuss/editions/2010.yaml' })]);
  });
});
