import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SINGLES } from '../../src/geometry/row.ts';
import { MAX_COUNT, MAX_MINUTES } from '../../src/notation/limits.ts';
import { parseCase, parseIncident } from '../../src/notation/parse.ts';
import type { Disc, Position } from '../../src/physics/types.ts';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { incidentFields } from '../../src/referee/incidents/fields.ts';
import { judge } from '../../src/referee/index.ts';
import { type Draft, newDraft, newRow, problemsOf, ROW_KINDS, type Row, reportOf } from '../../src/widgets/report/draft.ts';
import { ReportForm } from '../../src/widgets/report/form.svelte.ts';
import { incidentOf, missing, newIncident } from '../../src/widgets/report/incident.ts';
import { Gestures } from '../../src/widgets/table/board/gestures.svelte.ts';
import { withBody } from '../../src/widgets/table/board/legal.ts';
import { TableContext } from '../../src/widgets/table/context.svelte.ts';

const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const before: Position = { discs: [disc('red1', 0, 300), disc('red2', -250, 200), disc('black1', 20, -250)], striker: { x: 20, y: -440 } };
const row = (id: number, change: Partial<Row> & Pick<Row, 'kind'>): Row => ({ ...newRow(id, change.kind), ...change });
const codes = (draft: Draft) => problemsOf(draft, before).map((p) => p.code);

describe('a report that lacks something says what and where', () => {
  const begun = newDraft(before);
  const first = { ...begun, first: ['red1'] as const };
  test('nothing said', () => expect(codes(begun)).toEqual(['first-missing']));
  test('both said', () => expect(codes({ ...first, metNothing: true })).toEqual(['first-both']));
  test.each([
    [{ kind: 'pocketed' }, 'disc-missing'],
    [{ kind: 'pocketed', disc: 'red1' }, 'pocket-missing'],
    [{ kind: 'off-table', disc: 'red1' }, 'over-missing'],
    [{ kind: 'board', disc: 'red1' }, 'board-missing'],
    [{ kind: 'contact', disc: 'red1' }, 'other-missing'],
    [{ kind: 'landed', disc: 'red1', other: 'red1' }, 'same-twice'],
    [{ kind: 'broken', disc: 'red1', larger: 'equal' }, 'half-missing'],
    [{ kind: 'broken', disc: 'red1', larger: 'equal', half: { x: 486, y: 0 } }, 'half-outside'],
  ] as const)('%o', (change, code) => {
    expect(problemsOf({ ...first, rows: [row(7, change)] }, before)).toEqual(
      [{ code, row: 7, body: expect.anything() }].map((p) => ({
        ...p,
        body: code === 'same-twice' ? 'red1' : null,
        ...(code === 'half-outside' ? { value: 486 } : {}),
      })),
    );
  });
  test('a disc that is gone, and one that is there though it fell', () => {
    expect(codes({ ...first, after: withBody(before, 'red2', null) })).toEqual(['vanished']);
    expect(codes({ ...first, rows: [row(1, { kind: 'pocketed', disc: 'red2', pocket: 'ne' })] })).toEqual(['still-there']);
  });
});

test('what was told is what the referee reads, in its order', () => {
  const draft: Draft = {
    boards: ['north'],
    first: ['red1', 'red2'],
    metNothing: false,
    rows: [
      row(1, { kind: 'pocketed', disc: 'red1', pocket: 'ne' }),
      row(2, { kind: 'contact', disc: 'black1', other: 'striker', together: true }),
      row(3, { kind: 'zone-return' }),
    ],
    after: withBody(before, 'red1', null),
  };
  const report = reportOf(draft, before, 'south');
  expect(report.events).toEqual([
    { t: 0.1, type: 'board', disc: 'striker', board: 'north' },
    { t: 0.2, type: 'contact', a: 'striker', b: 'red1' },
    { t: 0.2, type: 'contact', a: 'striker', b: 'red2' },
    { t: 0.3, type: 'pocketed', disc: 'red1', pocket: 'ne' },
    { t: 0.3, type: 'contact', a: 'striker', b: 'black1' },
    { t: 0.4, type: 'zone-return', disc: 'striker', seat: 'south' },
  ]);
  const ruling = judge({ edition: '2017', format: 'singles', colors: SINGLES, shooter: 'south', before, report });
  expect(ruling.findings.map((f) => f.rule)).toContain('striker-returned');
});

test.each([0, 1] as const)('a disc in two equal halves: the new one lies where the half lies that is harder to play (%i)', (harder) => {
  const half = { x: -100, y: 150 };
  const rows = [row(1, { kind: 'broken', disc: 'red1', larger: 'equal', half, harder })];
  const draft: Draft = { ...newDraft(before), first: ['red1'], rows, after: withBody(before, 'red1', { x: 40, y: 310 }) };
  expect(problemsOf(draft, before)).toEqual([]);
  const report = reportOf(draft, before, 'south');
  for (const edition of ['2017', '2010', '2008'] as const) {
    const given = { edition, format: 'singles', colors: SINGLES, shooter: 'south', before, report } as const;
    const parsed = parseCase(given);
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    expect(judge(given).placements).toMatchObject([{ disc: 'red1', reason: 'broken', ...(harder === 0 ? { x: 40, y: 310 } : half) }]);
  }
});

test('whatever is told, either the form says what is missing or the contract accepts the report', () => {
  const ids = fc.constantFrom('striker', 'red1', 'red2', 'black1', null);
  const anyRow = fc.record({
    kind: fc.constantFrom(...ROW_KINDS),
    disc: ids,
    other: ids,
    board: fc.constantFrom('south', 'north', null),
    pocket: fc.constantFrom('ne', 'sw', null),
    over: fc.constantFrom('west', 'nw', null),
    when: fc.constantFrom('before-next-stroke', 'during-stroke'),
    larger: fc.constantFrom('table', 'off-table', 'pocketed', 'equal'),
    half: fc.record({ x: fc.constantFrom(null, -485, 3, 486), y: fc.constantFrom(null, 120, 485.5) }),
    harder: fc.constantFrom(0, 1),
    together: fc.boolean(),
  });
  let accepted = 0;
  fc.assert(
    fc.property(
      fc.subarray(['red1', 'red2', 'black1'] as const),
      fc.subarray(['south', 'west', 'north'] as const),
      fc.array(anyRow, { maxLength: 3 }),
      fc.subarray(['red1', 'red2'] as const),
      (first, boards, rows, off) => {
        const after = off.reduce((p, id) => withBody(p, id, null), before);
        const draft = { boards, first, metNothing: first.length === 0, rows: rows.map((r, id) => ({ ...r, id })), after } as Draft;
        if (problemsOf(draft, before).length > 0) return;
        accepted++;
        const parsed = parseCase({ edition: '2017', colors: SINGLES, shooter: 'south', before, report: reportOf(draft, before, 'south') });
        expect(parsed.ok ? [] : parsed.error).toEqual([]);
      },
    ),
    { numRuns: 4000, seed: 3 },
  );
  expect(accepted).toBeGreaterThan(100);
});

test('a row added while the table afterwards is being set ends the setting: the disc that fell lies there no more', () => {
  const context = new TableContext({ position: before, format: 'singles', colors: SINGLES, shooter: 'south' });
  const form = new ReportForm(context);
  form.setAfter();
  context.after?.put('black1', { x: 200, y: 0 });
  form.addRow('pocketed');
  form.changeRow(form.draft.rows[0]?.id ?? 0, { disc: 'red1', pocket: 'ne' });
  if (context.after) form.setAfter();
  expect(form.draft.after.discs).toEqual([disc('red2', -250, 200), disc('black1', 200, 0)]);
  form.toggleFirst('red1');
  expect(form.problems).toEqual([]);
});

describe('incidents', () => {
  test.each(INCIDENT_TYPES)('%s: the form asks for what the contract wants, and for nothing else', (type) => {
    const draft = newIncident(1, type, 'red');
    const numbers = incidentFields(type).filter((f) => f.kind === 'number');
    expect(missing(draft)).toEqual(numbers.filter((f) => f.kind === 'number' && !f.optional).map((f) => f.name));
    const full = { ...draft, values: { ...draft.values, ...Object.fromEntries(numbers.map((f) => [f.name, 1])) } };
    const parsed = parseIncident(incidentOf(full));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
    for (const field of incidentFields(type)) {
      const without = Object.fromEntries(Object.entries(incidentOf(full)).filter(([name]) => name !== field.name));
      const needed = field.kind === 'choice' || (field.kind === 'number' && !field.optional);
      expect(parseIncident(without).ok, field.name).toBe(!needed);
      if (field.kind === 'choice')
        for (const value of field.options) expect(parseIncident({ ...incidentOf(full), [field.name]: value }).ok, value).toBe(true);
    }
  });
  test('a number that no case may hold is asked for again', () => {
    const late = newIncident(1, 'late-arrival', 'black');
    const minutes = (value: number | null) => missing({ ...late, values: { ...late.values, minutes: value } });
    for (const value of [null, -1, Number.NaN, MAX_MINUTES + 1]) expect(minutes(value)).toEqual(['minutes']);
    for (const value of [0, 2.5, MAX_MINUTES]) expect(minutes(value)).toEqual([]);
    const displaced = newIncident(1, 'discs-displaced', 'black');
    const count = (value: number) => missing({ ...displaced, values: { ...displaced.values, count: value } });
    for (const value of [-1, 2.5, MAX_COUNT + 1]) expect(count(value)).toEqual(['count']);
    for (const value of [0, MAX_COUNT]) expect(count(value)).toEqual([]);
    const delay = newIncident(1, 'delay', 'black');
    expect([0, 1].map((occurrence) => missing({ ...delay, values: { ...delay.values, occurrence } }))).toEqual([['occurrence'], []]);
  });
});

test('the table after the stroke draws to things or does not, as the reader has chosen before', () => {
  const context = new TableContext({ position: before });
  context.snapping = false;
  new ReportForm(context).setAfter();
  const box = { left: 0, top: 0, width: 1090, height: 1090 };
  const none = () => undefined;
  const gestures = new Gestures(context, () => box, { placed: none, removed: none, chose: none, shifted: none, limited: none });
  const keys = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
  const at = (x: number, y: number) => ({ clientX: x + 545, clientY: 545 - y, pointerType: 'mouse', pointerId: 1, button: 0, ...keys });
  gestures.down(at(0, 300));
  gestures.move(at(482, 3));
  expect(context.after?.placeOf('red1')).toMatchObject({ x: 482, y: 3 });
});
