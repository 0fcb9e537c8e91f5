/** What the commands answer holds together: positions that can lie, discs that are somewhere, numbers that JSON can say. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sortDiscs } from '../../src/notation/make.ts';
import { parseCase, parsePosition } from '../../src/notation/parse.ts';
import { refereeCase } from '../../src/notation/run/case.ts';
import { runCheckPlacement } from '../../src/notation/run/check-placement.ts';
import { runClassify } from '../../src/notation/run/classify.ts';
import { runJudge } from '../../src/notation/run/judge.ts';
import { runPlace } from '../../src/notation/run/place.ts';
import { runSimulate } from '../../src/notation/run/simulate.ts';
import type { Position } from '../../src/physics/types.ts';
import { judge } from '../../src/referee/judge.ts';
import { EDITION_IDS } from '../../src/referee/types.ts';
import { arbCase, arbCheckPlacement, arbClassify, arbPlace, arbShot } from '../support/arbitraries.ts';

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function isPosition(position: Position): void {
  expect(parsePosition(throughJson(position))).toMatchObject({ ok: true });
  expect(position.discs).toEqual(sortDiscs(position.discs));
}

describe('rulings on any case', () => {
  test.each(EDITION_IDS)('%s', (edition) => {
    fc.assert(
      fc.property(arbCase, (document) => {
        const ruling = judge(refereeCase(document, edition));
        expect(throughJson(ruling)).toEqual(ruling);
        if (ruling.position !== null && ruling.set === null && ruling.game === null) isPosition(ruling.position);
        for (const count of [...Object.values(ruling.debts), ...Object.values(ruling.penaltyDiscs)])
          expect(count).toBeGreaterThanOrEqual(0);
        if (ruling.set !== null || ruling.game !== null) expect(ruling).toMatchObject({ turn: null, placements: [], restored: [] });
      }),
      { numRuns: 300 },
    );
  });
});

test('placing leaves a position, and every disc placed or named as unplaced', () => {
  fc.assert(
    fc.property(arbPlace, (document) => {
      const { placements, unplaced, position } = runPlace(document);
      isPosition(position);
      const asked = [...[document.penalty ?? []].flat(), ...(document.offTable ?? [])].map((request) => request.disc);
      expect([...placements.map((placement) => placement.disc), ...unplaced].toSorted()).toEqual(asked.toSorted());
    }),
    { numRuns: 300 },
  );
});

test('every disc is light or dark', () => {
  fc.assert(
    fc.property(arbClassify, (document) => {
      const { discs } = runClassify(document);
      expect(Object.keys(discs)).toEqual(document.position.discs.map((disc) => disc.id));
      for (const { shade, zone, margin } of Object.values(discs)) {
        expect(zone === null).toBe(shade === 'light');
        expect(margin).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('an illegal place of the striker is found by an article', () => {
  fc.assert(
    fc.property(arbCheckPlacement, (document) => {
      const answer = runCheckPlacement(document);
      if (answer.legal) return;
      expect(answer.findings.length).toBeGreaterThan(0);
      for (const finding of answer.findings) expect(finding.article).not.toBe('');
    }),
  );
});

test('a stroke leaves a position that can be played on', () => {
  fc.assert(
    fc.property(arbShot, (shot) => {
      const played = runSimulate(shot);
      expect(played).toMatchObject({ ok: true });
      if (!played.ok) return;
      expect(throughJson(played.value)).toEqual(played.value);
      isPosition(played.value.after);
    }),
    { numRuns: 300 },
  );
});

test('a case with a stroke gets the rulings of the same case with what the physics made of it', () => {
  fc.assert(
    fc.property(
      arbCase.filter((document) => document.stroke !== undefined),
      (document) => {
        const ruled = runJudge(document);
        expect(ruled).toMatchObject({ ok: true });
        const [first] = ruled.ok ? ('rulings' in ruled.value ? Object.values(ruled.value.rulings) : [ruled.value]) : [];
        const { stroke: _, table: __, ...rest } = document;
        const outcome = parseCase(throughJson({ ...rest, report: first?.report }));
        expect(outcome).toMatchObject({ ok: true });
        if (!outcome.ok || !ruled.ok) return;
        const retold = runJudge(outcome.value);
        expect(retold.ok && withoutReport(ruled.value)).toEqual(retold.ok && retold.value);
      },
    ),
    { numRuns: 200 },
  );
});

function withoutReport(answer: object): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => (key === 'report' ? undefined : value));
}
