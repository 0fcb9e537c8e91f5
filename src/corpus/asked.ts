/**
 * How people ask (`content/asked/<lang>/`): the phrasings by which provisions, guides, terms, measures and pages are asked for, and the words of
 * the look-up. Read and checked here; the look-up file is made from it.
 */
import type * as z from 'zod';
import { type ContentFiles, checked, type Report, readData } from './compile/source.ts';
import { COMPLETE_LANGS, isLang, LANGS, type Lang } from './languages.ts';
import type { ByLang, ContentProblem } from './model.ts';
import { askedSchema, lexiconSchema, oftenSchema } from './schema/asked.ts';

/** What can be asked for. Provisions stand in a file a chapter, the others in one file each. */
export const ASKED_KINDS = ['provision', 'guide', 'term', 'measure', 'page', 'sheet'] as const;
export type AskedKind = (typeof ASKED_KINDS)[number];
const KIND_OF_FILE: Readonly<Record<string, AskedKind>> = {
  guides: 'guide',
  glossary: 'term',
  measures: 'measure',
  pages: 'page',
  backgammon: 'sheet',
};

/** Phrasings by kind and id. */
export type Asked = Readonly<Record<AskedKind, Readonly<Record<string, readonly string[]>>>>;
export type AskedLexicon = z.output<typeof lexiconSchema>;
export interface AskedOf {
  readonly asked: Asked;
  readonly lexicon: AskedLexicon;
}

const FILE = /^asked\/([^/]+)\/([^/]+)\.yaml$/;
const EMPTY: AskedLexicon = { stop: '-', endings: '', numbers: {}, units: {}, notions: {}, backgammon: { names: '-', notions: {} } };

const OFTEN = 'asked/often.yaml';

/** What `content/asked` says. */
export interface AllAsked {
  readonly byLang: ByLang<AskedOf>;
  /** Of how many questions of the lists each thing (`kind/id`) was an answer. */
  readonly often: Readonly<Record<string, number>>;
  /** What is wrong with the files' shape. */
  readonly problems: readonly ContentProblem[];
}

/** All that `content/asked` says, and what is wrong with the files' shape. */
export function readAsked(files: ContentFiles): AllAsked {
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => void problems.push(problem);
  const made = Object.fromEntries(
    LANGS.map((lang) => [lang, { asked: Object.fromEntries(ASKED_KINDS.map((kind) => [kind, {}])), lexicon: EMPTY }]),
  ) as unknown as Record<Lang, { asked: Record<AskedKind, Record<string, readonly string[]>>; lexicon: AskedLexicon }>;
  let often: AllAsked['often'] = {};
  for (const [file, text] of [...files].filter(([name]) => name.startsWith('asked/')).sort()) {
    if (file === OFTEN) {
      const source = { file, text };
      often = checked(oftenSchema, readData(source, report), source, report) ?? often;
      continue;
    }
    const [, lang = '', name = ''] = FILE.exec(file) ?? [];
    if (!isLang(lang)) {
      report({ file, path: '', code: 'language-unknown', detail: `${lang || file} is none of ${LANGS.join(', ')}` });
      continue;
    }
    const source = { file, text };
    const data = readData(source, report);
    if (data === undefined) continue;
    if (name === 'lexicon') {
      made[lang].lexicon = checked(lexiconSchema, data, source, report) ?? EMPTY;
      continue;
    }
    const value = checked(askedSchema, data, source, report);
    if (value) Object.assign(made[lang].asked[KIND_OF_FILE[name] ?? 'provision'], value);
  }
  return { byLang: made, often, problems };
}

/** Least phrasings that something is asked for by: provisions, guides and measures more than what has a name that everybody uses. */
const LEAST: Readonly<Record<AskedKind, number>> = { provision: 10, guide: 10, measure: 5, term: 5, page: 5, sheet: 5 };

/**
 * What `content/asked` lacks or has too much: ids that nothing has, things that nobody asks for, a phrasing twice under one thing.
 * A language that is not complete yet may lack phrasings.
 * @param ids what there is, by kind; a kind that is not named is not looked at
 */
export function askedProblems(
  byLang: ByLang<AskedOf>,
  ids: Readonly<Partial<Record<AskedKind, readonly string[]>>>,
): readonly ContentProblem[] {
  return COMPLETE_LANGS.flatMap((lang) =>
    ASKED_KINDS.flatMap((kind) => {
      const known = ids[kind];
      if (!known) return [];
      const asked = byLang[lang].asked[kind];
      const at = (id: string, code: string, detail: string): ContentProblem => ({ file: `asked/${lang}`, path: id, code, detail });
      const unknown = Object.keys(asked).filter((id) => !known.includes(id));
      const few = known.filter((id) => (asked[id]?.length ?? 0) < LEAST[kind]);
      const twice = Object.entries(asked).flatMap(([id, list]) =>
        list.filter((one, i) => list.indexOf(one) !== i).map((one) => [id, one] as const),
      );
      return [
        ...unknown.map((id) => at(id, 'asked-unknown', `no ${kind} has this id`)),
        ...few.map((id) => at(id, 'asked-few', `${kind} ${id} needs ${LEAST[kind]} phrasings, has ${asked[id]?.length ?? 0}`)),
        ...twice.map(([id, one]) => at(id, 'asked-twice', `“${one}” stands here twice`)),
      ];
    }),
  );
}
