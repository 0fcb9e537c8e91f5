import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Io } from '../../src/cli/command.ts';
import { type Item, Splitter } from '../../src/cli/items.ts';
import { progressOn } from '../../src/cli/progress.ts';

/** Splits a text that comes in pieces of given lengths. */
function split(form: 'array' | 'lines', text: string, lengths: readonly number[]): readonly Item[] | string {
  const splitter = new Splitter(form);
  const items: Item[] = [];
  let at = 0;
  for (let i = 0; at < text.length; i += 1) {
    const length = lengths[i % Math.max(1, lengths.length)] ?? text.length;
    const found = splitter.push(text.slice(at, at + length));
    if (!found.ok) return `${found.error.path} ${found.error.expected}`;
    items.push(...found.value);
    at += length;
  }
  const rest = splitter.end();
  return rest.ok ? [...items, ...rest.value] : `${rest.error.path} ${rest.error.expected}`;
}
const documents = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 6 });
const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 5 });
const space = fc.constantFrom('', ' ', '\n', '\r\n\t');

test('documents come out as they went in, wherever the pieces end', () => {
  fc.assert(
    fc.property(documents, lengths, space, fc.constantFrom(undefined, 1), (all, pieces, gap, indent) => {
      const texts = all.map((one) => JSON.stringify(one, null, indent));
      const array = split('array', `${gap}[${gap}${texts.join(`${gap},${gap}`)}${gap}]${gap}`, pieces);
      const lines = split('lines', texts.join(`${gap}\n`), pieces);
      for (const items of [array, lines]) expect(typeof items === 'string' ? items : items.map(({ text }) => text)).toEqual(texts);
    }),
  );
});

test('line and column are those of the whole text', () => {
  expect(split('array', '[{},\n  {"a": "}\\"]"},{}\n]', [3])).toEqual([
    { text: '{}', line: 1, column: 2 },
    { text: '{"a": "}\\"]"}', line: 2, column: 3 },
    { text: '{}', line: 2, column: 17 },
  ]);
});

test.each([
  ['array', '', '[0] value'],
  ['array', '[', '[0] value'],
  ['array', '[{}', '[1] comma-or-bracket'],
  ['array', '[{} {}]', '[1] comma-or-bracket'],
  ['array', '[{},]', '[1] object'],
  ['array', '[[{}]]', '[0] object'],
  ['array', '[]{}', '[0] end'],
  ['lines', '{} , {}', '[1] object'],
] as const)('%s of %j: %s', (form, text, problem) => {
  expect(split(form, text, [1])).toBe(problem);
});

test('a terminal hears of what takes longer than two seconds, five times a second at most; nothing else does', () => {
  const heard: string[] = [];
  const io = (isTTY: boolean) => ({ stderr: { isTTY, write: (text: string) => heard.push(text) } }) as unknown as Io;
  let time = 0;
  const progress = progressOn(io(true), () => time);
  for (; time <= 2500; time += 50) progress.report(String(time));
  progress.end();
  expect(heard).toEqual(['\r2000', '\r2200', '\r2400', '\n']);
  heard.length = 0;
  const short = progressOn(io(true), () => 0);
  short.report('1');
  short.end();
  const script = progressOn(io(false), () => Number.POSITIVE_INFINITY);
  script.report('1');
  script.end();
  expect(heard).toEqual([]);
});
