/**
 * Every incident under every edition, written from the four books. A cell reads: the decisive article, then what it costs. `W` warning, `P` penalty disc,
 * `T` the right to play passes, `N` the next turn is lost, `S` set lost, `G` game lost, `Gu` the unplayed sets, `Gc` the current and the unplayed sets,
 * `X` excluded, `R` discs restored, `A` debt annulled, `0` forbidden without a consequence; `-` no rule, `ok` allowed under the article.
 */
import { describe, expect, test } from 'vitest';
import { INCIDENT_TYPES } from '../../src/referee/codes.ts';
import { judge } from '../../src/referee/judge.ts';
import type { CaseState, EditionId, Incident, Position, Ruling } from '../../src/referee/types.ts';

const EDITIONS = ['2017', '2010', '2008', 'club'] as const;
const BEFORE: Position = {
  discs: [
    { id: 'red1', color: 'red', x: 0, y: 300 },
    { id: 'red2', color: 'red', x: -250, y: 200 },
    { id: 'black1', color: 'black', x: 20, y: -250 },
    { id: 'black2', color: 'black', x: -300, y: -300 },
  ],
  striker: null,
};

interface Setting {
  /** Whose turn it is: red's, the offender's; black's; or nobody's, between sets. */
  readonly turn?: 'own' | 'opponent' | 'nobody';
  readonly format?: 'doubles';
  readonly state?: CaseState;
  readonly readings?: Readonly<Record<string, string>>;
}

const rule = (edition: EditionId, incidents: readonly Incident[], setting: Setting): Ruling => {
  const doubles = setting.format === 'doubles';
  const turn = setting.turn ?? 'own';
  return judge({
    edition,
    format: setting.format ?? 'singles',
    colors: doubles ? { red: ['south', 'north'], black: ['west', 'east'] } : { red: ['south'], black: ['north'] },
    ...(turn === 'nobody' ? {} : { shooter: turn === 'own' ? 'south' : doubles ? 'west' : 'north' }),
    before: BEFORE,
    incidents,
    ...(setting.state === undefined ? {} : { state: setting.state }),
    ...(setting.readings === undefined ? {} : { readings: setting.readings }),
  });
};

const SCOPES = { game: 'G', 'unplayed-sets': 'Gu', 'current-and-unplayed-sets': 'Gc' } as const;

/** What a ruling comes to, in the letters above. */
const letters = (ruling: Ruling): string => {
  const marks = [
    ruling.warnings.red > 0 ? 'W' : '',
    ruling.turn === 'passes' ? 'T' : '',
    ruling.penaltyDiscs.red > 0 ? 'P' : '',
    ruling.losesNext === 'red' ? 'N' : '',
    ruling.set?.outcome === 'lost' && ruling.set.color === 'red' ? 'S' : '',
    ruling.game?.color === 'red' ? SCOPES[ruling.game.scope] : '',
    ruling.excluded === 'red' ? 'X' : '',
    ruling.findings.some((found) => found.effects.includes('debt-annulled')) ? 'A' : '',
    ruling.findings.some((found) => found.effects.includes('restore')) && ruling.set === null ? 'R' : '',
  ].filter((mark) => mark !== '');
  return marks.length > 0 ? marks.join(' ') : '0';
};

const cell = (edition: EditionId, incident: Incident, setting: Setting): string => {
  const ruling = rule(edition, [incident], setting);
  const found = ruling.findings.find((one) => one.incident === 0);
  if (found !== undefined) return `${found.article} ${letters(ruling)}`;
  const [note] = ruling.notes;
  expect(letters(ruling)).toBe('0');
  expect(ruling.notes.length).toBe(1);
  return note?.article == null ? '-' : `${note.article} ok`;
};

type Row = readonly [type: Incident['type'], fields: object, setting: Setting, e2017: string, e2010: string, e2008: string, club: string];
const opponents: Setting = { turn: 'opponent' };
const nobody: Setting = { turn: 'nobody' };
const pair: Setting = { format: 'doubles' };

const ROWS: readonly Row[] = [
  // before and beside the game
  ['late-arrival', { minutes: 3, announced: false }, nobody, '15.1 G', '15.1 G', '15.1 G', '-'],
  ['late-arrival', { minutes: 2, announced: false }, nobody, '2.2 ok', '3.2 ok', '3 ¶2 ok', '-'],
  [
    'late-arrival',
    { minutes: 3, announced: false },
    { ...nobody, state: { losses: { red: { lateness: 1 } } } },
    '15.1 G X',
    '15.1 G X',
    '15.1 G X',
    '-',
  ],
  ['handshake-refused', { when: 'before' }, nobody, '15.2 G', '14.4 X', '14.4 X', '-'],
  ['handshake-refused', { when: 'after' }, nobody, '15.2 G', '14.4 X', '14.4 X', '-'],
  [
    'handshake-refused',
    { when: 'after' },
    { ...nobody, state: { losses: { red: { misconduct: 1 } } } },
    '15.2 G X',
    '14.4 X',
    '14.4 X',
    '-',
  ],
  ['misconduct', { what: 'throwing' }, {}, '15.2 G', '15.2 G', '15.2 G', '-'],
  ['misconduct', { what: 'insult' }, { state: { losses: { red: { misconduct: 1 } } } }, '15.2 G X', '15.2 G X', '15.2 G X', '-'],
  ['gross-misconduct', { what: 'smoking' }, {}, '14.1 X', '14.1 X', '14.1 X', '-'],
  ['warm-up-overrun', { minutes: 3 }, nobody, '19.1.1 W', '12.23 0', '9 ¶4 s1 W', '-'],
  ['warm-up-overrun', { minutes: 2 }, nobody, '12.2 ok', '12.23 ok', '12 ¶23 (no. 27) ok', '-'],
  ['left-table', { minutes: 4, consent: false }, nobody, '16.1.8 S', '16.1.л S', '16.1.10 S', '-'],
  ['left-table', { minutes: 4, consent: true }, nobody, '2.9 0', '16.1.л S', '16.1.10 S', '-'],
  ['left-table', { minutes: 3, consent: true }, nobody, '2.9 ok', '3.8 ok', '3 ¶8 s2 ok', '-'],
  // during a set
  ['left-own-zone', { reason: 'none', consent: false }, {}, '19.1.11 W', '18.1.е T', '18.1.e T', '-'],
  ['left-own-zone', { reason: 'none', consent: false }, opponents, '19.1.11 W', '18.1.е N', '18.1.e N', '-'],
  ['left-own-zone', { reason: 'none', consent: true }, {}, '19.1.11 ok', '18.1.е T', '18.1.e T', '-'],
  ['left-own-zone', { reason: 'fetch-disc', consent: false }, {}, '19.1.11 ok', '18.1.е ok', '18.1.e ok', '-'],
  ['left-own-zone', { reason: 'check-scoresheet', consent: false }, {}, '19.1.11 ok', '18.1.е ok', '18.1.e ok', '-'],
  ['left-own-zone', { reason: 'check-disc', consent: false }, {}, '19.1.11 W', '18.1.е ok', '18.1.e ok', '-'],
  ['walked-around', {}, {}, '19.1.11 W', '18.1.е T', '18.1.e T', '-'],
  ['walked-around', {}, { readings: { 'walking-round': 'no-sanction' } }, '12.24 0', '12.18 0', '9 ¶4 s1 W', '-'],
  ['leaned-with-body', {}, {}, '-', '12.19 0', '12 ¶19 (no. 23) ok', '-'],
  ['phone-call', {}, {}, '19.1.15 W', '-', '-', '-'],
  ['phone-call', {}, { readings: { 'phone-as-talking': 'talking' } }, '19.1.15 W', '19.1.к W', '19.1.k W', '-'],
  ['talking', { to: 'third-party' }, {}, '19.1.12 W', '19.1.к W', '19.1.k W', '-'],
  ['talking', { to: 'opponent' }, opponents, '19.1.12 W', '19.1.к W', '19.1.k W', '-'],
  ['partner-talk', { when: 'opponents-turn' }, { ...pair, turn: 'opponent' }, '19.1.13 W', '-', '-', '-'],
  ['partner-talk', { when: 'striker-on-table' }, pair, '19.1.14 W', '21.9 0', '9 ¶4 s1 W', '8.6 0'],
  ['argued-with-referee', {}, {}, '19.1.10 W', '19.1.и W', '19.1.i W', '-'],
  ['rules-broken-on-purpose', {}, {}, '16.1.3 S', '16.1.в S', '16.1.3 S', '-'],
  ['table-shaken', { phase: 'before-first-stroke', moved: 3 }, {}, '12.4 R', '12.24 R', '12 ¶24 (no. 28) R', '-'],
  ['table-shaken', { phase: 'during-set', moved: 2 }, {}, '16.1.2 S', '16.1.б S', '16.1.2 S', '6.3 S'],
  ['table-shaken', { phase: 'during-set', moved: 1 }, {}, '16.1.2 S', '16.1.б S', '9 ¶4 s1 W R', '-'],
  ['table-shaken', { phase: 'during-set', moved: 1 }, opponents, '16.1.2 S', '16.1.б S', '17.1.p P N R', '-'],
  ['table-shaken', { phase: 'during-set', moved: 0 }, {}, '-', '-', '-', '-'],
  ['object-on-board', {}, {}, '19.1.6 W', '19.1.г W', '19.1.g W', '-'],
  ['powder-removed', { with: 'hand' }, {}, '19.1.8 W', '19.1.ж W', '19.1.ž W', '-'],
  ['powder-removed', { with: 'brush' }, {}, '19.1.8 W', '10.1 ok', '10 ¶1 s2 ok', '-'],
  ['powder-piled', {}, {}, '-', '10.1 0', '9 ¶4 s1 W', '-'],
  ['surface-touched', {}, {}, '19.1.7 W', '12.7 0', '9 ¶4 s1 W', '3.5 0'],
  ['distance-measured', {}, {}, '19.1.9 W', '19.1.е W', '19.1.e W', '-'],
  ['equipment-swapped', { item: 'cue', damaged: false }, {}, '-', '16.1.к S', '16.1.9 S', '-'],
  ['equipment-swapped', { item: 'striker', damaged: true }, {}, '2.7 ok', '12.21 ok', '12 ¶21 (no. 25) ok', '-'],
  ['foreign-striker', {}, {}, '-', '26.2 0', '9 ¶4 s1 W', '-'],
  ['striker-not-returned', {}, opponents, '19.1.4 W', '19.1.б W', '19.1.b W', '-'],
  ['striker-left-at-side-board', {}, opponents, '19.1.5 W', '19.1.в W', '19.1.v W', '-'],
  ['striker-moved-with-cue', {}, {}, '12.27 0', '19.1.з W', '19.1.z W', '-'],
  ['striker-misplaced', {}, {}, '12.9 0', '19.1.а W', '19.1.a W', '3.3 0'],
  ['striker-slid-to-board', {}, {}, '19.1.2 W', '-', '-', '-'],
  ['striker-dropped-on-row', { moved: 2 }, {}, '12.5 R', '-', '-', '-'],
  ['striker-touched-while-aiming', {}, {}, '17.1.17 T P', '-', '-', '-'],
  ['striker-placed-early', {}, {}, '18.1.7 T', '18.1.з T', '18.1.z T', '-'],
  ['striker-lifted-early', {}, {}, '17.1.11 T P', '17.1.м T P', '17.1.m T P', '5.6 •12 T P'],
  ['cue-over-far-line', {}, {}, '19.1.3 W', '-', '-', '-'],
  ['cue-over-corner', {}, {}, '12.30 0', '19.1.д W', '19.1.d W', '3.7 0'],
  ['wrong-end-of-cue', {}, {}, '17.1.16 T P', '17.1.у T P', '17.1.u (1st) T P', '3.8 0'],
  ['double-hit', {}, {}, '17.1.9 T P', '17.1.к T P', '17.1.k T P', '5.6 •14 T P R'],
  ['stroke-refused', {}, {}, '17.1.7 T P', '17.1.ж T P', '17.1.ž T P', '5.6 •13 T P'],
  ['stroke-after-stop', {}, {}, '16.1.3 S', '16.1.в S', '16.1.3 S', '-'],
  // out of turn
  ['first-stroke-out-of-turn', { noticed: 'before-next-stroke' }, {}, '16.1.7 S', '16.1.ж S', '16.1.7 S', '-'],
  ['first-stroke-out-of-turn', { noticed: 'later' }, {}, '16.1.7 S', '16.1.ж ok', '16.1.7 ok', '-'],
  ['first-stroke-out-of-turn', { noticed: 'before-next-stroke', firstOnSheet: false }, {}, '16.1.7 S', '-', '-', '-'],
  ['first-stroke-out-of-turn', { noticed: 'later' }, pair, '16.1.7 S', '16.1.з S', '16.1.8 S', '-'],
  ['stroke-out-of-order', { noticed: 'later' }, pair, '16.1.10 S', '16.1.з S', '16.1.8 S', '-'],
  // time
  ['delay', { occurrence: 1 }, {}, '17.1.15 T P', '18.1.ж T', '18.1.ž T', '-'],
  ['delay', { occurrence: 2 }, {}, '17.1.15 T P', '17.1.т T P', '17.1.t T P', '-'],
  ['delay', {}, { state: { delays: { red: 1 } } }, '17.1.15 T P', '17.1.т T P', '17.1.t T P', '-'],
  // hands and discs
  ['discs-displaced', { with: 'cue', count: 0 }, {}, '17.1.10 T P R', '17.1.о T P R', '17.1.o T P R', '-'],
  ['discs-displaced', { with: 'hand', count: 1, discs: ['black1'] }, {}, '17.1.10 T P R', '17.1.о T P R', '17.1.o T P R', '-'],
  [
    'discs-displaced',
    { with: 'striker', count: 1, discs: ['black1'] },
    opponents,
    '17.1.12 P N R',
    '17.1.п P N R',
    '17.1.p P N R',
    '3.4 0',
  ],
  ['discs-displaced', { with: 'hand', count: 2 }, {}, '16.1.5 S', '16.1.д S', '16.1.5 S', '6.2 S'],
  ['discs-displaced', { with: 'striker', count: 3 }, opponents, '16.1.5 S', '16.1.д S', '16.1.5 S', '6.2 S'],
  ['discs-displaced', { with: 'hand', count: 1, last: true }, {}, '16.1.6 S', '16.1.е S', '16.1.6 S', '-'],
  ['discs-moved-fetching', { count: 2 }, {}, '12.18 R', '9.1.з R', '9 ¶4 s3(3) R', '-'],
  ['disc-taken', {}, {}, '16.1.6 S', '16.1.е S', '16.1.6 S', '-'],
  ['hand-in-pocket', {}, opponents, '16.1.6 S', '16.1.е S', '16.1.6 S', '-'],
  ['hand-in-pocket', {}, {}, '16.1.6 S', '16.1.е ok', '16.1.6 ok', '-'],
  ['moving-object-touched', { object: 'disc', with: 'hand' }, {}, '16.1.9 S', '16.1.м S', '16.1.11 S', '-'],
  ['moving-object-touched', { object: 'striker', with: 'cue' }, {}, '16.1.9 S', '16.1.м S', '17.1.n T P', '5.6 •12 T P'],
  [
    'moving-object-touched',
    { object: 'disc', with: 'hand' },
    { readings: { 'moving-object-touched': 'penalty' } },
    '16.1.9 S',
    '17.1.н T P',
    '17.1.n T P',
    '-',
  ],
  // penalties of one who waits
  ['stroke-refused', {}, opponents, '17.1.12 P N', '17.1.п P N', '17.1.p P N', '5.6 •13 P'],
  ['penalty-forgotten', {}, { state: { debts: { red: 1 } } }, '17.4 A', '17.4 A', '17.4 A', '5.4 A'],
];

for (const [i, edition] of EDITIONS.entries()) {
  describe(`incidents, ${edition}`, () => {
    const cells = ROWS.map((row) => [row[0], JSON.stringify(row[1]), row[2].turn ?? 'own', row[3 + i] as string, row] as const);
    test.each(cells)('%s %s in %s turn: %s', (type, _, __, expected, row) => {
      expect(cell(edition, { ...row[1], type, by: 'red' } as Incident, row[2])).toBe(expected);
    });
  });
}

test('every type of the catalogue is in the table', () => {
  expect(INCIDENT_TYPES.filter((type) => !ROWS.some(([name]) => name === type))).toEqual([]);
});

describe('what several come to', () => {
  const talk: Incident = { type: 'talking', by: 'red', to: 'opponent' };
  test.each([
    ['2017', '15.3', 'game'],
    ['2010', '15.3', 'unplayed-sets'],
    ['2008', '15.3', 'current-and-unplayed-sets'],
  ] as const)('the third warning, %s %s: %s', (edition, article, scope) => {
    const ruling = rule(edition, [talk], { state: { warnings: { red: 2 } } });
    expect(ruling.game).toEqual({ outcome: 'lost', color: 'red', scope });
    expect(ruling.findings.some((found) => found.article === article && found.rule === 'third-warning')).toBe(true);
    expect(ruling.warnings).toEqual({ red: 1, black: 0 });
    expect(rule(edition, [talk], { state: { warnings: { red: 1, black: 2 } } }).game).toBeNull();
    expect(rule(edition, [talk, talk], { state: { warnings: { red: 1 } } }).game?.scope).toBe(scope);
  });

  test('the readings of the third warning, 2017 15.3 against 19.2 ¶2', () => {
    const ruling = rule('2017', [talk], { state: { warnings: { red: 2 } }, readings: { 'third-warning': 'unplayed-sets' } });
    expect(ruling.game?.scope).toBe('unplayed-sets');
    expect(ruling.notes).toContainEqual({ article: '15.3', reading: 'third-warning', option: 'unplayed-sets' });
  });

  test('lateness that was announced, 2008 15.1 against 3 ¶2', () => {
    const late: Incident = { type: 'late-arrival', by: 'red', minutes: 5, announced: true };
    expect(rule('2008', [late], nobody).game).toBeNull();
    expect(rule('2008', [late], { ...nobody, readings: { 'lateness-announced': 'lost' } }).game?.scope).toBe('game');
    expect(rule('2010', [late], nobody).game?.scope).toBe('game');
  });

  test('discs named as displaced are restored', () => {
    const displaced: Incident = { type: 'discs-displaced', by: 'red', with: 'hand', count: 1, discs: ['black2'] };
    for (const edition of ['2017', '2010', '2008'] as const) expect(rule(edition, [displaced], opponents).restored).toEqual(['black2']);
    expect(rule('2017', [displaced], { readings: { 'displaced-in-own-turn': 'stays' } }).restored).toEqual([]);
  });

  test('every breach warned, 2008 9 ¶4 s1', () => {
    const refused: Incident = { type: 'stroke-refused', by: 'red' };
    expect(rule('2008', [refused], {}).warnings.red).toBe(0);
    expect(rule('2008', [refused], { readings: { 'breach-warned': 'every-breach' } }).warnings.red).toBe(1);
    const piled: Incident = { type: 'powder-piled', by: 'red' };
    expect(rule('2008', [piled], { readings: { 'breach-warned': 'listed-only' } }).warnings.red).toBe(0);
  });

  test('17.1.12 read to the letter', () => {
    const readings = { 'offence-while-waiting': 'every-offence' };
    expect(rule('2017', [talk], { turn: 'opponent', readings }).losesNext).toBe('red');
    expect(rule('2017', [talk], opponents).losesNext).toBeNull();
  });

  test('the turn lost by who does not have it', () => {
    const early: Incident = { type: 'striker-placed-early', by: 'red' };
    expect(rule('2010', [early], opponents).losesNext).toBe('red');
    expect(rule('2010', [early], { turn: 'opponent', readings: { 'turn-lost-while-waiting': 'nothing' } }).losesNext).toBeNull();
  });

  test.each([
    ['left-table-with-consent', 'lost', '2017', { type: 'left-table', minutes: 5, consent: true }, '2.9 0', '16.1.8 S'],
    ['zone-left-with-consent', 'excused', '2010', { type: 'left-own-zone', reason: 'none', consent: true }, '18.1.е T', '-'],
    ['lifted-while-moving', 'set-lost', '2017', { type: 'striker-lifted-early' }, '17.1.11 T P', '16.1.9 S'],
    ['delay-cost', 'turn-only', '2008', { type: 'delay', occurrence: 2 }, '17.1.t T P', '18.1.ž T'],
    ['delay-cost', 'turn-only', '2017', { type: 'delay', occurrence: 1 }, '17.1.15 T P', '18.1.6 T'],
    ['club-double-hit', 'turn-only', 'club', { type: 'double-hit' }, '5.6 •14 T P R', '3.8 T R'],
    ['club-several-displaced', 'three', 'club', { type: 'discs-displaced', with: 'hand', count: 2 }, '6.2 S', '-'],
    ['club-other-infringements', 'penalty', 'club', { type: 'cue-over-corner' }, '3.7 0', '5.1 T P'],
    ['displaced-with-body', 'no-rule', '2010', { type: 'discs-displaced', with: 'body', count: 2 }, '16.1.д S', '-'],
    ['table-shaken-one-disc', 'no-rule', '2010', { type: 'table-shaken', phase: 'during-set', moved: 1 }, '16.1.б S', '-'],
    ['hand-in-pocket-own-turn', 'allowed', '2017', { type: 'hand-in-pocket' }, '16.1.6 S', '-'],
    ['exclusion-may', 'left-to-referee', '2010', { type: 'gross-misconduct', what: 'alcohol' }, '14.1 X', '14.1 0'],
    [
      'club-moving-striker',
      'discs-must-move',
      'club',
      { type: 'moving-object-touched', object: 'striker', with: 'hand' },
      '5.6 •12 T P',
      '-',
    ],
    ['waiting-clause', 'all', '2010', { type: 'disc-taken' }, '16.1.е S', '-'],
    [
      'out-of-turn-second-on-sheet',
      'set-lost',
      '2008',
      { type: 'first-stroke-out-of-turn', noticed: 'before-next-stroke', firstOnSheet: false },
      '-',
      '16.1.7 S',
    ],
    ['striker-touched-aiming', 'stroke-made', '2010', { type: 'striker-touched-while-aiming' }, '-', '17.1.а T P'],
  ] as const)('reading %s = %s, %s', (id, option, edition, fields, byDefault, other) => {
    const incident = { ...fields, by: 'red' } as Incident;
    const plain = (readings: Record<string, string>): string => {
      const ruling = rule(edition, [incident], { readings });
      const found = ruling.findings.find((one) => one.incident === 0);
      expect(ruling.notes.some((note) => note.reading === id)).toBe(true);
      return found === undefined ? '-' : `${found.article} ${letters(ruling)}`;
    };
    expect(plain({})).toBe(byDefault);
    expect(plain({ [id]: option })).toBe(other);
  });
});
