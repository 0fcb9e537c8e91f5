/** The files of `content/` as texts, and where in them a value stands: every problem of content names file and line. */
import { EVENT_ID, type Event, getScalarValue, load, parseEvents } from 'js-yaml';
import type * as z from 'zod';
import type { ContentProblem } from '../model.ts';

/** Path below `content/` (`novuss/provisions/penalty-disc/striker-pocketed.yaml`) to the file's text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Takes down what is wrong with the content. */
export type Report = (problem: ContentProblem) => void;

/** A value with the file it was read from, so that what is found wrong later can still be placed. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

const startOf = (event: Event): number =>
  event.type === EVENT_ID.SCALAR
    ? event.valueStart
    : event.type === EVENT_ID.MAPPING || event.type === EVENT_ID.SEQUENCE
      ? event.start
      : -1;

/** The index after the node that begins at an index of the event stream. */
function after(events: readonly Event[], index: number): number {
  let depth = 0;
  for (let i = index; i < events.length; i++) {
    const { type } = events[i] as Event;
    if (type === EVENT_ID.MAPPING || type === EVENT_ID.SEQUENCE) depth++;
    if (type === EVENT_ID.POP) depth--;
    if (depth === 0) return i + 1;
  }
  return events.length;
}

/**
 * The child of a collection under a key or index, of a list also the item with this `id`: where it begins in the source (its key, in a mapping) and
 * in the event stream.
 */
function child(text: string, events: readonly Event[], index: number, key: PropertyKey): readonly [offset: number, index: number] | null {
  const mapping = (events[index] as Event).type === EVENT_ID.MAPPING;
  let nth = 0;
  for (let i = index + 1; i < events.length && (events[i] as Event).type !== EVENT_ID.POP; nth++) {
    const first = events[i] as Event;
    if (!mapping && (nth === key || idAt(text, events, i) === key)) return [startOf(first), i];
    if (mapping && first.type === EVENT_ID.SCALAR && getScalarValue(text, first) === String(key)) return [startOf(first), i + 1];
    i = after(events, mapping ? after(events, i) : i);
  }
  return null;
}

/** The `id` of what begins at an index of the event stream; undefined where it has none. */
function idAt(text: string, events: readonly Event[], index: number): string | undefined {
  const found = events[index]?.type === EVENT_ID.MAPPING ? child(text, events, index, 'id') : null;
  const value = events[found?.[1] ?? -1];
  return value?.type === EVENT_ID.SCALAR ? getScalarValue(text, value) : undefined;
}

/** The events of a YAML or JSON text; none where it cannot be read. */
function eventsOf(text: string): readonly Event[] {
  try {
    return parseEvents(text, {});
  } catch {
    return [];
  }
}

/** The line (from 1) of what a path leads to in a YAML or JSON text; of the nearest thing above it where it is not there. */
export function lineAt(text: string, path: readonly PropertyKey[]): number {
  const events = eventsOf(text);
  let index = 1;
  let offset = 0;
  for (const key of path) {
    const event = events[index];
    if (event === undefined || (event.type !== EVENT_ID.MAPPING && event.type !== EVENT_ID.SEQUENCE)) break;
    const found = child(text, events, index, key);
    if (found === null) break;
    [offset, index] = found;
  }
  return text.slice(0, Math.max(0, offset)).split('\n').length;
}

/** `['editions', '2017', 'articles', 0]` as people write it: `editions.2017.articles[0]`. */
const pathText = (path: readonly PropertyKey[]): string =>
  path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');

/** Names a problem at a path of a source. */
export function problemAt({ file, text }: Source, path: readonly PropertyKey[], code: string, detail: string): ContentProblem {
  return { file, line: lineAt(text, path), path: pathText(path), code, detail };
}

/** What texts were read as: after a change of one file all others are asked for again. */
const parsed = new Map<string, unknown>();

/** The data of a YAML or JSON file; undefined, with a problem reported, where it cannot be read. */
export function readData({ file, text }: Source, report: Report): unknown {
  try {
    const data = parsed.get(text) ?? load(text, { filename: file });
    parsed.set(text, data);
    return data;
  } catch (error) {
    const line = (error as { readonly mark?: { readonly line: number } }).mark?.line;
    const detail = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    report({ file, ...(line === undefined ? {} : { line: line + 1 }), path: '', code: 'file-unreadable', detail });
    return undefined;
  }
}

const described = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Readonly<Record<PropertyKey, unknown>> | null | undefined)?.[key], data);

/** How much is wrong: each fault, and of unknown keys each. */
const faults = (form: readonly z.core.$ZodIssue[]): number =>
  form.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);

/**
 * Of a value that may have several forms, what is wrong in the form that is meant: whose faults lie deepest, two levels down or more; else, of an
 * object, the one with the fewest.
 */
const inNearestForm = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union') return [issue];
  const forms = issue.errors.map((form) => form.flatMap(inNearestForm));
  const depth = (form: readonly z.core.$ZodIssue[]): number => Math.max(...form.map(({ path }) => path.length), 0);
  const nearest = forms.reduce<readonly z.core.$ZodIssue[]>((best, form) => (depth(form) > depth(best) ? form : best), []);
  const [fewest = [], next = []] = forms.toSorted((a, b) => faults(a) - faults(b));
  const isClear = typeof issue.input === 'object' && issue.input !== null && faults(fewest) < faults(next);
  const meant = depth(nearest) >= 2 ? nearest : isClear ? fewest : [];
  return meant.length === 0 ? [issue] : meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
};

/** What a schema says of the value at a key; undefined where it has no such key. */
function schemaAt(schema: z.core.$ZodType | undefined, key: PropertyKey): z.core.$ZodType | undefined {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def === undefined) return undefined;
  if ('innerType' in def) return schemaAt(def.innerType, key);
  if (def.type === 'union') return def.options.map((form) => schemaAt(form, key)).find((found) => found !== undefined);
  if (def.type === 'object') return def.shape[String(key)];
  if (def.type === 'record') return def.valueType;
  return def.type === 'array' ? def.element : undefined;
}

/** The keys that a schema has; none where it names none. */
function keysOf(schema: z.core.$ZodType | undefined): readonly string[] {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  if (def === undefined) return [];
  if ('innerType' in def) return keysOf(def.innerType);
  if (def.type === 'union') return [...new Set(def.options.flatMap(keysOf))];
  if (def.type === 'object') return Object.keys(def.shape);
  return def.type === 'record' ? [...(def.keyType._zod.values ?? [])].map(String) : [];
}

/** How many letters of one word stand in the same order in another. */
function lettersInCommon(one: string, other: string): number {
  let row: readonly number[] = new Array(other.length + 1).fill(0);
  for (const letter of one) {
    const next = [0];
    for (let i = 0; i < other.length; i++)
      next.push(other[i] === letter ? (row[i] as number) + 1 : Math.max(row[i + 1] as number, next[i] as number));
    row = next;
  }
  return row.at(-1) as number;
}

const SHOWN = 12;

/** The keys that are known where one is not; of many the likeliest. */
function insteadOf(key: string, known: readonly string[]): string {
  if (known.length === 0) return '';
  if (known.length <= SHOWN) return `; expected one of ${known.join(', ')}`;
  const likeness = (name: string): number => lettersInCommon(key, name) / Math.max(key.length, name.length);
  const [likeliest] = known.toSorted((a, b) => likeness(b) - likeness(a));
  return `; expected a name as ${likeliest}`;
}

/** The data where it has the shape; undefined, with each fault reported (what was expected, what was found), where it hasn't. */
export function checked<T>(schema: z.ZodType<T>, data: unknown, source: Source, report: Report): T | undefined {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data;
  for (const issue of result.error.issues.flatMap(inNearestForm)) {
    const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
    const line = lineAt(source.text, [...issue.path, ...key]);
    const known = keysOf(issue.path.reduce<z.core.$ZodType | undefined>(schemaAt, schema));
    const detail = key[0] === undefined ? `; found ${described(valueAt(data, issue.path))}` : insteadOf(key[0], known);
    report({ ...problemAt(source, issue.path, 'shape', `${issue.message}${detail}`), line });
  }
  return undefined;
}
