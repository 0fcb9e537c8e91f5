/** The list of fields against the case contract as it is printed: docs/contract/incidents.md, a row a type. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { incidentFields } from '../../src/referee/incidents/fields.ts';

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
