/** What stands on the paper of a motion, line by line. */
import { expect, test } from 'vitest';
import { LANGS, type Lang } from '../../../src/corpus/languages.ts';
import type { DraftTree } from '../../../src/draft/tree.ts';
import { treeOf } from '../../../src/draft/tree.ts';
import { effects, read } from '../../../src/draft/work.ts';
import { shownCorpus } from '../../../src/files/corpus.ts';
import { draftWords } from '../../../src/narrate/draft/all-words.ts';
import { type Paper, paperOf } from '../../../src/narrate/draft/paper.ts';
import { CASES, compiled, draftText, motionText } from '../../draft/support.ts';

const WORDS = Object.fromEntries(LANGS.map((lang) => [lang, draftWords(shownCorpus(), lang, '/')])) as Record<
  Lang,
  ReturnType<typeof draftWords>
>;

function paper(text: string, lang: Lang = 'en', worked = true): Paper {
  const sources = [{ file: 'tried.yaml', text }];
  const { basis, draft } = read(sources).read;
  const all = worked ? [...effects(sources, CASES, compiled(text), null)] : [];
  return paperOf({ tree: treeOf(text) as DraftTree, before: [], basis, draft, effects: all.at(-1) ?? null, cases: CASES }, WORDS[lang]);
}
const blanks = (text: string): string => text.replaceAll('\u00a0', ' ');
/** A change as a reader sees it. */
const lines = ({ items }: Paper): readonly string[] =>
  items.flatMap(({ heading, texts, reason, effects: done, cases, moreCases }) =>
    [
      ...(heading ? [`# ${heading}`] : []),
      ...texts.flatMap((one) => [one.heading, `- ${one.old}`, `+ ${one.now}`]),
      ...(reason === '' ? [] : [`"${reason}"`]),
      ...done.map(({ name, text }) => [name, text].filter(Boolean).join(' ')),
      ...cases.map((one) => `[${one.heading}] ${one.title}: ${one.before} / ${one.after}`),
      ...(moreCases ? [moreCases] : []),
    ].map(blanks),
  );

test('a striker in a pocket costs the turn only', () => {
  const made = paper(motionText('striker-in-pocket'));
  expect([made.title, made.moved, made.amends].map(blanks)).toEqual([
    'A striker in a pocket costs the turn only',
    'Moved by made up for the tests, 22 November 2026',
    'Amends: 2017 edition',
  ]);
  expect(lines(made)).toEqual([
    '17.1.4 The striker falls into a pocket',
    '- If the striker falls into a pocket, the player loses the right to play and gets a penalty disc.',
    '+ If the striker falls into a pocket, the player loses only the right to play.',
    '"The disc that comes out is a second punishment for one mistake."',
    '17.1.4 No penalty disc any more.',
    'The striker falls into a pocket: right to play lost, penalty disc → right to play lost',
    '10 cases end otherwise.',
    '[Case 1] Both last discs and the striker: Red loses the set / Set played again',
    '[Case 2] One’s own last disc and the striker: Penalty disc, Black to play / Red wins the set',
    '[Case 3] The row opposite is untouched: Penalty disc, Black to play / Black to play',
    '[Case 4] The row has been moved: Penalty disc, Black to play / Black to play',
    'And 6 more cases: In singles it makes no difference; An offence on top; The striker follows; Pocketed, but the striker as well; Driven into the circle by a correct stroke, striker falls; Begun as a correct stroke, striker pocketed',
  ]);
  expect(made.items[0]?.cases.map(({ drawn }) => (drawn?.tracks.length ?? 0) > 0)).toEqual([true, true, true, true]);
  expect(made.sameKind).toBe(
    '17.1.5 The striker goes over a board; 17.1.14 The striker breaks; 17.1.17 The cue touches the striker while aiming; 17.1.9 The cue touches the striker twice',
  );
  expect(made.worked).toBe('Effects worked out by the referee of this site on 441 cases.');
});

test.each([
  ['de', 'Antragsteller: made up for the tests, 22. November 2026', 'Die Schlagscheibe fällt in eine Tasche', '10 Fälle gehen anders aus.'],
  ['ru', 'Вносит made up for the tests, 22 ноября 2026 г.', 'Шайба упала в лузу', 'Иначе решаются 10 случаев.'],
  ['et', 'Esitaja: made up for the tests, 22. november 2026', 'Löögiketas kukub auku', '10 juhtumit laheneb teisiti.'],
] as const)('in %s', (lang, moved, heading, turned) => {
  const made = paper(motionText('striker-in-pocket'), lang);
  expect([made.moved, made.items[0]?.texts[0]?.heading ?? '', made.items[0]?.effects.at(-1)?.text ?? ''].map(blanks)).toEqual([
    moved,
    `17.1.4 ${heading}`,
    turned,
  ]);
});

test('a number changes the texts that say it, in the order of the book', () => {
  const made = paper(motionText('stroke-time-20'));
  expect(made.items[0]?.texts.map(({ heading }) => heading)).toEqual([
    '11.7; 11.7.1; 11.7.2 How long a stroke lasts and when it begins',
    '12.11 Repositioning the striker',
    '17.1.15 Penalty disc for wasting time',
    '18.1.6 No stroke taken after the warning for wasting time',
    '19.2 Wasting time',
    '21.10 Advice from the partner',
  ]);
  expect(lines(made).slice(-3)).toEqual([
    '"Games last too long for the programme."',
    'Time for a stroke: 30 seconds → 20 seconds',
    'No case of the collection ends otherwise.',
  ]);
});

test('what a question is decided to', () => {
  expect(lines(paper(motionText('third-warning-set')))).toEqual([
    '15.3; 19.2 ¶2 After the third warning',
    '- After the third warning entered on the score sheet the player loses the game, however many sets have been played. Elsewhere this edition says that the sets not yet played are lost.',
    '+ After the third warning entered on the score sheet the player loses the set in progress. The game goes on with the next set.',
    '"A player who is ahead should not lose more than the set in which it happened."',
    '15.3 Only the set in progress is lost.',
    'The third warning: game lost → set lost',
    'What does the third warning cost? Settled',
    'One case ends otherwise.',
    '[Case 1] The third warning: Red loses the game / Red loses the set',
  ]);
});

test('what is repealed; a text that stays is named by what changes alone; where a headline stays, in what the case parts', () => {
  const made = paper(motionText('without-debts'));
  expect(made.items[0]?.texts.map(({ heading }) => heading)).toEqual([
    '17.4 A penalty while all discs are on the table',
    '17.6 Several penalty discs are due',
  ]);
  expect(lines(made).slice(-11)).toEqual([
    '17.4 What cannot be placed is no longer owed.',
    '17.5 What cannot be placed then is dropped.',
    '21.7 The penalty disc no longer waits, it is dropped.',
    '17.6 The rest are no longer owed.',
    'All discs are still on the table: the penalty disc becomes a debt: no consequence → The book has no such rule.',
    '6 cases end otherwise.',
    '[Case 1] The row opposite is untouched: Penalty disc, Black to play. Red owes 1 penalty disc. / Penalty disc, Black to play',
    '[Case 2] Not due yet: Black to play. Red owes 1 penalty disc. / Black to play',
    '[Case 3] Three owed, two available: Black to play. Red owes 1 penalty disc. / Black to play. The debts are paid.',
    '[Case 4] The penalty disc waits for the row: Penalty disc, Black to play. Red owes 1 penalty disc. / Penalty disc, Black to play',
    'And 2 more cases: All eight discs on the table; A debt, but no disc in the pockets',
  ]);
});

test('words that are there in one language only are missing in the others, not repealed', () => {
  const sides = (change: string, lang: Lang) =>
    paper(draftText(change), lang, false).items.flatMap(({ texts }) =>
      texts.map(({ old, now, instead }) => [old || instead.old, now || instead.now]),
    );
  const worded = 'provisions: { striker-pocketed: { texts: { de: Nur der Stoß endet. } } }';
  expect(sides(worded, 'de').map(([, now]) => now)).toEqual(['Nur der Stoß endet.']);
  expect(sides(worded, 'ru').map(([, now]) => now)).toEqual([WORDS.ru.t.text.none]);
  const added = `
amends: { chapters: [{ id: "12", adds: ["12.31"] }] }
provisions: { counting: { articles: ["12.31"], chapter: "order-of-play", title: { de: Zählen }, texts: { de: Es wird gezählt. } } }`;
  expect(sides(added, 'de')).toEqual([['Neu.', 'Es wird gezählt.']]);
  expect(sides(added, 'ru')).toEqual([[WORDS.ru.t.paper.inserted, WORDS.ru.t.text.none]]);
  expect(sides('provisions: { doubles-advice: { absent: true } }', 'ru').map(([, now]) => now)).toEqual([WORDS.ru.t.paper.repealed]);
});

test('what is taken from another edition', () => {
  const all = lines(paper(motionText('handshake-2010')));
  expect([...all.slice(0, 3), ...all.slice(-6)]).toEqual([
    '14.4 Exclusion for refusing to greet the opponent',
    '- ',
    '+ If, before or after the game, a participant refuses to greet the opponent, the participant is excluded from the competition.',
    '14.2 The refused handshake no longer counts.',
    '2.6 Who refuses the handshake is excluded at once again.',
    '15.2 The refused handshake no longer belongs here; it excludes.',
    'Refusing the greeting or the farewell: game lost → excluded',
    'One case ends otherwise.',
    '[Case 1] No handshake: Red loses the game / Red excluded',
  ]);
});

test('of several changes each stands with the cases that it turns alone', () => {
  const both = motionText('striker-in-pocket').concat(motionText('dark-zone-100').replace(/^[\s\S]*changes:\n/, ''));
  expect(paper(both).items.map(({ heading, cases, moreCases }) => [heading, cases.length, moreCases])).toEqual([
    [
      'Change 1',
      4,
      'And 6 more cases: In singles it makes no difference; An offence on top; The striker follows; Pocketed, but the striker as well; Driven into the circle by a correct stroke, striker falls; Begun as a correct stroke, striker pocketed',
    ],
    ['Change 2', 4, 'And 3 more cases: Beyond the side line; Right up to the lines; The line does not show in the hole'],
  ]);
  const three = both.concat(motionText('stroke-time-20').replace(/^[\s\S]*changes:\n/, ''));
  expect(paper(three).items.map(({ cases }) => cases.length)).toEqual([2, 2, 0]);
});

test('before it is worked out no case is named', () => {
  const made = paper(draftText('amends: { rules: { striker-pocketed: { effects: [turn-passes] } } }'), 'en', false);
  expect([made.worked, made.sameKind, ...lines(made)]).toEqual([
    null,
    '',
    '"to try it"',
    'The striker falls into a pocket: right to play lost, penalty disc → right to play lost',
  ]);
});

test('eight-over-seven: no heading of a provision says a number that its text takes from the book', () => {
  const made = paper(draftText('amends: { parameters: { discsPerPlayer: { value: 7 } } }'), 'en', false);
  const replay = made.items[0]?.texts.find(({ id }) => id === 'first-series-cleared');
  expect([blanks(replay?.heading ?? ''), replay?.now.includes('all 7 discs')]).toEqual(['20.4 All discs in the first series', true]);
  const numbers: Readonly<Record<Lang, RegExp>> = {
    de: /\d|\b(?<!zwischen )(zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn)\b/iu,
    en: /\d|\b(two|three|four|five|six|seven|eight|nine|ten)\b/iu,
    et: /\d|\b(kaks|kolm|neli|viis|kuus|seitse|kaheksa|üheksa|kümme)\b/iu,
    ru: /\d|(?<!\p{L})(два|две|три|четыре|пять|шесть|семь|восемь|девять|десять)(?!\p{L})/iu,
  };
  // a number that the text says in words stays what it is
  const said = LANGS.flatMap((lang) =>
    WORDS[lang].texts.provisions.flatMap(({ title, parameters, wordings }) => {
      const number = parameters.length > 0 && numbers[lang].exec(title)?.[0]?.toLowerCase();
      return number && !Object.values(wordings).some((text) => text.toLowerCase().includes(number)) ? [title] : [];
    }),
  );
  expect(said).toEqual([]);
});
