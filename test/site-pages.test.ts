import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { match } from '../src/client/look-up/match.ts';
import { numberIn } from '../src/client/look-up/number.ts';
import { plainText } from '../src/narrate/plain-text.ts';
import { EDITION_PAIRS } from '../src/referee/edition-order.ts';
import type { EditionId } from '../src/referee/types.ts';
import { blocksOf, corpus, counterpart, edition, provision, unchangedSince } from '../src/site/book.ts';
import { effectsOf, sameLines, verdicts } from '../src/site/compare/verdicts.ts';
import { besideEachOther, markDifferences } from '../src/site/compare/wordings.ts';
import { lookup } from '../src/site/look-up/entries.ts';
import { renderText } from '../src/site/markdown.ts';
import { quantity } from '../src/site/numbers.ts';
import { LANGS } from '../src/ui/langs.ts';

describe('texts', () => {
  const context = { lang: 'de', edition: '2017' } as const;
  test('a reference is the same book’s article', () => {
    expect(renderText('Er bekommt einen ([[penalty-placement]]).', context)).toBe(
      '<p>Er bekommt einen (<a href="/de/rules/2017/17/#17.3">Art.\u00a017.3</a>).</p>',
    );
    expect(renderText('Он ([[penalty-placement]]).', { lang: 'ru', edition: '2008' })).toContain('>ст.\u00a017.3</a>');
  });
  test('one that the book cannot answer goes with its brackets', () => {
    expect(renderText('Er verliert ([[no-such-rule]]).', context)).toBe('<p>Er verliert.</p>');
    expect(renderText('Er verliert ([[no-such-rule]], [[penalty-placement]]).', context)).toContain('verliert (<a');
  });
  test('a term leads to the glossary', () => {
    expect(renderText('Die [Scheibe](term:striker).', context)).toBe(
      '<p>Die <a class="term" href="/de/glossary/#striker">Scheibe</a>.</p>',
    );
  });
  test('for descriptions only the words are left', () => {
    expect(plainText('Die [Scheibe](term:striker) **fällt** ([[penalty-placement]]).')).toBe('Die Scheibe fällt.');
    expect(plainText('Erlaubt:\n- Stein;\n- Scheibe.')).toBe('Erlaubt: Stein; Scheibe.');
  });
  test('differing words are marked, markup is left whole', () => {
    expect(markDifferences('<p>Der Stein <a href="#x">bleibt hier</a> liegen.</p>', '<p>Der Stein bleibt dort liegen.</p>')).toBe(
      '<p>Der Stein <a href="#x">bleibt <mark>hier</mark></a> liegen.</p>',
    );
    expect(markDifferences('<p>ganz andere Worte</p>', '<p>hier steht nichts davon</p>')).toBe('<p>ganz andere Worte</p>');
  });
  test('unmarked-taken-for-equal: texts that differ too much for marks say so, and no others do', () => {
    const [short, long] = ['<p>Der Stein bleibt.</p>', '<p>Der Stein, den der Spieler zuletzt in die Tasche gestoßen hat, bleibt.</p>'];
    expect(besideEachOther('<p>ganz andere Worte</p>', '<p>hier steht nichts davon</p>').anew).toBe(true);
    expect(besideEachOther(short, '<p>der Stein bleibt</p>')).toEqual({ html: [short, '<p>der Stein bleibt</p>'], anew: false });
    // what has all of the other's words is the other with additions, however many
    expect(besideEachOther(short, long)).toEqual({
      html: [short, '<p>Der Stein, <mark>den der Spieler zuletzt in die Tasche gestoßen hat,</mark> bleibt.</p>'],
      anew: false,
    });
    // every pair of texts of a comparison has marks, says the note, or is the same
    for (const { from, to } of EDITION_PAIRS)
      for (const p of corpus.provisions) {
        const [one, other] = [from, to].map((id) => {
          const entry = p.editions[id];
          const said = entry.absent ? undefined : p.texts.et?.wordings[entry.wording];
          return said === undefined ? undefined : renderText(said, { lang: 'et', edition: id });
        });
        if (one === undefined || other === undefined) continue;
        const { html, anew } = besideEachOther(one, other);
        const isMarked = html.some((text) => text.includes('<mark>'));
        const words = [one, other].map((text) =>
          text
            .replace(/<[^>]+>/g, ' ')
            .replace(/[.,;:()]/g, '')
            .toLowerCase()
            .split(/\s+/)
            .join(' '),
        );
        expect([from, to, p.id, isMarked || anew, isMarked && anew]).toEqual([from, to, p.id, words[0] !== words[1], false]);
      }
  });
});

describe('books', () => {
  test.each(corpus.editions.map(({ id }) => id))('every article of %s stands in one block, every provision once a chapter', (id) => {
    for (const chapter of edition(id).chapters) {
      const blocks = blocksOf(id, chapter);
      expect(blocks.flatMap((block) => block.articles)).toEqual(chapter.articles);
      const shown = blocks.flatMap((block) => block.provisions.map((p) => p.id));
      expect(new Set(shown).size).toBe(shown.length);
    }
  });
  test('a chapter leads to the same chapter of another book', () => {
    const penalties = edition('2017').chapters.find((chapter) => chapter.id === '17');
    expect(penalties && counterpart('2017', penalties, '2010')?.id).toBe('17');
    expect(penalties && counterpart('2017', penalties, 'club')?.id).toBe('5');
  });
  test('how long a rule has stood, and what it costs', () => {
    const pocketed = provision('striker-pocketed');
    expect(pocketed && unchangedSince(pocketed, '2017')).toBe('2008');
    expect(pocketed && effectsOf(pocketed, '2017')).toEqual(['turn-passes', 'penalty-disc']);
  });
});

describe('look-up', () => {
  const data = Object.fromEntries(LANGS.map((lang) => [lang, lookup(lang)]));
  const first = (lang: (typeof LANGS)[number], query: string) => match(query, data[lang] as never, '2017').hits.map((hit) => hit.entry.id);
  test.each([
    ['17.1.4', '17.1.4'],
    ['17.1.г', '17.1.g'],
    ['17.1г', '17.1.g'],
    ['§17.1.l', '17.1.l'],
    ['Art. 5.6 •2', '5.6-b2'],
    ['ст. 18.1.ж', '18.1.zh'],
  ])('%s is a number', (query, anchor) => {
    expect(numberIn(query)).toBe(anchor);
  });
  test('words are none', () => {
    expect(numberIn('Schlagscheibe')).toBeUndefined();
    expect(numberIn('3 Verwarnungen')).toBeUndefined();
  });
  test.each([
    ['de', '17.1.г', 'striker-pocketed'],
    ['de', '5.6 •5', 'opponent-disc-first'],
    ['de', 'Schlagscheibe in der Tasche', 'striker-pocketed'],
    ['ru', 'шайба в лузе', 'striker-pocketed'],
    ['ru', 'куда ставить штрафную пешку', 'penalty-placement'],
    ['et', 'löögiketas auku', 'striker-pocketed'],
    ['en', 'striker in pocket', 'striker-pocketed'],
    ['en', 'third warning', 'third-warning'],
  ] as const)('%s: %s finds %s first', (lang, query, id) => {
    expect(first(lang, query)[0]).toBe(id);
  });
});

describe('quantities', () => {
  const value = (more: object) => ({ value: 44.5, article: 'x', ...more });
  test.each([
    [value({}), 'mm', 'de', '44,5\u00a0mm'],
    [value({ tolerance: { plus: 0.5, minus: 0.5 } }), 'mm', 'ru', '44,5\u00a0±\u00a00,5\u00a0мм'],
    [value({ min: 44, max: 45 }), 'mm', 'en', '44–45\u00a0mm'],
    [value({ value: 22, max: 22 }), 'g', 'et', '≤\u00a022\u00a0g'],
  ] as const)('%o %s in %s', (size, unit, lang, text) => {
    expect(quantity(size, unit, lang)).toBe(text);
  });
});

test('the table of a figure is drawn by the same rules as the live one', () => {
  const css = readFileSync(new URL('../src/widgets/table/board/drawing.css', import.meta.url), 'utf8');
  const live = ['DiscDefs', 'Marks']
    .map((name) => readFileSync(new URL(`../src/widgets/table/board/${name}.svelte`, import.meta.url), 'utf8'))
    .join('');
  const used = new Set([...live.matchAll(/class="([a-z -]+)/g)].flatMap((found) => (found[1] ?? '').trim().split(/\s+/)));
  const missing = [...used].filter((name) => name !== '' && !css.includes(`.${name}`));
  expect(missing).toEqual([]);
});

test('every colour of a drawn table comes with its style sheet, or is on every page', () => {
  const [drawing = '', still = '', tokens = ''] = [
    'widgets/table/board/drawing.css',
    'widgets/table/board/still.css',
    'styles/tokens.css',
  ].map((path) => readFileSync(new URL(`../src/${path}`, import.meta.url), 'utf8'));
  const missing = [...`${drawing}${still}`.matchAll(/var\((--[\w-]+)/g)].filter(
    ([, name]) => !`${drawing}${tokens}`.includes(`  ${name}: `),
  );
  expect(missing.map(([, name]) => name)).toEqual([]);
});

test('same-chips-in-two-rows: editions that show the same consequences have one key', () => {
  const key = (provision: string, edition: EditionId) => {
    const found = corpus.provisions.find(({ id }) => id === provision);
    return found && sameLines(verdicts.of(found, edition));
  };
  expect(key('striker-pocketed', 'club')).toBe(key('striker-pocketed', '2017'));
  expect(key('own-dark-directly', 'club')).toBe(key('own-dark-directly', '2010'));
  expect(key('own-dark-directly', '2017')).not.toBe(key('own-dark-directly', '2010'));
});
