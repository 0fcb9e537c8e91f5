/** In what two rulings on one case differ, and which rules make them differ. */
import { anchorFor } from '../corpus/anchor.ts';
import { aspectsOf } from '../referee/compare.ts';
import type { Finding, Placement, Ruling } from '../referee/types.ts';
import type { Cause, Difference } from './types.ts';

/** What a finding does, whoever's article it is. */
const deed = ({ rule, color, effects, scope, replay }: Finding): string => JSON.stringify([rule, color, effects, scope, replay]);

const weighty = ({ findings }: Ruling): readonly Finding[] => findings.filter(({ effects }) => effects.length > 0);

const articlesOf = ({ findings }: Ruling, rule: Finding['rule']): readonly string[] => [
  ...new Set(findings.filter((found) => found.rule === rule).map(({ article }) => article)),
];

/** What a ruling finds with consequences that the other one lacks. */
function onlyIn(ruling: Ruling, other: Ruling): readonly Finding[] {
  const known = new Set(weighty(other).map(deed));
  return weighty(ruling).filter((found) => !known.has(deed(found)));
}

/** The decisive finding of a ruling that the other one lacks. */
function causeOf(ruling: Ruling, other: Ruling): Cause | null {
  const [found] = onlyIn(ruling, other);
  return found === undefined ? null : { rule: found.rule, articles: articlesOf(ruling, found.rule) };
}

/** By which rules each of two rulings has consequences that the other has not. */
export interface Apart {
  readonly one: readonly string[];
  readonly two: readonly string[];
}

/** All the rules in whose consequences two rulings part. */
export function apart(a: Ruling, b: Ruling): Apart {
  const rules = (ruling: Ruling, other: Ruling): readonly string[] => [...new Set(onlyIn(ruling, other).map(({ rule }) => rule))];
  return { one: rules(a, b), two: rules(b, a) };
}

const SILENT: Cause = { rule: null, articles: [] };

/** What decided a disc's place. */
function placementCause(ruling: Ruling, differs: (p: Placement) => boolean): Cause {
  const placed = ruling.placements.find(differs);
  if (placed === undefined) return SILENT;
  const rules = {
    landed: 'landed-on-disc',
    broken: 'disc-broken',
    'off-table': 'off-table-placement',
    debt: 'penalty-placement',
    penalty: 'penalty-placement',
  } as const;
  return { rule: rules[placed.reason], articles: placed.article === null ? [] : [placed.article] };
}

/** Where no finding with consequences differs: the places, or a rule that is cited without any. */
function quietCause(a: Ruling, b: Ruling): readonly [Cause, Cause] {
  const at = (p: Placement): string => JSON.stringify([p.disc, Math.round(p.x * 10), Math.round(p.y * 10)]);
  const [ofA, ofB] = [new Set(a.placements.map(at)), new Set(b.placements.map(at))];
  const one = placementCause(a, (p) => !ofB.has(at(p)));
  const two = placementCause(b, (p) => !ofA.has(at(p)));
  if (one.rule !== null || two.rule !== null) return [one, two];
  const cited = (r: Ruling, other: Ruling): Cause => {
    const found = r.findings.find(({ rule }) => !other.findings.some((f) => f.rule === rule));
    return found === undefined ? SILENT : { rule: found.rule, articles: articlesOf(r, found.rule) };
  };
  return [cited(a, b), cited(b, a)];
}

/** How two rulings on one case part; null where they come to the same. */
export function difference(a: Ruling, b: Ruling): Difference | null {
  const aspects = aspectsOf(a, b);
  const [aspect] = aspects;
  if (aspect === undefined) return null;
  const [left, right] = [causeOf(a, b), causeOf(b, a)];
  const [one, two] = left === null && right === null ? quietCause(a, b) : [left ?? mention(a, right), right ?? mention(b, left)];
  const key = [a.edition, b.edition, aspect, name(one), name(two)].join('_');
  return { aspect, aspects, one, two, key };
}

/** What a book says to the other's cause without making it cost anything. */
const mention = (ruling: Ruling, cause: Cause | null): Cause => {
  const articles = cause?.rule == null ? [] : articlesOf(ruling, cause.rule);
  return articles.length === 0 ? SILENT : { rule: cause?.rule ?? null, articles };
};

/** A cause in an address: its rule and the article that decides. */
const name = ({ rule, articles: [article] }: Cause): string => (rule === null ? 'silent' : `${rule}.${anchorFor(article ?? '')}`);
