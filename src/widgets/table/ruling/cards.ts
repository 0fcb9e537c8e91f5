/** Rulings as cards: editions that rule alike on one, with every edition's own articles; those that part get theirs, the words that differ marked. */
import {
  decidedOf,
  type Given,
  type Grounds,
  groundsOf,
  headlineOf,
  type Narrated,
  type RulingWords,
  type Sign,
} from '../../../narrate/explain.ts';
import type { EditionId, Ruling } from '../../../referee/types.ts';
import { type Alike, alike, differing, inCommon, type Word } from './compare.ts';

export interface Cite {
  readonly edition: EditionId;
  readonly article: string;
}
/** A sentence with the articles of all editions on the card that it rests on. */
export interface Line {
  readonly words: readonly Word[];
  readonly cites: readonly Cite[];
  /** A second sentence: how close it was. */
  readonly more: string | null;
  /** The same, said quietly: how far it was from being otherwise. */
  readonly margin: string | null;
}
/** What editions that rule alike rule, and what that rests on. */
export interface Card {
  readonly editions: readonly EditionId[];
  readonly sign: Sign;
  readonly headline: readonly Word[];
  readonly applies: readonly Line[];
  /** What is cited besides, without adding to what it costs. */
  readonly besides: readonly Line[];
  readonly decided: readonly Line[];
  readonly notes: readonly Reading[];
}
/** A reading that the card's editions used, with their articles. */
export interface Reading {
  /** The first that reads it so. Each reads it in one way only: id and edition are the reading's alone on its card. */
  readonly edition: EditionId;
  readonly id: string;
  readonly option: string | null;
  readonly text: string;
  readonly cites: readonly Cite[];
}

interface Said extends Narrated {
  readonly close?: string | null;
  readonly margin?: string | null;
}

/** The same sentence of several editions becomes one line with all their articles. */
function merged(sets: readonly { readonly edition: EditionId; readonly sentences: readonly Said[] }[]): readonly Line[] {
  const lines = new Map<string, { cites: Cite[]; more: string | null; margin: string | null }>();
  for (const { edition, sentences } of sets) {
    for (const { text, articles, close = null, margin = null } of sentences) {
      const line = lines.get(text) ?? { cites: [], more: close, margin };
      for (const article of articles) {
        if (!line.cites.some((c) => c.edition === edition && c.article === article)) line.cites.push({ edition, article });
      }
      lines.set(text, line);
    }
  }
  return [...lines].map(([text, line]) => ({ words: [{ text, differs: false }], ...line }));
}

function readingsOf(sentences: readonly { readonly edition: EditionId; readonly grounds: Grounds }[]): readonly Reading[] {
  const found = new Map<string, Reading>();
  for (const { edition, grounds } of sentences) {
    for (const { reading: id, option, text, articles } of grounds.notes) {
      const known = found.get(`${id} ${option}`);
      const cites = [...(known?.cites ?? []), ...articles.map((article) => ({ edition, article }))];
      found.set(`${id} ${option}`, { edition: known?.edition ?? edition, id, option, text, cites });
    }
  }
  return [...found.values()];
}

const textOf = (words: readonly Word[]) => words.map(({ text }) => text).join('');

/** The sentence of the other card that has most words in common. */
function nearest(text: string, others: readonly string[]): string | null {
  let best: string | null = null;
  let most = 0;
  for (const other of others) {
    const common = inCommon(text, other);
    if (common > most) [best, most] = [other, common];
  }
  return best;
}

function marked(lines: readonly Line[], others: readonly string[]): readonly Line[] {
  return lines.map((line) => {
    const text = textOf(line.words);
    if (others.includes(text)) return line;
    const other = nearest(text, others);
    return { ...line, words: other === null ? [{ text, differs: true }] : differing(text, other) };
  });
}

/** The card that a card is compared with: the first one, or for the first the second. */
const rivalOf = <T>(all: readonly T[], i: number): T | undefined => all[i === 0 ? 1 : 0];

/** What an edition rules on: on a table of other sizes, other things happen. */
export type GivenUnder = (edition: EditionId) => Given;

/** One group's card, and the sentences that other cards are compared with. */
function cardOf({ editions, rulings, first }: Alike, given: GivenUnder, words: RulingWords): Card {
  const explained = (ruling: Ruling) => ({ ...given(ruling.edition), ruling });
  const decided = rulings.map((ruling) => ({ edition: ruling.edition, sentences: decidedOf(explained(ruling), words) }));
  const grounds = rulings.map((ruling) => ({ edition: ruling.edition, grounds: groundsOf(explained(ruling), words) }));
  const applied = (aside: boolean) =>
    merged(grounds.map(({ edition, grounds: { applies } }) => ({ edition, sentences: applies.filter((a) => a.aside === aside) })));
  const { sign, headline } = headlineOf(explained(first), words);
  return {
    editions,
    sign,
    headline: [{ text: headline, differs: false }],
    applies: applied(false),
    besides: applied(true),
    decided: merged(decided),
    notes: readingsOf(grounds),
  };
}

/** All rulings on as few cards as they need; on several, the words of headlines and decisions that differ are marked. */
export function cardsOf(rulings: readonly Ruling[], given: GivenUnder, words: RulingWords): readonly Card[] {
  const cards = alike(rulings).map((group) => cardOf(group, given, words));
  return cards.map((card, i) => {
    const rival = rivalOf(cards, i);
    if (!rival) return card;
    return {
      ...card,
      headline: differing(textOf(card.headline), textOf(rival.headline)),
      decided: marked(
        card.decided,
        rival.decided.map((line) => textOf(line.words)),
      ),
    };
  });
}
