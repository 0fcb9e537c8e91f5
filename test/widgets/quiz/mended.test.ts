/** What a question’s explanation once said wrongly: each line stands for a fault that was found. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { loadCaseBook } from '../../../src/files/casebook.ts';
import { explain } from '../../../src/narrate/explain.ts';
import { questionOf } from '../../../src/quiz/authored.ts';
import { questionAt } from '../../../src/quiz/generate.ts';
import { drawIncident } from '../../../src/quiz/scene/incidents.ts';
import { Random } from '../../../src/random/random.ts';
import { judge } from '../../../src/referee/judge.ts';
import { EDITION_IDS, type RefereeCase } from '../../../src/referee/types.ts';
import { LANGS } from '../../../src/ui/langs.ts';
import { explained } from '../../../src/widgets/quiz/explained.ts';
import Why from '../../../src/widgets/quiz/Why.svelte';
import { sample } from '../../quiz/sample.ts';
import { book, kitOf } from '../../support/quiz-kit.ts';

afterEach(cleanup);

test('a question from the case book links to its case', async () => {
  const [question] = loadCaseBook().situations.flatMap((situation) => questionOf(book, situation, '2017') ?? []);
  if (!question || !('situation' in question.ref)) throw new Error('no question');
  const { container } = render(Why, { question, kit: await kitOf('en') });
  const links = [...container.querySelectorAll('a')].map((a) => a.getAttribute('href'));
  expect(links).toContain(`/en/cases/${question.ref.situation}/`);
});

test('a measure whose article holds others is explained by its article, never by the text of another measure', async () => {
  const kit = await kitOf('en');
  const shared = EDITION_IDS.flatMap((edition) => sample(book, 'dimension', edition, 60, 1)).filter(
    ({ provisions }) => provisions.length > 1,
  );
  expect(shared.length).toBeGreaterThan(5);
  for (const question of shared.slice(0, 20)) {
    const { container } = render(Why, { question, kit });
    expect(container.querySelector('.rule')).toBeNull();
    expect(container.querySelectorAll('a').length).toBeGreaterThan(0);
    cleanup();
  }
});

test('which fact decides: had it been the other player’s turn, the turn passes from that player', async () => {
  const kit = await kitOf('en');
  const question = questionAt(book, { kind: 'fact', edition: '2008', difficulty: 2, seed: 4_300_093 });
  if (question?.scene?.shooter !== 'south' || question.form !== 'choice') throw new Error('another question');
  const at = question.options.findIndex(({ choice }) => choice.type === 'change' && choice.change.what === 'turn');
  expect(explained(question, kit).editions[at]).toEqual({
    name: 'It is the turn of Black.',
    text: 'Red has the right to play now. Black gets 1 penalty disc.',
  });
});

/** Everything that players do, as it is drawn for questions, under every book. */
const done = EDITION_IDS.flatMap((edition) =>
  Array.from({ length: 400 }, (_, seed): RefereeCase => ({ ...drawIncident(new Random(seed + 1), true).case, edition })),
);

describe('a ruling agrees with itself', () => {
  test('where a finding says that somebody misses the next turn, the ruling does', () => {
    const odd = done.filter((question) => {
      const { findings, losesNext, set, game } = judge(question);
      const missing = findings.find(({ effects }) => effects.includes('loses-next'));
      return missing !== undefined && set === null && game === null && losesNext !== missing.color;
    });
    expect(odd).toEqual([]);
  });

  test('whoever is excluded does not play on, and nobody plays against him', async () => {
    for (const lang of LANGS) {
      const { words } = await kitOf(lang);
      const { decided } = words.ruling;
      // the sentence for going on, without the player's name
      const goesOn = decided['turn-continues'].replace(/\{\{[^}]*\}\}/g, '').trim();
      let excluded = 0;
      for (const question of done) {
        const ruling = judge({
          ...question,
          state: { losses: { red: { misconduct: 1, lateness: 1 }, black: { misconduct: 1, lateness: 1 } } },
        });
        if (ruling.excluded === null) continue;
        excluded += 1;
        const { edition: _, readings: __, ...rest } = question;
        const said = explain({ ...rest, ruling }, words).decided.map(({ text }) => text);
        expect(said.filter((text) => goesOn.length > 3 && text.includes(goesOn))).toEqual([]);
      }
      expect(excluded).toBeGreaterThan(3);
    }
  });
});
