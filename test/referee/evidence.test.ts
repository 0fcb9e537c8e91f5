/** Every finding of a stroke names the events of the report on which it rests. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '../../src/referee/judge.ts';
import type { CaseEvent, Finding } from '../../src/referee/types.ts';
import { board, caseOf, comesBack, falls, flies, hits } from './cases.ts';
import { arbCase, arbEdition } from './random-cases.ts';

const events: readonly CaseEvent[] = [
  ...board('west'),
  ...hits('black1', 'red1'),
  ...flies('black2', 'north'),
  ...falls('striker'),
  ...comesBack(),
];
const ruling = judge(
  caseOf({ before: { red1: [0, 0], black1: [200, 100], black2: [-200, 200] }, events, moved: { red1: [300, 0] } }, '2017'),
);
const found = (rule: Finding['rule']): Finding | undefined => ruling.findings.find((finding) => finding.rule === rule);

describe('findings rest on events', () => {
  test.each([
    ['punishable-stroke', [0, 1]],
    ['opponent-off-table', [3]],
    ['striker-pocketed', [4]],
    ['own-dark-touched', [2]],
  ] as const)('%s', (rule, indices) => {
    expect(found(rule)?.events).toEqual(indices);
  });
  test('what rests on nothing seen names no event', () => {
    expect(found('penalty-loses-turn')?.events).toBeUndefined();
  });
  test('indices are of the report, in order, and of the bodies that the finding is about', () => {
    fc.assert(
      fc.property(arbEdition.chain(arbCase), (c) => {
        for (const finding of judge(c).findings) {
          const own = finding.events ?? [];
          expect([...own].sort((a, b) => a - b)).toEqual(own);
          for (const index of own) {
            const event = c.report?.events[index] as CaseEvent;
            const bodies = event.type === 'contact' ? [event.a, event.b] : [event.disc];
            expect(bodies.some((body) => body === 'striker' || (finding.discs ?? []).includes(body))).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
