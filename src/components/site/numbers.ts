/** Sizes and counts as the languages write them. */
import type { Lang, Parameter, ParameterValue } from '../../corpus/model.ts';

const formats = new Map<Lang, Intl.NumberFormat>();
const format = (lang: Lang, value: number): string => {
  const found =
    formats.get(lang) ?? new Intl.NumberFormat(lang === 'en' ? 'en-GB' : lang, { maximumFractionDigits: 2, useGrouping: false });
  formats.set(lang, found);
  return found.format(value);
};

const UNITS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  de: { mm: 'mm', g: 'g', degrees: '°', s: 's', min: 'min', in: 'Zoll', count: '' },
  ru: { mm: 'мм', g: 'г', degrees: '°', s: 'с', min: 'мин', in: 'дюймов', count: '' },
  et: { mm: 'mm', g: 'g', degrees: '°', s: 's', min: 'min', in: 'tolli', count: '' },
  en: { mm: 'mm', g: 'g', degrees: '°', s: 's', min: 'min', in: 'in', count: '' },
};

/** `44,5 ± 0,5 mm`, `4,7–5,4 g`, `≤ 22 g`; blanks don't break. */
export function quantity(value: ParameterValue, unit: Parameter['unit'], lang: Lang): string | undefined {
  const sign = UNITS[lang][unit] ?? unit;
  const with_ = (text: string): string => (sign === '' || sign === '°' ? text + sign : `${text}\u00a0${sign}`);
  const { value: size, min, max, tolerance } = value;
  if (size === null) return max === undefined ? undefined : with_(`≤\u00a0${format(lang, max)}`);
  if (typeof size === 'string') return with_(size);
  if (min !== undefined && max !== undefined && min !== max) return with_(`${format(lang, min)}–${format(lang, max)}`);
  if (max !== undefined && min === undefined) return with_(`≤\u00a0${format(lang, max)}`);
  if (min !== undefined && max === undefined) return with_(`≥\u00a0${format(lang, min)}`);
  if (!tolerance) return with_(format(lang, size));
  const { plus = 0, minus = 0 } = tolerance;
  if (plus === minus) return with_(`${format(lang, size)}\u00a0±\u00a0${format(lang, plus)}`);
  return with_(`${format(lang, size)}${plus ? `\u00a0+${format(lang, plus)}` : ''}${minus ? `\u00a0−${format(lang, minus)}` : ''}`);
}
