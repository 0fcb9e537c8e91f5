/** The backgammon sheet as pages need it: its chapters in articles, where a provision stands, texts as HTML, scenarios in words. */

import { RULE_ARTICLES } from '../../backgammon/codes.ts';
import { BACKGAMMON_RUNS, type PlayDocument, positionOf, shownAfter } from '../../backgammon/document.ts';
import { parseMoves } from '../../backgammon/plays.ts';
import type { RollRuling } from '../../backgammon/roll.ts';
import type { Colour, Dice, Position, Refusal } from '../../backgammon/types.ts';
import { anchorFor } from '../../corpus/anchor.ts';
import { type BackgammonCommand, SHEET_ID, type Sheet } from '../../corpus/books.ts';
import { provisionsByArticle } from '../../corpus/coverage.ts';
import type { Chapter, Lang } from '../../corpus/model.ts';
import { withSecondLanguages } from '../../corpus/translation.ts';
import { articlesIn } from '../../corpus/verdicts/index.ts';
import { loadSheet } from '../../files/corpus.ts';
import { type BackgammonWords, describeRefusal, sheetCitation } from '../../narrate/backgammon.ts';
import { fill } from '../../narrate/sentence.ts';
import { NEWEST } from '../../referee/edition-order.ts';
import { strings } from '../../ui/strings-all.ts';
import { renderLine, renderText, type TextContext } from '../markdown.ts';
import { page, sheetPath } from '../url.ts';

export const sheet: Sheet = withSecondLanguages(loadSheet().corpus);
export type SheetProvision = Sheet['provisions'][number];
export type SheetScenario = Sheet['scenarios'][number];

const [only] = sheet.editions;
if (!only) throw new Error('content/backgammon/editions has no edition');
export const sheetEdition = only;
const claims = provisionsByArticle(sheet, SHEET_ID);
const byId = new Map(sheet.provisions.map((one) => [one.id, one] as const));
const scenarios = new Map(sheet.scenarios.map((one) => [one.id, one] as const));

export const sheetProvision = (id: string): SheetProvision | undefined => byId.get(id);
export const sheetScenario = (id: string): SheetScenario | undefined => scenarios.get(id);
export const sheetWords = (lang: Lang): BackgammonWords => ({ lang, t: strings('backgammon', lang) });

/** The articles of a provision, in the order of the sheet. */
export const sheetArticlesOf = (provision: SheetProvision): readonly string[] => articlesIn(provision, SHEET_ID);

/** The provisions in the order of the sheet. */
export const inSheetOrder: readonly SheetProvision[] = [
  ...new Set(sheetEdition.chapters.flatMap(({ articles }) => articles.flatMap((article) => claims.get(article) ?? []))),
];

export interface SheetBlock {
  readonly articles: readonly string[];
  readonly provisions: readonly SheetProvision[];
}

/** A chapter by articles; those that share all their provisions stand together. */
export function sheetBlocks(chapter: Chapter): readonly SheetBlock[] {
  const blocks: { articles: string[]; provisions: readonly SheetProvision[] }[] = [];
  for (const article of chapter.articles) {
    const provisions = claims.get(article) ?? [];
    const last = blocks.at(-1);
    if (last && provisions.length > 0 && provisions.every((one) => last.provisions.includes(one))) last.articles.push(article);
    else blocks.push({ articles: [article], provisions });
  }
  return blocks;
}

/** An article on the page of the whole sheet. */
export const sheetArticleUrl = (lang: Lang, article: string): string => `${page(lang, sheetPath())}#${anchorFor(article)}`;

function context(lang: Lang): TextContext {
  const words = sheetWords(lang);
  return {
    lang,
    edition: NEWEST,
    book: {
      cite: (id) => {
        const article = byId.get(id) && sheetArticlesOf(byId.get(id) as SheetProvision)[0];
        return article ? `<a href="${sheetArticleUrl(lang, article)}">${sheetCitation(article, words)}</a>` : '';
      },
      term: (id) => `${page(lang, sheetPath())}#term-${id}`,
    },
  };
}

/** The text of a provision as HTML. */
export const sheetText = (provision: SheetProvision, lang: Lang): string =>
  renderText(provision.texts[lang]?.wordings['a'] ?? '', context(lang));
export const sheetLine = (text: string, lang: Lang): string => renderLine(text, context(lang));

/** What a scenario shows on the board; nothing where it shows none. */
export interface SheetFigure {
  readonly position: Position;
  readonly roll?: { readonly dice: Dice; readonly colour: Colour };
  readonly moves?: NonNullable<ReturnType<typeof parseMoves>>;
}
export function figureOf({ command, input }: SheetScenario): SheetFigure | undefined {
  if (command === 'play' || command === 'plays' || command === 'correct') {
    const roll = { dice: input.dice, colour: input.turn };
    if (command === 'correct') return { position: shownAfter(input), roll };
    const moves = command === 'play' ? (parseMoves(input.moves) ?? []) : [];
    return { position: positionOf(input), roll, moves };
  }
  return command === 'score' && 'position' in input ? { position: positionOf(input) } : undefined;
}

/** The dice and moves of a scenario in signs: `3-1: 8/5 6/5`. */
export function notationOf({ command, input }: SheetScenario, { t }: BackgammonWords): string {
  const { turn, dice, moves } = input as { turn?: Colour; dice?: readonly unknown[]; moves?: string };
  if (!turn || !dice || command === 'roll') return '';
  return `${t.colour[turn]} ${dice.join('\u2013')}${moves ? `: ${moves}` : ''}`;
}

/** What the engine says to a scenario. */
export interface SheetVerdict {
  readonly good: boolean;
  readonly text: string;
  readonly article: string;
}

type Said = (result: never, input: never, words: BackgammonWords) => SheetVerdict;
const SAID: Readonly<Record<BackgammonCommand, Said>> = {
  play: ((result: { allowed: boolean; refusal?: Refusal }, input: PlayDocument, words: BackgammonWords): SheetVerdict =>
    result.refusal
      ? { good: false, text: `${words.t.refused}. ${describeRefusal(result.refusal, input.dice, words)}`, article: result.refusal.article }
      : { good: true, text: `${words.t.allowed}.`, article: '' }) as Said,
  plays: ((result: { count: number; numbers: number }, _input: unknown, { t, lang }: BackgammonWords): SheetVerdict => ({
    good: true,
    text: result.numbers === 0 ? t.scenario.nothing : `${fill(t.scenario.plays, { n: result.count }, lang)}.`,
    article: '',
  })) as Said,
  roll: ((
    result: RollRuling | { starts: Colour; dice: Dice } | { again: true },
    _input: unknown,
    { t, lang }: BackgammonWords,
  ): SheetVerdict => {
    if ('again' in result) return { good: true, text: `${t.status.again}.`, article: RULE_ARTICLES['opening-roll'] };
    if ('starts' in result)
      return {
        good: true,
        text: `${fill(t.status.toMove, { who: t.colour[result.starts], dice: result.dice.join('\u2013') }, lang)}.`,
        article: RULE_ARTICLES['opening-roll'],
      };
    const faults = result.faults.map((fault) => t.roll.fault[fault]).join(' ');
    return { good: result.valid, text: result.valid ? t.roll.valid : `${faults} ${t.roll.invalid}`, article: result.article };
  }) as Said,
  correct: ((
    result: { wrong: Refusal | null; demandable: boolean; article: string },
    input: PlayDocument,
    words: BackgammonWords,
  ): SheetVerdict => {
    const { t } = words;
    if (result.wrong === null) return { good: true, text: t.scenario.right, article: result.article };
    const why = describeRefusal(result.wrong, input.dice, words);
    return {
      good: result.demandable,
      text: `${why} ${result.demandable ? t.scenario.correctable : t.scenario.tooLate}`,
      article: result.article,
    };
  }) as Said,
  score: ((
    result: { winner: Colour | null; points?: number; black?: number; white?: number; starts?: Colour | null; article?: string },
    _input: unknown,
    { t, lang }: BackgammonWords,
  ): SheetVerdict => {
    if (result.black !== undefined && result.white !== undefined) {
      const match = fill(t.scenario.match, { black: result.black, white: result.white }, lang);
      const then = result.winner
        ? fill(t.status.matchWon, { who: t.colour[result.winner] }, lang)
        : result.starts
          ? fill(t.status.starts, { who: t.colour[result.starts] }, lang)
          : '';
      return { good: true, text: `${match}. ${then}.`, article: RULE_ARTICLES.match };
    }
    if (!result.winner) return { good: true, text: t.scenario.goesOn, article: '' };
    return {
      good: true,
      text: `${fill(t.scenario.points, { who: t.colour[result.winner], points: result.points ?? 0 }, lang)}.`,
      article: result.article ?? '',
    };
  }) as Said,
};

export function verdictOf({ command, input }: SheetScenario, words: BackgammonWords): SheetVerdict {
  const result = BACKGAMMON_RUNS[command](input as never);
  return SAID[command](result as never, input as never, words);
}
