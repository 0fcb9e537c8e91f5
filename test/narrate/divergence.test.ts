import { expect, test } from 'vitest';
import { load as loadDivergenceStrings } from '../../src/compiled/ui/divergence.ts';
import { COMPLETE_LANGS } from '../../src/corpus/languages.ts';
import { describeRate, describeState } from '../../src/narrate/divergence.ts';
import { RULING_WORDS } from '../../src/narrate/ruling-words.ts';
import type { CaseState } from '../../src/referee/types.ts';

const FULL: CaseState = {
  debts: { red: 1, black: 2 },
  warnings: { red: 1, black: 2 },
  turn: 2,
  first: 'red',
  cleared: ['red'],
  darkMisses: { red: 2, black: 3 },
  delays: { red: 1, black: 2 },
  losses: { red: { lateness: 1 }, black: { misconduct: 1 } },
  deciding: true,
};

test.each(COMPLETE_LANGS)('everything that can stand in the books is said in %s, nothing left to fill in', async (lang) => {
  const voice = { s: await loadDivergenceStrings[lang](), names: RULING_WORDS[lang].names, lang };
  const colors = { red: ['south'], black: ['north'] } as const;
  const said = describeState({ state: FULL, format: 'singles', colors }, voice);
  expect(said).toHaveLength(12);
  expect(said.join(' ')).not.toMatch(/[{}[\]]|undefined/);
  const doubles = describeState(
    { state: { debts: { north: 1 }, turn: 4 }, format: 'doubles', colors: { red: ['south', 'north'], black: ['west', 'east'] } },
    voice,
  );
  expect(doubles).toHaveLength(3);
  const subject = { format: 'singles', colors, shooter: 'south', state: {}, incidents: [], discs: [], striker: null } as const;
  const played = { ...subject, stroke: { angle: 90, speed: 3 } };
  const rates = [describeRate(12, played, 6000, voice), describeRate(0, played, 6000, voice), describeRate(0, subject, 6000, voice)];
  expect(new Set(rates).size).toBe(3);
  expect(rates.join(' ')).not.toMatch(/[{}[\]]|undefined|NaN/);
});
