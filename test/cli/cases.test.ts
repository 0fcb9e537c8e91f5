import { describe, expect, test } from 'vitest';
import { withStroke } from '../../src/files/cases.ts';
import { runCli } from '../support/run-cli.ts';

describe('novuss cases', () => {
  test('refuses what it does not know, and names what it could', async () => {
    expect(await runCli(['cases', 'solv'])).toEqual({
      exit: 2,
      stdout: '',
      stderr: '"solv" is no word of this command. Expected solve, or nothing.\n',
    });
    expect(await runCli(['cases', 'solve', 'nobody'])).toEqual({
      exit: 2,
      stdout: '',
      stderr: '"nobody" is no case of a stroke. novuss cases lists them.\n',
    });
    const broken = await runCli(['cases', 'solve', 'disc-larger-part-on-the-table']);
    expect([broken.exit, broken.stderr]).toEqual([
      2,
      'disc-larger-part-on-the-table cannot be a stroke: the physics has no model for it (breaks).\n',
    ]);
  });

  test('finds a stroke and says how steady it is, and writes nothing unasked', async () => {
    const { exit, stdout } = await runCli(['cases', 'solve', 'striker-stops-short']);
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^striker-stops-short: \d+ of 100: r1 0,300 .* s -?\d+,-?\d+; stroke \d+(\.\d)? \d+(\.\d+)?\n1 of 1 found\n$/);
  });
});

describe('a stroke written into a scenario file', () => {
  const FILE = [
    'provision: striker-pocketed',
    'scenarios:',
    '  - id: first',
    '    case: failed',
    '    input: |',
    '      r1 0,300 s 0,-440',
    '      events s-r1; after s 0,0',
    '    expect:',
    '      2017: { turn: passes }',
    '  - id: second',
    '    case: passed',
    '    input: r1 0,300 s 0,-440; stroke 90 1',
    '    shows: s-r1',
    '    expect:',
    '      2017: { turn: passes }',
    '',
  ].join('\n');
  const LINES = ['r1 0,310 s 5,-440', 'stroke 89.5 1.2'];

  test('takes the place of the report, and everything else stays', () => {
    const expected = FILE.replace(
      '      r1 0,300 s 0,-440\n      events s-r1; after s 0,0\n',
      '      r1 0,310 s 5,-440\n      stroke 89.5 1.2\n    shows: s-r1 r1>ne\n',
    );
    expect(withStroke(FILE, 'first', LINES, 's-r1 r1>ne')).toBe(expected);
  });

  test('takes the place of another stroke with what that showed', () => {
    const written = withStroke(FILE, 'second', LINES, 's-r1');
    expect(written).toBe(
      FILE.replace(
        '    input: r1 0,300 s 0,-440; stroke 90 1\n    shows: s-r1\n',
        '    input: |\n      r1 0,310 s 5,-440\n      stroke 89.5 1.2\n    shows: s-r1\n',
      ),
    );
    expect(withStroke(written, 'second', LINES, 's-r1')).toBe(written);
  });

  test('has a scenario to go to', () => {
    expect(() => withStroke(FILE, 'third', LINES, 's-r1')).toThrow('no scenario third');
  });
});
