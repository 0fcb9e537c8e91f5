import { LANGUAGES } from '../languages.ts';
import { type AnyCorpus, LANGS, type Lang } from '../model.ts';
import { type Linter, textFile, under } from './types.ts';

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
const ENGLISH = new Intl.DisplayNames('en', { type: 'language' });
/** Quotation marks that some language uses and an author may have brought along. */
const QUOTES = '„“”«»';
const foreignQuotes = (lang: Lang): Fault => {
  const own = LANGUAGES[lang].quotes;
  const foreign = [...QUOTES].filter((mark) => !own.includes(mark)).join('');
  return { code: 'quote-foreign', pattern: new RegExp(`[${foreign}]`), detail: `${ENGLISH.of(lang)} quotes are ${[...own].join('…')}` };
};
/** Letters of another alphabet; a Cyrillic text may hold a Latin letter or two (a corner of the table). */
const foreignLetters = (lang: Lang): RegExp => (LANGUAGES[lang].script === 'Cyrl' ? /[a-z]{3,}/i : /[а-яё]/i);

/** Quotation marks, dashes, spaces and alphabets are those of the language. */
export const typography: Linter = {
  name: 'typography',
  description: 'quotes, dashes, units and letters of the right language',
  check: (corpus) =>
    texts(corpus).flatMap(({ lang, file, path, words }) => faultsIn(lang, words).map(({ code, detail }) => ({ file, path, code, detail }))),
};

function faultsIn(lang: Lang, words: string): readonly Fault[] {
  const plain = words.replace(/\[\[[^\]]*\]\]/g, '').replace(/\]\([^)]*\)/g, ']');
  const faults = [...EVERYWHERE, foreignQuotes(lang)].filter(({ pattern }) => pattern.test(plain));
  const letters = foreignLetters(lang);
  if (letters.test(plain)) faults.push({ code: 'letters-foreign', pattern: letters, detail: 'letters of another alphabet' });
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
      const { title, titles, wordings, effects } = text;
      const pieces = { title, ...under('titles', titles), ...under('wordings', wordings), ...under('effects', effects) };
      return Object.entries(pieces).map(([path, words]) => ({ lang, file: textFile(corpus, lang, provision), path, words }));
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
      const file = `${corpus.book.id}/texts/${lang}/readings/${reading.id}.yaml`;
      const pieces = { question: text.question, why: text.why, ...under('options', text.options) };
      return Object.entries(pieces).map(([path, words]) => ({ lang, file, path, words }));
    }),
  ]);
}
