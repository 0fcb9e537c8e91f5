/** Dimensions, counts and times. */
import { limits } from '../../corpus/figures.ts';
import type { ParameterValue } from '../../corpus/model.ts';
import type { Random } from '../../random/random.ts';
import type { EditionId } from '../../referee/types.ts';
import { EDITION_IDS } from '../../referee/types.ts';
import { shuffled } from '../distractors.ts';
import type { MistakeCode, Option, Stated } from '../types.ts';
import { asked, type Maker, type Making } from './context.ts';

type Value = ParameterValue | { readonly unstated: true };

/** What a book states, as a value with limits; null where it states nothing, undefined where it is no number. */
function statedOf(value: Value): Stated | null | undefined {
  if ('unstated' in value) return null;
  if (typeof value.value !== 'number') return undefined;
  const allowed = limits(value);
  return { value: value.value, ...(allowed.min === allowed.max ? {} : allowed) };
}

/** Two statements that could both be called right: one lies within the other's limits. */
function overlap(a: Stated, b: Stated): boolean {
  const range = ({ value, min, max }: Stated): readonly [number, number] => [
    min ?? (max === undefined ? value : Number.NEGATIVE_INFINITY),
    max ?? (min === undefined ? value : Number.POSITIVE_INFINITY),
  ];
  const [a0, a1] = range(a);
  const [b0, b1] = range(b);
  // Limits without an end are compared by the limit that is stated.
  if (!Number.isFinite(a0) || !Number.isFinite(a1) || !Number.isFinite(b0) || !Number.isFinite(b1)) return a.value === b.value;
  return a0 <= b1 && b0 <= a1;
}

interface Wrong {
  readonly stated: Stated | null;
  readonly code: MistakeCode;
  readonly edition?: EditionId;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** The same kind of limits about another number. */
function like(right: Stated, value: number): Stated {
  const shift = value - right.value;
  return {
    value: round(value),
    ...(right.min === undefined ? {} : { min: round(right.min + shift) }),
    ...(right.max === undefined ? {} : { max: round(right.max + shift) }),
  };
}

const SCALES = [0.5, 0.8, 0.9, 1.1, 1.2, 1.5, 2] as const;

function near(random: Random, right: Stated): readonly Wrong[] {
  const step = right.value >= 100 ? 10 : right.value >= 20 ? 5 : right.value >= 3 ? 1 : 0.5;
  const scaled = random.shuffle(SCALES).map((k) => Math.round((right.value * k) / step) * step);
  const shifted = [right.value + step, right.value - step, right.value + 2 * step];
  return [...scaled, ...shifted].filter((v) => v > 0 && v !== right.value).map((v) => ({ stated: like(right, v), code: 'other-size' }));
}

/** What other books state, then what other parts measure, then near misses. */
function wrongValues(making: Making, id: string, right: Stated | null): readonly Wrong[] {
  const { book, edition, random, difficulty } = making;
  const parameter = book.parameters.find((p) => p.id === id);
  if (parameter === undefined) return [];
  const books = EDITION_IDS.filter((other) => other !== edition).flatMap((other): Wrong[] => {
    const stated = statedOf(parameter.values[other]);
    return stated === undefined || stated === null ? [] : [{ stated, code: 'other-edition', edition: other }];
  });
  const kin = book.parameters
    .filter((p) => p.id !== id && p.unit === parameter.unit && p.group === parameter.group)
    .flatMap((p): Wrong[] => {
      const stated = statedOf(p.values[edition]);
      return stated ? [{ stated: { value: stated.value }, code: 'other-size' }] : [];
    });
  if (right === null) {
    const known = books[0]?.stated;
    return [
      ...books.map((each) => ({ ...each, code: 'stated' as const })),
      ...(known ? near(random, known).map((each) => ({ ...each, code: 'stated' as const })) : []),
    ];
  }
  const silent: Wrong = { stated: null, code: 'unstated' };
  const misses = near(random, right);
  return [
    ...books,
    ...(random.chance(0.25) ? [silent] : []),
    ...(difficulty === 1 ? [...random.shuffle(kin).slice(0, 1), ...misses] : misses),
    silent,
  ];
}

/** A parameter by lot. */
export const makeDimension: Maker = (making) => {
  const { book, edition, random } = making;
  const parameter = random.pick(book.parameters);
  const entry = parameter.values[edition];
  const right = statedOf(entry);
  if (right === undefined) return null;
  // A row whose meaning is itself doubtful in print is nothing to be examined in.
  if (parameter.id === 'surfaceFigure') return null;
  if (right === null && random.chance(0.7)) return null;
  const { unit } = parameter;
  const options: Option[] = [{ choice: { type: 'stated', stated: right, unit }, mistake: null }];
  for (const { stated, code, edition: other } of wrongValues(making, parameter.id, right)) {
    if (options.length === 4) break;
    const clash = options.some(({ choice }) => {
      if (choice.type !== 'stated') return false;
      if (stated === null || choice.stated === null) return stated === choice.stated;
      return overlap(stated, choice.stated) || stated.value === choice.stated.value;
    });
    if (!clash)
      options.push({ choice: { type: 'stated', stated, unit }, mistake: other === undefined ? { code } : { code, edition: other } });
  }
  if (options.length < 4) return null;
  const articles = 'unstated' in entry ? [] : [entry.article];
  const ask = { kind: 'dimension' as const, parameter: parameter.id };
  return { ...asked(making, { kind: 'dimension', ask, articles, rules: [] }), form: 'choice', ...shuffled(random, options) };
};
