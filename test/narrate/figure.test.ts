import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGS } from '../../src/corpus/model.ts';
import { figure, pluralOf } from '../../src/narrate/sentence.ts';

const formatter = (lang: string) => new Intl.NumberFormat(lang, { maximumFractionDigits: 1, useGrouping: false });

test('a figure is what the language’s own formatter says, whatever the number', () => {
  for (const lang of LANGS) {
    const { format } = formatter(lang);
    const says = (value: number): void => {
      expect(figure(value, lang)).toBe(format(value));
    };
    for (const value of [0, -0, 1, 21, 0.05, 0.15, 0.25, 0.95, 9.95, 99.949, 1000.5, -12.25, -0.04, 1e-7, 1e15, 1e21, Infinity, NaN])
      says(value);
    fc.assert(fc.property(fc.double({ min: -1e6, max: 1e6 }), says));
    fc.assert(fc.property(fc.integer({ min: -100_000, max: 100_000 }), (n) => says(n / 100)));
  }
});

test('a number takes the form that the language’s own rules say', () => {
  for (const lang of LANGS) {
    const rules = new Intl.PluralRules(lang);
    for (let n = 0; n <= 250; n++) expect(pluralOf(n, lang)).toBe(rules.select(n));
    for (const n of [-1, -2, 0.5, 1.5, 2.25, 1.0001, 21.5, 1011, 1_000_000]) expect(pluralOf(n, lang)).toBe(rules.select(n));
  }
});
