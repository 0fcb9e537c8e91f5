/** The incidents of a book as rule codes with their articles: what coverage, explanations and the finder of contradictions read. */
import { INCIDENT_TYPES, type RuleCode } from '../codes.ts';
import type { RuleEntry, RuleTable } from '../edition.ts';
import type { Effect } from '../types.ts';
import type { Cost, IncidentLine, IncidentRules } from './types.ts';

/** The consequences of a cost for whoever has the right to stroke. */
export const EFFECTS_OF: Readonly<Record<Cost, readonly Effect[]>> = {
  warning: ['warning'],
  penalty: ['turn-passes', 'penalty-disc'],
  turn: ['turn-passes'],
  set: ['set-lost'],
  game: ['game-lost'],
  excluded: ['excluded'],
  restored: ['restore'],
  annulled: ['debt-annulled'],
  none: [],
  allowed: [],
};

const effectsOf = (line: IncidentLine): readonly Effect[] => [
  ...EFFECTS_OF[line.cost],
  ...(line.restore !== undefined && line.cost !== 'restored' ? (['restore'] as const) : []),
];

/** All the lines of one incident as one entry: the first offence leads, every other article stands in `also`. */
const entryFor = (lines: readonly IncidentLine[]): RuleEntry | null => {
  const leading = lines.find((line) => line.cost !== 'allowed') ?? lines[0];
  if (leading === undefined) return null;
  const articles = lines.flatMap((line) => [line.article, ...(line.also ?? [])]);
  const also = [...new Set(articles)].filter((article) => article !== leading.article);
  return {
    article: leading.article,
    effects: effectsOf(leading),
    ...(also.length > 0 ? { also } : {}),
    ...(leading.cost === 'game' ? { scope: 'game' as const } : {}),
  };
};

const tallies = (rules: IncidentRules): readonly (readonly [RuleCode, RuleEntry])[] => {
  const third = rules.thirdWarning;
  const second = (articles: readonly string[]): RuleEntry | null => {
    const [article, ...also] = articles;
    return article === undefined ? null : { article, effects: ['excluded'], also };
  };
  const lateness = second(rules.secondLateness);
  const misconduct = second(rules.secondMisconduct);
  return [
    ...(third === null
      ? []
      : [['third-warning', { article: third.article, effects: ['game-lost'], also: third.also, scope: third.scope }] as const]),
    ...(lateness === null ? [] : [['second-loss-for-lateness', lateness] as const]),
    ...(misconduct === null ? [] : [['second-loss-for-misconduct', misconduct] as const]),
  ];
};

/** A book's incidents as a table of rules. */
export const asRuleTable = (rules: IncidentRules): RuleTable => {
  const lines = INCIDENT_TYPES.flatMap((type) => {
    const entry = entryFor(rules.lines[type] ?? []);
    return entry === null ? [] : [[type, entry] as const];
  });
  return Object.fromEntries([...lines, ...tallies(rules)]);
};
