/** Sizes and counts as the languages write them. */
import { formatFigure } from '../corpus/figures.ts';
import { LANGUAGES } from '../corpus/languages.ts';
import type { Lang, Parameter, ParameterValue } from '../corpus/model.ts';

/** The figure without its unit: `44,5 ± 0,5`, `4,7–5,4`, `≤ 22`; undefined where the book leaves it free. Blanks don't break. */
export function figure({ value: size, min, max, tolerance }: ParameterValue, lang: Lang): string | undefined {
  if (min !== undefined && max !== undefined && min !== max) return `${formatFigure(min, lang)}–${formatFigure(max, lang)}`;
  if (max !== undefined && min === undefined) return `≤\u00a0${formatFigure(max, lang)}`;
  if (size === null) return undefined;
  if (min !== undefined && max === undefined) return `≥\u00a0${formatFigure(min, lang)}`;
  const { plus = 0, minus = 0 } = tolerance ?? {};
  if (plus === minus) return formatFigure(size, lang) + (plus ? `\u00a0±\u00a0${formatFigure(plus, lang)}` : '');
  return `${formatFigure(size, lang)}${plus ? `\u00a0+${formatFigure(plus, lang)}` : ''}${minus ? `\u00a0−${formatFigure(minus, lang)}` : ''}`;
}

/** The figure with its unit: `44,5 ± 0,5 mm`, `≤ 22 g`, `90 ± 1°`. */
export function quantity(value: ParameterValue, unit: Parameter['unit'], lang: Lang): string | undefined {
  const text = figure(value, lang);
  const sign = LANGUAGES[lang].units[unit] ?? unit;
  return text === undefined ? undefined : text + (sign === '' || sign === '°' ? sign : `\u00a0${sign}`);
}
