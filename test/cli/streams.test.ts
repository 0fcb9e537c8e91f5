/** The command line's manners: files and streams, exit codes, one sentence on standard error and nothing on standard output. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MAIN, runCli, runProgram } from '../support/run-cli.ts';

const GOOD = {
  edition: '2017',
  colors: { red: ['south'], black: ['north'] },
  position: { discs: [{ id: 'red1', color: 'red', x: 0, y: 0 }] },
};
const SHOT = { before: { discs: [], striker: { x: 0, y: -440 } }, shooter: 'south', stroke: { angle: 90, speed: 3 } };
const DARK = { discs: { red1: { shade: 'dark', zone: 'circle', margin: 120.5 } } };

const folder = mkdtempSync(join(tmpdir(), 'novuss-cli-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (name: string, text: string | Uint8Array) => writeFileSync(join(folder, name), text);

file('good.json', JSON.stringify(GOOD));
file('large.json', `${JSON.stringify(GOOD)}${' '.repeat(1024 * 1024)}`);
file('largest.json', JSON.stringify(GOOD).padEnd(1024 * 1024));
file('latin1.json', Buffer.from('{"edition": "2017",\n "é": 1}', 'latin1'));
file('utf16.json', Buffer.from(`\ufeff${JSON.stringify(GOOD)}`, 'utf16le'));
file('bom.json', `\ufeff${JSON.stringify(GOOD)}`);
file('empty.json', '');

describe('a document comes from', () => {
  test.each([
    ['a file, relative to the caller', ['good.json'], undefined],
    ['a file of exactly 1 MiB', ['largest.json'], undefined],
    ['a file with a byte order mark', ['bom.json'], undefined],
    ['standard input', [], JSON.stringify(GOOD)],
    ['standard input, named -', ['-'], JSON.stringify(GOOD)],
  ])('%s', async (_, args, stdin) => {
    const ran = await runProgram(['classify', ...args], { cwd: folder, ...(stdin === undefined ? {} : { stdin }) });
    expect(ran).toEqual({ exit: 0, stdout: `${JSON.stringify(DARK)}\n`, stderr: '' });
  });
});

describe('a text in the notation is taken for a document', () => {
  file('position.txt', 'r1 0,0\nedition 2017\n');
  test.each([
    ['as an argument', ['r1 0,0; edition 2017'], undefined],
    ['in a file', ['position.txt'], undefined],
    ['on standard input', [], '\n r1 0,0; edition 2017'],
  ])('%s', async (_, args, stdin) => {
    const ran = await runProgram(['classify', ...args], { cwd: folder, ...(stdin === undefined ? {} : { stdin }) });
    expect(ran).toEqual({ exit: 0, stdout: `${JSON.stringify(DARK)}\n`, stderr: '' });
  });
  test('what is wrong in it is named by line and column', async () => {
    expect(await runProgram(['classify', 'r1 0,0 b1 0;0; edition 2017'])).toEqual({
      exit: 2,
      stdout: '',
      stderr: 'line 1, column 11: "0" stands where 0,-440 was expected.\n',
    });
    expect((await runProgram(['classify', 'r1 0,0; b1 0,10; edition 2017'])).stderr).toMatch(
      /^line 1, column 9 \(discs\[1\]\): .*overlaps red1/,
    );
  });
});

describe('refused with exit code 2, one line on standard error and nothing on standard output', () => {
  test.each<[string, readonly string[], string | Uint8Array | undefined, string]>([
    ['no command', [], undefined, 'No command was given. Expected one of '],
    ['an unknown command', ['toString'], undefined, '"toString" is not a command. Expected one of'],
    ['a command that is a path', ['../main'], undefined, '"../main" is not a command'],
    ['too many arguments', ['classify', 'good.json', 'good.json'], undefined, 'Expected one FILE at most, found 2'],
    ['a missing file', ['classify', 'nowhere.json'], undefined, 'nowhere.json does not exist'],
    ['a folder', ['classify', '.'], undefined, '. is a folder, not a file'],
    ['a path through a file', ['classify', 'good.json/x'], undefined, 'good.json/x does not exist'],
    ['an option', ['classify', '--pretty'], undefined, '--pretty is an option, expected a FILE or nothing'],
    ['an empty name', ['classify', ''], undefined, 'A file with an empty name does not exist.'],
    ['a name with a control character', ['classify', '\u0001.json'], undefined, '?.json does not exist'],
    ['a file over 1 MiB', ['classify', 'large.json'], undefined, 'large.json holds more than 1 MiB'],
    ['standard input over 1 MiB', ['classify'], ' '.repeat(3 * 1024 * 1024), 'Standard input holds more than 1 MiB'],
    ['another encoding', ['classify', 'latin1.json'], undefined, 'line 2, column 3: the bytes there are not valid UTF-8.'],
    ['UTF-16', ['classify', 'utf16.json'], undefined, 'line 1, column 1: the bytes there are not valid UTF-8.'],
    ['an empty file', ['classify', 'empty.json'], undefined, 'line 1, column 1: the text ends where a JSON value was expected.'],
    ['a cut document', ['classify'], '{"edition": "2017",\n "colors": {"red": [', 'line 2, column 21 (colors.red[0]): the text ends where'],
    ['an array with one bad item', ['classify'], JSON.stringify([GOOD, { ...GOOD, edition: '2011' }]), '[1].edition: "2011" is unknown'],
    [
      'a bad place in an array',
      ['classify'],
      JSON.stringify([GOOD, { ...GOOD, position: { discs: [{ id: 'red1', color: 'red', x: 612, y: 0 }] } }]),
      '[1].discs[0].x: 612 is outside the table (|x| <= 485 for a disc). In full: [1].position.discs[0].x.',
    ],
    ['a hundred thousand brackets', ['judge'], '['.repeat(100_000), 'nested more than 32 levels deep'],
  ])('%s', async (_, args, stdin, said) => {
    const ran = await runProgram(args, { cwd: folder, ...(stdin === undefined ? {} : { stdin }) });
    expect(ran).toMatchObject({ exit: 2, stdout: '' });
    expect(ran.stderr).toContain(said);
    expect(ran.stderr.trimEnd()).not.toContain('\n');
    expect(ran.stderr).not.toMatch(/\bat .*\.ts:\d+/);
  });
});

test('an array is answered item by item, in order', async () => {
  const ran = await runProgram(['classify'], { stdin: JSON.stringify([GOOD, { ...GOOD, position: { discs: [] } }, GOOD]) });
  expect(JSON.parse(ran.stdout)).toEqual([DARK, { discs: {} }, DARK]);
});

test('a large answer comes out whole', async () => {
  const item = JSON.stringify(GOOD);
  const count = Math.floor((1024 * 1024 - 2) / (item.length + 1));
  const ran = await runProgram(['classify'], { stdin: `[${Array(count).fill(item).join(',')}]` });
  expect(ran).toMatchObject({ exit: 0, stderr: '' });
  expect(JSON.parse(ran.stdout)).toHaveLength(count);
});

describe('many documents, one after the other or in a large array', () => {
  const DARK_LINE = JSON.stringify(DARK);
  const many = (count: number) => Array<string>(count).fill(JSON.stringify(GOOD));
  const BAD = JSON.stringify({ ...GOOD, edition: '2011' });
  /** So many make more than 1 MiB. */
  const LARGE = 12_000;

  test('NDJSON is answered line by line', async () => {
    const ran = await runProgram(['classify'], { stdin: `${many(3).join('\n')}\n` });
    expect(ran).toEqual({ exit: 0, stdout: `${DARK_LINE}\n`.repeat(3), stderr: '' });
  });
  test('up to 1 MiB a bad one refuses all of them and is named', async () => {
    const ran = await runProgram(['classify'], { stdin: [...many(2), BAD].join('\n') });
    expect(ran).toMatchObject({ exit: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^\[2\]\.edition: "2011" is unknown/);
  });
  test('a fault in the text is placed in the whole input', async () => {
    const ran = await runProgram(['classify'], { stdin: `${many(2).join('\n')}\n  {"edition" 7}` });
    expect(ran).toMatchObject({ exit: 2, stdout: '' });
    expect(ran.stderr).toMatch(/^line 3, column 14 \(\[2\]\.edition\): 7 stands where a colon was expected/);
  });
  test('seven hundred strokes are seven hundred answers', async () => {
    const [ran, one] = await Promise.all([
      runProgram(['simulate'], { stdin: JSON.stringify(Array(700).fill(SHOT)) }),
      runProgram(['simulate'], { stdin: JSON.stringify(SHOT) }),
    ]);
    expect({ exit: ran.exit, stderr: ran.stderr }).toEqual({ exit: 0, stderr: '' });
    expect(ran.stdout).toBe(`[${Array(700).fill(one.stdout.trimEnd()).join(',')}]\n`);
  });
  test.each([
    ['an array', `[${many(LARGE).join(',\n')}]`, `[${Array(LARGE).fill(DARK_LINE).join(',')}]\n`],
    ['NDJSON', many(LARGE).join('\n'), `${DARK_LINE}\n`.repeat(LARGE)],
  ])('more than 1 MiB is answered while it comes: %s', async (_, stdin, stdout) => {
    const ran = await runProgram(['classify'], { stdin });
    expect({ exit: ran.exit, stderr: ran.stderr, same: ran.stdout === stdout }).toEqual({ exit: 0, stderr: '', same: true });
  });
  test('a bad one among more than 1 MiB ends it, named; those before it are answered', async () => {
    const ran = await runProgram(['classify'], { stdin: [...many(LARGE), BAD, ...many(9)].join('\n') });
    expect({ exit: ran.exit, same: ran.stdout === `${DARK_LINE}\n`.repeat(LARGE) }).toEqual({ exit: 2, same: true });
    expect(ran.stderr).toContain(`[${LARGE}].edition: "2011" is unknown`);
    expect(ran.stderr).toContain(`The ${LARGE} before it are answered.`);
  });
  test('more than 1 MiB that ends within a letter is refused', async () => {
    const ran = await runCli(['classify'], { stdin: Buffer.concat([Buffer.from(`[${many(LARGE).join(',')}]`), Buffer.of(0xe2)]) });
    expect([ran.exit, ran.stderr]).toEqual([2, 'after line 1: bytes there are not valid UTF-8.\n']);
  });
  test.each([
    ['cut off', `[${many(LARGE).join(',')}`, `[${LARGE}]): the text ends where a comma or ] was expected`],
    [
      'cut in a document',
      `[${many(LARGE).join(',')},{"edition": "20`,
      `[${LARGE}].edition): \\" stands where a string with its closing quote`,
    ],
    ['with something else in it', `[${many(LARGE).join(',')},7]`, `[${LARGE}]): 7 stands where a document, { ... }, was expected`],
    ['with something after it', `[${many(LARGE).join(',')}] ]`, `): ] stands where the end of the document was expected`],
    ['with a document of more than 1 MiB', `[${many(1)},{"a":"${' '.repeat(3_000_000)}`, '[1]: holds more than 1 MiB'],
  ])('a large array %s is refused', async (_, stdin, said) => {
    const ran = await runProgram(['classify'], { stdin });
    expect(ran.exit).toBe(2);
    expect(ran.stderr).toContain(said);
    expect(ran.stderr.trimEnd()).not.toContain('\n');
  });
});

test.each([
  [{}, 'strokes: is missing, expected a list.\n'],
  [7, 'the document: 7 is not an object.\n'],
  [{ strokes: 5 }, 'strokes: 5 is not a list.\n'],
  [{ strokes: [] }, 'strokes: [] is too short, expected at least 1.\n'],
  [{ strokes: [SHOT] }, 'strokes[0].frames: is missing, expected a list.\n'],
  [{ strokes: [{ ...SHOT, frames: {} }] }, 'strokes[0].frames: {...} is not a list.\n'],
  [{ strokes: [{ ...SHOT, frames: [] }] }, 'strokes[0].frames: [] is too short, expected at least 1.\n'],
  [{ strokes: [{ ...SHOT, frames: [{}] }] }, 'strokes[0].frames[0].t: is missing, expected a number.\n'],
  [{ strokes: [{ ...SHOT, frames: [{ t: '1' }] }] }, 'strokes[0].frames[0].t: "1" is not a number.\n'],
  [{ strokes: [{ ...SHOT, frames: [{ t: 2000 }] }] }, 'strokes[0].frames[0].t: 2000 is out of range, expected 0..1000.\n'],
])('calibrate says what it expects: %j', async (document, stderr) => {
  expect(await runCli(['calibrate'], { stdin: JSON.stringify(document) })).toEqual({ exit: 2, stdout: '', stderr });
});

test('calibrate says how many strokes are too many', async () => {
  const strokes = Array(65).fill({ ...SHOT, frames: [] });
  const { exit, stderr } = await runProgram(['calibrate'], { stdin: JSON.stringify({ strokes }) });
  expect([exit, stderr]).toEqual([2, 'strokes: [65 items] is too long, expected at most 64.\n']);
});

test('help lists every command', async () => {
  const ran = await runProgram(['help']);
  expect(ran.exit).toBe(0);
  for (const name of ['judge', 'simulate', 'classify', 'check-placement', 'place', 'play', 'help'])
    expect(ran.stdout).toMatch(new RegExp(`^  ${name}( |$)`, 'm'));
  // each way to call one has a line of its own, and what it does a line below
  expect(ran.stdout).toContain('\n  draft compare A B [BASIS-FILE...]\n');
  expect(ran.stdout).toContain('\n  status [--json]\n      ');
});

test('a reader that goes away is no fault', async () => {
  const item = JSON.stringify(GOOD);
  const child = spawn(process.execPath, [MAIN, 'classify'], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
  child.stdout.once('data', () => child.stdout.destroy());
  child.stdin.end(`[${Array(6000).fill(item).join(',')}]`);
  const [exit] = (await once(child, 'close')) as [number | null];
  expect({ exit, said: Buffer.concat(said).toString() }).toEqual({ exit: 0, said: '' });
});

test('more than 1 MiB is not waited for', async () => {
  const child = spawn(process.execPath, [MAIN, 'classify'], { stdio: ['pipe', 'pipe', 'pipe'] });
  child.stdin.on('error', () => undefined);
  // Never ended: the program has to leave by itself.
  child.stdin.write(' '.repeat(2 * 1024 * 1024));
  const [exit] = (await once(child, 'close')) as [number | null];
  expect(exit).toBe(2);
});

describe('an argument that means nothing is refused', () => {
  test.each([
    ['divergences', '--toString', '3'],
    ['divergences', 'seed', '3'],
    ['divergences', '--seed', '0x10'],
    ['divergences', '--seed', ''],
    ['sweep', '--workers', '1e2'],
    ['sweep', '--threads'],
    ['coverage', 'rules', '--json', '--json'],
    ['find-conflicts', '--json', 'x'],
  ])('%s %s', async (...args) => {
    const { exit, stdout } = await runProgram(args, { cwd: folder });
    expect([exit, stdout]).toEqual([2, '']);
  });
});

test.runIf(process.platform === 'linux')('a folder that cannot be made is said to be so', async () => {
  const { exit, stdout, stderr } = await runProgram(['export', '/proc/x/y'], { cwd: folder });
  expect([exit, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^\/proc\/x\/y\/.* could not be written/);
});
