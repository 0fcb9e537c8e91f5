import { describe, expect, test } from 'vitest';
import { motionFile } from '../draft/support.ts';
import { runCli } from '../support/run-cli.ts';

const FILE = motionFile('striker-in-pocket');

describe('draft refuses', () => {
  test.each([
    ['nothing', [], /draft takes a FILE/],
    ['an option it does not know', [FILE, '--set', '3'], /draft takes a FILE/],
    ['a number of sets that is none', [FILE, '--sets', 'many'], /--sets needs a whole number from 0 to 10000; found "many"/],
    ['a file that is not there', ['nowhere.yaml'], /nowhere\.yaml does not exist/],
    ['an adoption without a name', ['adopt', FILE], /draft takes a FILE/],
    ['an adoption on a day that is none', ['adopt', FILE, '--id', '2026', '--in-force', '2026-13-45'], /draft takes a FILE/],
  ])('%s', async (_what, args, says) => {
    const { exit, stdout, stderr } = await runCli(['draft', ...args]);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(says);
  });

  test('a text that is no draft, with line and place', async () => {
    const { exit, stderr } = await runCli(['draft', '-'], { stdin: 'id: x\nstatus: adopted\n' });
    expect(exit).toBe(2);
    expect(stderr).toMatch(/^-:2: status: /m);
  });
});

describe('draft', () => {
  test('says what turns, what stays of the same kind, and what it comes to in play', async () => {
    const { exit, stdout, stderr } = await runCli(['draft', FILE, '--sets', '2']);
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout).toContain('Cases ruled otherwise: 10 of ');
    expect(stdout).toContain('  17.1.4 striker-pocketed: turn-passes, penalty-disc -> turn-passes');
    expect(stdout).toContain('17.1.14 striker-broken costs what striker-pocketed cost');
    expect(stdout).toMatch(/strong players, 2 sets\n {4}strokes ruled otherwise: \d+ of \d+, [\d.]+ % \([\d.]+ % to [\d.]+ %\)/);
  });
  test('as JSON, without play', async () => {
    const { stdout } = await runCli(['draft', FILE, '--sets', '0', '--json']);
    const described = JSON.parse(stdout) as { readonly turned: readonly unknown[]; readonly play: { readonly played: readonly unknown[] } };
    expect([described.turned.length, described.play.played]).toEqual([10, []]);
  });
});
