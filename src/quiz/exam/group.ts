/** What a trainer has gathered: certificates of one or several exams as a table, by candidate, by topic and by question; and as a file. */
import type { CheckedCertificate } from './certificate.ts';
import { examCode } from './exam.ts';

/** One certificate and its code. */
export interface Gathered {
  readonly code: string;
  readonly checked: CheckedCertificate;
}

/** What a trainer should look at: not proof of anything. */
export type Doubt =
  /** The rules held here are no longer those that were sat. */
  | 'changed'
  /** More attempts than the exam allows, or a word that does not open it. */
  | 'attempt'
  | 'word'
  /** The same name with the same attempt, but other answers. */
  | 'twice'
  /** Every answer, right or wrong, is another candidate's as well. */
  | 'same-answers';

export interface GroupRow {
  readonly code: string;
  readonly checked: CheckedCertificate;
  readonly doubts: readonly Doubt[];
}
/** One question of a paper that several sat. */
export interface GroupQuestion {
  /** From 1. */
  readonly number: number;
  readonly right: number;
  readonly total: number;
}
/** Everybody who sat the same questions. */
export interface PaperGroup {
  readonly digest: string;
  readonly attempt: number;
  readonly rows: readonly GroupRow[];
  readonly questions: readonly GroupQuestion[];
}
export interface ExamGroup {
  /** Of the exam. */
  readonly code: string;
  readonly rows: readonly GroupRow[];
  /** Chapters that were asked about, in the order of the book. */
  readonly topics: readonly { readonly chapter: string; readonly right: number; readonly total: number; readonly must: boolean }[];
  readonly papers: readonly PaperGroup[];
}

const fold = (name: string): string => name.trim().toLowerCase();

function doubtsOf({ code, checked }: Gathered, all: readonly Gathered[]): readonly Doubt[] {
  const { sitting, standing, irregular, result } = checked;
  const others = all.filter((other) => other.code !== code && other.checked.sitting.digest === sitting.digest);
  const answers = JSON.stringify(sitting.answers);
  const namesakes = all.filter(
    (other) =>
      other.code !== code &&
      fold(other.checked.sitting.name) === fold(sitting.name) &&
      other.checked.sitting.paper.attempt === sitting.paper.attempt,
  );
  const copied = result.right < result.total && others.some((other) => JSON.stringify(other.checked.sitting.answers) === answers);
  return [
    ...(standing === 'changed' ? (['changed'] as const) : []),
    ...(irregular === null ? [] : [irregular]),
    ...(namesakes.length > 0 ? (['twice'] as const) : []),
    ...(copied ? (['same-answers'] as const) : []),
  ];
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byName = (a: GroupRow, b: GroupRow): number =>
  compare(fold(a.checked.sitting.name), fold(b.checked.sitting.name)) ||
  a.checked.sitting.paper.attempt - b.checked.sitting.paper.attempt ||
  a.checked.sitting.day - b.checked.sitting.day;

function groupBy<T>(list: readonly T[], keyOf: (one: T) => string): readonly (readonly [string, readonly T[]])[] {
  const found = new Map<string, T[]>();
  for (const one of list) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found];
}

function paperGroup(digest: string, rows: readonly GroupRow[]): PaperGroup {
  const count = Math.max(0, ...rows.map(({ checked }) => checked.questions.length));
  const questions = Array.from({ length: count }, (_, i) => ({
    number: i + 1,
    right: rows.filter(({ checked }) => checked.result.marks[i] === true).length,
    total: rows.length,
  }));
  return { digest, attempt: rows[0]?.checked.sitting.paper.attempt ?? 1, rows, questions };
}

function topicsOf(rows: readonly GroupRow[]): ExamGroup['topics'] {
  const all = rows.flatMap(({ checked }) => checked.result.topics);
  return groupBy(all, ({ chapter }) => chapter).map(([chapter, marks]) => ({
    chapter,
    right: marks.reduce((sum, { right }) => sum + right, 0),
    total: marks.reduce((sum, { total }) => sum + total, 0),
    must: marks.some(({ must }) => must),
  }));
}

/** Certificates by exam, the largest group first; in it by name, and by the questions that were sat. */
export function groupsOf(gathered: readonly Gathered[]): readonly ExamGroup[] {
  const once = [...new Map(gathered.map((one) => [one.code, one])).values()];
  return groupBy(once, ({ checked }) => examCode(checked.sitting.exam))
    .map(([code, all]): ExamGroup => {
      const rows = all.map((one): GroupRow => ({ ...one, doubts: doubtsOf(one, all) })).sort(byName);
      const papers = groupBy(rows, ({ checked }) => checked.sitting.digest).map(([digest, some]) => paperGroup(digest, some));
      return { code, rows, topics: topicsOf(rows), papers: [...papers].sort((a, b) => a.attempt - b.attempt) };
    })
    .sort((a, b) => b.rows.length - a.rows.length);
}

/** Certificates' codes in a text: links, or codes by themselves, whatever stands between them. */
export function codesIn(text: string): readonly string[] {
  const linked = [...text.matchAll(/#c=([\w-]+)/g)].map(([, code = '']) => code);
  const bare = text.split(/\s+/).filter((word) => /^[\w-]{24,}$/.test(word));
  return [...new Set([...linked, ...bare])];
}

/** What the columns are called. */
export interface CsvHeads {
  readonly name: string;
  readonly date: string;
  readonly edition: string;
  readonly attempt: string;
  readonly right: string;
  readonly total: string;
  readonly percent: string;
  readonly passed: string;
  readonly doubt: string;
  readonly yes: string;
  readonly no: string;
  /** `{{n}}` is the number of the question. */
  readonly question: string;
  readonly topic: (chapter: string) => string;
  readonly doubts: Readonly<Record<Doubt, string>>;
  readonly link: string;
  readonly href: (code: string) => string;
}

/** A cell that no spreadsheet takes for a formula. */
function cell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A group as CSV (RFC 4180, UTF-8 with a byte order mark): a line a certificate, its topics and questions in columns. */
export function csvOf({ rows, topics }: ExamGroup, heads: CsvHeads): string {
  const count = Math.max(0, ...rows.map(({ checked }) => checked.questions.length));
  const numbers = Array.from({ length: count }, (_, i) => i);
  const head = [
    heads.name,
    heads.date,
    heads.edition,
    heads.attempt,
    heads.right,
    heads.total,
    heads.percent,
    heads.passed,
    ...topics.map(({ chapter }) => heads.topic(chapter)),
    ...numbers.map((i) => heads.question.replace('{{n}}', String(i + 1))),
    heads.doubt,
    heads.link,
  ];
  const lines = rows.map(({ code, checked: { sitting, result }, doubts }) => [
    sitting.name,
    new Date(sitting.day * 86_400_000).toISOString().slice(0, 10),
    sitting.exam.edition,
    sitting.paper.attempt,
    result.right,
    result.total,
    Math.floor((result.right * 100) / Math.max(1, result.total)),
    result.passed ? heads.yes : heads.no,
    ...topics.map(({ chapter }) => {
      const own = result.topics.find((topic) => topic.chapter === chapter);
      return own === undefined ? '' : `${own.right} / ${own.total}`;
    }),
    ...numbers.map((i) => (result.marks[i] === undefined ? '' : result.marks[i] ? 1 : 0)),
    doubts.map((doubt) => heads.doubts[doubt]).join('; '),
    heads.href(code),
  ]);
  return `\ufeff${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
