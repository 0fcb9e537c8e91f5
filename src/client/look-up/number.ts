/** Article numbers as players write them: any book's letters, with or without `§`, `Art.`, `п.`, `nr`, dots, commas or blanks between. Pure. */

import { anchorFor } from '../../corpus/anchor.ts';
import { remembered } from '../../ui/remembered.ts';
import type { Hit } from './match.ts';
import type { LookupBook, LookupRule } from './types.ts';

const BEFORE = 'art|artikkel|artikel|article|ст|статья|п|пункт|пп|правило|p|punkt|rule|regel|reegel|abs|ziffer|nr|no|number|nummer|№|§';
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

const squeezed = (text: string): string => text.toLowerCase().replace(/[\s\u00a0.,]+/g, '');

/** An article as it is asked for: every one at every key stroke, so it is made ready once. */
interface Entry {
  readonly rule: LookupRule;
  readonly at: NonNullable<Hit['at']>;
  readonly anchor: string;
  /** Its name and its label without dots and blanks. */
  readonly bare: readonly string[];
  /** The number that an older print gives it. */
  readonly old: string | undefined;
  /** Articles that the rule has in that book. */
  readonly among: number;
}
const made = new WeakMap<LookupBook, readonly Entry[]>();

const entriesOf = (data: LookupBook): readonly Entry[] =>
  remembered(made, data, () =>
    data.rules.flatMap((rule) =>
      Object.entries(rule.articles).flatMap(([edition, articles]) =>
        articles.map(
          ([label, chapter, name]): Entry => ({
            rule,
            at: { edition, label, chapter, name },
            anchor: anchorFor(name),
            bare: [squeezed(name), squeezed(label)],
            old: /\((?:note to )?no\. ([\d.]+)\)/.exec(name)?.[1],
            among: articles.length,
          }),
        ),
      ),
    ),
  );

/** How well an article answers: exactly, by its older number, or as a part of what was asked for. */
function agreement({ anchor, bare, old }: Entry, wanted: string | undefined, query: string): number {
  const same = bare.includes(query);
  if (same && (wanted === undefined || anchor === wanted)) return 112;
  // 171л is 17.1.л, but 12 is not 1.2
  if (same && /\D/.test(query)) return 65;
  if (wanted === undefined) return 0;
  // the sheet writes its letters without a dot: 10b
  if (anchor === wanted || anchor === wanted.replace(/\.([a-z]+)$/, '$1')) return 100 - anchor.length / 20;
  if (old === wanted) return 99;
  // the second bearer of a number and notes come before deeper articles
  if (anchor.startsWith(`${wanted}-`)) return 60 - anchor.length / 20;
  return anchor.startsWith(`${wanted}.`) ? 20 - anchor.length / 20 : 0;
}

/** The rules that stand under a number, best first: each once, by the article that fits best; `preferred` is the book being read. */
export function byNumber(query: string, data: LookupBook, preferred: string | undefined): readonly Hit[] {
  const wanted = numberIn(query);
  const bare = squeezed(query);
  const hits: Hit[] = [];
  for (const entry of entriesOf(data)) {
    const fits = agreement(entry, wanted, bare);
    if (fits === 0) continue;
    const { rule, at, among } = entry;
    // a rule that is this article alone answers it better than one that has it among many
    hits.push({ entry: rule, at, score: fits + (at.edition === preferred ? 10 : 0) - Math.min(among, 9) / 10 });
  }
  hits.sort((a, b) => b.score - a.score);
  return hits.filter((hit, i) => hits.findIndex((other) => other.entry === hit.entry) === i);
}
