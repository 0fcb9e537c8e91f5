/** The tie-break explained: each criterion in the order of the sheet's own sentences, with its name, its rule and its place, in all four languages. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, test } from 'vitest';
import { load as loadTournamentStrings } from '../../src/compiled/ui/tournament.ts';
import { LANGS, type Lang } from '../../src/corpus/model.ts';
import { plainText } from '../../src/narrate/plain-text.ts';
import { sheetProvision } from '../../src/site/sheet/sheet.ts';
import { sheetArticles } from '../../src/site/sheet/sheet-articles.ts';
import type { TieBreak } from '../../src/tournament/standings.ts';
import type { Result, Round, Tournament } from '../../src/tournament/types.ts';
import Standing from '../../src/widgets/tournament/Standing.svelte';
import { numbered } from '../tournament/support.ts';

afterEach(cleanup);

/** The provisions of section D that rank, as the corpus has them; the last of them holds two criteria. */
const RANKING = ['tie-break-direct-then-lot', 'tie-break-buchholz', 'standings-by-matches', 'tie-break-difference'] as const;
const HOLDS: Readonly<Record<(typeof RANKING)[number], readonly TieBreak[]>> = {
  'standings-by-matches': ['points'],
  'tie-break-difference': ['difference'],
  'tie-break-buchholz': ['buchholz'],
  'tie-break-direct-then-lot': ['direct', 'lot'],
};
/** Paragraph and sentence of the first article of a provision: `D ¶3 s5` is [3, 5]. */
function placeOf(id: string): readonly [number, number] {
  const entry = sheetProvision(id)?.editions['konstanz-2014'];
  const [, paragraph, sentence] = /^D ¶(\d+) s(\d+)$/.exec((entry && !entry.absent && entry.articles[0]) || '') ?? [];
  if (!paragraph || !sentence) throw new Error(`${id} stands nowhere in section D`);
  return [Number(paragraph), Number(sentence)];
}
const inOrder = RANKING.toSorted((a, b) => {
  const [[p, s], [q, r]] = [placeOf(a), placeOf(b)];
  return p - q || s - r;
});

/** A round of matches: winner, loser, games lost by the winner out of five at most. */
const round = (...matches: readonly (readonly [number, number, number])[]): Round => ({
  pairings: matches.map(([first, second, lost]) => {
    const result: Result = { kind: 'played', first: 3, second: lost };
    return { first, second, result };
  }),
});
const after = (n: number, ...rounds: readonly Round[]): Tournament => ({ ...numbered(n), rounds });

async function open(tournament: Tournament, lang: Lang) {
  const t = await loadTournamentStrings[lang]();
  const { container } = render(Standing, { tournament, words: { lang, t }, articles: sheetArticles(lang), print: () => undefined });
  const by = [...container.querySelectorAll('tbody tr')].map((row) => ({
    who: row.querySelector('th')?.textContent ?? '',
    by: row.querySelector('.by')?.textContent ?? '',
  }));
  return { t: t.standing, lines: [...container.querySelectorAll('.how ol li')], by };
}

describe.each(LANGS)('in %s', (lang) => {
  test('the list goes by the sentences of the sheet', async () => {
    const { t, lines } = await open(after(2), lang);
    const wanted = inOrder.flatMap((id) => HOLDS[id].map((tie) => ({ id, tie })));
    expect(lines.map((line) => line.querySelector('b')?.textContent)).toEqual(wanted.map(({ tie }) => `${t.tie[tie]}.`));
    for (const [i, { id, tie }] of wanted.entries()) {
      const text = sheetProvision(id)?.texts[lang]?.wordings['a'];
      if (!text) throw new Error(`${id} has no text in ${lang}`);
      expect(lines[i]?.textContent).toContain(tie === 'lot' ? t.lot : plainText(text));
      const [paragraph, sentence] = placeOf(id);
      const cited = lines[i]?.querySelector('.cite a');
      expect(cited?.textContent?.replace(/\D+/g, ' ').trim()).toBe(`${paragraph} ${sentence}`);
      expect(cited?.getAttribute('href')).toContain(`/${lang}/backgammon/`);
    }
    // no two are worded alike, and what a text refers to is said in words
    expect(new Set(lines.map((line) => line.textContent)).size).toBe(5);
    for (const line of lines) expect(line.textContent).not.toMatch(/\[\[|term:|undefined/);
  });

  test('beside a player stands what parted it from the one above', async () => {
    const { t, by } = await open(after(4, round([1, 2, 0], [3, 4, 1])), lang);
    expect(by).toEqual([
      { who: 'P1', by: '' },
      { who: 'P3', by: t.tie.difference },
      { who: 'P4', by: t.tie.points },
      { who: 'P2', by: t.tie.difference },
    ]);
  });

  test('Buchholz parts those of the same points and difference, the lot those who have not met', async () => {
    const { t, by } = await open(after(6, round([1, 2, 0], [3, 4, 0], [5, 6, 0]), round([5, 1, 0], [6, 3, 0], [2, 4, 0])), lang);
    expect(by.map((row) => row.by)).toEqual(['', t.tie.points, t.tie.lot, t.tie.buchholz, t.tie.lot, t.tie.points]);
    expect(new Set([by[1]?.who, by[2]?.who])).toEqual(new Set(['P1', 'P6']));
    expect(new Set([by[3]?.who, by[4]?.who])).toEqual(new Set(['P2', 'P3']));
  });

  test('the direct encounter parts two who are level in all else', async () => {
    const { t, by } = await open(after(4, round([2, 1, 0], [3, 4, 0]), round([1, 3, 0], [4, 2, 0]), round([1, 4, 0], [2, 3, 0])), lang);
    const [first, second] = by;
    expect([first?.who, second]).toEqual(['P2', { who: 'P1', by: t.tie.direct }]);
  });
});
