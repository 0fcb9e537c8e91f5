/**
 * A number of the rules has one home, its parameter. A text refers to it (`{{strokeTime}}`), or says it in words and its provision names the
 * parameter; so a changed number changes each text that says it, or is found here.
 */
import { type FigureReference, figureReferences, MM_PER_INCH, withoutFigures } from '../figures.ts';
import { type AnyCorpus, type AnyProvision, type AnyReading, type ContentProblem, LANGS, type Lang } from '../model.ts';
import { authoredWording, type FigureSource, figureIn } from '../wordings.ts';
import { saysInWords, saysNumber } from './number-words.ts';
import { numbersIn, withoutLinks } from './numbers.ts';
import { type Linter, spineFile, textFile, under } from './types.ts';

export const numbersFromParameters: Linter = {
  name: 'numbers-from-parameters',
  description: 'each number in a text is a reference to a parameter, or the word for its value, or listed as none',
  check: (corpus) => {
    const source = sourceOf(corpus);
    const ofProvisions = corpus.provisions.flatMap((provision) => [
      ...unknownParameters(corpus, source, provision),
      ...piecesOf(corpus, provision).flatMap((piece) => [
        ...unresolved(source, piece),
        ...bareNumbers(corpus, provision, piece),
        ...WORD_CHECKS[piece.part](source, provision, piece),
      ]),
    ]);
    return [...ofProvisions, ...corpus.readings.flatMap((reading) => numbersOfReading(corpus, source, reading))];
  },
};

/**
 * A number in a reading's text is an article's, or the value of a parameter (in mm, or in inches) that the provisions concerned state: in each of
 * the editions that it leaves open, or in none of them but in another.
 */
function numbersOfReading(corpus: AnyCorpus, source: FigureSource<string>, reading: AnyReading): readonly ContentProblem[] {
  if (corpus.parameters.length === 0) return [];
  const concerned = corpus.provisions.filter(({ id }) => reading.provisions.includes(id));
  const parameters = [...new Set(concerned.flatMap((provision) => provision.parameters))];
  const open = corpus.editions.filter(({ id }) => reading.editions.includes(id));
  const articles = open
    .flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.articles))
    .filter((article) => article.includes('.'));
  const isValue = (number: number): boolean =>
    parameters.some((id) => {
      const has = (edition: string): boolean => [number, number * MM_PER_INCH].includes(valueIn(source, id, edition) ?? Number.NaN);
      return reading.editions.every(has) || (!reading.editions.some(has) && corpus.book.editions.some(has));
    });
  return LANGS.flatMap((lang) => {
    const text = reading.texts[lang];
    if (text === undefined) return [];
    const pieces = { question: text.question, ...under('options', text.options), why: text.why };
    return Object.entries(pieces).flatMap(([path, words]) =>
      numbersIn(withoutNames(words, [...articles, ...corpus.book.editions]))
        .filter((number) => !isValue(Number(number)))
        .map((number) => ({
          file: `${corpus.book.id}/texts/${lang}/readings/${reading.id}.yaml`,
          path,
          code: 'number-bare',
          detail: `${number}: expected an article, or a value that its provisions state in ${reading.editions.join(', ')}`,
        })),
    );
  });
}

/** A text without the names of articles and editions, the longest first. */
const withoutNames = (text: string, names: readonly string[]): string =>
  names.toSorted((a, b) => b.length - a.length).reduce((rest, name) => rest.replaceAll(name, ' '), text);

function sourceOf(corpus: AnyCorpus): FigureSource<string> {
  return {
    basisOf: new Map(corpus.editions.map(({ id, basis }) => [id, basis] as const)),
    parameters: new Map(corpus.parameters.map((one) => [one.id, one] as const)),
  };
}

/** A text as written, and the editions that use it. */
interface Piece {
  readonly file: string;
  readonly path: string;
  readonly lang: Lang;
  readonly text: string;
  readonly editions: readonly string[];
  readonly part: 'title' | 'titles' | 'wordings' | 'effects';
}

function piecesOf(corpus: AnyCorpus, provision: AnyProvision): readonly Piece[] {
  const entries = Object.entries(provision.editions);
  const having = entries.flatMap(([id, entry]) => (entry.absent ? [] : [id]));
  const users = (wording: string) =>
    entries.flatMap(([id, entry]) => (!entry.absent && authoredWording(entry.wording) === wording ? [id] : []));
  const changers = (effect: string) =>
    entries.flatMap(([id, { change }]) => ([effect, `${effect}-${id}`].includes(change?.effect ?? '') ? [id] : []));
  return LANGS.flatMap((lang): readonly Piece[] => {
    const authored = provision.texts[lang]?.authored;
    if (!authored) return [];
    const base = { file: textFile(corpus, lang, provision), lang };
    const of = (part: 'titles' | 'wordings' | 'effects', usersOf: (key: string) => readonly string[]): readonly Piece[] =>
      Object.entries(authored[part]).map(([key, text]) => ({ ...base, path: `${part}.${key}`, text, editions: usersOf(key), part }));
    return [
      { ...base, path: 'title', text: authored.title, editions: having, part: 'title' },
      ...of('titles', users),
      ...of('wordings', users),
      ...of('effects', changers),
    ];
  });
}

const problem = (code: string, { file, path }: Piece, detail: string): ContentProblem => ({ file, path, code, detail });

const REASONS = {
  'parameter-unknown': 'there is no such parameter',
  'parameter-unstated': 'the edition does not state it',
  'basis-none': 'the edition amends no other',
} as const;

/** References that are none, and those for which an edition of the text has no number. */
function unresolved(source: FigureSource<string>, piece: Piece): readonly ContentProblem[] {
  return figureReferences(piece.text).flatMap((reference) => {
    if (typeof reference === 'string')
      return [problem('reference-malformed', piece, `{{${reference}}}: expected a parameter, as in {{strokeTime}} or {{discMass.max}}`)];
    return piece.editions.flatMap((edition) => {
      const figure = figureIn(source, edition, reference);
      return typeof figure === 'number' ? [] : [problem(figure, piece, `${edition}: ${written(reference)}: ${REASONS[figure]}`)];
    });
  });
}

const written = ({ id, part, ofBasis }: FigureReference): string =>
  `{{${id}${part === 'value' ? '' : `.${part}`}${ofBasis ? '@basis' : ''}}}`;

function unknownParameters(corpus: AnyCorpus, source: FigureSource<string>, provision: AnyProvision): readonly ContentProblem[] {
  return provision.said
    .filter((id) => !source.parameters.has(id))
    .map((id) => ({
      file: spineFile(corpus, provision),
      path: 'parameters',
      code: 'parameter-unknown',
      detail: `there is no parameter ${id}`,
    }));
}

/** A number in digits is a reference, an edition's year, or listed in the provision; a book without parameters has no homes for numbers. */
function bareNumbers(corpus: AnyCorpus, provision: AnyProvision, piece: Piece): readonly ContentProblem[] {
  if (corpus.parameters.length === 0) return [];
  const allowed = new Set<string>([...corpus.book.editions, ...provision.numbers.map(String)]);
  const bare = [...new Set(numbersIn(withoutFigures(piece.text)))].filter((number) => !allowed.has(number));
  return bare.map((number) => {
    const meant = parametersOf(corpus, Number(number), piece.editions).map((id) => `{{${id}}}`);
    const hint = meant.length > 0 ? ` (its value: ${meant.join(', ')})` : '';
    return problem(
      'number-bare',
      piece,
      `${number}: expected a reference to a parameter${hint}, or ${number} among the provision’s \`numbers\``,
    );
  });
}

/** The value of a parameter as a plain number in an edition. */
function valueIn(source: FigureSource<string>, id: string, edition: string): number | undefined {
  const figure = figureIn(source, edition, { id, part: 'value', ofBasis: false });
  return typeof figure === 'number' ? figure : undefined;
}

const parametersOf = (corpus: AnyCorpus, number: number, editions: readonly string[]): readonly string[] => {
  const source = sourceOf(corpus);
  return corpus.parameters.map(({ id }) => id).filter((id) => editions.some((edition) => valueIn(source, id, edition) === number));
};

const refersTo = (text: string, id: string): boolean => figureReferences(text).some((one) => typeof one !== 'string' && one.id === id);

type WordCheck = (source: FigureSource<string>, provision: AnyProvision, piece: Piece) => readonly ContentProblem[];

/** A title serves all editions that it stands over: a number in it is the same in each. */
const sameNumber: WordCheck = (source, { parameters }, piece) =>
  parameters.flatMap((id) => {
    const values = [...new Set(piece.editions.flatMap((edition) => valueIn(source, id, edition) ?? []))];
    const says = refersTo(piece.text, id) || values.some((value) => saysInWords(piece.lang, value, piece.text));
    if (values.length < 2 || !says) return [];
    return [problem('title-number', piece, `${id} is ${values.join(' or ')}: expected a title that does not say it`)];
  });

const WORD_CHECKS: Readonly<Record<Piece['part'], WordCheck>> = {
  /** What the provision says in words stands in each wording, with the number of each edition that uses it. */
  wordings: (source, { said }, piece) =>
    said
      .filter((id) => !refersTo(piece.text, id))
      .flatMap((id) =>
        piece.editions.flatMap((edition) => {
          const number = valueIn(source, id, edition);
          return number === undefined || saysNumber(piece.lang, number, withoutLinks(piece.text))
            ? []
            : [unsaid(piece, id, number, edition)];
        }),
      ),
  /** An effect that says a number in words says the one of its own edition, not another's alone. */
  effects: (source, { parameters, editions }, piece) =>
    parameters.flatMap((id) =>
      piece.editions.flatMap((edition) => {
        const own = valueIn(source, id, edition);
        const others = Object.keys(editions).flatMap((other) => valueIn(source, id, other) ?? []);
        const quotes = own !== undefined && others.some((value) => value !== own && saysInWords(piece.lang, value, piece.text));
        return quotes && !saysNumber(piece.lang, own, piece.text) && !refersTo(piece.text, id) ? [unsaid(piece, id, own, edition)] : [];
      }),
    ),
  title: sameNumber,
  titles: sameNumber,
};

const unsaid = (piece: Piece, id: string, number: number, edition: string): ContentProblem =>
  problem('number-unsaid', piece, `${id} is ${number} in edition ${edition}: expected {{${id}}}, ${number}, or the word for it`);
