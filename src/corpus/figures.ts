/** The numbers of the parameters as texts name them: `{{strokeTime}}` in a wording is the stroke time of the edition that is read. */
import { LANGUAGES, type Lang } from './languages.ts';
import type { ParameterValue } from './model.ts';

/** What of a stated value a reference asks for: the value itself where it names nothing. `min` and `max` are what the tolerance allows. */
const FIGURE_PARTS = ['value', 'min', 'max', 'plus', 'minus', 'inches'] as const;
export type FigurePart = (typeof FIGURE_PARTS)[number];

/** `{{id}}`, `{{id.max}}`, `{{id.max@basis}}`: the last is the value in the edition that the read one amends. */
export interface FigureReference {
  readonly id: string;
  readonly part: FigurePart;
  /** Of the basis of the edition that is read. */
  readonly ofBasis: boolean;
}

const REFERENCE = /\{\{([^{}]*)\}\}/g;
const INSIDE = /^([a-z][A-Za-z0-9]*)(?:\.([a-z]+))?(@basis)?$/;

function parseReference(inside: string): FigureReference | undefined {
  const [, id, part = 'value', basis] = INSIDE.exec(inside) ?? [];
  if (id === undefined || !(FIGURE_PARTS as readonly string[]).includes(part)) return undefined;
  return { id, part: part as FigurePart, ofBasis: basis !== undefined };
}

/** The references of a text in their order; what stands in double braces and is none is given as written. */
export function figureReferences(text: string): readonly (FigureReference | string)[] {
  return [...text.matchAll(REFERENCE)].map(([, inside = '']) => parseReference(inside) ?? inside);
}

/** The text with each reference replaced by what `figure` gives for it; where that is nothing the reference stays. */
export function putFigures(text: string, figure: (reference: FigureReference) => string | undefined): string {
  return text.replace(REFERENCE, (whole, inside: string) => {
    const reference = parseReference(inside);
    return (reference && figure(reference)) ?? whole;
  });
}

/** The text without its references: what is left in digits is a number that no parameter holds. */
export const withoutFigures = (text: string): string => text.replace(REFERENCE, ' ');

export const MM_PER_INCH = 25.4;

/** What a stated value allows, from the least to the most; without an end where the book sets none. */
export function limits({ value, min, max, tolerance }: ParameterValue): { readonly min?: number; readonly max?: number } {
  if (value === null || min !== undefined || max !== undefined)
    return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
  return { min: sum(value, -(tolerance?.minus ?? 0)), max: sum(value, tolerance?.plus ?? 0) };
}

/** A part of a stated value in the parameter's unit; undefined where the edition leaves it open. */
export function figureOf(stated: ParameterValue, part: FigurePart): number | undefined {
  const { value, tolerance } = stated;
  switch (part) {
    case 'value':
      return value ?? undefined;
    case 'min':
    case 'max':
      return limits(stated)[part];
    case 'plus':
    case 'minus':
      return tolerance?.[part];
    case 'inches':
      return value === null ? undefined : sum(value / MM_PER_INCH, 0);
  }
}

/** A sum of decimal fractions without the noise of binary ones. */
const sum = (a: number, b: number): number => Number((a + b).toPrecision(12));

const formats = new Map<Lang, Intl.NumberFormat>();

/** A number as the language writes it: decimal comma or point, no grouping, at most two decimals. */
export function formatFigure(value: number, lang: Lang): string {
  let format = formats.get(lang);
  if (!format) {
    format = new Intl.NumberFormat(LANGUAGES[lang].locale, { maximumFractionDigits: 2, useGrouping: false });
    formats.set(lang, format);
  }
  return format.format(value);
}
