/** What a draft does to the cases: those whose ruling turns, the rules that change, and which of their kind now differ. */
import { HAPPENINGS } from '../compiled/happenings.ts';
import type { Asked } from '../corpus/expectation.ts';
import type { Scenario } from '../corpus/model.ts';
import { refereeCase } from '../notation/run/case.ts';
import { type CheckPlacementAnswer, runCheckPlacement } from '../notation/run/check-placement.ts';
import { runClassify } from '../notation/run/classify.ts';
import { runPlace } from '../notation/run/place.ts';
import { simulatedStroke } from '../notation/run/played.ts';
import { RULE_CODES, type RuleCode } from '../referee/codes.ts';
import { type Aspect, aspectsOf, samePlaces } from '../referee/compare.ts';
import type { EditionRules, RuleEntry } from '../referee/edition.ts';
import { type Conflict, findConflicts } from '../referee/finder.ts';
import { judge } from '../referee/judge.ts';
import { tableUnder } from '../referee/sizes.ts';
import type { DiscShade, Ruling } from '../referee/types.ts';
import type { Basis, CompiledDraft } from './basis.ts';

/** A scenario of the corpus, as much of it as is needed to ask the referee. */
export type DraftCase = Pick<Scenario, 'id' | 'provision' | 'editions'> & Asked;

type Shades = Readonly<Record<string, DiscShade>>;
/** What two rulebooks make of one case, by the command that asks; a stroke that a table cannot play has no ruling there. */
export type Outcome =
  | { readonly command: 'judge'; readonly before: Ruling | null; readonly after: Ruling | null }
  | { readonly command: 'place'; readonly before: ReturnType<typeof runPlace>; readonly after: ReturnType<typeof runPlace> }
  | { readonly command: 'classify'; readonly before: Shades; readonly after: Shades }
  | { readonly command: 'check-placement'; readonly before: CheckPlacementAnswer; readonly after: CheckPlacementAnswer };

/** In what a case turns: aspects of its ruling; where discs are put, what their shade is, whether the striker may lie there; or whether it can be played. */
export type TurnedIn = Aspect | 'shade' | 'striker-place' | 'playable';

export interface TurnedCase {
  readonly id: string;
  readonly provision: string;
  readonly aspects: readonly TurnedIn[];
  readonly outcome: Outcome;
}

/** The ruling on a case, its stroke played on the rulebook's own table; null where the physics cannot play it there. */
export function rulingOn({ input }: Pick<Extract<DraftCase, { command: 'judge' }>, 'input'>, rules: EditionRules): Ruling | null {
  const played = simulatedStroke(input, tableUnder(rules, input.readings));
  return played.ok ? judge(refereeCase(input, rules.id, played.value), rules) : null;
}

const shadesOf = (shades: Shades): string => JSON.stringify(Object.entries(shades).map(([id, { shade, zone }]) => [id, shade, zone]));

function turned(one: DraftCase, from: EditionRules, to: EditionRules): TurnedCase | null {
  const found = (aspects: readonly TurnedIn[], outcome: Outcome): TurnedCase | null =>
    aspects.length === 0 ? null : { id: one.id, provision: one.provision, aspects, outcome };
  const edition = from.id;
  switch (one.command) {
    case 'judge': {
      const [before, after] = [rulingOn(one, from), rulingOn(one, to)];
      const aspects = before === null || after === null ? (before === after ? [] : (['playable'] as const)) : aspectsOf(before, after);
      return found(aspects, { command: 'judge', before, after });
    }
    case 'place': {
      const document = { ...one.input, edition };
      const [before, after] = [runPlace(document, from), runPlace(document, to)];
      return found(samePlaces(before, after) ? [] : ['placement'], { command: 'place', before, after });
    }
    case 'classify': {
      const document = { ...one.input, edition };
      const [before, after] = [runClassify(document, from).discs, runClassify(document, to).discs];
      return found(shadesOf(before) === shadesOf(after) ? [] : ['shade'], { command: 'classify', before, after });
    }
    case 'check-placement': {
      const document = { ...one.input, edition };
      const [before, after] = [runCheckPlacement(document, from), runCheckPlacement(document, to)];
      return found(before.legal === after.legal ? [] : ['striker-place'], { command: 'check-placement', before, after });
    }
  }
}

/** The cases that are about the edition at a draft's root. */
export const casesOf = (cases: readonly DraftCase[], { root }: Basis): readonly DraftCase[] =>
  cases.filter(({ editions }) => editions.includes(root));

/** The cases that the draft rules otherwise than what it amends, in their order. */
export const turnedCases = (cases: readonly DraftCase[], draft: CompiledDraft): readonly TurnedCase[] =>
  casesOf(cases, draft).flatMap((one) => turned(one, draft.basis.rules, draft.rules) ?? []);

/** A rule as two rulebooks have it; undefined where one is silent. */
export interface ChangedRule {
  readonly code: RuleCode;
  readonly before: RuleEntry | undefined;
  readonly after: RuleEntry | undefined;
}

const cost = (entry: RuleEntry | undefined): string =>
  JSON.stringify(entry && [entry.effects, entry.scope, entry.reading, entry.replay, entry.doubles?.effects, entry.doubles?.replay]);

/** What a rulebook says to one rule, but for its articles. */
const said = ({ rules, incidents }: EditionRules, code: RuleCode): string => {
  const lines = (incidents as Readonly<Partial<Record<RuleCode, readonly object[]>>>)[code];
  return JSON.stringify([cost(rules[code]), lines?.map((line) => ({ ...line, article: '', also: [] }))]);
};

/** The rules that a draft has otherwise than what it amends. */
export const changedRules = ({ basis, rules }: CompiledDraft): readonly ChangedRule[] =>
  RULE_CODES.filter((code) => said(basis.rules, code) !== said(rules, code)).map((code) => ({
    code,
    before: basis.rules.rules[code],
    after: rules.rules[code],
  }));

/** A rule that cost what a changed one did, is of its kind, and stays. */
export interface Sibling {
  readonly changed: RuleCode;
  readonly rule: RuleCode;
  readonly article: string;
}

const shares = (a: readonly string[], b: readonly string[]): boolean => a.some((one) => b.includes(one));

/** Rules of the same kind that now differ: about the same thing (place and notion of the look-up), and costing what the changed one cost before. */
export function siblings(draft: CompiledDraft): readonly Sibling[] {
  const changed = changedRules(draft);
  const codes = changed.map(({ code }) => code);
  return changed.flatMap(({ code, before, after }) => {
    if (before === undefined || cost(before) === cost(after)) return [];
    const kind = HAPPENINGS[code];
    return RULE_CODES.flatMap((rule): readonly Sibling[] => {
      const entry = draft.rules.rules[rule];
      if (codes.includes(rule) || entry === undefined || cost(entry) !== cost(before) || entry.effects.length === 0) return [];
      const other = HAPPENINGS[rule];
      const alike = shares(kind.where.slice(0, 1), other.where) && shares(kind.concepts.slice(0, 1), other.concepts);
      return alike ? [{ changed: code, rule, article: entry.article }] : [];
    });
  });
}

/** What a draft does to the questions that the rulebook leaves open or answers twice. */
export interface OpenQuestions {
  /** Readings that the basis leaves open and the draft does not, and the other way round. */
  readonly settled: readonly string[];
  readonly opened: readonly string[];
  /** Contradictions and gaps that are there with the draft alone, and with the basis alone. */
  readonly conflictsOpened: readonly Conflict[];
  readonly conflictsClosed: readonly Conflict[];
}

const conflictKey = ({ kind, aspect, answers, example }: Conflict): string =>
  JSON.stringify([kind, aspect, answers, kind === 'gap' ? (example.kind === 'incident' ? example.incident.type : example) : null]);

/** Gaps and contradictions that a draft opens or closes. */
export function openQuestions({ basis, statements, rules }: CompiledDraft): OpenQuestions {
  const [before, after] = [Object.keys(basis.statements.readings), Object.keys(statements.readings)];
  const conflicts = (book: EditionRules) =>
    new Map(
      findConflicts(book.id, book)
        .filter(({ kind }) => kind !== 'special')
        .map((one) => [conflictKey(one), one] as const),
    );
  const [had, has] = [conflicts(basis.rules), conflicts(rules)];
  return {
    settled: before.filter((id) => !after.includes(id)),
    opened: after.filter((id) => !before.includes(id)),
    conflictsOpened: [...has].flatMap(([key, one]) => (had.has(key) ? [] : [one])),
    conflictsClosed: [...had].flatMap(([key, one]) => (has.has(key) ? [] : [one])),
  };
}

/** Numbers that a draft states otherwise. */
export const changedValues = ({ basis, parameters }: CompiledDraft): readonly string[] =>
  Object.keys(parameters).filter((id) => {
    const limits = (value: object | undefined) => JSON.stringify({ ...value, article: undefined });
    return limits(basis.parameters[id]) !== limits(parameters[id]);
  });

/** A case under several drafts of one basis: what turns with each of them; null where the ruling stays as it is. */
export interface SideBySide {
  readonly id: string;
  readonly provision: string;
  readonly drafts: readonly (TurnedCase | null)[];
}

/** The cases that at least one of some drafts turns, under each of them; all amend the same basis. */
export function sideBySide(cases: readonly DraftCase[], drafts: readonly CompiledDraft[]): readonly SideBySide[] {
  const turned = drafts.map((draft) => new Map(turnedCases(cases, draft).map((one) => [one.id, one] as const)));
  return cases.flatMap(({ id, provision }) => {
    const each = turned.map((of) => of.get(id) ?? null);
    return each.some((one) => one !== null) ? [{ id, provision, drafts: each }] : [];
  });
}
