/** What the bench works out of a draft, as plain values that a worker can send: its faults, its basis, what it does. */
import { PROVISION_ARTICLES } from '../compiled/provision-articles.ts';
import type { StatedValue } from '../corpus/compile/parameters.ts';
import type { Source } from '../corpus/compile/source.ts';
import { disputeOf, rulingsOn } from '../divergence/shrink.ts';
import type { Dispute } from '../divergence/types.ts';
import { INCIDENT_TYPES } from '../referee/codes.ts';
import type { RuleTable } from '../referee/edition.ts';
import { incidentFields } from '../referee/incidents/fields.ts';
import type { EditionId, Ruling } from '../referee/types.ts';
import { type Affected, type AffectedCorpus, type AffectedSource, affected } from './affected.ts';
import { type Basis, type CompiledDraft, editionBasis, type Statements } from './basis.ts';
import {
  type ChangedRule,
  casesOf,
  changedRules,
  changedValues,
  type DraftCase,
  type OpenQuestions,
  openQuestions,
  type Sibling,
  siblings,
  type TurnedCase,
  turnedCases,
} from './effects.ts';
import { booksOfDraft, type NewCase } from './new-cases.ts';
import { type DraftProblem, draftFrom } from './read.ts';
import { provisional, textOf, treeOf } from './tree.ts';
import { type OwnProblem, withUnfilled } from './unfilled.ts';

/** A rulebook as the page shows it. */
export interface BookView {
  readonly id: string;
  readonly root: EditionId;
  readonly statements: Statements;
  readonly rules: RuleTable;
  readonly parameters: Readonly<Record<string, StatedValue>>;
  /** The articles of the provisions that it has. */
  readonly articles: Readonly<Record<string, readonly string[]>>;
}

/** What the page gets for all drafts. */
export interface DraftSource extends AffectedSource {
  /** The fields of each incident, on which a line of it may depend. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}
export const fieldsByIncident = (): DraftSource['fields'] =>
  Object.fromEntries(INCIDENT_TYPES.map((type) => [type, incidentFields(type).map(({ name }) => name)]));

function viewOf({ id, root, statements, rules, parameters, articles }: Basis, more: readonly string[] = []): BookView {
  const provisions = [...Object.keys(PROVISION_ARTICLES), ...more];
  const has = provisions.flatMap((one) => (articles(one).length > 0 ? [[one, articles(one)] as const] : []));
  return { id, root, statements, rules: rules.rules, parameters, articles: Object.fromEntries(has) };
}

/** An edition as a basis; null where there is none of this name. */
export function editionView(id: string): BookView | null {
  const basis = editionBasis(id);
  return basis === undefined ? null : viewOf(basis);
}

/** Drafts with what they still lack filled in, so that they can be tried while they are written. */
const filledIn = (sources: readonly Source[]): readonly Source[] =>
  sources.map(({ file, text }) => {
    const tree = treeOf(text);
    return { file, text: tree === null ? text : textOf(provisional(tree)) };
  });

export interface Read {
  readonly problems: readonly OwnProblem[];
  /** What is wrong with the drafts that it amends. */
  readonly under: readonly DraftProblem[];
  /** Null where there is none of the name. */
  readonly basis: BookView | null;
  /** Null where the draft cannot be run. */
  readonly draft: BookView | null;
}

const provisionsIn = (draft: CompiledDraft): readonly string[] => [
  ...draft.draft.changes.flatMap(({ provisions }) => Object.keys(provisions)),
  ...('draft' in draft.basis ? provisionsIn(draft.basis as CompiledDraft) : []),
];

/** What is wrong with drafts: where those that are amended have faults of their own, their drafts are not missing. */
function problemsIn([own]: readonly Source[], problems: readonly DraftProblem[]): readonly DraftProblem[] {
  const isMissing = ({ code }: DraftProblem): boolean => code === 'basis-unknown';
  const areFaulty = problems.some((problem) => problem.file !== own?.file && !isMissing(problem));
  return areFaulty ? problems.filter((problem) => !isMissing(problem)) : problems;
}

/** Reads a draft, with those that it may amend after it: what is wrong with them, and the two rulebooks. */
export function read(sources: readonly Source[]): { readonly read: Read; readonly draft: CompiledDraft | undefined } {
  const { draft: sound, problems: found } = draftFrom(sources);
  const [own, ...others] = sound ? sources : filledIn(sources);
  const draft = sound ?? (own && draftFrom([own, ...others]).draft);
  const named = treeOf(own?.text ?? '')?.basis ?? '';
  const under = others.filter(({ text }) => treeOf(text)?.id === named);
  const before = draft?.basis ?? editionBasis(named) ?? (under.length > 0 ? draftFrom([...under, ...others]).draft : undefined);
  const problems = problemsIn(sources, found);
  const isOwn = ({ file }: DraftProblem): boolean => file === own?.file;
  const more = draft === undefined ? [] : provisionsIn(draft);
  return {
    read: {
      problems: problems.filter(isOwn).map((problem) => withUnfilled(problem, treeOf(sources[0]?.text ?? ''))),
      under: problems.filter((problem) => !isOwn(problem)),
      basis: before ? viewOf(before, more) : null,
      draft: draft ? viewOf(draft, more) : null,
    },
    draft,
  };
}

/** A case that was made up, with what both books rule. */
export interface MadeCase extends NewCase {
  readonly dispute: Dispute;
  readonly before: Ruling;
  readonly after: Ruling;
}

/** Cases as the page shows them; one that cannot be played any more is left out. */
export function madeCases(found: readonly NewCase[], draft: CompiledDraft): readonly MadeCase[] {
  const books = booksOfDraft(draft);
  return found.flatMap((one) => {
    const [dispute, rulings] = [disputeOf(one.subject, books.table), rulingsOn(one.subject, books)];
    return dispute && rulings ? [{ ...one, dispute, before: rulings[0], after: rulings[1] }] : [];
  });
}

/** What a draft does, as far as it has been worked out. */
export interface Effects {
  /** Cases that were ruled so far, of all that are about the edition at the root. */
  readonly ruled: number;
  readonly cases: number;
  readonly turned: readonly TurnedCase[];
  readonly rules: readonly ChangedRule[];
  readonly values: readonly string[];
  readonly sameKind: readonly Sibling[];
  /** Null until everything else is there. */
  readonly questions: OpenQuestions | null;
  /** By change, the cases that it turns alone; one that turns by several together only stands with the last. Null until everything else is there. */
  readonly byChange: readonly (readonly string[])[] | null;
  /** What it touches beside the cases. Null until everything else is there, and where that is not asked. */
  readonly affected: Affected | null;
}

/** Cases between two reports. */
const STEP = 60;

/** The cases that each change of a draft turns without the others. */
function turnedByChange(
  sources: readonly Source[],
  all: readonly DraftCase[],
  turned: readonly TurnedCase[],
): readonly (readonly string[])[] {
  const [own, ...others] = sources;
  const under = filledIn(others);
  const tree = own && treeOf(own.text);
  const ids = turned.map(({ id }) => id);
  if (!tree || tree.changes.length < 2) return [ids];
  const cases = all.filter(({ id }) => ids.includes(id));
  const alone = tree.changes.map((change) => {
    const text = textOf(provisional({ ...tree, changes: [change] }));
    const { draft } = draftFrom([{ file: own.file, text }, ...under]);
    return draft === undefined ? [] : turnedCases(cases, draft).map(({ id }) => id);
  });
  const together = ids.filter((id) => !alone.some((list) => list.includes(id)));
  return alone.map((list, i) => (i === alone.length - 1 ? [...list, ...together] : list));
}

/** Works out what a draft does, step by step; each step gives what is there so far. What it touches beside the cases is worked out of `source`. */
export function* effects(
  sources: readonly Source[],
  all: readonly DraftCase[],
  draft: CompiledDraft,
  source: AffectedCorpus | null,
): Generator<Effects> {
  const cases = casesOf(all, draft);
  const rules = changedRules(draft);
  const known = { cases: cases.length, rules, values: changedValues(draft), sameKind: siblings(draft) };
  const later = { questions: null, byChange: null, affected: null };
  const turned: TurnedCase[] = [];
  for (let at = 0; at < cases.length; at += STEP) {
    turned.push(...turnedCases(cases.slice(at, at + STEP), draft));
    yield { ...known, ruled: Math.min(cases.length, at + STEP), turned: [...turned], ...later };
  }
  const whole = {
    ...known,
    ruled: cases.length,
    turned,
    questions: openQuestions(draft),
    byChange: turnedByChange(sources, cases, turned),
  };
  yield { ...whole, affected: null };
  if (source) yield { ...whole, affected: affected(source.corpus, draft, turned, source.situations) };
}
