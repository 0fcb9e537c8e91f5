/** Score sheets of whole games: every ruling, what each player owes, who strokes next, how sets and game end. The sheets: test/referee/score-sheets.txt. */
import { expect, test } from 'vitest';
import { type NotPlayable, type Played, type PlayLog, play } from '../../src/referee/play.ts';
import type { EditionId } from '../../src/referee/types.ts';
import { DOUBLES, SINGLES } from './cases.ts';
import { entryOf, type Line, SHEET_GAMES, type SheetGame } from './score-sheets.ts';

/** What a value says, without what is zero, empty or not there. Lists of numbers are entries, which count from 1 on a sheet. */
function short(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => (typeof one === 'number' ? one + 1 : short(one))).join(' ');
  if (typeof value !== 'object' || value === null) return value ? String(value) : '';
  return Object.entries(value)
    .map(([key, inner]) => (inner === true ? key : [key, short(inner)]))
    .flatMap((one) => (typeof one === 'string' ? [one] : one[1] === '' ? [] : [`${one[0]} ${one[1]}`]))
    .join(', ');
}

const said = (line: Line): string => (typeof line === 'string' ? line : `${line.at ?? 'nobody'}: ${short(line.incidents)}`);

type Replay = Played['rulings'][number]['findings'][number]['replay'];

const SIDES = new Map([
  [true, 'changed'],
  [false, 'kept'],
]);
const BEGINS = new Map([
  [true, 'the other'],
  [false, 'the same one'],
]);

/** How a set is begun again. */
const again = (replay: Replay): string =>
  replay === undefined ? '' : `sides ${SIDES.get(replay.swapSides)}, ${BEGINS.get(replay.swapFirst)} begins`;

const rulingText = ({ findings, edition: _, position: __, notes: ___, ...rest }: Played['rulings'][number]): string =>
  [
    ...findings.map(({ article, rule, color, effects, scope, replay }) =>
      [article, rule, color, `(${effects.join(' ')})`, scope, again(replay)].filter(Boolean).join(' '),
    ),
    short(rest),
  ].join('; ');

const after = ({ next, state, score, colors, outOfTurn }: Played): string =>
  [`next ${next}`, short(state), `score ${score.red}:${score.black}`, `red ${colors.red.join(' ')}`, short({ 'out of turn': outOfTurn })]
    .filter(Boolean)
    .join(' | ');

/** Entry by entry what was noted, what was ruled and where the game then stands; last the sheet. */
function sheetText(log: Omit<PlayLog, 'log'>, lines: readonly Line[]): readonly string[] {
  const entries = lines.map(entryOf);
  const upTo = (n: number): Played | NotPlayable => play({ ...log, log: entries.slice(0, n) });
  const rows = lines.flatMap((line, i): readonly string[] => {
    const played = upTo(i + 1);
    if (!played.ok) return [`${i + 1}. ${said(line)}`, `   entry ${played.entry + 1}: ${played.reason}`];
    return [`${i + 1}. ${said(line)}`, `   ${rulingText(played.rulings[i] as Played['rulings'][number])}`, `   ${after(played)}`];
  });
  const whole = upTo(lines.length);
  if (!whole.ok) return rows;
  return [
    ...rows,
    ...whole.sets.map((set) => `set: ${short(set)}`),
    ...whole.sheet.map((note) => `noted: ${short({ ...note, entry: note.entry + 1 })}`),
    `game: ${short(whole.game) || (whole.game === null ? 'goes on' : 'drawn')}`,
  ];
}

function gameText({ title, in: editions, format = 'singles', sets, first = 'red', lines, readings = [] }: SheetGame): string {
  const colors = format === 'doubles' ? DOUBLES : SINGLES;
  const log = (edition: EditionId) => ({ edition, format, colors, first, ...(sets && { sets }) });
  return editions
    .flatMap((edition) => [{}, ...readings].map((by) => [edition, by] as const))
    .flatMap(([edition, by]) => [
      `## ${title}: ${[edition, short(by)].filter(Boolean).join(', ')}`,
      ...sheetText({ ...log(edition), readings: by }, lines),
      '',
    ])
    .join('\n');
}

test('the score sheets of whole games are as stored', async () => {
  await expect(SHEET_GAMES.map(gameText).join('\n')).toMatchFileSnapshot('score-sheets.txt');
});
