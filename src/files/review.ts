/** Records that a second person read a text against its source: the fingerprint of what was read, written into the file that holds the text. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../corpus/hash.ts';
import { type AnyCorpus, LANGS, type Lang } from '../corpus/model.ts';
import { reviewMark } from '../corpus/status.ts';

/** A text of a provision, named as its file is: `et`, `penalty-disc/striker-pocketed`. */
export interface TextName {
  readonly lang: Lang;
  readonly path: string;
  /** The wordings that were read; all where left out. */
  readonly wordings?: readonly string[];
}

/** Writes `reviewed:` at the end of the text's file below `content`. False where there is no such text or wording; then nothing is written. */
export function reviewText(content: string, corpus: AnyCorpus, { lang, path, wordings }: TextName): boolean {
  const provision = corpus.provisions.find(({ chapter, id }) => `${chapter}/${id}` === path);
  const text = provision?.texts[lang];
  if (!provision || !text) return false;
  const all = Object.keys(text.authored.wordings);
  const read = wordings ?? all;
  if (read.some((wording) => !all.includes(wording))) return false;
  const marks = { ...text.reviewed, ...Object.fromEntries(read.map((wording) => [wording, reviewMark(corpus, provision, lang, wording)])) };
  const file = join(content, corpus.book.id, 'texts', lang, `${path}.yaml`);
  writeFileSync(file, withMarks(readFileSync(file, 'utf8'), marks, all));
  return true;
}

/** The file with its `reviewed:` block written anew at the end; everything before it stays as its author wrapped it. */
function withMarks(source: string, marks: Readonly<Record<string, string>>, wordings: readonly string[]): string {
  const lines = wordings.filter((wording) => marks[wording] !== undefined).map((wording) => `  ${wording}: '${marks[wording]}'`);
  const body = source.replace(/^reviewed:\n(?: .*\n?)*/m, '').trimEnd();
  return `${body}\nreviewed:\n${lines.join('\n')}\n`;
}

export interface GuideReview {
  readonly lang: Lang;
  readonly id: string;
  readonly status: 'reviewed' | 'stale' | 'unreviewed';
}

const MARK = /^reviewed: '([0-9a-f]{8})'\n/m;

/** How each guide stands, in each language that has it. */
export function guideReviews(content: string): readonly GuideReview[] {
  return guides(content).map(({ lang, id, file }) => {
    const source = readFileSync(file, 'utf8');
    const mark = MARK.exec(source)?.[1];
    const status = mark === undefined ? 'unreviewed' : mark === guideMark(source) ? 'reviewed' : 'stale';
    return { lang, id, status };
  });
}

/** Records that a guide was read, in every language: its fingerprint at the end of the frontmatter. */
export function reviewGuide(content: string, guide: string): void {
  for (const { file } of guides(content).filter(({ id }) => id === guide)) {
    const source = readFileSync(file, 'utf8');
    const text = source.replace(MARK, '');
    const end = text.indexOf('\n---\n', 3) + 1;
    writeFileSync(file, `${text.slice(0, end)}reviewed: '${guideMark(source)}'\n${text.slice(end)}`);
  }
}

const guideMark = (source: string): string => fingerprint(source.replace(MARK, ''));

const guides = (content: string) =>
  LANGS.flatMap((lang) => {
    const folder = join(content, 'guide', lang);
    return readdirSync(folder).map((name) => ({ lang, id: name.replace(/\.mdx$/, ''), file: join(folder, name) }));
  });
