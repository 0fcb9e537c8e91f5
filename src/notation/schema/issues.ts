/** zod's issues as problems of ours: a path, what stands there, what should. */
import type * as z from 'zod/mini';
import { joinPath, type Problem, problem, within } from '../problem.ts';

type Issue = z.core.$ZodIssue;

/** Every issue of a refused document, in the order in which its fields are declared; unknown fields after the others of their object. */
export function problemsOf(issues: readonly Issue[], document: unknown): readonly Problem[] {
  return issues.flatMap((issue) => translate(issue, document));
}

function translate(issue: Issue, document: unknown): readonly Problem[] {
  const path = issue.path.reduce<string>(joinPath, '');
  const value = at(document, issue.path);
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => problem(joinPath(path, key), 'unknown-field', at(value, [key])));
  if (value === undefined) return [problem(path, 'missing', undefined, ...expectedOf(issue))];
  switch (issue.code) {
    case 'invalid_type':
      return [
        typeof value === 'number' && !Number.isFinite(value) ? problem(path, 'not-finite', value) : wrongType(path, issue.expected, value),
      ];
    case 'invalid_value':
      return [problem(path, 'not-an-option', value, ...issue.values.map(String))];
    case 'invalid_union':
      return invalidUnion(issue, path, value);
    case 'too_small':
      return [bound(path, value, issue.origin, issue.inclusive === false ? '>' : '>=', issue.minimum)];
    case 'too_big':
      return [bound(path, value, issue.origin, issue.inclusive === false ? '<' : '<=', issue.maximum)];
    default:
      return [wrongType(path, issue.code, value)];
  }
}

const wrongType = (path: string, expected: string, value: unknown): Problem => problem(path, 'wrong-type', value, expected);

function bound(path: string, value: unknown, origin: string, relation: string, limit: number | bigint): Problem {
  if (origin === 'array') return problem(path, relation.startsWith('<') ? 'too-many' : 'too-few', value, Number(limit));
  return problem(path, 'out-of-range', value, `${relation} ${limit}`);
}

/** A union by a discriminator names its options; of another one the branch that came furthest is reported. */
function invalidUnion(issue: Extract<Issue, { code: 'invalid_union' }>, path: string, value: unknown): readonly Problem[] {
  const options = optionsOf(issue);
  if (options.length > 0) return [problem(path, 'not-an-option', value, ...options)];
  const branches = issue.errors.map((errors) => problemsOf(errors, value));
  const deepest = branches.toSorted((a, b) => depth(b) - depth(a))[0];
  if (deepest === undefined || depth(deepest) === 0) return [wrongType(path, 'object', value)];
  return within(path, deepest);
}

const depth = (problems: readonly Problem[]): number => Math.max(0, ...problems.slice(0, 50).map((p) => p.path.length));

/** The options, or else the type that is wanted. */
function expectedOf(issue: Issue): readonly string[] {
  return issue.code === 'invalid_type' ? [issue.expected] : optionsOf(issue);
}

function optionsOf(issue: Issue): readonly string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  if (issue.code !== 'invalid_union' || !('options' in issue) || !Array.isArray(issue.options)) return [];
  return issue.options.map(String);
}

/** What stands at a path; only own fields, so that no name of a prototype is taken for one. */
function at(value: unknown, path: readonly PropertyKey[]): unknown {
  let here = value;
  for (const key of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return undefined;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here;
}
