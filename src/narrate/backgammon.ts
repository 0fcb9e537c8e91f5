/** Sentences about backgammon from the engine's codes and facts. */
import type { Colour, Place, Refusal } from '../backgammon/types.ts';
import type { Lang } from '../corpus/model.ts';
import { interpolate } from '../ui/interpolate.ts';
import type { BackgammonStrings } from '../ui/strings.ts';
import { fill } from './sentence.ts';

/** A language and its words. */
export interface BackgammonWords {
  readonly lang: Lang;
  readonly t: BackgammonStrings;
}

/** `Point 8`, `Bar`. */
export function placeName(place: Place, { lang, t }: BackgammonWords): string {
  return typeof place === 'number' ? fill(t.place.point, { n: place }, lang) : t.place[place];
}
/** `on point 8`, `on the bar`. */
export function onPlace(place: Place, { t }: BackgammonWords): string {
  return typeof place === 'number' ? interpolate(t.on.point, { n: place }) : t.on[place];
}

/** A place with what stands there, for those who hear the board. */
export function describePlace(place: Place, counts: Readonly<Record<Colour, number>>, words: BackgammonWords): string {
  const { lang, t } = words;
  const held = (['black', 'white'] as const)
    .filter((colour) => counts[colour] > 0)
    .map((colour) => fill(t.count[colour], { n: counts[colour] }, lang));
  return `${placeName(place, words)}: ${held.length > 0 ? held.join(', ') : t.count.none}`;
}

/** Why a move is refused, as a sentence; the article is told apart. */
export function describeRefusal({ code, from, at, die, left, most }: Refusal, dice: readonly number[], words: BackgammonWords): string {
  const { lang, t } = words;
  const values = {
    from: onPlace(from, words),
    at: at === undefined ? undefined : onPlace(at, words),
    die,
    left: left.join(', '),
    most,
    larger: Math.max(...dice),
  };
  return fill(t.refusal[code], values, lang);
}

/** `10b` → `Rule 10b`, `16 ¶2` → `Rule 16, paragraph 2`, `Summary 3`, `D ¶2 s3`: the name of a place in the sheet; a line may break after a comma only. */
export function sheetCitation(article: string, { t }: BackgammonWords): string {
  const part = (template: string, n: string) => interpolate(template, { n }).replace(/(?<!,) /g, '\u00a0');
  const summary = /^Summary (\d+)$/.exec(article)?.[1];
  if (summary) return part(t.cite.summary, summary);
  const [, rule, paragraph, sentence] = /^(D|\d+[a-c]?)(?: ¶(\d+))?(?: s(\d+))?$/.exec(article) ?? [];
  if (!rule) return article;
  return [
    rule === 'D' ? t.cite.section.replaceAll(' ', '\u00a0') : part(t.cite.rule, rule),
    ...(paragraph ? [part(t.cite.paragraph, paragraph)] : []),
    ...(sentence ? [part(t.cite.sentence, sentence)] : []),
  ].join(', ');
}
