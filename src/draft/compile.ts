/** From a draft to a rulebook that referee and physics run on. Nothing global is touched: the rulebook is a value beside the editions'. */
import { EDITION_IDS } from '../compiled/editions.ts';
import { PARAMETERS } from '../compiled/parameters.ts';
import { PROVISION_ARTICLES } from '../compiled/provision-articles.ts';
import { PARAMETER_UNITS, READING_OPTIONS } from '../compiled/statements.ts';
import { amendedValue, type StatedValue } from '../corpus/compile/parameters.ts';
import { articlesOf, splitReference } from '../corpus/compile/provisions.ts';
import { CITING, unknownReadings } from '../corpus/compile/references.ts';
import { resolveRulebook } from '../corpus/compile/resolve.ts';
import { amend, type Introduced, type Rulebook, type RuleStatement } from '../corpus/compile/rulebook.ts';
import { problemAt, type Report } from '../corpus/compile/source.ts';
import { policies as policySchema } from '../corpus/schema/policies.ts';
import { INCIDENT_TYPES, type IncidentType, RULE_CODES } from '../referee/codes.ts';
import type { EditionRules } from '../referee/edition.ts';
import { incidentFields } from '../referee/incidents/fields.ts';
import { READING_BY_ID } from '../referee/readings.ts';
import { type Basis, type CompiledDraft, type Statements, statementsOf } from './basis.ts';
import type { DraftFile } from './read.ts';
import type { Change, DraftProvision } from './schema.ts';
import { sizeProblems } from './sizes.ts';

type Path = readonly PropertyKey[];
type Complain = (path: Path, code: string, detail: string) => void;

/** Where a draft has the articles of a provision: its own, or its basis'. */
function articlesIn(basis: Basis, changes: readonly Change[]): Basis['articles'] {
  const own = new Map<string, readonly string[]>();
  for (const { provisions } of changes) {
    for (const [id, said] of Object.entries(provisions)) {
      if ('absent' in said) own.set(id, []);
      else if (said.articles !== undefined) own.set(id, said.articles);
    }
  }
  return (provision) => own.get(provision) ?? basis.articles(provision);
}

const isRule = (code: string): boolean => (RULE_CODES as readonly string[]).includes(code);
const isIncident = (code: string): code is IncidentType => (INCIDENT_TYPES as readonly string[]).includes(code);

/** Up to five names that share a word with a name that nobody knows. */
function nearest(name: string, names: Iterable<string>): string {
  const words = name.split('-').filter((word) => word.length > 2);
  const near = [...names].filter((known) => words.some((word) => known.split('-').includes(word)));
  return near.length === 0 ? '' : `, perhaps ${near.slice(0, 5).join(', ')}`;
}

/** The keys of conditions that are no field of the incident. */
const CONDITIONS = ['longerThan', 'atLeast', 'waiting', 'doubles', 'repeated', 'not', 'by', 'seat'];

/** What a draft says of a rule, and cannot be said of it. */
function checkRule(code: string, said: RuleStatement, path: Path, complain: Complain): void {
  if (!isIncident(code)) {
    if (said.lines !== undefined)
      complain([...path, 'lines'], 'no-incident', `expected effects: ${code} is seen in a stroke and has no lines; found lines`);
    return;
  }
  if (said.effects !== undefined)
    complain([...path, 'effects'], 'incident', `expected lines: what the incident ${code} costs stands in them; found effects`);
  const fields = [...CONDITIONS, ...incidentFields(code).map(({ name }) => name)];
  said.lines?.forEach(({ when = {} }, i) => {
    for (const [where, keys] of [['when', Object.keys(when)] as const, ['not', Object.keys(when.not ?? {})] as const])
      for (const key of keys)
        if (!fields.includes(key))
          complain(
            [...path, 'lines', i, 'when', ...(where === 'not' ? ['not'] : []), key],
            'field-unknown',
            `expected one of ${fields.join(', ')}; found ${key}`,
          );
  });
}

/** Every provision that a draft names is one, or is new in it. */
function checkReferences(value: unknown, path: Path, known: (provision: string) => boolean, complain: Complain): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = [...path, Array.isArray(value) ? Number(key) : key];
    if (CITING.includes(key))
      for (const reference of [inner].flat())
        if (typeof reference === 'string' && !known(splitReference(reference)[0]))
          complain(
            place,
            'provision-unknown',
            `expected a provision; found ${reference}${nearest(reference, Object.keys(PROVISION_ARTICLES))}`,
          );
    checkReferences(inner, place, known, complain);
  }
}

/** A table's entries with some of them as another table has them: gone where that one has none. */
function taken<T>(
  own: Readonly<Record<string, T>>,
  other: Readonly<Record<string, T>>,
  names: readonly string[],
  neither: (name: string, index: number) => void,
): Readonly<Record<string, T>> {
  const all = { ...own };
  names.forEach((name, i) => {
    const theirs = other[name];
    if (theirs !== undefined) all[name] = theirs;
    else if (name in all) delete all[name];
    else neither(name, i);
  });
  return all;
}

/** A rulebook with what a change takes over from other editions. */
function withTaken(book: Rulebook, { takes }: Change, path: Path, complain: Complain): Rulebook {
  return takes.reduce((before, { from, rules, readings, policies }, t) => {
    const other = statementsOf(from);
    const neither = (part: 'rules' | 'readings', what: string, names: Iterable<string>) => (name: string, i: number) =>
      complain(
        [...path, 'takes', t, part, i],
        `${what}-unknown`,
        `expected a ${what} that ${from} has; found ${name}${nearest(name, names)}`,
      );
    return {
      rules: taken(before.rules, other.rules, rules, neither('rules', 'rule', RULE_CODES)),
      readings: taken(before.readings, other.readings, readings, neither('readings', 'reading', Object.keys(READING_OPTIONS))),
      policies: { ...before.policies, ...Object.fromEntries(policies.map((key) => [key, other.policies[key]])) },
    };
  }, book);
}

/** What a change states of rules and readings that the book has not had so far. */
function introduced(book: Rulebook, { amends }: Change, path: Path, complain: Complain): Introduced {
  const rules: Record<string, RuleStatement> = {};
  for (const [code, said] of Object.entries(amends.rules)) {
    const place = [...path, 'amends', 'rules', code];
    if (!isRule(code)) complain(place, 'rule-unknown', `expected the code of a rule; found ${code}${nearest(code, RULE_CODES)}`);
    else if (said === 'silent') {
      if (book.rules[code] === undefined)
        complain(place, 'amends-nothing', `expected a rule of the basis; it is silent on ${code} already`);
    } else {
      checkRule(code, said, place, complain);
      if (book.rules[code] === undefined) rules[code] = {};
    }
  }
  const readings: Record<string, Rulebook['readings'][string]> = {};
  for (const [id, said] of Object.entries(amends.readings)) {
    const place = [...path, 'amends', 'readings', id];
    const options = READING_OPTIONS[id];
    if (options === undefined)
      complain(place, 'reading-unknown', `expected a reading; found ${id}${nearest(id, Object.keys(READING_OPTIONS))}`);
    else if (said === 'settled') {
      if (book.readings[id] === undefined) complain(place, 'amends-nothing', `expected a reading that the basis leaves open; found ${id}`);
    } else {
      if (said.default !== undefined && !options.includes(said.default))
        complain([...place, 'default'], 'default-unknown', `expected one of ${options.join(', ')}; found ${said.default}`);
      if (book.readings[id] === undefined) {
        if (said.default === undefined || said.cites === undefined)
          complain(place, 'reading-new', `expected default and cites: the basis does not leave ${id} open`);
        readings[id] = { default: said.default ?? '', cites: said.cites ?? [] };
      }
    }
  }
  return { rules, readings };
}

/** A number that is none of its kind. */
function checkValue(id: string, said: Change['amends']['parameters'][string], path: Path, complain: Complain): void {
  if ('unstated' in said) return;
  const { value, min, max } = said;
  const numbers = { value, min, max };
  for (const [key, number] of Object.entries(numbers))
    if (PARAMETER_UNITS[id] === 'count' && typeof number === 'number' && !Number.isInteger(number))
      complain([...path, key], 'value-out-of-range', `expected a whole number; found ${number}`);
  if (typeof value !== 'number') return;
  if (min !== undefined && value < min)
    complain([...path, 'value'], 'value-out-of-range', `expected ${min} or more, its own min; found ${value}`);
  if (max !== undefined && value > max)
    complain([...path, 'value'], 'value-out-of-range', `expected ${max} or less, its own max; found ${value}`);
}

type Values = Readonly<Record<string, StatedValue>>;

/** The parameters with what a change takes over and states. */
function withValues(before: Values, { takes, amends }: Change, path: Path, complain: Complain): Values {
  const all: Record<string, StatedValue> = { ...before };
  const unknown = (place: Path, id: string): boolean => {
    if (id in PARAMETER_UNITS) return false;
    complain(place, 'parameter-unknown', `expected the name of a parameter; found ${id}`);
    return true;
  };
  takes.forEach(({ from, parameters }, t) => {
    parameters.forEach((id, i) => {
      if (unknown([...path, 'takes', t, 'parameters', i], id)) return;
      const theirs: StatedValue = (PARAMETERS[from] as Values)[id] as StatedValue;
      const own = all[id];
      // under its own article, where the book has one for it
      all[id] = 'unstated' in theirs || own === undefined || 'unstated' in own ? theirs : { ...theirs, article: own.article };
    });
  });
  for (const [id, said] of Object.entries(amends.parameters)) {
    const place = [...path, 'amends', 'parameters', id];
    if (unknown(place, id)) continue;
    checkValue(id, said, place, complain);
    const value = amendedValue(all[id], said);
    if (!('unstated' in value) && value.article === '')
      complain(place, 'article-missing', 'expected an article: the basis states no such number');
    all[id] = value;
  }
  return all;
}

/** New provisions are whole, and others are known. */
function checkProvision(id: string, said: DraftProvision, basis: Basis, path: Path, complain: Complain): void {
  const known = id in PROVISION_ARTICLES || basis.articles(id).length > 0;
  if ('absent' in said) {
    if (basis.articles(id).length === 0) complain(path, 'amends-nothing', `expected a provision of the basis; found ${id}`);
    return;
  }
  if (known) {
    if (said.articles === undefined && basis.articles(id).length === 0)
      complain(path, 'article-missing', `expected its articles: ${basis.id} has none for ${id}`);
    return;
  }
  const lacks = (['articles', 'texts', 'title', 'chapter'] as const).filter((key) => said[key] === undefined);
  if (lacks.length > 0)
    complain(
      path,
      'provision-unknown',
      `expected a provision, or of a new one ${lacks.join(', ')}; found ${id}${nearest(id, Object.keys(PROVISION_ARTICLES))}`,
    );
}

/** Where the last change that speaks of something does so; the draft's basis where none does. */
function placeOf(changes: readonly Change[], path: Path): Path {
  const [part, key = ''] = path;
  if (part === 'rules' || part === 'readings' || part === 'policies') {
    const own = (change: Change): boolean => String(key) in change.amends[part];
    const takes = (change: Change): boolean => change.takes.some((take) => (take[part] as readonly string[]).includes(String(key)));
    const at = changes.findLastIndex((change) => own(change) || takes(change));
    const change = changes[at];
    if (change !== undefined) return own(change) ? ['changes', at, 'amends', ...path] : ['changes', at, 'takes'];
  }
  const provisions = changes.findLastIndex((change) => Object.values(change.provisions).some((said) => 'absent' in said));
  return provisions >= 0 ? ['changes', provisions, 'provisions'] : ['basis'];
}

/** Where the last change that states one of some numbers does so; the draft's basis where none does. */
function placeOfSize(changes: readonly Change[], of: readonly string[]): Path {
  const own = ({ amends }: Change): string | undefined => of.find((id) => id in amends.parameters);
  const takes = (change: Change): boolean => change.takes.some(({ parameters }) => parameters.some((id) => of.includes(id)));
  const at = changes.findLastIndex((change) => own(change) !== undefined || takes(change));
  const change = changes[at];
  if (change === undefined) return ['basis'];
  const id = own(change);
  return ['changes', at, ...(id === undefined ? ['takes'] : ['amends', 'parameters', id])];
}

/** What the draft leaves open of what the referee asks. */
const readingsIn = (book: Rulebook, id: string, articles: Basis['articles']): EditionRules['readings'] =>
  Object.fromEntries(
    Object.entries(book.readings).flatMap(([reading, stated]) =>
      READING_BY_ID.has(reading)
        ? [[reading, { articles: articlesOf({ of: articles }, id, stated.cites), default: stated.default }] as const]
        : [],
    ),
  );

/** Compiles a draft on what it amends; undefined, with everything that does not fit reported, where it cannot be run. */
export function compileDraft(file: DraftFile, basisOf: (id: string) => Basis | undefined, report: Report): CompiledDraft | undefined {
  const { draft } = file;
  const { changes } = draft;
  let sound = true;
  const complain: Complain = (path, code, detail) => {
    sound = false;
    report(problemAt(file, path, code, detail));
  };
  if ((EDITION_IDS as readonly string[]).includes(draft.id))
    complain(['id'], 'edition-there', `expected a name of its own; ${draft.id} is an edition`);
  const basis = basisOf(draft.basis);
  if (basis === undefined) {
    complain(['basis'], 'basis-unknown', `expected one of ${EDITION_IDS.join(', ')} or another draft given with it; found ${draft.basis}`);
    return undefined;
  }
  const articles = articlesIn(basis, changes);
  const known = (provision: string): boolean => provision in PROVISION_ARTICLES || articles(provision).length > 0;
  let book: Rulebook = basis.statements;
  let parameters: Values = basis.parameters;
  changes.forEach((change, i) => {
    const path = ['changes', i];
    for (const [id, said] of Object.entries(change.provisions)) checkProvision(id, said, basis, [...path, 'provisions', id], complain);
    checkReferences(change.amends, [...path, 'amends'], known, complain);
    book = withTaken(book, change, path, complain);
    book = amend(book, change.amends, introduced(book, change, path, complain));
    parameters = withValues(parameters, change, path, complain);
  });
  for (const { of, expected, found } of sizeProblems(parameters as EditionRules['parameters'])) {
    const path = placeOfSize(changes, of);
    const named = path.at(-1) === of[0] ? '' : `of ${of[0]} `;
    complain(path, 'value-out-of-range', `expected ${named}${expected}; found ${found}`);
  }
  for (const { path, detail } of unknownReadings(book, (id) => READING_OPTIONS[id]))
    complain(placeOf(changes, path), 'reading-unknown', detail);
  const whole = policySchema.safeParse(book.policies);
  if (!whole.success) {
    for (const { path, message } of whole.error.issues) complain(placeOf(changes, ['policies', ...path]), 'policy-missing', message);
    return undefined;
  }
  const statements: Statements = { ...book, policies: whole.data };
  const resolved = resolveRulebook(draft.id, statements, { of: articles }, parameters, (path, detail) =>
    complain(placeOf(changes, path), 'unresolved', detail),
  );
  if (!sound) return undefined;
  const rules = {
    ...resolved,
    id: basis.root,
    parameters,
    readings: readingsIn(book, draft.id, articles),
  } as unknown as EditionRules;
  return { id: draft.id, root: basis.root, draft, basis, statements, articles, parameters, rules };
}
