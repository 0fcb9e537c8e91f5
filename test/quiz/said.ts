/** Reads the interface's sentences back: which values stand in a text that was made from a template, in any language. */
import type { Color, DiscId } from '../../src/referee/types.ts';
import type { NamesStrings } from '../../src/ui/strings.ts';

const COLORS: readonly Color[] = ['red', 'black'];
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[ \u00a0]/g, '[ \\u00a0]');
const formsOf = (name: object): readonly string[] => [...new Set(Object.values(name) as string[])].sort((a, b) => b.length - a.length);

/** Where a placeholder stood; several of a name are the same value. */
const PLACEHOLDER = /\{\{(\w+)(?:\.\w+|\?([^}]*)|#([^}]*))?\}\}/g;

/** A template as a pattern: players, numbers and sides are what they can be, everything else is anything. */
export function patternOf(template: string, names: NamesStrings, whole = false): RegExp {
  const players = COLORS.flatMap((color) => formsOf(names.player[color])).sort((a, b) => b.length - a.length);
  const sides = Object.values(names.side);
  const seen = new Map<string, number>();
  const group = (name: string, inner: string): string => {
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `(?<${name}${nth}>${inner})`;
  };
  let pattern = '';
  for (const [i, part] of template.split(/\[([^\]]*)\]/).entries()) {
    let at = 0;
    let inner = '';
    for (const match of part.matchAll(PLACEHOLDER)) {
      const [text, name = '', agree, count] = match;
      inner += escaped(part.slice(at, match.index));
      at = match.index + text.length;
      if (agree !== undefined) inner += `(?:${agree.split(':').map(escaped).join('|')})`;
      else if (count !== undefined)
        inner += group(
          name,
          count
            .split('|')
            .flatMap((form) => [form, ...(form.includes('#') ? [] : [`# ${form.charAt(0).toLowerCase()}${form.slice(1)}`])])
            .map((form) => form.split('#').map(escaped).join('\\d+'))
            .join('|'),
        );
      else if (name === 'player' || name === 'other') inner += group(name, players.map(escaped).join('|'));
      else if (name === 'side') inner += group(name, `${sides.map(escaped).join('|')}|[\\d.,]+`);
      else if (/^(n|mm|distance|fewer|more|board|centre|hole|radius|front|aside|(edge|circle)(Near|Far))$/.test(name))
        inner += group(name, '\\d+(?:[.,]\\d+)?');
      else inner += group(name, '.+?');
    }
    inner += escaped(part.slice(at));
    pattern += i % 2 === 1 ? `(?:${inner})?` : inner;
  }
  return new RegExp(whole ? `^${pattern}$` : pattern, whole ? 'iu' : 'giu');
}

/** What a text says in the places of a template's values; null where it was not made from it. */
export type Said = Readonly<Record<string, string>>;
const valuesIn = (match: RegExpMatchArray): Said =>
  Object.fromEntries(Object.entries(match.groups ?? {}).filter(([, value]) => value !== undefined));

export function readBack(template: string, text: string, names: NamesStrings): Said | null {
  const match = patternOf(template, names, true).exec(text);
  return match && valuesIn(match);
}
/** Every place in a text that was made from a template. */
export const readAll = (template: string, text: string, names: NamesStrings): readonly Said[] =>
  [...text.matchAll(patternOf(template, names))].map(valuesIn);

/** Which player a name in any of its cases is. */
export const colorSaid = (name: string | undefined, names: NamesStrings): Color | undefined =>
  COLORS.find((color) => formsOf(names.player[color]).some((form) => form.toLowerCase() === name?.toLowerCase()));

/** A number as a reader reads it; one that stands as a word is one. */
export const numberSaid = (text: string | undefined): number => {
  const figures = /\d+(?:[.,]\d+)?/.exec(text ?? '')?.[0];
  return figures === undefined ? 1 : Number(figures.replace(',', '.'));
};

/** The discs that a text names, ranges unfolded. */
export function discsSaid(text: string, names: NamesStrings): ReadonlySet<DiscId> {
  const found = new Set<DiscId>();
  for (const color of COLORS) {
    const forms = new Set([...formsOf(names.disc[color]), ...formsOf(names.discs[color])]);
    for (const form of forms) {
      const [before = '', after = ''] = form.split('{{n}}');
      const numbers = `(\\d+(?:–\\d+)?(?:(?:,[ \\u00a0]|${escaped(names.and)})\\d+(?:–\\d+)?)*)`;
      for (const [, list = ''] of text.matchAll(new RegExp(`${escaped(before)}${numbers}${escaped(after)}`, 'giu')))
        for (const [, from = '', to = from] of list.matchAll(/(\d+)(?:–(\d+))?/g))
          for (let n = Number(from); n <= Number(to); n++) found.add(`${color}${n}`);
    }
  }
  return found;
}
