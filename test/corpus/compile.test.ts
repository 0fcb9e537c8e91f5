import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../../src/corpus/compile/index.ts';
import { lineAt } from '../../src/corpus/compile/source.ts';

const names = (text: string) => `{ de: ${text}, ru: ${text}, et: ${text}, en: ${text} }`;
const edition = (id: string, more = '') => `id: "${id}"
mark: "${id.slice(-2)}"
number: ${Number(id) || 1}
language: en
country: xx
color: { light: "#102030", dark: "#d0e0f0" }
pattern: solid
name: ${names('N')}
issuer: ${names('I')}
title: ${names('T')}
source: s.txt
${more}
chapters: []
`;
const TIMES = `{
  "strokeTime": {
    "unit": "s",
    "values": {
      "1990": { "value": 30, "article": "1.1" },
      "2000": { "value": 20, "article": "2.2" },
      "club": { "unstated": true }
    }
  }
}
`;

/** Three editions, each amending the one before it, and one that stands alone. */
const SOUND: Readonly<Record<string, string>> = {
  'novuss/editions/1990.yaml': edition('1990', 'inForce: "1990-01-01"'),
  'novuss/editions/2000.yaml': edition('2000', 'inForce: "2000-01-01"\nbasis: "1990"'),
  'novuss/editions/2010.yaml': edition('2010', 'inForce: "2010-01-01"\nbasis: "2000"'),
  'novuss/editions/club.yaml': edition('club'),
  'novuss/parameters/times.json': TIMES,
  'languages.json': readFileSync(join(import.meta.dirname, '../../content/languages.json'), 'utf8'),
};
const compiled = (change: Readonly<Record<string, string>> = {}) => compile(new Map(Object.entries({ ...SOUND, ...change })));

test('editions stand in the order of their dates, the undated last', () => {
  expect(compiled().compiled.editions.map(({ id }) => id)).toEqual(['1990', '2000', '2010', 'club']);
});

test('a value that an edition does not state is that of the nearest edition it amends', () => {
  const { compiled: book, problems } = compiled();
  expect(problems.filter(({ file }) => file.includes('/parameters/'))).toEqual([]);
  expect(Object.fromEntries(Object.entries(book.parameters).map(([id, values]) => [id, values['strokeTime']]))).toEqual({
    '1990': { value: 30, article: '1.1' },
    '2000': { value: 20, article: '2.2' },
    '2010': { value: 20, article: '2.2' },
    club: { unstated: true },
  });
});

describe('what is wrong is named with file, line and what was expected', () => {
  test.each([
    [
      'an unknown basis',
      'novuss/editions/2010.yaml',
      '"2000"',
      '"2001"',
      13,
      'basis',
      /expected one of "1990"\|"2000"\|"2010"\|"club"; found "2001"/,
    ],
    ['a basis that follows itself', 'novuss/editions/2000.yaml', '"1990"', '"2010"', 13, 'basis', /does not follow 2000 itself/],
    [
      'another id than the file',
      'novuss/editions/club.yaml',
      'id: "club"',
      'id: "2000"',
      1,
      'id',
      /expected club, the name of the file; found 2000/,
    ],
    ['an unknown unit', 'novuss/parameters/times.json', '"s"', '"h"', 3, 'strokeTime.unit', /expected one of .*; found "h"/],
    [
      'no value',
      'novuss/parameters/times.json',
      '"value": 20, ',
      '',
      6,
      'strokeTime.values.2000.value',
      /expected number, .*found nothing/,
    ],
    [
      'a misspelt field',
      'novuss/parameters/times.json',
      '"value": 20, ',
      '"value": 20, "tolerence": {}, ',
      6,
      'strokeTime.values.2000',
      /"tolerence"; expected one of unstated, value, min, max, tolerance, article/,
    ],
    [
      'an edition that inherits nothing',
      'novuss/parameters/times.json',
      ',\n      "club": { "unstated": true }',
      '',
      4,
      'strokeTime.values',
      /expected a value for club/,
    ],
    ['a script that is no code', 'languages.json', '"Latn"', '"Latin"', 6, 'de.script', /an ISO 15924 code; found "Latin"/],
    [
      'a partial language that none stands in for',
      'languages.json',
      '"complete"',
      '"partial"',
      2,
      'de.second',
      /expected a complete language/,
    ],
    ['no YAML', 'novuss/editions/2010.yaml', 'mark:', 'mark', 3, '', /./],
  ])('%s', (_what, file, from, to, line, path, says) => {
    const text = SOUND[file] ?? '';
    expect(text).toContain(from);
    const [problem] = compiled({ [file]: text.replace(from, to) }).problems.filter((one) => one.file === file);
    expect(problem).toMatchObject({ file, line, path });
    expect(problem?.detail).toMatch(says);
  });
});

test.each([
  [['a'], 1],
  [['a', 'b'], 2],
  [['a', 'b', 1], 4],
  [['a', 'c', 'd'], 5],
  [['a', 'c', 'missing'], 5],
  [['e'], 6],
])('line of %j', (path, line) => {
  expect(lineAt('a:\n  b:\n    - one\n    - two\n  c: { d: 1 }\ne: "x"\n', path)).toBe(line);
});
