/** The look-up file as it is sent: what comes out is what went in. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pack, packTexts, unpack, unpackTexts } from '../../src/client/look-up/packed.ts';
import { setReader, setWriter } from '../../src/client/look-up/sets.ts';
import { lookup } from '../../src/site/look-up/entries.ts';
import { LANGS } from '../../src/ui/langs.ts';

const rising = (bound: number) => fc.uniqueArray(fc.nat(bound - 1), { minLength: 1 }).map((numbers) => numbers.sort((a, b) => a - b));
const word = fc.string({ unit: fc.constantFrom(...'abzабвгдйя0129#'), minLength: 1, maxLength: 40 });
const sorted = (text: string): string => [...new Set(text.split(' '))].sort().join(' ');

test('numbers and sets are read as they were written', () => {
  const set = fc.integer({ min: 1, max: 5000 }).chain((bound) => fc.record({ bound: fc.constant(bound), numbers: rising(bound) }));
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(1_000_000), set)), (all) => {
      const writer = setWriter();
      for (const one of all) typeof one === 'number' ? writer.number(one) : writer.set(one.numbers, one.bound);
      const text = writer.text();
      expect(text).toMatch(/^[\w-]*$/);
      const reader = setReader(text);
      expect(all.map((one) => (typeof one === 'number' ? reader.number() : reader.set(one.bound)))).toEqual(
        all.map((one) => (typeof one === 'number' ? one : one.numbers)),
      );
    }),
  );
});

test('texts come back with their words sorted, each once', () => {
  const text = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 8 }), { maxLength: 12 }), (entries) => {
      expect(unpackTexts(packTexts(entries), entries.length)).toEqual(entries.map((texts) => texts.map(sorted)));
    }),
  );
});

describe.each(LANGS)('%s', (lang) => {
  test('the look-up file is the look-up', () => {
    const data = lookup(lang);
    const notions = (list: readonly string[] = []) => list.map(sorted);
    const same = ({ rules, places, ...rest }: typeof data) => ({
      ...rest,
      rules: rules.map((rule) => ({ ...rule, notions: notions(rule.notions) })),
      places,
    });
    const sent = JSON.stringify(pack(data));
    expect(same(unpack(JSON.parse(sent)))).toEqual(same(data));
    expect(sent.length).toBeLessThan(JSON.stringify(data).length / 2);
  });
});
