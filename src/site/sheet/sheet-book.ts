/** What the score sheet tells of each book, out of the corpus: times, warnings, and the rules for each moment of a game. */
import type { Lang } from '../../corpus/model.ts';
import { titleIn } from '../../corpus/title.ts';
import { plainText } from '../../narrate/plain-text.ts';
import type { EditionId, Format } from '../../referee/types.ts';
import type { ClockKind } from '../../scoresheet/types.ts';
import { type Book, type BookRule, type EditionBook, MOMENTS, type Moment, type TimeLimit } from '../../widgets/scoresheet/stored/book.ts';
import { articlesIn, corpus, EDITION_BAR, edition, provision } from '../book.ts';

const TIMES: Readonly<Record<ClockKind, string>> = {
  stroke: 'strokeTime',
  warned: 'strokeAfterWarning',
  break: 'breakBetweenSets',
  call: 'callToTable',
  'warm-up': 'warmUp',
};

/** Which provisions are wanted when; those that an edition has not are left out. */
const WANTED: Readonly<Record<Format, Readonly<Record<Moment, readonly string[]>>>> = {
  singles: {
    begin: ['first-stroke-singles', 'choice-of-side', 'called-to-table', 'two-minutes-to-try-the-table'],
    set: ['sets-and-sides', 'order-of-first-strokes', 'first-series-cleared'],
    turn: ['delay-of-game', 'penalty-timing', 'penalty-debt', 'penalty-forgotten'],
    conduct: ['warning-cases', 'third-warning'],
    break: ['between-sets', 'left-table-between-sets'],
    end: ['game-winner'],
  },
  doubles: {
    begin: [
      'first-stroke-singles',
      'doubles-who-begins',
      'choice-of-side',
      'called-to-table',
      'two-minutes-to-try-the-table',
      'doubles-warm-up',
    ],
    set: ['doubles-rotation', 'doubles-order', 'order-of-first-strokes', 'doubles-first-series'],
    turn: ['delay-of-game', 'doubles-who-is-penalised', 'doubles-penalty-waits', 'penalty-forgotten'],
    conduct: ['warning-cases', 'third-warning'],
    break: ['between-sets', 'left-table-between-sets'],
    end: ['game-winner'],
  },
};

function ruleOf(id: string, of: EditionId, lang: Lang): readonly BookRule[] {
  const found = provision(id);
  const entry = found?.editions[of];
  const text = found?.texts[lang];
  if (!found || !entry || entry.absent || !text) return [];
  return [
    {
      id,
      title: plainText(titleIn(found, lang, of)),
      text: plainText(text.wordings[entry.wording] ?? ''),
      articles: articlesIn(found, of).slice(0, 3),
    },
  ];
}

function quantityOf(name: string, of: EditionId): { readonly value: number; readonly unit: string; readonly article: string } | null {
  const parameter = corpus.parameters.find(({ id }) => id === name);
  const value = parameter?.values[of];
  if (!parameter || !value || 'unstated' in value || typeof value.value !== 'number') return null;
  return { value: value.value, unit: parameter.unit, article: value.article };
}

function timesOf(of: EditionId): EditionBook['times'] {
  return Object.fromEntries(
    Object.entries(TIMES).flatMap(([kind, name]): readonly (readonly [string, TimeLimit])[] => {
      const found = quantityOf(name, of);
      return found === null ? [] : [[kind, { seconds: found.unit === 'min' ? found.value * 60 : found.value, article: found.article }]];
    }),
  );
}

const rulesOf = (format: Format, of: EditionId, lang: Lang): Readonly<Record<Moment, readonly BookRule[]>> =>
  Object.fromEntries(
    MOMENTS.map((moment) => [moment, WANTED[format][moment].flatMap((id) => ruleOf(id, of, lang))]),
  ) as unknown as Readonly<Record<Moment, readonly BookRule[]>>;

/** Everything of the four books that the sheet needs, in one language. */
export function sheetBook(lang: Lang): Book {
  return Object.fromEntries(
    EDITION_BAR.map((of): readonly [EditionId, EditionBook] => [
      of,
      {
        name: edition(of).title[lang],
        times: timesOf(of),
        warnings: quantityOf('warningsToLoss', of)?.value ?? null,
        rules: { singles: rulesOf('singles', of, lang), doubles: rulesOf('doubles', of, lang) },
      },
    ]),
  ) as unknown as Book;
}
