/**
 * The text form of positions, strokes and cases, as FEN is for chess: `r1 0,300 b1 20,-250 s 0,-440; stroke 90 3.5; edition 2017`. It says
 * what the case contract's JSON says and becomes the same documents; grammar and examples: docs/notation.md.
 */
import { colorOf } from '../../geometry/discs.ts';
import { SEATING } from '../../geometry/row.ts';
import type { Disc, DiscId, Point, Position, Seat } from '../../physics/types.ts';
import type { CaseEvent } from '../../referee/types.ts';
import type { Problem } from '../problem.ts';
import { fail, ok, type Result } from '../result.ts';
import { isBody, type Placed } from './bodies.ts';
import { type Draft, KEYWORDS, NEXT, readClause, type Said } from './clauses.ts';
import { eventsIn, takenAway } from './events.ts';
import type { Field } from './fields.ts';
import { type Clause, clausesOf, lineAndColumn, problemOf, Unreadable, type Word } from './words.ts';

/** What a text can be read as. */
export type TextKind = 'case' | 'setup' | 'shot' | 'place' | 'classify' | 'check-placement' | 'log';

/** A document of the contract that a text says, not yet checked, and where in the text each of its fields stands. */
export interface TextDocument {
  readonly document: Readonly<Record<string, unknown>>;
  /** The same problem with the line and column of the word it is about, where there is one. */
  readonly locate: (problem: Problem) => Problem;
}

/** Does this text claim to be the notation? True where its first word is one that begins a clause; JSON and links never do. */
export function isNotation(text: string): boolean {
  const [first = ''] = /[^\s;]+/.exec(text) ?? [];
  return isBody(first) || KEYWORDS.includes(first);
}

/** Reads a text as a document of the kind, or says which word is wrong and what could stand there. Never throws. */
export function readText(text: string, kind: TextKind): Result<TextDocument, Problem> {
  try {
    const built = kind === 'log' ? logOf(clausesOf(text)) : documentOf(kind, draftOf(clausesOf(text)));
    return ok({ document: built.fields, locate: (problem) => locate(problem, built.marks, text) });
  } catch (error) {
    if (error instanceof Unreadable) return fail(problemOf(error, text));
    throw error;
  }
}

/** Path in the document to the word that says it. */
type Marks = Map<string, Word>;

/** Fields of a document under construction, with their words. */
class Built {
  readonly fields: Record<string, unknown> = {};
  readonly marks: Marks = new Map();
  set(name: string, value: unknown, word?: Word): void {
    this.fields[name] = value;
    if (word) this.marks.set(name, word);
  }
  say<T>(name: string, said: Said<T> | undefined): void {
    if (said) this.set(name, said.value, said.word);
  }
}

function locate(problem: Problem, marks: Marks, text: string): Problem {
  let path = problem.path;
  for (;;) {
    const word = marks.get(path);
    if (word) return { ...problem, ...lineAndColumn(text, word.at) };
    const shorter = path.replace(/(?:\.[^.[\]]+|\[[^\]]*\])$/, '');
    if (shorter === path) return problem;
    path = shorter;
  }
}

function draftOf(clauses: readonly Clause[]): Draft {
  const draft: Draft = {};
  for (const clause of clauses) readClause(draft, clause);
  return draft;
}

/** What the position is called in the documents of each kind. */
const POSITION: Readonly<Record<TextKind, string>> = {
  case: 'before',
  setup: 'before',
  log: 'before',
  shot: 'before',
  place: 'position',
  classify: 'position',
  'check-placement': 'position',
};

function documentOf(kind: Exclude<TextKind, 'log'>, draft: Draft): Built {
  const built = new Built();
  if (kind !== 'shot') {
    sayRules(built, draft);
    saySeating(built, draft);
  }
  sayPosition(built, draft, POSITION[kind]);
  const strokes = kind !== 'place' && kind !== 'classify' && draft.position !== undefined;
  const shooter: Seat | null = draft.shooter ? draft.shooter.value : strokes ? 'south' : null;
  if (shooter !== null) built.set('shooter', shooter, draft.shooter?.word);
  sayRest(built, draft, shooter);
  return built;
}

/** The edition and the format, the state and the readings. A shot reads past them, so that a case's text can be simulated. */
function sayRules(built: Built, draft: Draft): void {
  built.say('edition', draft.edition);
  if (draft.editions) {
    const { value, word } = draft.editions;
    built.set(
      'editions',
      value.map((one) => one.value),
      word,
    );
    for (const [i, one] of value.entries()) built.marks.set(`editions[${i}]`, one.word);
  }
  if (draft.doubles) built.set('format', 'doubles', draft.doubles);
  if (draft.state) sayFields(built, 'state', draft.state);
  if (draft.readings) sayFields(built, 'readings', draft.readings);
  built.say('sets', draft.sets);
  built.say('first', draft.first);
}

/** Who sits where, also where nobody says it. */
function saySeating(built: Built, draft: Draft): void {
  built.set('colors', draft.colors?.value ?? SEATING[draft.doubles ? 'doubles' : 'singles'], draft.colors?.word);
}

/** Everything else that a clause can say; where the document has no place for it, its checks refuse it. */
function sayRest(built: Built, draft: Draft, shooter: Seat | null): void {
  sayStroke(built, draft, shooter);
  sayPlaced(built, draft);
  if (draft.table) sayFields(built, 'table', draft.table);
  sayAll(built, 'noted', draft.noted);
}

/** A list, with the words of its items. */
function sayAll(built: Built, name: string, list: readonly Said<unknown>[] | undefined): void {
  if (!list) return;
  built.set(
    name,
    list.map(({ value }) => value),
    list[0]?.word,
  );
  for (const [i, { word }] of list.entries()) built.marks.set(`${name}[${i}]`, word);
}

function sayFields(built: Built, name: string, fields: readonly Field[]): void {
  const again = fields.find((field, i) => fields.findIndex((other) => other.name === field.name) < i);
  if (again) throw new Unreadable(again.word, `${again.name} only once`);
  built.set(name, Object.fromEntries(fields.map((field) => [field.name, field.value])), fields[0]?.word);
  for (const field of fields) built.marks.set(`${name}.${field.name}`, field.word);
}

function sayPosition(built: Built, { position }: Draft, name: string): void {
  if (!position) return;
  const striker = strikerAt(position);
  built.set(name, { discs: discsOf(position), striker }, position[0]?.word);
  markBodies(built, name, position);
}

/** Where the striker lies; a second place for it is refused. */
const strikerAt = (placed: readonly Placed[]): Point | null => {
  const strikers = placed.filter(({ body }) => body === 'striker');
  const [first, second] = strikers;
  if (second) throw new Unreadable(second.word, 's only once');
  return first?.at ?? null;
};

const discsOf = (placed: readonly Placed[]): readonly Disc[] =>
  placed.flatMap(({ body, at }) => (body === 'striker' || at === null ? [] : [discAt(body, at)]));

const discAt = (id: DiscId, at: Point): Disc => ({ id, color: colorOf(id), ...at });

function markBodies(built: Built, path: string, placed: readonly Placed[]): void {
  const discs = placed.filter(({ body, at }) => body !== 'striker' && at !== null);
  for (const [i, { word }] of discs.entries()) built.marks.set(`${path}.discs[${i}]`, word);
  const striker = placed.find(({ body }) => body === 'striker');
  if (striker) built.marks.set(`${path}.striker`, striker.word);
}

/** What happened: the stroke or its report, and the incidents. */
function sayStroke(built: Built, draft: Draft, shooter: Seat | null): void {
  built.say('stroke', draft.stroke);
  if (draft.events || draft.after) sayReport(built, draft, shooter ?? 'south');
  if (!draft.incidents) return;
  const incidents = draft.incidents.map((said) => Object.fromEntries(said.map(({ value }) => value)));
  built.set('incidents', incidents, draft.incidents[0]?.[0]?.word);
  for (const [i, said] of draft.incidents.entries())
    for (const { value, word } of said) {
      if (value[0] === 'type') built.marks.set(`incidents[${i}]`, word);
      built.marks.set(`incidents[${i}].${value[0]}`, word);
    }
}

function sayReport(built: Built, draft: Draft, shooter: Seat): void {
  const read = eventsIn(draft.events?.value ?? [], 0, shooter);
  const events = read.map(({ event }) => event);
  const named = draft.after?.value ?? [];
  built.set('report', { events, after: afterOf(draft.position ?? [], events, named) }, draft.events?.word ?? draft.after?.word);
  for (const [i, { word }] of read.entries()) built.marks.set(`report.events[${i}]`, word);
  if (draft.after) built.marks.set('report.after', draft.after.word);
}

/** Where everything lies after the stroke: what is named lies there, the rest where it lay, less what the events took away. */
function afterOf(before: readonly Placed[], events: readonly CaseEvent[], named: readonly Placed[]): Position {
  const again = named.find(({ body }, i) => named.findIndex((other) => other.body === body) < i);
  if (again) throw new Unreadable(again.word, `${again.word.text} only once`);
  const away = takenAway(events);
  const places = new Map(named.map(({ body, at }) => [body, at]));
  const known = new Set(before.map(({ body }) => body));
  const stayed = before.map(({ body, at, word }) => ({
    body,
    word,
    at: places.has(body) ? (places.get(body) ?? null) : away.has(body) ? null : at,
  }));
  const others = named.filter(({ body }) => !known.has(body));
  return { discs: discsOf([...stayed, ...others]), striker: places.get('striker') ?? null };
}

/** Discs that are to be set on the table. */
function sayPlaced(built: Built, { penalty, offTable }: Draft): void {
  if (penalty) {
    const list = penalty.map(({ value }) => value);
    built.set('penalty', list.length === 1 ? list[0] : list, penalty[0]?.word);
    for (const [i, { word }] of penalty.entries()) built.marks.set(`penalty[${i}]`, word);
  }
  sayAll(built, 'offTable', offTable);
}

/** Clauses before the first `next` say what holds for the game, each `next` begins an entry. */
function logOf(clauses: readonly Clause[]): Built {
  const starts = clauses.flatMap((clause, i) => (clause[0].text === NEXT ? [i] : []));
  const head = clauses.slice(0, starts[0] ?? clauses.length);
  const built = new Built();
  const draft = draftOf(head);
  sayRules(built, draft);
  saySeating(built, draft);
  built.say('shooter', draft.shooter);
  sayPosition(built, draft, 'before');
  sayRest(built, draft, null);
  const entries = starts.map((start, i) => entryOf(clauses.slice(start, starts[i + 1] ?? clauses.length)));
  built.set(
    'log',
    entries.map(({ fields }) => fields),
  );
  for (const [i, { marks }] of entries.entries())
    for (const [path, word] of marks) built.marks.set(`log[${i}]${path === '' ? '' : `.${path}`}`, word);
  return built;
}

function entryOf([first, ...clauses]: readonly Clause[]): Built {
  const draft = draftOf(clauses);
  const built = new Built();
  if (!first) return built;
  built.marks.set('', first[0]);
  const seat = first[1];
  if (seat) readClause(draft, [{ ...first[0], text: 'shooter' }, seat, ...first.slice(2)]);
  sayRules(built, draft);
  built.say('colors', draft.colors);
  if (draft.shooter?.value) built.say('shooter', draft.shooter);
  const [only, ...more] = draft.position ?? [];
  const alone = only?.body === 'striker' && more.length === 0 && !clauses.some((clause) => clause[0].text === 'empty');
  if (only && alone) built.set('striker', only.at, only.word);
  else sayPosition(built, draft, 'before');
  sayRest(built, draft, draft.shooter?.value ?? null);
  return built;
}
