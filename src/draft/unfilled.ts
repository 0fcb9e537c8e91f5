/** What a draft still lacks while it is being written, told apart from what is wrong in it: whatever is wrong only because a field is empty. */
import { PROVISION_ARTICLES } from '../compiled/provision-articles.ts';
import type { DraftProblem } from './read.ts';
import type { DraftTree, ProvisionTree } from './tree.ts';

/** Fields of the page: of the head, of a change, of a number, of a provision (a new one has a name and `text`, a known one gets new `words`). */
export const FILLED_FIELDS = [
  'title',
  'mover',
  'date',
  'basis',
  'changes',
  'reason',
  'value',
  'article',
  'name',
  'text',
  'words',
  'effect',
  'chapter',
  'articles',
] as const;
export type FilledField = (typeof FILLED_FIELDS)[number];

/** A problem, and the empty fields that it comes from; none where something is wrong. */
export interface OwnProblem extends DraftProblem {
  readonly unfilled: readonly FilledField[];
}

/** Nothing, blanks, or a list or a table of nothing else. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** What a problem's path leads to. */
const valueAt = (tree: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[key], tree);

const isKnown = (provision: string): boolean => provision in PROVISION_ARTICLES;

/** What a provision that no edition has must have. */
const NEW: readonly (readonly [keyof ProvisionTree, FilledField])[] = [
  ['title', 'name'],
  ['chapter', 'chapter'],
  ['articles', 'articles'],
  ['texts', 'text'],
];

function ofProvision(tree: DraftTree, [, change = '', , id = '', key]: readonly string[], code: string): readonly FilledField[] {
  const own = tree.changes[Number(change)]?.provisions?.[id] ?? {};
  if (code === 'article-missing') return isEmpty(own.articles) ? ['articles'] : [];
  if (!isKnown(id) && own.title !== undefined) return NEW.flatMap(([field, said]) => (isEmpty(own[field]) ? [said] : []));
  return code === 'shape' && key === 'texts' ? ['words'] : code === 'shape' && key === 'effect' ? ['effect'] : [];
}

function fieldsAt(tree: DraftTree, path: readonly string[], code: string): readonly FilledField[] {
  const [first, , part, table, , key] = path;
  if (path.length <= 2 && first !== undefined && ['title', 'mover', 'date', 'basis', 'changes'].includes(first))
    return [first as FilledField];
  if (part === 'reason') return ['reason'];
  if (part === 'provisions') return ofProvision(tree, path, code);
  if (part === 'amends' && table === 'parameters')
    return code === 'article-missing' ? ['article'] : (key ?? 'value') === 'value' ? ['value'] : [];
  return [];
}

const partsOf = (path: string): readonly string[] => path.split(/[.[\]]+/).filter(Boolean);

/** How many fields are still to be filled in. */
export function unfilledCount(problems: readonly OwnProblem[]): number {
  const placeOf = (path: readonly string[]): string => (path[2] === 'provisions' ? path.slice(0, 4) : path).join('.');
  return new Set(problems.flatMap(({ path, unfilled }) => unfilled.map((field) => `${placeOf(partsOf(path))} ${field}`))).size;
}

/** A problem of a draft with the fields that it comes from being empty; of one that fields cannot show it is a fault. */
export function withUnfilled(problem: DraftProblem, tree: DraftTree | null): OwnProblem {
  const path = partsOf(problem.path);
  const lacks = problem.code === 'shape' ? isEmpty(valueAt(tree, path)) : ['provision-unknown', 'article-missing'].includes(problem.code);
  return { ...problem, unfilled: tree !== null && lacks ? fieldsAt(tree, path, problem.code) : [] };
}
