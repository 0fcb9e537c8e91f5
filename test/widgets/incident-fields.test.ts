/** The incidents of the catalogue, looked for by a word as somebody types it. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { STRINGS } from '../../src/compiled/ui/all.ts';
import { SINGLES } from '../../src/geometry/row.ts';
import { loadTableStrings } from '../../src/ui/table-strings.ts';
import IncidentFields from '../../src/widgets/report/IncidentFields.svelte';
import { type IncidentDraft, newIncident } from '../../src/widgets/report/incident.ts';

afterEach(cleanup);

test.each([
  ['ru', 'опоздал', 'late-arrival'],
  ['ru', 'опоздание', 'late-arrival'],
  ['en', 'LATE', 'late-arrival'],
  ['de', 'nichts davon', 'left-table'],
] as const)('%s, “%s”: %s is chosen', async (lang, query, expected) => {
  let chosen: IncidentDraft = newIncident(1, 'left-table', 'red', null);
  const { container, rerender } = render(IncidentFields, {
    incident: chosen,
    index: 0,
    discs: ['red1'],
    colors: SINGLES,
    viewer: 'south',
    words: { lang, names: STRINGS.names[lang], table: await loadTableStrings[lang]() },
    s: STRINGS.report[lang],
    ruling: STRINGS.ruling[lang],
    wrong: false,
    change: (incident: IncidentDraft) => {
      chosen = incident;
      void rerender({ incident });
    },
    remove: () => undefined,
  });
  const search = container.querySelector('input[type=search]') as HTMLInputElement;
  await fireEvent.input(search, { target: { value: query } });
  await tick();
  expect(chosen.type).toBe(expected);
  expect([...container.querySelectorAll<HTMLOptionElement>('.type option')].map(({ value }) => value)).toEqual([expected]);
});
