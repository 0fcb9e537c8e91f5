/**
 * Which answers a question means, by the ways in which people ask for them (`content/asked`). Every phrasing is a document of its own, so that a
 * question is compared with whole questions; all phrasings of an answer together are another, for questions that mix them. Pure.
 */
import MiniSearch, { type Options, type SearchOptions } from 'minisearch';
import { wordsOf } from '../../ui/fold.ts';
import { variants } from './variants.ts';
import { type Analyse, analyser, isWord, type Lexicon, MOST_LETTERS } from './words.ts';

/** Something that can be asked for: what it is called and how people ask for it. */
export interface Askable {
  readonly title: string;
  readonly asked: readonly string[];
  /** How often it is asked for, in half doublings: what is asked often is meant more likely. */
  readonly often?: number;
  /** Notions that come together where it happens: `fall pocket striker`. */
  readonly notions?: readonly string[];
}
export interface Answer<T extends Askable> {
  readonly entry: T;
  readonly score: number;
  /** How much of the question it covers, 0 to 1, rare words counting more. */
  readonly covered: number;
}
export type Ask<T extends Askable> = (question: string) => readonly Answer<T>[];

/** Longer questions are cut off here: nobody asks in more words. */
const MOST_WORDS = 40;
/** Parts of compounds have at least as many letters. */
const PART = 4;
/** How much a token counts against a whole word. */
const WEIGHT = { '#': 1.3, '~': 0.8, '=': 1.2, word: 1 } as const;
/** How surely a word of the question is found by a token of that kind. */
const CERTAINTY = { '#': 0.75, '~': 0.8, '=': 1, word: 1 } as const;
type Kind = keyof typeof WEIGHT;
const kindOf = (token: string): Kind => (isWord(token) ? 'word' : (token[0] as Kind));

/** What the answers' shares of the score are: the best phrasing, the next two, all phrasings together. */
const SHARE = { next: 0.25, third: 0.12, whole: 0.9 } as const;

/**
 * How words are weighed (BM25+): one that an answer has in many of its phrasings counts more (`k`, 1.2 by default), one that stands somewhere in a long
 * answer counts less (`d`, 0.5 by default). With the defaults a fourth list, not tuned to, is answered by almost one question in a hundred worse.
 */
const BM25 = { k: 3, b: 0.7, d: 0.2 } as const;

/** By how much a phrasing loses that has words of its own which the question lacks: the share of it that is asked for, to this power. */
const SHARE_ASKED = 0.4;
/** MiniSearch multiplies a score by how many tokens were found, of which a word in several notions has many: all but the root is taken back. */
const evenly = (score: number, found: readonly string[]): number => score / Math.sqrt(found.length || 1);
/** How much more an answer counts for each half doubling of how often it is asked for. */
const OFTEN = 0.1;

/** So many answers are looked at phrasing by phrasing; with twice as many none of the trial questions is answered otherwise. */
const LIKELY = 30;

/** What only one error more makes known is the nearest, never sure: it covers the question to this share at most. */
const NEAREST = 0.6;

/** Begins a text that is a list of notions. */
const NOTIONS = '#';

/** How much a title counts against a phrasing where a single word is asked for. */
const TITLE_ALONE = 8;
/** How much more, where the title is this one word, in whatever form. */
const SAME_WORD = 2;

interface Document {
  readonly id: number;
  readonly entry: number;
  readonly title: string;
  readonly text: string;
  /** It is a title of a single word. */
  readonly alone?: boolean;
}

/** Typing errors that a word may have: one from four letters on, two from eight; one more where nothing is found otherwise. */
const errors = (word: string, more: number): number =>
  word.length < 4 ? 0 : Math.max(0, (word.length >= MOST_LETTERS ? 2 : 1) + (word.length > 4 || more < 0 ? more : 0));

function index(documents: readonly Document[], analyse: Analyse, lang: string): MiniSearch<Document> {
  const options: Options<Document> = {
    fields: ['title', 'text'],
    storeFields: ['entry', 'alone'],
    tokenize: (text) => (text.startsWith(NOTIONS) ? text.split(' ') : [...wordsOf(text, lang)]),
    processTerm: (word) => (word.startsWith(NOTIONS) ? word : [...analyse(word)]),
  };
  const made = new MiniSearch<Document>(options);
  made.addAll(documents);
  return made;
}

/** Makes the matcher of a list of answers; takes some tens of milliseconds. */
export function asking<T extends Askable>(entries: readonly T[], lexicon: Lexicon): Ask<T> {
  const { lang } = lexicon;
  const analyse = analyser(lexicon);
  let id = 0;
  const phrasings = entries.flatMap(({ title, asked, notions = [] }, entry) => [
    { id: id++, entry, title, text: '', alone: /^\p{L}+$/u.test(title) },
    ...asked.map((text) => ({ id: id++, entry, title: '', text })),
    ...notions.map((list) => ({ id: id++, entry, title: '', text: list.replace(/(^| )/g, `$1${NOTIONS}`) })),
  ]);
  const wholes = entries.map(({ title, asked }, entry) => ({ id: entry, entry, title: '', text: [title, ...asked].join(' ') }));
  const single = index(phrasings, analyse, lang);
  const whole = index(wholes, analyse, lang);
  const rarityOf = (n: number): number => Math.log(1 + entries.length / (0.5 + n));
  const having = new Map<string, number>();
  for (const { text } of wholes)
    for (const token of new Set(wordsOf(text, lang).flatMap(analyse))) having.set(token, (having.get(token) ?? 0) + 1);
  const rarities = new Map([...having].map(([token, n]) => [token, rarityOf(n)]));
  const rarity = (token: string): number => rarities.get(token) ?? rarityOf(0);
  const sumOf = (tokens: Iterable<string>): number => [...tokens].reduce((sum, token) => sum + rarity(token), 0);
  const weights = phrasings.map(({ title, text }) => sumOf(new Set(wordsOf(`${title} ${text}`, lang).flatMap(analyse))));

  /** Whether somebody uses a word, with whatever ending. */
  const known = (word: string): boolean => analyse(word).some((token) => isWord(token) && having.has(token));
  const vocabulary = [...new Set(wholes.flatMap(({ text }) => wordsOf(text, lang)))].filter((word) => word.length >= PART);
  /** The parts of a compound that nobody has used yet: `Tischmaße` is asked for as `Tisch` and `Maße`. */
  function parts(word: string): readonly string[] {
    if (word.length < 2 * PART || known(word)) return [];
    const fitting = (fits: (part: string) => boolean) => vocabulary.filter(fits).sort((a, b) => b.length - a.length)[0] ?? [];
    return [fitting((part) => word.startsWith(part)), fitting((part) => word.endsWith(part))].flat();
  }
  /** Words that are known if two letters beside each other change places: `heigth`. */
  function exchanged(word: string): readonly string[] {
    if (word.length < PART || known(word)) return [];
    return [...word].flatMap((letter, i) => {
      const swapped = word.slice(0, i) + (word[i + 1] ?? '') + letter + word.slice(i + 2);
      return known(swapped) ? [swapped] : [];
    });
  }
  /** The words of the question that tell something, each with its tokens. */
  const significant = (question: string) =>
    wordsOf(question, lang)
      .slice(0, MOST_WORDS)
      .map((word) => ({ word, tokens: [...analyse(word), ...[...parts(word), ...exchanged(word)].flatMap(analyse)] }))
      .filter(({ tokens }) => tokens.length > 0);

  /** `more`: errors that a word may have beyond what is usual; one fewer in a guess at what was typed, or letters at random would be words. */
  function ask(question: string, more: -1 | 0 | 1): readonly Answer<T>[] {
    const words = significant(question);
    const last = words.at(-1)?.tokens[0];
    // how many errors are likely depends on the word as it was typed, not on what is left of it without endings
    const allowed = new Map(words.flatMap(({ word, tokens }) => tokens.map((token) => [token, errors(word, more)] as const)));
    const options: SearchOptions = {
      // the analysed words are the query's terms already
      tokenize: () => [...new Set(words.flatMap(({ tokens }) => tokens))],
      processTerm: (token) => token,
      prefix: (token) => isWord(token) && token.length >= 3 && (token === last || !having.has(token)),
      fuzzy: (token) => (isWord(token) && !having.has(token) ? (allowed.get(token) ?? 0) : false),
      maxFuzzy: 2,
      bm25: BM25,
      weights: { fuzzy: 0.55, prefix: 0.6 },
      boostTerm: (token) => WEIGHT[kindOf(token)],
    };
    const heaviest = words.map(({ tokens }) => Math.max(...tokens.map(rarity)));
    const sum = heaviest.reduce((total, weight) => total + weight, 0) || 1;
    const coverage = (found: ReadonlySet<string>): number =>
      words.reduce((total, { tokens }, i) => {
        const certain = Math.max(0, ...tokens.map((token) => (found.has(token) ? CERTAINTY[kindOf(token)] : 0)));
        return total + certain * (heaviest[i] ?? 0);
      }, 0) / sum;
    // all phrasings together say which answers come into question, then the single phrasings of these are compared
    const likely = whole
      .search(question, options)
      .map(({ id, score, queryTerms }) => {
        const covered = coverage(new Set(queryTerms));
        return { id: id as number, score: evenly(score, queryTerms) * covered, covered };
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, LIKELY);
    const best = new Map(likely.map(({ id }) => [id, { scores: [] as number[], covered: 0 }]));
    const alone = words.length === 1;
    for (const { id, entry, score, queryTerms, match } of single.search(question, {
      ...options,
      boost: { title: alone ? TITLE_ALONE : 1.25 },
      boostDocument: (_id, _term, stored) => (best.has(stored?.entry as number) ? (alone && stored?.alone ? SAME_WORD : 1) : 0),
    })) {
      const covered = coverage(new Set(queryTerms));
      const one = best.get(entry);
      const asked = sumOf(Object.keys(match)) / (weights[id as number] || 1);
      // what covers only a part of the question loses by that share
      one?.scores.push(evenly(score, queryTerms) * covered * asked ** SHARE_ASKED);
      if (one) one.covered = Math.max(one.covered, covered);
    }
    const answers = likely.flatMap(({ id, score, covered: inAll }): readonly Answer<T>[] => {
      const entry = entries[id];
      const { scores, covered } = best.get(id) ?? { scores: [], covered: 0 };
      const [first = 0, second = 0, third = 0] = scores.sort((a, b) => b - a);
      const total = first + SHARE.next * second + SHARE.third * third + SHARE.whole * score;
      return entry ? [{ entry, score: total * (1 + OFTEN * (entry.often ?? 0)), covered: Math.max(covered, 0.8 * inAll) }] : [];
    });
    if (answers.length === 0 && words.length > 0 && more === 0)
      return ask(question, 1).map((answer) => ({ ...answer, covered: NEAREST * answer.covered }));
    return answers.sort((a, b) => b.score - a.score);
  }
  // of several readings of the letters the one that is answered best
  return (question) => {
    const tried = variants(question, lang).map((reading, i) => ask(reading, i > 0 ? -1 : 0));
    const worth = (answers: readonly Answer<T>[]): number => (answers[0] ? answers[0].covered * 100 + answers[0].score : 0);
    return tried.reduce((most, one) => (worth(one) > worth(most) + 5 ? one : most), tried[0] ?? []);
  };
}
