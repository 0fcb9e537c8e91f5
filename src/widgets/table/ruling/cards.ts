/** Rulings as cards: editions that rule alike on one, with every edition's own articles; those that part get theirs, the words that differ marked. */
import {
  decidedOf,
  type Given,
  type Grounds,
  groundsOf,
  headlineOf,
  type RulingWords,
  type Sign,
  type Told,
} from '../../../i18n/explain.ts';
import type { EditionId, Ruling } from '../../../referee/types.ts';
import { alike, differing, inCommon, type Word } from './compare.ts';

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
/** What the editions on a card decide, in one line. */
export interface Card {
  readonly editions: readonly EditionId[];
  readonly rulings: readonly Ruling[];
  readonly sign: Sign;
  readonly headline: readonly Word[];
}
/** What the editions on a card rest that on. */
export interface CardGrounds {
  readonly applies: readonly Line[];
  /** What is cited besides, without adding to what it costs. */
  readonly besides: readonly Line[];
  readonly notes: readonly Reading[];
}
/** A reading that the card's editions used, with their articles. */
export interface Reading {
  readonly id: string;
  readonly option: string | null;
  readonly text: string;
  readonly cites: readonly Cite[];
}

interface Said extends Told {
  readonly close?: string | null;
  readonly margin?: string | null;
}

/** The same sentence of several editions becomes one line with all their articles. */
function merged(sets: readonly { readonly edition: EditionId; readonly told: readonly Said[] }[]): readonly Line[] {
  const lines = new Map<string, { cites: Cite[]; more: string | null; margin: string | null }>();
  for (const { edition, told } of sets) {
    for (const { text, articles, close = null, margin = null } of told) {
      const line = lines.get(text) ?? { cites: [], more: close, margin };
      for (const article of articles) {
        if (!line.cites.some((c) => c.edition === edition && c.article === article)) line.cites.push({ edition, article });
      }
      lines.set(text, line);
    }
  }
  return [...lines].map(([text, line]) => ({ words: [{ text, differs: false }], ...line }));
}

function readingsOf(told: readonly { readonly edition: EditionId; readonly grounds: Grounds }[]): readonly Reading[] {
  const found = new Map<string, Reading>();
  for (const { edition, grounds } of told) {
    for (const { reading: id, option, text, articles } of grounds.notes) {
      const known = found.get(`${id} ${option}`);
      const cites = [...(known?.cites ?? []), ...articles.map((article) => ({ edition, article }))];
      found.set(`${id} ${option}`, { id, option, text, cites });
    }
  }
  return [...found.values()];
}

const textOf = (line: Line) => line.words.map((w) => w.text).join('');

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
    const text = textOf(line);
    if (others.includes(text)) return line;
    const other = nearest(text, others);
    return { ...line, words: other === null ? [{ text, differs: true }] : differing(text, other) };
  });
}

/** The card that a card is held against: the first one, or for the first the second. */
const rivalOf = <T>(all: readonly T[], i: number): T | undefined => all[i === 0 ? 1 : 0];

/** All rulings on as few cards as they need. */
export function cardsOf(rulings: readonly Ruling[], given: Given, words: RulingWords): readonly Card[] {
  const groups = alike(rulings).map((group) => ({ ...group, told: headlineOf({ ...given, ruling: group.first }, words) }));
  return groups.map(({ editions, rulings: alikes, told: { sign, headline } }, i): Card => {
    const rival = rivalOf(groups, i);
    return {
      editions,
      rulings: alikes,
      sign,
      headline: rival ? differing(headline, rival.told.headline) : [{ text: headline, differs: false }],
    };
  });
}

/** What the rulings on each card come to, line by line; on several cards with the words marked that differ. */
export function decidedOn(cards: readonly Card[], given: Given, words: RulingWords): readonly (readonly Line[])[] {
  const all = cards.map(({ rulings }) =>
    merged(rulings.map((ruling) => ({ edition: ruling.edition, told: decidedOf({ ...given, ruling }, words) }))),
  );
  return all.map((lines, i) => {
    const rival = rivalOf(all, i);
    return rival ? marked(lines, rival.map(textOf)) : lines;
  });
}

/** What a card's rulings rest on. */
export function groundsOn({ rulings }: Card, given: Given, words: RulingWords): CardGrounds {
  const told = rulings.map((ruling) => ({ edition: ruling.edition, grounds: groundsOf({ ...given, ruling }, words) }));
  const lines = (aside: boolean) =>
    merged(told.map(({ edition, grounds }) => ({ edition, told: grounds.applies.filter((a) => a.aside === aside) })));
  return { applies: lines(false), besides: lines(true), notes: readingsOf(told) };
}

/**
 * What was last said of the grounds, for the groups that the editions form now: every card says what its first edition's card said, with the
 * articles of its own editions only. So that no card cites an edition that has left it, until the grounds are looked up anew.
 */
export function regrouped(
  told: readonly { readonly editions: readonly EditionId[]; readonly grounds: CardGrounds }[],
  cards: readonly Card[],
): readonly CardGrounds[] {
  return cards.map(({ editions }) => {
    const before = told.find((card) => card.editions.some((id) => editions.includes(id)))?.grounds;
    const own = <T extends { readonly cites: readonly Cite[] }>(lines: readonly T[] = []): readonly T[] =>
      lines
        .map((line) => ({ ...line, cites: line.cites.filter((cite) => editions.includes(cite.edition)) }))
        .filter((line) => line.cites.length > 0);
    return { applies: own(before?.applies), besides: own(before?.besides), notes: own(before?.notes) };
  });
}
