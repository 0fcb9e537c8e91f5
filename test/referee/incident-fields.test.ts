/** The list of fields against the case contract as it is printed: docs/contract/incidents.md, a row a type. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { incidentFields, isOptional } from '../../src/referee/incidents/fields.ts';

const page = readFileSync(join(import.meta.dirname, '../../docs/contract/incidents.md'), 'utf8');
const rows = page.split('\n').flatMap((line) => {
  const [, type = '', fields = ''] = line.split('|').map((cell) => cell.trim());
  return /^`[a-z-]+`$/.test(type) ? [[type.slice(1, -1), [...fields.matchAll(/`([a-zA-Z-]+)`/g)].map(([, word]) => word)] as const] : [];
});

/** Fields whose words the page gives once for several types: above the table, or “likewise”. */
const GIVEN_ELSEWHERE = ['discs-displaced with', 'stroke-out-of-order noticed'];

test('the list has the types of the contract', () => {
  expect(rows.map(([type]) => type)).toEqual(INCIDENT_TYPES);
});

test.each(INCIDENT_TYPES)('%s has the fields and the words of the contract', (type) => {
  const listed = incidentFields(type).flatMap((field) =>
    field.kind === 'choice' && !GIVEN_ELSEWHERE.includes(`${type} ${field.name}`) ? [field.name, ...field.options] : [field.name],
  );
  expect([...listed].sort()).toEqual([...(rows.find(([name]) => name === type)?.[1] ?? [])].sort());
});

test('what the page gives once is the same for each', () => {
  const words = (type: (typeof INCIDENT_TYPES)[number], name: string) =>
    incidentFields(type).flatMap((field) => (field.name === name && field.kind === 'choice' ? field.options : []));
  expect(words('discs-displaced', 'with')).toEqual(['hand', 'cue', 'striker', 'body']);
  expect(words('stroke-out-of-order', 'noticed')).toEqual(words('first-stroke-out-of-turn', 'noticed'));
});

/** What the page says in other words than a list: numbers and of what, yes or no, discs; and whether a case may leave the field out. */
test('what is no choice of words', () => {
  const listed = INCIDENT_TYPES.flatMap((type) =>
    incidentFields(type).flatMap((field) => {
      if (field.kind === 'choice') return [];
      const what = field.kind === 'number' ? `number, ${field.unit}` : field.kind;
      return [`${type} ${field.name}: ${what}${isOptional(field) ? ', may be left out' : ''}`];
    }),
  );
  expect(listed).toEqual([
    'late-arrival minutes: number, minutes',
    'late-arrival announced: yes-no, may be left out',
    'warm-up-overrun minutes: number, minutes',
    'left-table minutes: number, minutes',
    'left-table consent: yes-no, may be left out',
    'left-own-zone consent: yes-no, may be left out',
    'table-shaken moved: number, discs, may be left out',
    'equipment-swapped damaged: yes-no, may be left out',
    'striker-dropped-on-row moved: number, discs, may be left out',
    'first-stroke-out-of-turn firstOnSheet: yes-no, may be left out',
    'delay occurrence: number, occurrence, may be left out',
    'discs-displaced count: number, discs',
    'discs-displaced discs: discs, may be left out',
    'discs-displaced last: yes-no, may be left out',
    'discs-moved-fetching count: number, discs',
  ]);
});

test('a choice of words cannot be left out', () => {
  const choices = INCIDENT_TYPES.flatMap((type) => incidentFields(type).filter(({ kind }) => kind === 'choice'));
  expect(choices.filter(isOptional)).toEqual([]);
});
