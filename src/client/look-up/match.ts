/** What a look-up means in one book: an article by its number in any book's writing, or what answers a question. Pure; the page brings the data. */
import { remembered } from '../../ui/remembered.ts';
import { type Ask, asking } from './ask.ts';
import { byNumber } from './number.ts';
import type { LookupBook, LookupEntry } from './types.ts';

export interface Hit {
  readonly entry: LookupEntry;
  /** The article it was found by: edition, label, chapter, name. */
  readonly at?: { readonly edition: string; readonly label: string; readonly chapter: string; readonly name: string };
  readonly score: number;
}
export interface Found {
  readonly hits: readonly Hit[];
  /** The query was a number. */
  readonly number: boolean;
  /** How much of the question the first hit covers, 0 to 1. */
  readonly covered: number;
}

const made = new WeakMap<LookupBook, Ask<LookupEntry>>();
const askOf = (data: LookupBook): Ask<LookupEntry> =>
  remembered(made, data, () => asking<LookupEntry>([...data.rules, ...data.places], data.lexicon));

/** Makes the matcher of a book, so that the first question finds it made. */
export const prepare = (data: LookupBook): void => void askOf(data);

/** Of the book being read a rule counts this much more. */
const READ = 1.06;
/** Hits that score less than this share of the first are left out, but for the first few. */
const LEAST = 0.12;
const FEW = 7;

/** The entries of a book that a query means, best first. `preferred` is the edition being read. */
export function match(query: string, data: LookupBook, preferred?: string): Found {
  const numbered = /\d/.test(query) ? byNumber(query, data, preferred) : [];
  if (numbered.length > 0) return { hits: numbered, number: true, covered: 1 };
  const inRead = (entry: LookupEntry): boolean => entry.kind === 'rule' && preferred !== undefined && preferred in entry.articles;
  const answers = askOf(data)(query)
    .map((answer) => ({ ...answer, score: answer.score * (inRead(answer.entry) ? READ : 1) }))
    .sort((a, b) => b.score - a.score);
  const least = LEAST * (answers[0]?.score ?? 0);
  return { hits: answers.filter(({ score }, i) => i < FEW || score >= least), number: false, covered: answers[0]?.covered ?? 0 };
}
