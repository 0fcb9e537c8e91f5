/** The guided way from what happened to the rules: made from the catalogue of happenings and from what the referee makes of each. */

import { HAPPENINGS } from '../../compiled/happenings.ts';
import { ACTS, type Act, type Happening, PLACES, type Place } from '../../corpus/happenings.ts';
import type { Provision } from '../../corpus/model.ts';
import type { Condition, Line } from '../../corpus/verdicts/index.ts';
import type { Readings } from '../../notation/types.ts';
import { RULE_CODES, type RuleCode } from '../../referee/codes.ts';
import type { EditionId } from '../../referee/types.ts';
import { remembered } from '../../ui/remembered.ts';
import { articlesIn, corpus, EDITION_BAR } from '../book.ts';
import { verdicts } from '../compare/verdicts.ts';

const HAPPENED: Readonly<Record<RuleCode, Happening>> = HAPPENINGS;

/** What one is asked next, with what each answer leads to; at the end what it comes to. */
export type Step =
  | { readonly kind: 'outcome'; readonly line: Line }
  | {
      readonly kind: 'question';
      readonly question: string;
      readonly answers: readonly { readonly condition: Condition; readonly next: Step }[];
    };

/** What a happening comes to under the books that answer it alike, but for their articles. */
export interface Answer {
  readonly editions: readonly [EditionId, ...EditionId[]];
  readonly lines: readonly Line[];
}
export interface Leaf {
  readonly code: RuleCode;
  readonly answers: readonly Answer[];
  readonly provisions: readonly Provision[];
}
export interface Group {
  readonly act: Act;
  readonly leaves: readonly Leaf[];
}

/** The rules that answer to a code; those that are about it alone come first. */
export function provisionsOf(code: RuleCode): readonly Provision[] {
  const rank = (p: Provision): number => p.rules.indexOf(code) + p.rules.length / 10;
  return corpus.provisions.filter((p) => p.rules.includes(code)).sort((a, b) => rank(a) - rank(b));
}

/** The lines of a code under an edition as questions, one after the other. */
export function stepsOf(lines: readonly Line[], depth = 0): Step | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const asked = first.conditions[depth];
  if (!asked) return { kind: 'outcome', line: first };
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const key = line.conditions[depth]?.answers.join() ?? '';
    const group = groups.get(key);
    if (group) group.push(line);
    else groups.set(key, [line]);
  }
  const answers = [...groups.values()].flatMap((group) => {
    const condition = group[0]?.conditions[depth];
    const next = stepsOf(group, depth + 1);
    return condition && next ? [{ condition, next }] : [];
  });
  return { kind: 'question', question: asked.question, answers };
}

/** What each book answers, the books that say the same together. */
export function answersTo(code: RuleCode): readonly Answer[] {
  const groups = new Map<string, { editions: [EditionId, ...EditionId[]]; lines: readonly Line[] }>();
  for (const id of EDITION_BAR) {
    const lines = verdicts.ofRule(code, id);
    const key = said(lines);
    const group = groups.get(key);
    if (group) group.editions.push(id);
    else groups.set(key, { editions: [id], lines });
  }
  return [...groups.values()];
}

const leaves = new Map<RuleCode, Leaf>();
const leafOf = (code: RuleCode): Leaf =>
  remembered(leaves, code, () => ({ code, answers: answersTo(code), provisions: provisionsOf(code) }));

/** What can happen at a place, by kind. */
export function groupsAt(place: Place): readonly Group[] {
  const here = RULE_CODES.filter((code) => HAPPENED[code].where.includes(place));
  return ACTS.flatMap((act) => {
    const codes = here.filter((code) => HAPPENED[code].act === act);
    return codes.length > 0 ? [{ act, leaves: codes.map(leafOf) }] : [];
  });
}

/** What a happening comes to in one book where readings are decided otherwise than the referee takes them. */
export interface Otherwise {
  /** Every reading that decides here, with its option. */
  readonly readings: Readings;
  readonly lines: readonly Line[];
}
export interface OtherwiseIn {
  readonly edition: EditionId;
  /** What the referee takes. */
  readonly taken: Readings;
  readonly answers: readonly Otherwise[];
}

const said = (lines: readonly Line[]): string => JSON.stringify(lines.map(({ conditions, outcome }) => [conditions, outcome]));
const decidingIn = (lines: readonly Line[]): Readings =>
  Object.fromEntries(lines.flatMap(({ readings }) => readings.map(({ id, option }) => [id, option] as const)));
const optionsOf = (reading: string): readonly string[] => corpus.readings.find(({ id }) => id === reading)?.options ?? [];

/** Every way to decide some readings. */
function decisions(readings: readonly string[]): readonly Readings[] {
  const [id, ...rest] = readings;
  if (id === undefined) return [{}];
  return decisions(rest).flatMap((decided) => optionsOf(id).map((option) => ({ [id]: option, ...decided })));
}

/** The answers that a book has by other readings and that differ from its usual one. */
export function otherwise(code: RuleCode, edition: EditionId): OtherwiseIn {
  const lines = verdicts.ofRule(code, edition);
  const taken = decidingIn(lines);
  const answers = decisions(Object.keys(taken))
    .map((readings) => ({ readings, lines: verdicts.ofRuleRead(code, edition, readings) }))
    .filter((one) => said(one.lines) !== said(lines));
  return { edition, taken, answers };
}

/** Of articles those that have a page. */
export const withPage = (articles: readonly string[], edition: EditionId): readonly string[] =>
  articles.filter((article) => corpus.provisions.some((p) => articlesIn(p, edition).includes(article)));

/** The articles of a line in another edition that answers alike. */
export function articlesUnder(code: RuleCode, edition: EditionId, line: Line): readonly string[] {
  const own = verdicts.ofRule(code, edition).find(({ conditions }) => JSON.stringify(conditions) === JSON.stringify(line.conditions));
  return withPage(own?.articles ?? [], edition);
}

export const happenedPath = (place?: Place): string => (place ? `happened/${place}/` : 'happened/');
/** The pages of the guided way, as paths within the language. */
export const happenedPaths = (): readonly string[] => [happenedPath(), ...PLACES.map((place) => happenedPath(place))];
