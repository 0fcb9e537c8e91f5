import { expect, test } from 'vitest';
import { setResult, startRound } from '../../../src/tournament/change.ts';
import { competitionOf } from '../../../src/tournament/competition.ts';
import { PRESETS } from '../../../src/tournament/types.ts';
import { fileName } from '../../../src/widgets/tournament/file-name.ts';
import { must, numbered } from '../../tournament/support.ts';
import { swiss } from './support.ts';

test.each([
  ['Rīgas kauss', 'Rīgas-kauss-0.json'],
  ['Tõnis Müller', 'Tõnis-Müller-0.json'],
  // the same letters, written as letter and accent
  ['To\u0303nis Mu\u0308ller', 'Tõnis-Müller-0.json'],
  [' Кубок: «Йод» / 2026 ', 'Кубок-Йод-2026-0.json'],
  ['…', 'tournament-0.json'],
])('%s: accents stay on their letters, other signs become strokes', (name, file) => {
  expect(fileName(swiss(name, 1, PRESETS.novuss), 'json')).toBe(file);
});

test('the number grows with the results', () => {
  const begun = must(startRound(numbered(4)));
  const played = must(setResult(begun, 1, 1, { kind: 'forfeit', winner: 'first' }));
  expect([begun, played].map((t) => fileName(competitionOf(t), 'json'))).toEqual(['Test-0.json', 'Test-1.json']);
});
