/** The guided way from what happened to the rules: made from the catalogue of happenings, the rulebooks as data, and the cases. */
import { HAPPENINGS } from '../../compiled/happenings.ts';
import { ACTS, type Act, type Happening, PLACES, type Place } from '../../corpus/happenings.ts';
import type { Provision } from '../../corpus/model.ts';
import type { Lang } from '../../i18n/langs.ts';
import { RULING_WORDS } from '../../i18n/ruling-words.ts';
import { RULE_CODES, type RuleCode } from '../../referee/codes.ts';
import { EDITIONS } from '../../referee/editions.ts';
import type { EditionId, Effect } from '../../referee/types.ts';
import { corpus, EDITION_BAR } from './book.ts';
import { rulingsOf } from './cases.ts';
import { inOrder } from './costs.ts';

const HAPPENED: Readonly<Record<RuleCode, Happening>> = HAPPENINGS;

/** What a happening costs under the books that answer it alike. */
export interface Answer {
  readonly editions: readonly EditionId[];
  /** Several where it depends on what went before (a first and a second delay); none where the book has no rule for it. */
  readonly ways: readonly (readonly Effect[])[];
}
export interface Leaf {
  readonly code: RuleCode;
  readonly answers: readonly Answer[];
  readonly provisions: readonly Provision[];
}
export interface Group {
  readonly act: Act;
  readonly leaves: readonly Leaf[];
}

/** The rules that answer to a code; those that are about it alone come first. */
export function provisionsOf(code: RuleCode): readonly Provision[] {
  const rank = (p: Provision): number => p.rules.indexOf(code) + p.rules.length / 10;
  return corpus.provisions.filter((p) => p.rules.includes(code)).sort((a, b) => rank(a) - rank(b));
}

/** What the cases show where the table of rules leaves it to what went before. */
function seenWays(code: RuleCode, id: EditionId): readonly (readonly Effect[])[] {
  const found = new Map<string, readonly Effect[]>();
  for (const s of corpus.scenarios) {
    if (s.expect[id] === undefined) continue;
    const effects = (rulingsOf(s).find((ruling) => ruling.edition === id)?.findings ?? []).flatMap((one) =>
      one.rule === code ? one.effects : [],
    );
    const ordered = inOrder(new Set(effects));
    if (ordered.length > 0) found.set(ordered.join(), ordered);
  }
  return [...found.values()].sort((a, b) => a.length - b.length);
}

function waysOf(code: RuleCode, id: EditionId): readonly (readonly Effect[])[] {
  const entry = EDITIONS[id].rules[code];
  if (!entry) return [];
  if (entry.effects.length > 0) return [inOrder(new Set(entry.effects))];
  const seen = seenWays(code, id);
  return seen.length > 0 ? seen : [[]];
}

/** What each book answers, the books that say the same together. */
export function answersTo(code: RuleCode): readonly Answer[] {
  const groups = new Map<string, { editions: EditionId[]; ways: readonly (readonly Effect[])[] }>();
  for (const id of EDITION_BAR) {
    const ways = waysOf(code, id);
    const key = ways.map((way) => way.join()).join('|') + (ways.length === 0 ? '-' : '');
    const group = groups.get(key) ?? { editions: [], ways };
    group.editions.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const leaves = new Map<RuleCode, Leaf>();
function leafOf(code: RuleCode): Leaf {
  const known = leaves.get(code) ?? { code, answers: answersTo(code), provisions: provisionsOf(code) };
  leaves.set(code, known);
  return known;
}

/** What can happen at a place, by kind. */
export function groupsAt(place: Place): readonly Group[] {
  const here = RULE_CODES.filter((code) => HAPPENED[code].where.includes(place));
  return ACTS.flatMap((act) => {
    const codes = here.filter((code) => HAPPENED[code].act === act);
    return codes.length > 0 ? [{ act, leaves: codes.map(leafOf) }] : [];
  });
}

/** What a code is called; what is said of particular discs stands in brackets and is left out. */
export const nameOf = (code: RuleCode, lang: Lang): string => RULING_WORDS[lang].ruling.rule[code].replace(/\s?\[[^\]]*\]/g, '');

export const happenedPath = (place?: Place): string => (place ? `happened/${place}/` : 'happened/');
/** The pages of the guided way, as paths within the language. */
export const happenedPaths = (): readonly string[] => [happenedPath(), ...PLACES.map((place) => happenedPath(place))];
