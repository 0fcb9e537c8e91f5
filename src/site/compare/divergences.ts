/** The gallery's cases as pages show them: what lies where, what each book rules, whose articles, how to open them. */

import { play } from '../../cases/course.ts';
import { motion } from '../../cases/reported.ts';
import type { Lang, Provision } from '../../corpus/model.ts';
import { disputeOf } from '../../divergence/shrink.ts';
import type { Cause, Dispute, Divergence } from '../../divergence/types.ts';
import { loadDivergences } from '../../files/divergences.ts';
import { describeRate, describeState } from '../../narrate/divergence.ts';
import { type Explanation, explain } from '../../narrate/explain.ts';
import { RULING_WORDS } from '../../narrate/ruling-words.ts';
import { ASPECTS } from '../../referee/compare.ts';
import type { EditionPair } from '../../referee/edition-order.ts';
import { judge } from '../../referee/judge.ts';
import type { EditionId, Ruling } from '../../referee/types.ts';
import { remembered } from '../../ui/remembered.ts';
import { strings } from '../../ui/strings-all.ts';
import { alike } from '../../widgets/table/ruling/compare.ts';
import type { Opening } from '../../widgets/table/state.svelte.ts';
import { claims, EDITION_BAR } from '../book.ts';
import { type Drawn, motionPlayed } from '../cases/cases.ts';
import { readingWords } from '../words.ts';

export const gallery = loadDivergences();

/** An incident without a stroke. */
const isAlone = ({ subject }: Divergence): number => Number(subject.outline === undefined && subject.stroke === undefined);

/** The cases of two books: what comes up most first, strokes before incidents, the heavier consequence before the lighter. */
export const between = ({ from, to }: EditionPair): readonly Divergence[] =>
  gallery.divergences
    .filter((one) => one.from === from && one.to === to)
    .toSorted((a, b) => b.strokes - a.strokes || isAlone(a) - isAlone(b) || ASPECTS.indexOf(a.aspect) - ASPECTS.indexOf(b.aspect));

/** The file of openings of a pair, and a case in it. */
export const openingsOf = ({ from, to }: EditionPair): string => `parts-${from}-${to}`;

const disputes = new Map<string, Dispute>();
const disputed = ({ id, subject }: Divergence): Dispute =>
  remembered(disputes, id, () => {
    const dispute = disputeOf(subject);
    if (dispute === null) throw new Error(`the case ${id} of the gallery cannot be played: run novuss divergences --write`);
    return dispute;
  });

const rulings = new Map<string, readonly Ruling[]>();
const rulingsOf = (one: Divergence): readonly Ruling[] =>
  remembered(rulings, one.id, () => EDITION_BAR.map((edition) => judge({ ...disputed(one), edition })));

const empty = ({ before }: Dispute): boolean => before === undefined || (before.discs.length === 0 && !before.striker);

/** The drawing under a book; nothing where nothing lies on the table and nothing comes onto it. */
export function drawingOf(one: Divergence, edition: EditionId): Drawn | undefined {
  const dispute = disputed(one);
  const { before, report } = dispute;
  const placements = rulingsOf(one).find((ruling) => ruling.edition === edition)?.placements ?? [];
  if (!before || (empty(dispute) && placements.length === 0)) return undefined;
  if (!report) return { position: before, ghosts: [], tracks: [], placements };
  const { striker, stroke, discs, shooter } = one.subject;
  if (stroke === undefined || striker === null) return { position: before, ...motion(before, report), placements };
  return { position: before, ...motionPlayed(before, play({ before: { discs, striker }, shooter, stroke })), placements };
}

/** The case as the live table opens it. */
export function openingOf(one: Divergence, edition: EditionId): Opening {
  const { before, report, state, incidents, format, colors, shooter } = disputed(one);
  const { stroke, striker } = one.subject;
  return {
    ...{ position: { discs: before?.discs ?? [], striker }, format, colors, edition, editions: EDITION_BAR },
    ...(shooter ? { shooter } : {}),
    ...(stroke ? { stroke } : report ? { report } : {}),
    ...(incidents ? { incidents } : {}),
    ...(state ? { caseState: state } : {}),
  };
}

export interface RulingGroup {
  readonly editions: readonly EditionId[];
  readonly edition: EditionId;
  readonly explanation: Explanation;
}

/** What the books rule, those that rule alike together, the pair's two first. */
export function groupsOf(one: Divergence, lang: Lang): readonly RulingGroup[] {
  const { colors, shooter, before, report, incidents, state } = disputed(one);
  const rank = (editions: readonly EditionId[]): number => (editions.includes(one.from) ? 0 : editions.includes(one.to) ? 1 : 2);
  return alike(rulingsOf(one))
    .map((group): RulingGroup => {
      const edition = [one.from, one.to].find((id) => group.editions.includes(id)) ?? (group.editions[0] as EditionId);
      const ruling = group.rulings.find((r) => r.edition === edition) as Ruling;
      const given = { ruling, colors, ...(shooter ? { shooter } : {}), ...(before ? { before } : {}), ...(report ? { report } : {}) };
      const explanation = explain(
        { ...given, ...(incidents ? { incidents } : {}), ...(state ? { state } : {}), readings: readingWords(lang) },
        RULING_WORDS[lang],
      );
      return { editions: EDITION_BAR.filter((id) => group.editions.includes(id)), edition, explanation };
    })
    .sort((a, b) => rank(a.editions) - rank(b.editions));
}

/** The provision that a cause is about. */
function provisionOf(edition: EditionId, { rule, articles }: Cause): Provision | undefined {
  const found = articles.flatMap((article) => claims.get(edition)?.get(article) ?? []);
  return found.find((p) => rule !== null && p.rules.includes(rule)) ?? found[0];
}

/** The provision a case is headed with. */
export const headOf = (one: Divergence): Provision | undefined => provisionOf(one.to, one.two) ?? provisionOf(one.from, one.one);

const voice = (lang: Lang) => ({ s: strings('divergence', lang), names: RULING_WORDS[lang].names, lang });

/** What stood in the books before. */
export const stateOf = ({ subject }: Divergence, lang: Lang): readonly string[] => describeState(subject, voice(lang));

export const rateOf = ({ strokes, subject }: Divergence, lang: Lang): string => describeRate(strokes, subject, gallery.played, voice(lang));

/** The articles that make two books part, each with its edition. */
export const articlesOf = ({ from, to, one, two }: Divergence): readonly { readonly edition: EditionId; readonly article: string }[] => [
  ...one.articles.map((article) => ({ edition: from, article })),
  ...two.articles.map((article) => ({ edition: to, article })),
];
