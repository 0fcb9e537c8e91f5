/** What the amendment bench says things with, and how it calls rules, costs, numbers and conditions. */

import type { StatedValue } from '../../corpus/compile/parameters.ts';
import { figureOf, figureReferences, formatFigure } from '../../corpus/figures.ts';
import type { Lang } from '../../corpus/model.ts';
import type { PlacePart } from '../../draft/merge.ts';
import type { Line, Rule } from '../../draft/tree.ts';
import type { FilledField } from '../../draft/unfilled.ts';
import type { BookView } from '../../draft/work.ts';
import type { RuleCode } from '../../referee/codes.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import { formatNumber } from '../../ui/format.ts';
import type { DivergenceStrings, Strings, TableStrings, VerdictStrings } from '../../ui/strings.ts';
import { articleCitation } from '../article.ts';
import type { RulingWords } from '../explain.ts';
import { beginningSmall, fill } from '../sentence.ts';
import type { Reader } from './markup.ts';
import type { DraftTexts } from './texts.ts';

export interface Words {
  readonly lang: Lang;
  /** The site's folder on its host, with a slash at the end. */
  readonly base: string;
  readonly t: Strings['draft'];
  readonly table: TableStrings;
  readonly sentences: RulingWords;
  readonly verdict: VerdictStrings;
  readonly problems: Strings['problem'];
  readonly divergence: DivergenceStrings;
  readonly texts: DraftTexts;
  /** The fields of each incident, on which a line of it may depend. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

/** What a rule is called. */
export function ruleName(code: string, { sentences, lang }: Words): string {
  const name = sentences.ruling.rule[code as RuleCode];
  return name === undefined ? code : fill(name, {}, lang);
}

/** What a number is called. */
export const parameterName = (id: string, { texts }: Words): string => texts.parameters.find((one) => one.id === id)?.name ?? id;
export const unitOf = (id: string, { texts }: Words): string => texts.parameters.find((one) => one.id === id)?.unit ?? 'count';

/** The question that a reading answers. */
export const readingName = (id: string, { texts }: Words): string => texts.readings.find((one) => one.id === id)?.question ?? id;

/** What a chapter is called, after its number where it has one. */
export const chapterName = (id: string, root: EditionId, { texts }: Words): string =>
  [/^\d/.test(id) ? id : '', texts.chapters[root].find((one) => one.id === id)?.title ?? ''].filter(Boolean).join(' ') || id;

/** What any other part of a draft is called: a rule, a question, a number, a provision, else how the referee proceeds. */
export function partName(part: Exclude<PlacePart, 'chapters'>, id: string, words: Words): string {
  if (part === 'rules') return ruleName(id, words);
  if (part === 'readings') return readingName(id, words);
  if (part === 'parameters') return parameterName(id, words);
  if (part === 'provisions') return words.texts.provisions.find((one) => one.id === id)?.title ?? id;
  const policies: Readonly<Record<string, string>> = words.t.take.policy;
  return policies[id] ?? id;
}

export const effectName = (effect: string, { sentences }: Words): string => sentences.ruling.effect[effect as Effect] ?? effect;

const scopeName = (scope: string, { verdict, lang }: Words): string =>
  beginningSmall(verdict.scope[scope as keyof VerdictStrings['scope']] ?? scope, lang);

/** What a rule costs: its effects, or those of its lines. */
export function costText(rule: Pick<Rule, 'effects' | 'scope' | 'lines'>, words: Words): string {
  const { effects = [], scope, lines } = rule;
  if (lines !== undefined) return [...new Set(lines.map((line) => lineCost(line.cost, words)))].join(' / ');
  const named = effects.map((effect) => (effect === 'game-lost' && scope ? scopeName(scope, words) : effectName(effect, words)));
  return named.join(', ') || words.t.rule.nothing;
}

export const lineCost = (cost: string | undefined, { t }: Words): string => t.rule.cost[cost as keyof typeof t.rule.cost] ?? cost ?? '–';

type When = NonNullable<Line['when']>;

/** One condition of a line. */
function conditionWords(key: string, value: unknown, words: Words): string {
  const { t, verdict, lang } = words;
  const s = t.rule.condition;
  const unless = (text: string): string => (value === false ? fill(s.no, { condition: text }, lang) : text);
  switch (key) {
    case 'repeated':
    case 'waiting':
    case 'doubles':
      return unless(s[key]);
    case 'longerThan':
      return fill(s.longerThan, { parameter: parameterName(String(value), words) }, lang);
    case 'atLeast':
      return fill(s.atLeast, { n: Number(value) }, lang);
    case 'not':
      return fill(s.not, { condition: conditionsText(value as When, words) }, lang);
    default: {
      const answers = verdict.answers[key] ?? {};
      return [value]
        .flat()
        .map((one) => answers[String(one)] ?? `${key}: ${String(one)}`)
        .join(` ${verdict.or} `);
    }
  }
}

/** When a line holds. */
export const conditionsText = (when: When | undefined, words: Words): string =>
  Object.entries(when ?? {})
    .map(([key, value]) => conditionWords(key, value, words))
    .join(', ') || words.t.rule.always;

export interface ConditionChoice {
  readonly key: string;
  readonly value: string | boolean | number;
  readonly text: string;
}
/** The conditions that a line on an incident may have, but for numbers of minutes and discs. */
export function conditionChoices(code: string, words: Words): readonly ConditionChoice[] {
  const plain = (['repeated', 'waiting', 'doubles'] as const).flatMap((key) => [true, false].map((value) => ({ key, value })));
  const fields = (words.fields[code] ?? []).flatMap((key) =>
    Object.keys(words.verdict.answers[key] ?? {}).map((answer) => ({
      key,
      value: answer === 'true' ? true : answer === 'false' ? false : answer,
    })),
  );
  return [...plain, ...fields].map((one) => ({ ...one, text: conditionWords(one.key, one.value, words) }));
}

/** A number with its unit. */
export function numberText(value: StatedValue | undefined, unit: string, { t, lang }: Words): string {
  if (value === undefined || 'unstated' in value) return t.number.unstated;
  const name = t.unit[unit as keyof typeof t.unit] ?? unit;
  const own = (n: number): string => formatNumber(n, lang, { maximumFractionDigits: 2, useGrouping: false });
  const { value: middle, min, max, tolerance } = value;
  const range = min !== undefined && max !== undefined && middle === null ? `${own(min)}–${own(max)}` : null;
  const said = range ?? (middle === null ? (max === undefined ? `≥ ${own(min ?? 0)}` : `≤ ${own(max)}`) : own(middle));
  const allowed = tolerance
    ? [tolerance.plus === undefined ? '' : `+${own(tolerance.plus)}`, tolerance.minus === undefined ? '' : `−${own(tolerance.minus)}`]
    : [];
  const beside =
    middle !== null && (min !== undefined || max !== undefined)
      ? ` (${[min, max].map((n) => (n === undefined ? '' : own(n))).join('–')})`
      : '';
  return `${said}${beside}${allowed.some(Boolean) ? ` ${allowed.filter(Boolean).join('/')}` : ''}${name === '' ? '' : name === '°' ? '°' : `\u00a0${name}`}`;
}

/** The first article of a provision in a book. */
export const articleOf = (book: BookView | null, provision: string): string | undefined => book?.articles[provision]?.[0];

/** How the references of a text read in a book; `parent` is the book that it amends. */
export function readerOf(book: BookView, lang: Lang, parent?: BookView | null): Reader {
  return {
    figure: (inside) => {
      const [reference] = figureReferences(`{{${inside}}}`);
      if (reference === undefined || typeof reference === 'string') return undefined;
      const stated = (reference.ofBasis ? parent : book)?.parameters[reference.id];
      const value = stated === undefined || 'unstated' in stated ? undefined : figureOf(stated, reference.part);
      return value === undefined ? undefined : formatFigure(value, lang);
    },
    cite: (provision) => {
      const article = articleOf(book, provision);
      return article === undefined ? undefined : articleCitation(article, lang);
    },
  };
}

/** How an edition or a draft is called. */
export const bookName = (id: string, words: Words, titles: Readonly<Record<string, string>> = {}): string =>
  (words.table.edition as Readonly<Record<string, string>>)[id] ?? titles[id] ?? id;

/** What a field of the page is called that is still to be filled in: by its own label. */
export function fieldName(field: FilledField, { t }: Words): string {
  switch (field) {
    case 'changes':
      return t.change.what;
    case 'reason':
      return t.change.reason;
    case 'value':
    case 'article':
      return t.number[field];
    case 'name':
    case 'effect':
    case 'chapter':
    case 'articles':
      return t.text[field];
    case 'text':
      return t.text.words;
    case 'words':
      return t.text.new;
    default:
      return t.head[field];
  }
}
