import { type AnyCorpus, type ContentProblem, LANGS, type Lang } from '../model.ts';
import { type Linter, textFile } from './types.ts';

interface Fault {
  readonly code: string;
  readonly pattern: RegExp;
  readonly detail: string;
}

const EVERYWHERE: readonly Fault[] = [
  { code: 'quote-straight', pattern: /["']/, detail: 'straight quotation mark or apostrophe' },
  { code: 'dash-hyphen', pattern: /[ \u00a0]-\s|--/, detail: 'a hyphen used as a dash' },
  {
    code: 'dash-begins-line',
    pattern: /[^\S\u00a0][—–](?=[^\S\n]|$)/m,
    detail: 'a dash can come to stand at the head of a line: no-break space before it',
  },
  {
    code: 'unit-breaks',
    pattern: /\d (?:mm|cm|m|s|g|°|мм|см|м|с|г)(?![\p{L}])/u,
    detail: 'number and unit can be parted at a line end: use a no-break space',
  },
  { code: 'blanks-doubled', pattern: /[^\n] {2,}\S/, detail: 'two blanks' },
];
const FOREIGN: Readonly<Record<Lang, readonly Fault[]>> = {
  de: [{ code: 'quote-foreign', pattern: /[«»”]/, detail: 'German quotes are „…“' }],
  et: [{ code: 'quote-foreign', pattern: /[«»”]/, detail: 'Estonian quotes are „…“' }],
  ru: [{ code: 'quote-foreign', pattern: /[„“”]/, detail: 'Russian quotes are «…»' }],
  en: [{ code: 'quote-foreign', pattern: /[„«»]/, detail: 'English quotes are “…”' }],
};
const LETTERS: Readonly<Record<Lang, RegExp>> = { de: /[а-яё]/i, et: /[а-яё]/i, en: /[а-яё]/i, ru: /[a-z]{3,}/i };

/** Quotation marks, dashes, spaces and alphabets are those of the language. */
export const typography: Linter = {
  name: 'typography',
  description: 'quotes, dashes, units and letters of the right language',
  check: (corpus) =>
    texts(corpus).flatMap(({ lang, file, path, words }) => faultsIn(lang, words).map(({ code, detail }) => ({ file, path, code, detail }))),
};

function faultsIn(lang: Lang, words: string): readonly Fault[] {
  const plain = words.replace(/\[\[[^\]]*\]\]/g, '').replace(/\]\([^)]*\)/g, ']');
  const faults = [...EVERYWHERE, ...FOREIGN[lang]].filter(({ pattern }) => pattern.test(plain));
  if (LETTERS[lang].test(plain)) faults.push({ code: 'letters-foreign', pattern: LETTERS[lang], detail: 'letters of another alphabet' });
  return faults;
}

interface Piece {
  readonly lang: Lang;
  readonly file: string;
  readonly path: string;
  readonly words: string;
}

function texts(corpus: AnyCorpus): readonly Piece[] {
  return LANGS.flatMap((lang) => [
    ...corpus.provisions.flatMap((provision) => {
      const text = provision.texts[lang];
      if (!text) return [];
      const pieces: readonly (readonly [string, string])[] = [
        ['title', text.title],
        ...Object.entries(text.wordings),
        ...Object.entries(text.effects),
      ];
      return pieces.map(([path, words]) => ({ lang, file: textFile(corpus, lang, provision), path, words }));
    }),
    ...corpus.glossary[lang].map((term) => ({
      lang,
      file: `glossary/${lang}/${corpus.book.glossary}.yaml`,
      path: term.id,
      words: term.definition,
    })),
    ...corpus.readings.flatMap((reading) => {
      const text = reading.texts[lang];
      if (!text) return [];
      return [text.question, text.why, ...Object.values(text.options)].map((words) => ({
        lang,
        file: `${corpus.book.id}/texts/${lang}/readings/${reading.id}.yaml`,
        path: '',
        words,
      }));
    }),
  ]);
}

/** For tests of the table of faults. */
export const typographyOf = (lang: Lang, words: string): readonly ContentProblem['code'][] => faultsIn(lang, words).map(({ code }) => code);
