import { beforeEach, expect, test } from 'vitest';
import type { Sign } from '../../src/i18n/explain.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { type Naming, showCites, showLines, showMarks, showSign, showWords } from '../../src/widgets/table/lines.ts';
import { type Card, type CardGrounds, type Line, regrouped } from '../../src/widgets/table/ruling/cards.ts';

const naming: Naming = { lang: 'ru', base: '/', edition: { '2017': 'Издание 2017', '2010': '2010', '2008': '2008', club: 'клуб' } };
const line = (text: string, cites: Line['cites'] = [], more: string | null = null): Line => ({
  words: [{ text, differs: false }],
  cites,
  more,
  margin: null,
});
let list: HTMLElement;
beforeEach(() => {
  list = document.createElement('ul');
});
const texts = () => [...list.querySelectorAll('li')].map((li) => li.textContent);

test('a line that changes keeps its nodes; lines go and come back', () => {
  showLines(list, [line('one'), line('two')], naming);
  const [first, second] = list.children;
  const node = first?.querySelector('.told span')?.firstChild;
  showLines(list, [line('other')], naming);
  expect(texts()).toEqual(['other']);
  expect(list.firstElementChild).toBe(first);
  expect(first?.querySelector('.told span')?.firstChild).toBe(node);
  showLines(list, [line('other'), line('three', [], 'It was close.')], naming);
  expect(texts()).toEqual(['other', 'three It was close.']);
  expect(list.children[1]).toBe(second);
  showLines(list, [line('other'), line('three')], naming);
  expect(texts()).toEqual(['other', 'three']);
  showLines(list, [], naming);
  expect(list.children).toHaveLength(0);
});

test('words that differ are marked, and no more when they do not', () => {
  const at = document.createElement('span');
  const html = (...words: readonly (readonly [string, boolean])[]) => {
    showWords(
      at,
      words.map(([text, differs]) => ({ text, differs })),
    );
    return at.innerHTML;
  };
  expect(html(['red ', false], ['strokes', true])).toBe('red <mark>strokes</mark>');
  expect(html(['black ', false], ['stops', true])).toBe('black <mark>stops</mark>');
  expect(html(['black ', true], ['stops', false])).toBe('<mark>black </mark>stops');
  expect(html(['a < b', false])).toBe('a &lt; b');
});

test('articles stand under their edition’s mark, as links, and follow', () => {
  const at = document.createElement('span');
  // a list of its own each time: the same articles, not the same array
  const three = (): Line['cites'] => [
    { edition: '2017', article: '18.1.5' },
    { edition: '2010', article: '18.1.д' },
    { edition: '2017', article: '12.15' },
  ];
  showCites(at, three(), naming);
  expect(at.textContent).toBe('1718.1.5, 12.151018.1.д');
  expect(at.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Издание 2017');
  expect(at.querySelectorAll('a')[1]?.getAttribute('href')).toContain('/ru/rules/2017/12/');
  const kept = at.firstChild;
  showCites(at, three(), naming);
  expect(at.firstChild).toBe(kept);
  showCites(at, [], naming);
  expect(at.childNodes).toHaveLength(0);
});

test('when the editions group anew, every card cites its own only', () => {
  const cite = (edition: EditionId) => ({ edition, article: `${edition}.1` });
  const grounds: CardGrounds = {
    applies: [line('all', [cite('2017'), cite('2010')]), line('one', [cite('2017')])],
    besides: [],
    notes: [],
  };
  const card = (...editions: EditionId[]) => ({ editions }) as unknown as Card;
  const [a, b, c] = regrouped([{ editions: ['2017', '2010'], grounds }], [card('2010'), card('2017'), card('club')]);
  expect(a?.applies.map((l) => [l.words[0]?.text, l.cites])).toEqual([['all', [cite('2010')]]]);
  expect(b?.applies.map((l) => l.cites)).toEqual([[cite('2017')], [cite('2017')]]);
  expect(c?.applies).toEqual([]);
});

test('the marks of a card follow its editions, and stay where they are the same', () => {
  const at = document.createElement('span');
  const marks = (...ids: EditionId[]) => {
    showMarks(at, ids, naming);
    return [...at.children].map((mark) => `${mark.className} ${mark.getAttribute('role')} ${mark.getAttribute('aria-label')}`);
  };
  expect(marks('2017', 'club')).toEqual(['m m-solid e-2017 img Издание 2017', 'm m-outlined e-club img клуб']);
  const [first] = at.children;
  marks('2017', 'club');
  expect(at.firstElementChild).toBe(first);
  expect(marks('2008')).toEqual(['m m-ringed e-2008 img 2008']);
  expect(marks('2017', '2010', 'club')).toEqual([
    'm m-solid e-2017 img Издание 2017',
    'm m-hatched e-2010 img 2010',
    'm m-outlined e-club img клуб',
  ]);
  expect(at.firstElementChild).toBe(first);
  expect(marks()).toEqual([]);
});

test('one sign is seen at a time, and those shown before are kept', () => {
  const at = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const seen = (sign: Sign) => {
    showSign(at, sign);
    return [...at.children].filter((use) => use.getAttribute('opacity') !== '0').map((use) => use.getAttribute('href'));
  };
  expect(seen('turn')).toEqual(['#p-turn']);
  const [turn] = at.children;
  expect(seen('penalty')).toEqual(['#p-penalty']);
  expect(seen('turn')).toEqual(['#p-turn']);
  expect([...at.children][0]).toBe(turn);
  expect(at.children).toHaveLength(2);
});
