/** What a draft does, as lines of codes, articles and figures. */

import type { Line } from '../corpus/verdicts/index.ts';
import { documentOf } from '../divergence/link.ts';
import { rulingsOn } from '../divergence/shrink.ts';
import type { Cause } from '../divergence/types.ts';
import type { Affected } from '../draft/affected.ts';
import type { CompiledDraft } from '../draft/basis.ts';
import {
  type ChangedRule,
  casesOf,
  changedRules,
  changedValues,
  type DraftCase,
  type Outcome,
  openQuestions,
  siblings,
  type TurnedCase,
  turnedCases,
} from '../draft/effects.ts';
import { booksOfDraft, type NewCase } from '../draft/new-cases.ts';
import { type Estimate, MEASURES, type Played, shareInterval } from '../draft/play.ts';
import { printCase } from '../notation/index.ts';
import type { CaseDocument } from '../notation/types.ts';
import type { RuleEntry } from '../referee/edition.ts';
import type { Conflict } from '../referee/finder.ts';
import type { Ruling } from '../referee/types.ts';

/** Everything that a draft does, but for play. */
export const effectsOf = (cases: readonly DraftCase[], draft: CompiledDraft) => ({
  draft: { id: draft.id, basis: draft.basis.id, ...{ title: draft.draft.title, mover: draft.draft.mover, date: draft.draft.date } },
  cases: casesOf(cases, draft).length,
  turned: turnedCases(cases, draft),
  rules: changedRules(draft),
  values: changedValues(draft).map((id) => ({ id, before: draft.basis.parameters[id], after: draft.parameters[id] })),
  sameKind: siblings(draft),
  questions: openQuestions(draft),
});
export type Effects = ReturnType<typeof effectsOf>;

const counted = (counts: object): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([whose, count]) => `${whose} ${count}`)
    .join(', ');

/** A ruling's part that an aspect is about. */
const SAYS: Readonly<Record<string, (ruling: Ruling) => string>> = {
  game: ({ game }) => (game === null ? 'the game goes on' : `${game.color} loses the ${game.scope}`),
  excluded: ({ excluded }) => (excluded === null ? 'nobody is excluded' : `${excluded} is excluded`),
  set: ({ set }) => (set === null ? 'the set goes on' : 'color' in set ? `set ${set.outcome} by ${set.color}` : `set ${set.outcome}`),
  penalty: ({ penaltyDiscs }) => `penalty discs: ${counted(penaltyDiscs) || 'none'}`,
  turn: ({ turn }) => `turn ${turn ?? 'not decided'}`,
  'loses-next': ({ losesNext }) => `${losesNext ?? 'nobody'} misses a turn`,
  warning: ({ warnings }) => `warnings: ${counted(warnings) || 'none'}`,
  restored: ({ restored }) => `put back: ${restored.join(' ') || 'nothing'}`,
  placement: ({ placements, unplaced }) =>
    `placed: ${placements.map(({ disc, x, y }) => `${disc} ${Math.round(x)},${Math.round(y)}`).join('; ') || 'nothing'}${unplaced.length > 0 ? `, no room for ${unplaced.join(' ')}` : ''}`,
  debts: ({ debts }) => `owed: ${counted(debts) || 'nothing'}`,
  verdict: ({ stroke }) => `stroke ${stroke ?? 'not judged'}`,
};

/** What a case comes to before and after, in what it turns. */
export function sidesOf({ aspects, outcome }: TurnedCase): readonly [string, string] {
  const of = (which: 'before' | 'after'): string => {
    const said: Outcome[typeof which] = outcome[which];
    if (said === null) return 'cannot be played on this table';
    if (outcome.command === 'judge') return aspects.map((aspect) => SAYS[aspect]?.(said as Ruling) ?? 'can be played').join('; ');
    if (outcome.command === 'place') return SAYS['placement']?.(said as Ruling) ?? '';
    if (outcome.command === 'check-placement') return outcome[which].legal ? 'the striker may lie there' : 'the striker may not lie there';
    return Object.entries(outcome[which])
      .map(([disc, { shade }]) => `${disc} ${shade}`)
      .join(', ');
  };
  return [of('before'), of('after')];
}

/** The articles of the rules in which two rulings differ. */
function articles({ outcome }: TurnedCase): string {
  if (outcome.command !== 'judge' || outcome.before === null || outcome.after === null) return '';
  const key = ({ rule, effects, color }: Ruling['findings'][number]): string => JSON.stringify([rule, effects, color]);
  const [before, after] = [outcome.before.findings.map(key), outcome.after.findings.map(key)];
  const apart = [
    ...outcome.before.findings.filter((found) => !after.includes(key(found))),
    ...outcome.after.findings.filter((found) => !before.includes(key(found))),
  ];
  const all = [...new Set(apart.map(({ article, rule }) => `${article} ${rule}`))];
  return all.length > 0 ? ` [${all.join(', ')}]` : '';
}

const costOf = (entry: RuleEntry | undefined): string =>
  entry === undefined ? 'no rule' : [...entry.effects, ...(entry.scope ? [entry.scope] : [])].join(', ') || 'no consequence';
const ruleLine = ({ code, before, after }: ChangedRule): string => {
  const [was, is] = [costOf(before), costOf(after)];
  return `  ${after?.article ?? before?.article ?? ''} ${code}: ${was === is ? `${was}, in other cases or by another article` : `${was} -> ${is}`}`;
};
const numbersOf = (value: object | undefined): string =>
  Object.entries(value ?? {})
    .flatMap(([key, number]) => (key === 'article' ? [] : [key === 'value' ? String(number) : `${key} ${JSON.stringify(number)}`]))
    .join(', ');
const conflictLine = ({ kind, aspect, answers, example }: Conflict): string =>
  `${kind} on ${aspect}: ${answers.map(({ article, says }) => `${article} ${says}`).join(' | ') || (example.kind === 'incident' ? example.incident.type : example.kind)}`;

const section = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ['', title, ...lines]);

/** The effects in lines, cases by provision. */
export function effectLines({ draft, cases, turned, rules, values, sameKind, questions }: Effects): readonly string[] {
  const provisions = [...new Set(turned.map(({ provision }) => provision))];
  const { settled, opened, conflictsOpened, conflictsClosed } = questions;
  return [
    `Draft ${draft.id} amends ${draft.basis}: ${draft.title.en ?? Object.values(draft.title)[0]} (${draft.mover}, ${draft.date})`,
    ...section('Rules that change', rules.map(ruleLine)),
    ...section(
      'Numbers that change',
      values.map(({ id, before, after }) => `  ${id}: ${numbersOf(before)} -> ${numbersOf(after)}`),
    ),
    '',
    `Cases ruled otherwise: ${turned.length} of ${cases}, in ${provisions.length} provisions`,
    ...provisions.flatMap((provision) => [
      `  ${provision}`,
      ...turned
        .filter((one) => one.provision === provision)
        .flatMap((one) => {
          const [before, after] = sidesOf(one);
          return [`    ${one.id}${articles(one)}`, `      before: ${before}`, `      after:  ${after}`];
        }),
    ]),
    ...section(
      'Of the same kind, and as before',
      sameKind.map(({ article, rule, changed }) => `  ${article} ${rule} costs what ${changed} cost`),
    ),
    ...section('Questions', [
      ...settled.map((id) => `  settled: ${id}`),
      ...opened.map((id) => `  opened: ${id}`),
      ...conflictsClosed.map((one) => `  closed: ${conflictLine(one)}`),
      ...conflictsOpened.map((one) => `  opened: ${conflictLine(one)}`),
    ]),
  ];
}

/** A case found with its document of the case contract, for the edition at the draft's root. */
export function withDocument(found: NewCase, draft: CompiledDraft) {
  const { editions: _, ...document } = documentOf(found.subject, draft.root, booksOfDraft(draft).table) as CaseDocument;
  return { ...found, document: { edition: draft.root, ...document } };
}

const causeLine = ({ rule, articles: cited }: Cause): string => (rule === null ? 'silent' : `${cited[0] ?? ''} ${rule}`.trim());

function frequencyLine({ inPlay }: NewCase): string {
  if (inPlay.length === 0) return 'not counted in play';
  return inPlay.map(({ strength, strokes, of }) => `${strength} ${strokes} of ${of}`).join(', ');
}

/** The smallest new cases, each as a text of the notation. */
export function newCaseLines(found: readonly NewCase[], draft: CompiledDraft): readonly string[] {
  const books = booksOfDraft(draft);
  return section(
    'Smallest cases in which draft and basis part, made up; strokes of play that part so',
    found.flatMap((one) => {
      const { edition: _, ...document } = withDocument(one, draft).document;
      const [before, after] = rulingsOn(one.subject, books) as readonly [Ruling, Ruling];
      const says = (ruling: Ruling): string => one.aspects.map((aspect) => SAYS[aspect]?.(ruling) ?? '').join('; ');
      return [
        `  ${printCase(document)}`,
        `    before: ${says(before)} [${causeLine(one.one)}]`,
        `    after:  ${says(after)} [${causeLine(one.two)}]`,
        `    in play: ${frequencyLine(one)}`,
      ];
    }),
  );
}

const costs = (lines: readonly Line[] | null): string =>
  lines === null ? 'not on it' : [...new Set(lines.map(({ outcome }) => outcome.effects.join(' and ') || 'nothing'))].join(' or ');

/** What else changes: provisions, the pocket card, the comparison with other editions, the quiz. */
export function affectedLines({ provisions, card, compared, questions }: Affected): readonly string[] {
  const { situations, parameters, articles: asked, made } = questions;
  return [
    ...section(
      `Provisions touched: ${provisions.length}`,
      provisions.map(({ id, articles: own, by }) => `  ${own.join(', ')} ${id}: ${by.join(', ')}`),
    ),
    ...section(
      `Rows of the pocket card: ${card.length}`,
      card.map(({ group, provision, before, after }) => `  ${group} ${provision}: ${costs(before)} -> ${costs(after)}`),
    ),
    ...section(
      'Compared with the other editions, cases that turn',
      compared.flatMap(({ edition, nearer, farther }) =>
        nearer.length + farther.length > 0 ? [`  ${edition}: ${nearer.length} ruled as there now, ${farther.length} no longer`] : [],
      ),
    ),
    ...section('Questions of the quiz', [
      `  situations of the case book: ${situations.length}${situations.length > 0 ? `, ${situations.join(', ')}` : ''}`,
      ...(parameters.length > 0 ? [`  numbers: ${parameters.join(', ')}`] : []),
      ...(asked.length > 0 ? [`  articles of: ${asked.join(', ')}`] : []),
      `  made from seeds: ${made.turned.length} of ${made.of}`,
    ]),
  ];
}

const figure = ({ mean, margin }: Estimate): string => `${mean.toFixed(2)} ±${margin.toFixed(2)}`;
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const TITLES = { strokes: 'strokes', penaltyDiscs: 'penalty discs', turnsLost: 'turns lost', firstWins: 'won by who begins' } as const;

/** What was counted in play, in lines. */
export function playLines({ strength, sets, turned, measures, unended }: Played): readonly string[] {
  const turns = turned && shareInterval(turned.strokes, turned.of);
  return [
    `  ${strength} players, ${sets} sets`,
    ...(turned && turns
      ? [
          `    strokes ruled otherwise: ${turned.strokes} of ${turned.of}, ${percent(turns.share)} (${percent(turns.least)} to ${percent(turns.most)})`,
          ...turned.partings.map(
            ({ aspects, rules, strokes }) => `      ${strokes}: ${aspects.join(', ')}${rules.length > 0 ? ` by ${rules.join(', ')}` : ''}`,
          ),
        ]
      : ['    the tables differ: strokes cannot be compared one by one']),
    ...MEASURES.map((name) => {
      const { basis, draft, difference } = measures[name];
      return `    ${TITLES[name]} a set: ${figure(basis)} -> ${figure(draft)}, by ${figure(difference)}`;
    }),
    ...(unended.basis + unended.draft > 0 ? [`    sets without an end after 80 strokes: ${unended.basis} -> ${unended.draft}`] : []),
  ];
}
