/**
 * The smallest grammar that the languages need: templates with case forms, number agreement, counted nouns and optional parts.
 *
 *   {{disc}}              the name in its first form        {{disc.acc}}  the name in another case
 *   {{discs?falls:fall}}  singular or plural by the list    {{n#a disc|# discs}}  the form for the number, in the language's plural order
 *   [, near {{board.dat}}]  dropped where one of its values is not given
 *
 * Placeholders are written as i18next writes them. It knows no case forms and no optional parts, and it stays out of what browsers load: the
 * strings of the pages (`src/site/translator.ts`), which need no grammar, are filled by it at build time.
 */
import { NUMBER_SIGNS } from '../compiled/languages.ts';
import type { Lang } from '../corpus/model.ts';
import { remembered } from '../ui/remembered.ts';

/** Case forms of a name; `nom` is always there. */
export type Forms = Readonly<{ nom: string } & Record<string, string>>;
/** A name that may stand for several things. */
export interface Name {
  readonly forms: Forms;
  readonly plural: boolean;
}
export type Value = Name | string | number | undefined;
export type Values = Readonly<Record<string, Value>>;

/** The order in which a template gives its forms; those that the language does not have are left out. */
const PLURAL_ORDER: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** The plural forms of a language. */
interface Plurals {
  readonly rules: Intl.PluralRules;
  readonly forms: readonly Intl.LDMLPluralRule[];
}
const plurals = new Map<Lang, Plurals>();
const pluralsOf = (lang: Lang): Plurals =>
  remembered(plurals, lang, () => {
    const rules = new Intl.PluralRules(lang);
    const has = rules.resolvedOptions().pluralCategories;
    return { rules, forms: PLURAL_ORDER.filter((form) => has.includes(form)) };
  });

/** Which form a number takes. */
export const pluralOf = (value: number, lang: Lang): Intl.LDMLPluralRule =>
  pluralsOf(lang).rules.select(Math.round(Math.abs(value) * 1000) / 1000);

/** A size as a script writes it: whole, first decimal, second. */
const DECIMAL = /^(\d+)(?:\.(\d)(\d?))?/;
/** The same as the formatter says, without asking it, which is dear in a browser. */
function plainFigure(size: number, lang: Lang): string {
  const [, whole = '0', first = '0', second = '0'] = DECIMAL.exec(String(size)) ?? [];
  const tenths = Number(whole) * 10 + Number(first) + (Number(second) >= 5 ? 1 : 0);
  const decimal = tenths % 10;
  return `${(tenths - decimal) / 10}${decimal === 0 ? '' : `${NUMBER_SIGNS[lang].decimal}${decimal}`}`;
}

/** For what `plainFigure` does not write: next to nothing, and more than a length can be. */
const figures = new Map<Lang, Intl.NumberFormat>();
/** A length or a count in the language's figures, one decimal at most. */
export function figure(value: number, lang: Lang): string {
  const size = Math.abs(value);
  if (size >= 1e-6 && size < 1e15) return (value < 0 ? NUMBER_SIGNS[lang].minus : '') + plainFigure(size, lang);
  if (Object.is(value, 0)) return '0';
  return remembered(figures, lang, () => new Intl.NumberFormat(lang, { maximumFractionDigits: 1, useGrouping: false })).format(value);
}

function counted(value: Value, options: string, lang: Lang): string | undefined {
  if (typeof value !== 'number') return undefined;
  const forms = options.split('|');
  const index = pluralsOf(lang).forms.indexOf(pluralOf(value, lang));
  const form = forms[index] ?? forms.at(-1) ?? '';
  const number = figure(value, lang);
  // 21 takes the form of 1 in Russian, but it must be said that it is 21
  if (value !== 1 && !form.includes('#') && options.includes('#')) return `${number} ${beginningSmall(form, lang)}`;
  return form.replace('#', number);
}

function agreeing(value: Value, options: string): string | undefined {
  if (value === undefined) return undefined;
  const plural = typeof value === 'number' ? value !== 1 : typeof value === 'object' && value.plural;
  return options.split(':')[plural ? 1 : 0];
}

function shown(value: Value, form: string | undefined, lang: Lang): string | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number') return figure(value, lang);
  return typeof value === 'string' ? value : value.forms[form ?? 'nom'];
}

const PLACEHOLDER = /\{\{(\w+)(?:\.(\w+)|\?([^}]*)|#([^}]*))?\}\}/g;

/** A bit of a template: words as they stand, or a placeholder. */
type Bit =
  | string
  | { readonly whole: string; readonly name: string; readonly form?: string; readonly agree?: string; readonly count?: string };
/** A stretch of a template; an optional one is dropped where it lacks a value. */
interface Part {
  readonly optional: boolean;
  readonly bits: readonly Bit[];
}

function bitsOf(text: string): readonly Bit[] {
  const bits: Bit[] = [];
  let from = 0;
  for (const match of text.matchAll(PLACEHOLDER)) {
    const [whole, name = '', form, agree, count] = match;
    bits.push(text.slice(from, match.index), {
      whole,
      name,
      ...(form === undefined ? {} : { form }),
      ...(agree === undefined ? {} : { agree }),
      ...(count === undefined ? {} : { count }),
    });
    from = match.index + whole.length;
  }
  return [...bits, text.slice(from)].filter((bit) => bit !== '');
}

/** Templates taken apart, each once: there are some hundreds, and a table fills them at every move of a hand. */
const templates = new Map<string, readonly Part[]>();
function partsOf(template: string): readonly Part[] {
  return remembered(templates, template, () =>
    // every second piece stood in brackets
    template.split(/\[([^\]]*)\]/).map((text, i): Part => ({ optional: i % 2 === 1, bits: bitsOf(text) })),
  );
}

/** One part in words; null where it is optional and lacks a value. A placeholder without a value stays as it is. */
function partText({ optional, bits }: Part, values: Values, lang: Lang): string | null {
  let text = '';
  for (const bit of bits) {
    if (typeof bit === 'string') {
      text += bit;
      continue;
    }
    const { whole, name, form, agree, count } = bit;
    const value = values[name];
    const got = agree !== undefined ? agreeing(value, agree) : count !== undefined ? counted(value, count, lang) : shown(value, form, lang);
    if (got === undefined && optional) return null;
    text += got ?? whole;
  }
  return text;
}

/** A sentence from its template. A placeholder without a value stays as it is, so that a test sees it. */
export function fill(template: string, values: Values, lang: Lang): string {
  let text = '';
  for (const part of partsOf(template)) text += partText(part, values, lang) ?? '';
  return beginningCapital(text, lang);
}

/** A sentence that may begin with a name somebody has given: that is left as it was written (`van Dyk`, `cup.json`). */
export const fillNamed = (template: string, values: Values, lang: Lang): string => fill(`\u2060${template}`, values, lang).slice(1);

/** What begins a sentence, or a line of its own: it begins with a capital. */
export const beginningCapital = (text: string, lang: Lang): string => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1);

/** What began a sentence, as it goes on from a colon or a comma: it begins small. For texts that begin with no name and no German noun. */
export const beginningSmall = (text: string, lang: Lang): string => text.charAt(0).toLocaleLowerCase(lang) + text.slice(1);

/** `a, b and c` in the language's way. */
export function listed(parts: readonly string[], and: string): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${and}${parts.at(-1) ?? ''}`;
}

/** Several names as one, case by case; forms that not all of them have are left out. */
export function together(names: readonly Name[], and: string): Name {
  const first = names[0];
  if (first === undefined) return { forms: { nom: '' }, plural: true };
  if (names.length === 1) return first;
  const keys = Object.keys(first.forms).filter((key) => names.every((name) => name.forms[key] !== undefined));
  const forms = Object.fromEntries(
    keys.map((key) => [
      key,
      listed(
        names.map((name) => name.forms[key] ?? ''),
        and,
      ),
    ]),
  );
  return { forms: { ...forms, nom: forms.nom ?? '' }, plural: true };
}
