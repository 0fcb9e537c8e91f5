/**
 * From the outcomes of all combinations of answers to the fewest questions that tell them apart: a decision tree. Questions that change nothing
 * are not asked, answers that lead to the same are one branch.
 */
export interface Question {
  readonly id: string;
  readonly answers: readonly string[];
  /** Only neighbours of an ordered question (numbers) share a branch. */
  readonly ordered: boolean;
}

/** One combination: the place of its answer in each question's `answers`. */
export interface Sample<T> {
  readonly at: readonly number[];
  readonly value: T;
}

export type Tree<T> =
  | { readonly kind: 'leaf'; readonly samples: readonly Sample<T>[] }
  | { readonly kind: 'question'; readonly question: number; readonly branches: readonly Branch<T>[] };
export interface Branch<T> {
  readonly answers: readonly number[];
  readonly tree: Tree<T>;
}

interface Sized<T> {
  readonly tree: Tree<T>;
  /** Equal trees have equal keys. */
  readonly key: string;
  readonly leaves: number;
  readonly depth: number;
}

/** The smallest tree, by leaves, then by depth; of equal ones the one that asks the earlier question first. */
export function smallestTree<T>(questions: readonly Question[], samples: readonly Sample<T>[], keyOf: (value: T) => string): Tree<T> {
  return grow(
    questions,
    samples,
    questions.map((_, i) => i),
    keyOf,
  ).tree;
}

function grow<T>(
  questions: readonly Question[],
  samples: readonly Sample<T>[],
  open: readonly number[],
  keyOf: (value: T) => string,
): Sized<T> {
  const keys = new Set(samples.map(({ value }) => keyOf(value)));
  if (keys.size <= 1 || open.length === 0) return { tree: { kind: 'leaf', samples }, key: [...keys].join('|'), leaves: 1, depth: 0 };
  const trees = open.map((question) => ask(questions, samples, open, question, keyOf));
  return trees.reduce((best, one) => ((one.leaves - best.leaves || one.depth - best.depth) < 0 ? one : best));
}

function ask<T>(
  questions: readonly Question[],
  samples: readonly Sample<T>[],
  open: readonly number[],
  question: number,
  keyOf: (value: T) => string,
): Sized<T> {
  const rest = open.filter((other) => other !== question);
  const { answers, ordered } = questions[question] as Question;
  const groups: { answers: number[]; sized: Sized<T> }[] = [];
  for (const answer of answers.keys()) {
    const here = samples.filter(({ at }) => at[question] === answer);
    if (here.length === 0) continue;
    const sized = grow(questions, here, rest, keyOf);
    const alike = ordered ? groups.slice(-1) : groups;
    const group = alike.find((other) => other.sized.key === sized.key);
    if (group) {
      group.answers.push(answer);
      group.sized = { ...sized, tree: joined(group.sized.tree, sized.tree) };
    } else groups.push({ answers: [answer], sized });
  }
  const [only] = groups;
  if (only && groups.length === 1) return only.sized;
  return {
    tree: { kind: 'question', question, branches: groups.map((group) => ({ answers: group.answers, tree: group.sized.tree })) },
    key: `${question}(${groups.map((group) => `${group.answers.join()}:${group.sized.key}`).join(';')})`,
    leaves: groups.reduce((sum, { sized }) => sum + sized.leaves, 0),
    depth: 1 + Math.max(...groups.map(({ sized }) => sized.depth)),
  };
}

/** Two trees of the same key as one, with the samples of both. */
function joined<T>(a: Tree<T>, b: Tree<T>): Tree<T> {
  if (a.kind === 'leaf' || b.kind === 'leaf') return { kind: 'leaf', samples: [...samplesIn(a), ...samplesIn(b)] };
  const branches = a.branches.map((branch, i) => ({
    answers: branch.answers,
    tree: joined(branch.tree, b.branches[i]?.tree ?? branch.tree),
  }));
  return { kind: 'question', question: a.question, branches };
}

/** All samples below a node. */
export const samplesIn = <T>(tree: Tree<T>): readonly Sample<T>[] =>
  tree.kind === 'leaf' ? tree.samples : tree.branches.flatMap((branch) => samplesIn(branch.tree));

/** Which answers to a question lead somewhere. */
export interface Condition {
  readonly question: string;
  readonly answers: readonly string[];
  /** Every answer that the question has. */
  readonly all: readonly string[];
}

/** The leaves of a tree, each with the answers that lead to it. */
export function leavesOf<T>(
  questions: readonly Question[],
  tree: Tree<T>,
  path: readonly Condition[] = [],
): readonly { readonly conditions: readonly Condition[]; readonly samples: readonly Sample<T>[] }[] {
  if (tree.kind === 'leaf') return [{ conditions: path, samples: tree.samples }];
  const { id, answers } = questions[tree.question] as Question;
  return tree.branches.flatMap((branch) =>
    leavesOf(questions, branch.tree, [
      ...path,
      { question: id, answers: branch.answers.map((answer) => answers[answer] as string), all: answers },
    ]),
  );
}
