/** The states of a text: what is stored of them, and that nothing is lost by it. */
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatHistory, historyOf, type Snapshot, statesOf, textsIn } from '../../src/corpus/history.ts';
import { LANGS } from '../../src/corpus/model.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { storedHistory } from '../../src/files/history.ts';
import { projectRoot } from '../../src/files/root.ts';

const CONTENT = join(projectRoot(), 'content');
const EDITIONS = 'novuss/editions';
/** A day's content: the wordings of one provision by letter, and the letter of each edition. */
const day = (date: string, wordings: Readonly<Record<string, string>>, letters: Readonly<Record<string, string>>, time = 30): Snapshot => ({
  date,
  files: new Map([
    [`${EDITIONS}/2008.yaml`, 'id: "2008"\nnumber: 1'],
    [`${EDITIONS}/2010.yaml`, 'id: "2010"\nnumber: 2\nbasis: "2008"'],
    ['novuss/parameters/times.json', JSON.stringify({ strokeTime: { unit: 's', values: { '2008': { value: time, article: '1' } } } })],
    [
      'novuss/provisions/play/turn.yaml',
      JSON.stringify({ editions: Object.fromEntries(Object.entries(letters).map(([id, wording]) => [id, { articles: ['1'], wording }])) }),
    ],
    ...LANGS.map((lang) => [`novuss/texts/${lang}/play/turn.yaml`, JSON.stringify({ title: 'Turn', wordings })] as const),
  ]),
});
const shown = (snapshots: readonly Snapshot[], now = snapshots.at(-1)) =>
  statesOf(historyOf(snapshots).en.texts['turn'], textsIn(now?.files ?? new Map(), 'en').get('turn') ?? {}).map(
    ({ since, until, texts }) =>
      `${since ?? '?'} to ${until ?? '…'}: ${Object.entries(texts)
        .map(([id, text]) => `${id} ${text}`)
        .join(' | ')}`,
  );
const [A, B, C] = ['2026-11-21', '2026-11-22', '2026-11-23'] as const;

describe('the states of a text', () => {
  test.each([
    [
      'never changed',
      [day(A, { a: 'One.' }, { '2008': 'a' }), day(B, { a: 'One.' }, { '2008': 'a' })],
      [`${A} to …: 2008 One. | 2010 One.`],
    ],
    [
      'a word changed, then changed back',
      [day(A, { a: 'One.' }, { '2008': 'a' }), day(B, { a: 'Two.' }, { '2008': 'a' }), day(C, { a: 'One.' }, { '2008': 'a' })],
      [`${C} to …: 2008 One. | 2010 One.`, `${B} to ${C}: 2008 Two. | 2010 Two.`, `${A} to ${B}: 2008 One. | 2010 One.`],
    ],
    [
      'an edition that got words of its own',
      [day(A, { a: 'One.' }, { '2008': 'a' }), day(B, { a: 'One.', b: 'Two.' }, { '2008': 'a', '2010': 'b' })],
      [`${B} to …: 2008 One. | 2010 Two.`, `${A} to ${B}: 2008 One. | 2010 One.`],
    ],
    [
      'an edition that had no such provision yet',
      [day(A, { a: 'One.' }, { '2010': 'a' }), day(B, { a: 'One.' }, { '2008': 'a' })],
      [`${B} to …: 2008 One. | 2010 One.`, `${A} to ${B}: 2010 One.`],
    ],
    [
      'a link to a term, which is read as before',
      [day(A, { a: 'A disc.' }, { '2008': 'a' }), day(B, { a: 'A  [disc](term:disc).' }, { '2008': 'a' })],
      [`${A} to …: 2008 A disc. | 2010 A disc.`],
    ],
    [
      'a number written out becomes a reference, then another number',
      [
        day(A, { a: '30 s.' }, { '2008': 'a' }),
        day(B, { a: '{{strokeTime}} s.' }, { '2008': 'a' }),
        day(C, { a: '{{strokeTime}} s.' }, { '2008': 'a' }, 20),
      ],
      [`${C} to …: 2008 20 s. | 2010 20 s.`, `${A} to ${C}: 2008 30 s. | 2010 30 s.`],
    ],
  ])('%s', (_, snapshots, expected) => expect(shown(snapshots)).toEqual(expected));

  test('a text that was changed since has no date yet, and those before keep theirs', () => {
    const snapshots = [day(A, { a: 'One.' }, { '2008': 'a' }), day(B, { a: 'Two.' }, { '2008': 'a' })];
    expect(shown(snapshots, day(C, { a: 'Three.' }, { '2008': 'a' }))).toEqual([
      '? to …: 2008 Three. | 2010 Three.',
      // neither in the content any more nor stored: its address stays, its words come with the next `novuss history --write`
      `${B} to …: `,
      `${A} to ${B}: 2008 One. | 2010 One.`,
    ]);
  });

  test('every day can be read off what is stored', () => {
    const text = fc.constantFrom('One.', 'Two.', 'Three.');
    const letters = fc.constantFrom({ '2008': 'a' }, { '2008': 'a', '2010': 'b' }, { '2010': 'b' });
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text, letters), { minLength: 1, maxLength: 6 }), (days) => {
        const snapshots = days.map(([a, b, own], i) => day(`2026-12-0${i + 1}`, { a, b }, own));
        const history = JSON.parse(formatHistory(historyOf(snapshots).en)).texts.turn;
        const states = statesOf(history, textsIn(snapshots.at(-1)?.files ?? new Map(), 'en').get('turn') ?? {});
        for (const { date, files } of snapshots)
          expect(states.find(({ since = '' }) => since <= date)?.texts).toEqual(textsIn(files, 'en').get('turn'));
      }),
    );
  });
});

test('what is stored of the texts is in order: states newest first, none after the last day, no sentence twice in a row', () => {
  const files = readContentFiles(CONTENT, ['novuss']);
  for (const lang of LANGS) {
    const history = storedHistory(CONTENT, lang);
    expect(history).not.toBeNull();
    for (const [id, now] of textsIn(files, lang)) {
      const states = statesOf(history?.texts[id], now);
      const dates = states.flatMap(({ since }) => since ?? []);
      expect(dates, `${lang} ${id}`).toEqual(dates.toSorted().toReversed());
      expect(new Set(dates).size, `${lang} ${id}`).toBe(dates.length);
      for (const date of dates) expect(date <= (history?.through ?? ''), `${lang} ${id} ${date}`).toBe(true);
    }
  }
});

test('a state that is withheld is not stored: what stood before it holds until the next', () => {
  const snapshots = [A, B, C].map((date, i) => day(date, { a: `Text ${i + 1}.` }, { '2008': 'a' }));
  const { earlier, since } = historyOf(snapshots, { 'en/turn': [B] }).en.texts['turn'] ?? { earlier: [], since: '' };
  expect({ since, earlier }).toEqual({ since: C, earlier: [{ since: A, read: [{ in: ['2008', '2010'], text: 'Text 1.' }] }] });
  expect(JSON.stringify(historyOf(snapshots, { 'en/turn': [B] }).de)).toContain('Text 2.');
});
