/** Tables wider than the page are scrolled with the keys as well, and have a name for a screen reader. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { load as loadDraftStrings } from '../../src/compiled/ui/draft.ts';
import { load as loadScoresheetStrings } from '../../src/compiled/ui/scoresheet.ts';
import { load as loadTournamentStrings } from '../../src/compiled/ui/tournament.ts';
import { MEASURES } from '../../src/draft/play.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { addPlayer, create } from '../../src/tournament/change.ts';
import { PRESETS } from '../../src/tournament/types.ts';
import Effect from '../../src/widgets/draft/Effect.svelte';
import SetTable from '../../src/widgets/scoresheet/SetTable.svelte';
import Standing from '../../src/widgets/tournament/Standing.svelte';
import { headOf } from '../support/sheet.ts';
import { must } from '../tournament/support.ts';

afterEach(cleanup);
const ARTICLE = { label: 'D', text: 'So the sheet.' };
const ESTIMATE = { mean: 1, margin: 0 };

async function standing(): Promise<HTMLElement> {
  const tournament = must(addPlayer(create('Cup', 1, PRESETS.novuss), 'Kask'));
  const articles = new Proxy({}, { get: () => ARTICLE });
  return render(Standing, { tournament, words: { lang: 'en', t: await loadTournamentStrings.en() }, articles, print: () => {} } as never)
    .container;
}
async function setTable(): Promise<HTMLElement> {
  const played = { sets: [{ number: 1, first: 'red', winner: 'red', outcome: {}, rule: null, article: null, replays: [] }], sheet: [] };
  const words = { lang: 'en', base: '/', t: await loadScoresheetStrings.en() };
  return render(SetTable, { sheet: newSheet(headOf()), played, words } as never).container;
}
async function effect(): Promise<HTMLElement> {
  const measures = Object.fromEntries(MEASURES.map((name) => [name, { basis: ESTIMATE, draft: ESTIMATE, difference: ESTIMATE }]));
  const result = { strength: 'usual', measures, turned: null, unended: { basis: 0, draft: 0 } };
  const play = { results: [result], made: [], now: null, making: null, failed: false, played: '' };
  const words = { lang: 'en', base: '/', t: await loadDraftStrings.en() };
  return render(Effect, { report: null, working: false, cases: [], words, play, sources: [], drafts: [] } as never).container;
}

test.each([
  ['the standing', standing],
  ['the sets of a game', setTable],
  ['what a draft does in play', effect],
])('scroll-without-keys: %s', async (_, show) => {
  const box = (await show()).querySelector('table')?.parentElement;
  expect(box?.tabIndex).toBe(0);
  expect(box?.getAttribute('role')).toBe('group');
  expect(box?.getAttribute('aria-label')).toMatch(/\w/);
});
