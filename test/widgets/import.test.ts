import { describe, expect, test } from 'vitest';
import { startPosition } from '../../src/geometry/row.ts';
import { printCase } from '../../src/notation/text/print.ts';
import { caseOf } from '../../src/widgets/table/share/case.ts';
import { importText } from '../../src/widgets/table/share/import.ts';
import { pictureOf } from '../../src/widgets/table/share/picture.ts';
import { linkHash } from '../../src/widgets/table/share/share.ts';
import { TableState } from '../../src/widgets/table/state.svelte.ts';

const table = new TableState({
  position: { ...startPosition(), striker: { x: 30, y: -430 } },
  stroke: { angle: 77, speed: 2 },
  edition: '2008',
});
const asJson = () => JSON.stringify(caseOf(table));

describe('what is put on the table', () => {
  test('a case as it was given away, JSON and link alike', async () => {
    const plain = await importText(asJson());
    expect(plain.ok && plain.opening).toMatchObject({ position: table.position, stroke: table.stroke, edition: '2008', shooter: 'south' });
    const link = await importText(`https://example.org/de/table/#${await linkHash(table)}`);
    expect(link.ok && link.opening).toMatchObject({ position: table.position, stroke: table.stroke, edition: '2008' });
  });
  test('a reported stroke with incidents and debts goes through a link', async () => {
    const other = new TableState({
      position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 0 }], striker: { x: 0, y: -440 } },
      report: {
        events: [{ t: 1, type: 'contact', a: 'striker', b: 'red1' }],
        after: { discs: [{ id: 'red1', color: 'red', x: 0, y: 90 }], striker: { x: 0, y: 0 } },
      },
      incidents: [{ type: 'double-hit', by: 'red' }],
      caseState: { debts: { red: 2, black: 0 } },
    });
    const hash = await linkHash(other);
    expect(hash.startsWith('c=')).toBe(true);
    const back = await importText(`#${hash}`);
    expect(back.ok && back.opening).toMatchObject({ report: other.report, incidents: other.incidents, caseState: other.caseState });
  });
  test('debts said at the table, in doubles seat by seat, go through a link', async () => {
    for (const [format, who] of [
      ['singles', 'black'],
      ['doubles', 'east'],
    ] as const) {
      const owing = new TableState();
      owing.start(format);
      owing.owe(who, 2);
      const back = await importText(`#${await linkHash(owing)}`);
      expect(back.ok && back.opening.caseState?.debts).toEqual({ [who]: 2 });
    }
  });
  test('a text in the notation: a whole case, or a position alone, whose edition the table keeps', async () => {
    const whole = await importText('r1 0,300 s 30,-430; stroke 77 2; edition 2008; state turn=5');
    expect(whole.ok && whole.opening).toMatchObject({
      position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 30, y: -430 } },
      stroke: { angle: 77, speed: 2 },
      edition: '2008',
      shooter: 'south',
      caseState: { turn: 5 },
    });
    const alone = await importText('r1 0,300 b1 0,-300');
    expect(alone.ok && alone.opening).not.toHaveProperty('edition');
    expect(alone.ok && alone.opening).toMatchObject({ position: { striker: null } });
  });
  test('what is copied as text opens the same table', async () => {
    const back = await importText(printCase(caseOf(table)));
    expect(back.ok && back.opening).toMatchObject({ position: table.position, stroke: table.stroke, edition: '2008', shooter: 'south' });
  });
  test('a text that only says what happened is about the table it is put to', async () => {
    const reported = await importText('events s-r1 r1>ne; after s 40,200', table);
    expect(reported.ok && reported.opening).toMatchObject({
      position: table.position,
      report: {
        events: [
          { t: 0.1, type: 'contact', a: 'striker', b: 'red1' },
          { disc: 'red1', pocket: 'ne' },
        ],
      },
    });
    expect(await importText('events s-r1 r1>ne; after s 40,200')).toMatchObject({ ok: false, why: 'problems' });
  });
  test.each([
    ['', 'empty'],
    ['r1 0;300', 'problems'],
    ['r1 0,300 r2 0,310', 'problems'],
    ['edition 2017; incident double-hit red', 'no-position'],
    ['   ', 'empty'],
    ['{', 'problems'],
    ['[]', 'problems'],
    ['{"edition":"2017"}', 'problems'],
    ['#p=AAAA', 'link'],
    ['#c=AAAA', 'link'],
    [
      '{"edition":"2017","colors":{"red":["south"],"black":["north"]},"shooter":"south","incidents":[{"type":"double-hit","by":"red"}]}',
      'no-position',
    ],
    ['x'.repeat(1_048_577), 'too-large'],
  ])('%.40s is refused: %s', async (text, why) => {
    const result = await importText(text);
    expect(result.ok ? null : result.why).toBe(why);
  });
  test('a problem says where it is', async () => {
    const result = await importText(asJson().replace('"x":30', '"x":3000'));
    expect(!result.ok && result.why === 'problems' && result.problems[0]?.path).toBe('before.striker.x');
  });
  test('ten thousand damaged texts open or are refused, and never throw', async () => {
    const whole = [asJson(), `#${await linkHash(table)}`, printCase(caseOf(table))];
    let refused = 0;
    for (let i = 0; i < 10_000; i++) {
      const text = whole[i % 3] ?? '';
      const at = (i * 7919) % text.length;
      const sign = String.fromCharCode(32 + ((i * 31) % 95));
      const damaged =
        i % 4 === 0
          ? text.slice(0, at)
          : i % 4 === 1
            ? text.slice(0, at) + sign + text.slice(at + 1)
            : text.slice(0, at) + text.slice(at + 1);
      const result = await importText(damaged);
      if (!result.ok) refused++;
    }
    expect(refused).toBeGreaterThan(6000);
  }, 60_000);
});

test('the picture holds every body, its title escaped', () => {
  const svg = pictureOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect/></svg>', {
    position: table.position,
    title: 'a < b & "c"',
  });
  expect(svg).toContain('<title>a &#60; b &#38; &#34;c&#34;</title>');
  expect(svg.match(/translate\(/g)?.length).toBe(17);
  expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
});
