/** Article numbers as players write them: any book's letters, with or without `§`, `Art.`, `п.`, `nr`, dots, commas or blanks between. Pure. */
import { anchorFor } from '../../../corpus/anchor.ts';
import type { Lookup } from '../lookup.ts';
import type { Hit } from './match.ts';

const BEFORE = 'art|artikkel|artikel|article|ст|статья|п|пункт|пп|правило|p|punkt|rule|regel|reegel|abs|ziffer|nr|no|nr|number|nummer|№|§';
const NUMBER = new RegExp(
  `^(?:(?:${BEFORE})\\.?\\s*)*(\\d+(?:[.,\\s]\\d+)*)\\.?\\s*(zh|[a-zа-яёžõäöü])?\\)?\\s*(?:([•*¶])\\s*(\\d+(?:\\.\\d+)?))?\\.?$`,
  'iu',
);

/** `17.1г`, `§17.1.l`, `Art. 5.6 •2`, `17,1,4` → the anchor's spelling; undefined where the query is no number. */
export function numberIn(query: string): string | undefined {
  const match = NUMBER.exec(query.trim().toLowerCase());
  if (!match) return undefined;
  const [, digits = '', letter, sign, part] = match;
  const number = digits.replace(/[,\s]+/g, '.');
  return anchorFor(`${number}${letter ? `.${letter}` : ''}${part ? ` ${sign === '¶' ? '¶' : '•'}${part}` : ''}`);
}

const anchors = new Map<string, string>();
/** Every name is asked for at every key stroke. */
function anchorOf(name: string): string {
  const known = anchors.get(name) ?? anchorFor(name);
  anchors.set(name, known);
  return known;
}

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s\u00a0.,]+/g, '');

/** How well an article answers: exactly, by its older number, or as a part of what was asked for. */
function agreement(name: string, label: string, wanted: string | undefined, query: string): number {
  if (squeezed(name) === query || squeezed(label) === query) return 112;
  if (wanted === undefined) return 0;
  const anchor = anchorOf(name);
  if (anchor === wanted) return 100 - anchor.length / 20;
  if (/\((?:note to )?no\. ([\d.]+)\)/.exec(name)?.[1] === wanted) return 99;
  // the second bearer of a number and notes come before deeper articles
  if (anchor.startsWith(`${wanted}-`)) return 60 - anchor.length / 20;
  return anchor.startsWith(`${wanted}.`) ? 20 - anchor.length / 20 : 0;
}

/** The rules that stand under a number, best first: each once, by the article that fits best; `preferred` is the book being read. */
export function byNumber(query: string, data: Lookup, preferred: string | undefined): readonly Hit[] {
  const wanted = numberIn(query);
  const bare = squeezed(query);
  const hits: Hit[] = [];
  for (const rule of data.rules) {
    for (const [edition, articles] of Object.entries(rule.a)) {
      for (const [label, chapter, name] of articles) {
        const fits = agreement(name, label, wanted, bare);
        if (fits === 0) continue;
        // a rule that is this article alone answers it better than one that has it among many
        const score = fits + (edition === preferred ? 10 : 0) - Math.min(articles.length, 9) / 10;
        hits.push({ rule, at: { edition, label, chapter, name }, score });
      }
    }
  }
  hits.sort((a, b) => b.score - a.score);
  return hits.filter((hit, i) => hits.findIndex((other) => other.rule === hit.rule) === i);
}
