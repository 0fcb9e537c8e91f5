/** In what two rulings differ: each aspect by the one field that shows it, places to a tenth of a millimetre. */
import { expect, test } from 'vitest';
import { aspectsOf, samePlaces } from '../../src/referee/compare.ts';
import { judge } from '../../src/referee/judge.ts';
import type { Placement, Ruling } from '../../src/referee/types.ts';
import { caseOf } from '../support/case.ts';

const LIGHT = 'r1 0,300 r2 -250,200 r3 250,100 b1 20,-250 b2 -300,-300';
const RULING = judge(caseOf({ discs: LIGHT, happened: 's-b1 r4>ne', moved: 'b1 20,-200' }, '2017'));
const [PLACED] = RULING.placements as readonly [Placement];
const [FOUND] = RULING.findings as readonly [Ruling['findings'][number]];
const placed = (change: Partial<Placement>): Partial<Ruling> => ({ placements: [{ ...PLACED, ...change }] });

const CHANGES: readonly (readonly [aspects: string, change: Partial<Ruling>])[] = [
  ['', {}],
  ['game', { game: { outcome: 'lost', color: 'red' } as never }],
  ['excluded', { excluded: ['red'] as never }],
  ['set', { set: { outcome: 'lost', color: 'red' } as never }],
  ['penalty', { penaltyDiscs: { red: 2, black: 0 } }],
  ['turn', { turn: 'continues' }],
  ['loses-next', { losesNext: ['red'] as never }],
  ['warning', { warnings: { red: 1, black: 0 } as never }],
  ['restored', { restored: ['black1'] }],
  ['placement', placed({ x: PLACED.x + 0.1 })],
  ['placement', placed({ y: PLACED.y + 0.1 })],
  ['placement', placed({ disc: 'red8' })],
  ['placement', placed({ reason: 'off-table' })],
  ['placement', { unplaced: ['red8'] as never }],
  ['', placed({ x: PLACED.x + 0.04, y: PLACED.y - 0.04 })],
  ['debts', { debts: { red: 3, black: 0 } }],
  ['verdict', { stroke: 'correct' }],
  ['game set turn verdict', { stroke: null, turn: null, game: 'a' as never, set: 'b' as never }],
  ['', { findings: [] }],
  ['restored', { findings: [{ ...FOUND, incident: 0, effects: ['restore'] }] }],
  ['', { findings: [{ ...FOUND, incident: 0, effects: [] }] }],
  ['', { findings: [{ ...FOUND, effects: ['restore'] }] }],
];

test.each(CHANGES)('%s: %j', (aspects, change) => {
  const changed = { ...RULING, ...change };
  expect(aspectsOf(RULING, changed).join(' ')).toBe(aspects);
  expect(aspectsOf(changed, RULING).join(' ')).toBe(aspects);
  expect(samePlaces(RULING, changed)).toBe(aspects !== 'placement');
});
