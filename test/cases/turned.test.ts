import { describe, expect, test } from 'vitest';
import { turnedBy } from '../../src/cases/turned.ts';
import { loadCorpus } from '../../src/files/corpus.ts';
import { READINGS } from '../../src/referee/readings.ts';
import type { EditionId } from '../../src/referee/types.ts';

const { corpus } = loadCorpus();

/** A decision, and cases of a book that it turns: what was ruled, what is ruled now. */
describe('decided readings turn cases', () => {
  const turnedIn = (edition: EditionId, readings: Readonly<Record<string, string>>) =>
    corpus.scenarios.flatMap((one) => {
      const found = one.editions.includes(edition) ? turnedBy(one, edition, readings) : null;
      return found ? [{ id: one.id, ...found }] : [];
    });

  test('nothing decided, or only what the referee takes anyway: no case turns', () => {
    expect(turnedIn('2017', {})).toEqual([]);
    const usual = Object.fromEntries(READINGS.flatMap(({ id, in: where }) => (where['2017'] ? [[id, where['2017'].default]] : [])));
    expect(turnedIn('2017', usual)).toEqual([]);
  });

  test('every reading that turns a case is named with it, and both rulings are the referee’s', () => {
    let some = 0;
    for (const { id, options, in: where } of READINGS) {
      for (const option of where['2017'] ? options.filter((one) => one !== where['2017']?.default) : []) {
        for (const { by, aspects, rulings } of turnedIn('2017', { [id]: option })) {
          some += 1;
          expect(by).toEqual([id]);
          expect(aspects.length).toBeGreaterThan(0);
          if (rulings) expect([rulings.before.edition, rulings.after.edition]).toEqual(['2017', '2017']);
        }
      }
    }
    expect(some).toBeGreaterThan(20);
  });

  test('a case that the referee’s reading never asks about turns by another one, and names it', () => {
    const one = corpus.scenarios.find(({ id }) => id === 'singles-talk-to-opponent');
    expect(one && turnedBy(one, '2017', { 'offence-while-waiting': 'every-offence' })).toMatchObject({
      by: ['offence-while-waiting'],
      aspects: ['penalty', 'loses-next', 'debts'],
    });
  });
});
