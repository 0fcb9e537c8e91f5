/** What stands on the paper of a motion, in the words of one language: the page and the command line only set it. */
import { compareArticles } from '../../corpus/article-order.ts';
import type { DraftCase } from '../../draft/effects.ts';
import { type ChangeTree, type DraftTree, type Taken, titleOf } from '../../draft/tree.ts';
import type { BookView, Effects } from '../../draft/work.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import type { EditionId } from '../../referee/types.ts';
import { dateOrText } from '../../ui/format.ts';
import { articleLabel } from '../article.ts';
import { fill } from '../sentence.ts';
import { shownText } from './markup.ts';
import { provisionTitle, type Said, saidBy } from './provisions.ts';
import { type Drawn, drawnOf, heaviestFirst, inShort, sidesOf } from './sides.ts';
import { bookName, costText, numberText, parameterName, readerOf, readingName, ruleName, unitOf, type Words } from './words.ts';

/** A motion and what is known of it. */
export interface Motion {
  readonly tree: DraftTree;
  /** The drafts that it amends, the first that amends an edition first. */
  readonly before: readonly DraftTree[];
  /** What it amends, and it itself, as rulebooks; null where they cannot be run. */
  readonly basis: BookView | null;
  readonly draft: BookView | null;
  /** Null until it is worked out. */
  readonly effects: Pick<Effects, 'cases' | 'turned' | 'byChange' | 'sameKind'> | null;
  readonly cases: readonly DraftCase[];
}

/** A provision whose words change; a text that one side has not is empty. */
export interface PaperText {
  readonly id: string;
  readonly heading: string;
  readonly old: string;
  readonly now: string;
  /** What is said in place of a text that is empty. */
  readonly instead: { readonly old: string; readonly now: string };
}
/** One thing that a change does: a rule, number or question by name, or what the drafter says of it himself. */
export interface PaperEffect {
  readonly name: string | null;
  readonly text: string;
}
/** A case that turns, with what is ruled of it today and by the draft. */
export interface PaperCase {
  readonly id: string;
  readonly heading: string;
  readonly title: string;
  /** Null where the case shows no table. */
  readonly drawn: Drawn | null;
  readonly before: string;
  readonly after: string;
}
/** One change of the motion. */
export interface PaperItem {
  /** Null where it is the only one. */
  readonly heading: string | null;
  readonly texts: readonly PaperText[];
  readonly reason: string;
  readonly effects: readonly PaperEffect[];
  /** Those that are shown as figures. */
  readonly cases: readonly PaperCase[];
  /** The titles of the others; null where there are none. */
  readonly moreCases: string | null;
}
export interface Paper {
  readonly title: string;
  readonly moved: string;
  readonly amends: string;
  readonly items: readonly PaperItem[];
  /** Rules that cost what a changed one did, and stay; empty where there are none. */
  readonly sameKind: string;
  /** On how many cases the effects were worked out; null until they are. */
  readonly worked: string | null;
}

/** A link with more letters is no code that a phone can read off paper. */
export const LONGEST_CODE = 1400;

/** The edition whose words and table are shown; of a basis that is missing nothing is known. */
const rootOf = (basis: BookView | null): EditionId => basis?.root ?? NEWEST;

const taken = (change: ChangeTree, kind: Taken): readonly string[] => (change.takes ?? []).flatMap((take) => take[kind] ?? []);
/** What of a kind a change amends or takes over. */
const touched = (change: ChangeTree, kind: Exclude<Taken, 'policies'>): readonly string[] => [
  ...Object.keys(change.amends?.[kind] ?? {}),
  ...taken(change, kind),
];

/** The paper in the words of a language. */
export function paperOf(motion: Motion, words: Words): Paper {
  const { tree, before, effects } = motion;
  const { lang } = words;
  const t = words.t.paper;
  const titles = Object.fromEntries(before.map((one) => [one.id, titleOf(one, lang)]));
  const sameKind = (effects?.sameKind ?? []).map(({ article, rule }) => `${articleLabel(article, lang)} ${ruleName(rule, words)}`);
  return {
    title: titleOf(tree, lang),
    moved: fill(t.movedBy, { mover: tree.mover || '–', date: dateOrText(tree.date, lang) }, lang),
    amends: fill(t.amends, { basis: bookName(tree.basis, words, titles) }, lang),
    items: tree.changes.map((_, i) => itemOf(motion, i, words)),
    sameKind: [...new Set(sameKind)].join('; '),
    worked: effects && fill(t.worked, { n: effects.cases }, lang),
  };
}

function itemOf(motion: Motion, index: number, words: Words): PaperItem {
  const { tree } = motion;
  const change = tree.changes[index] as ChangeTree;
  const t = words.t.paper;
  const { lang } = words;
  const texts = textsOf(motion, change, words);
  const turned = turnedOf(motion, index, words);
  // what stands on one to four pages
  const figures = tree.changes.length > 2 ? 2 : 4;
  const others = turned.slice(figures).map(({ title }) => title);
  return {
    heading: tree.changes.length > 1 ? fill(t.change, { n: index + 1 }, lang) : null,
    texts: texts.flatMap(({ id, heading, old, now, instead, differs }) => (differs ? [{ id, heading, old, now, instead }] : [])),
    reason: change.reason?.trim() ?? '',
    effects: [
      ...texts.flatMap(({ article, effect }) => (effect === '' ? [] : [{ name: null, text: `${article} ${effect}`.trim() }])),
      ...effectsOf(motion, change, words),
      ...(motion.effects?.byChange ? [{ name: null, text: countOf(turned.length, words) }] : []),
    ],
    cases: turned.slice(0, figures).map(
      ({ asked, ...one }, n): PaperCase => ({
        ...one,
        id: asked.id,
        heading: fill(t.figure, { n: n + 1 }, lang),
        drawn: drawnOf(asked, rootOf(motion.basis)),
      }),
    ),
    moreCases: others.length > 0 ? `${fill(t.moreCases, { n: others.length }, lang)}: ${others.join('; ')}` : null,
  };
}

const countOf = (n: number, { t, lang }: Words): string => (n > 0 ? `${fill(t.state.turned, { n }, lang)}.` : t.paper.noCases);

interface Text extends PaperText {
  readonly article: string;
  readonly effect: string;
  /** The words differ; else only what the drafter says of the effect stands on the paper. */
  readonly differs: boolean;
}

/** The provisions whose words a change touches, with both texts: its own, and those whose numbers it changes. */
function textsOf({ tree, before, basis, draft }: Motion, change: ChangeTree, words: Words): readonly Text[] {
  const { lang } = words;
  const root = rootOf(basis);
  const plain = (said: Said, book: BookView | null): string =>
    typeof said === 'string' || !book ? '' : shownText(said.text, readerOf(book, lang, book === draft ? basis : null));
  const named = Object.keys(change.provisions ?? {});
  const numbers = touched(change, 'parameters');
  const article = (id: string): string => basis?.articles[id]?.[0] ?? '';
  const byNumber = words.texts.provisions
    .filter(({ id, parameters }) => !named.includes(id) && parameters.some((one) => numbers.includes(one)))
    .toSorted((a, b) => compareArticles(article(a.id), article(b.id)));
  return [...named, ...byNumber.map(({ id }) => id)].flatMap((id) => {
    const own = change.provisions?.[id];
    const [was, is] = [saidBy(before, root, id, lang, words.texts), saidBy([...before, tree], root, id, lang, words.texts)];
    const [old, now] = [plain(was, basis), plain(is, draft ?? basis)];
    const effect = own?.effect?.[lang] ?? Object.values(own?.effect ?? {})[0] ?? '';
    // words that are there in another language only are new ones too
    const differs = old !== now || (is === 'missing' && (own?.texts ?? own?.wording) !== undefined);
    if (!differs && effect === '') return [];
    const articles = (is === 'absent' ? basis : (draft ?? basis))?.articles[id] ?? own?.articles ?? [];
    const labels = articles.map((one) => articleLabel(one, lang));
    const heading = `${labels.join('; ')} ${provisionTitle([...before, tree], root, id, lang, words.texts)}`.trim();
    const instead = {
      old: was === 'missing' ? words.t.text.none : words.t.paper.inserted,
      now: is === 'missing' ? words.t.text.none : words.t.paper.repealed,
    };
    return [{ id, heading, article: labels[0] ?? '', old, now, instead, effect, differs }];
  });
}

/** What becomes of the rules, numbers and open questions of a change. */
function effectsOf({ basis, draft }: Motion, change: ChangeTree, words: Words): readonly PaperEffect[] {
  const { texts, t } = words;
  const costIn = (book: BookView | null, code: string): string => {
    const rule = book?.statements.rules[code];
    return rule ? costText(rule, words) : t.rule.notInBook;
  };
  const rules = touched(change, 'rules').map((code) => ({
    name: `${ruleName(code, words)}:`,
    text: `${costIn(basis, code)} → ${costIn(draft, code)}`,
  }));
  const numbers = touched(change, 'parameters').map((id) => {
    const of = (book: BookView | null): string => numberText(book?.parameters[id], unitOf(id, words), words);
    return { name: `${parameterName(id, words)}:`, text: `${of(basis)} → ${of(draft)}` };
  });
  const readings = touched(change, 'readings').map((id) => {
    const known = texts.readings.find((one) => one.id === id);
    const decided = draft?.statements.readings[id]?.default;
    return { name: readingName(id, words), text: decided === undefined ? t.effect.settled : (known?.options[decided] ?? '') };
  });
  return [...rules, ...numbers, ...readings];
}

interface Turned {
  readonly asked: DraftCase;
  readonly title: string;
  readonly before: string;
  readonly after: string;
}

/** The cases that a change turns, the heaviest first. */
function turnedOf({ effects, cases, basis }: Motion, index: number, words: Words): readonly Turned[] {
  const own = (effects?.byChange?.[index] ?? []).flatMap((id) => effects?.turned.find((one) => one.id === id) ?? []);
  const shown = new Map(
    own.flatMap((one): readonly (readonly [string, Turned])[] => {
      const asked = cases.find(({ id }) => id === one.id);
      if (asked === undefined) return [];
      const { before, after } = sidesOf(one, asked, rootOf(basis), words);
      return [
        [one.id, { asked, title: words.texts.cases[one.id] ?? one.id, before: inShort(before, after), after: inShort(after, before) }],
      ];
    }),
  );
  return heaviestFirst(own, ({ id }) => `${shown.get(id)?.before} ${shown.get(id)?.after}`).flatMap(({ id }) => shown.get(id) ?? []);
}
