/**
 * `npm run validate:backgammon`: legal plays on random positions and rolls, beside those of GNU Backgammon (Debian package `gnubg`), whose
 * authors know nothing of us. Writes docs/backgammon-validation.md. Where the program is not installed it says so and passes.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalPlays, playText } from '../../../src/backgammon/plays.ts';
import { keyOf, makePosition } from '../../../src/backgammon/position.ts';
import { playable, target } from '../../../src/backgammon/step.ts';
import { nextSteps, startTurn, type Turn, withStep } from '../../../src/backgammon/turn.ts';
import { other } from '../../../src/backgammon/types.ts';
import { randomFrom, type Situation, situationFrom } from '../../support/backgammon.ts';
import { afterPlay } from './notation.ts';
import { type Difference, page, type Tally } from './page.ts';

const SEED = 20140118;
const COUNT = Number(process.env['BACKGAMMON_POSITIONS'] ?? 12_000);
const PLACES = ['gnubg', '/usr/games/gnubg', '/usr/bin/gnubg', '/usr/local/bin/gnubg'];

const versionOf = (program: string): string | undefined => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  return status === 0 ? (stdout.split('\n').find((line) => line.includes('GNU Backgammon')) ?? 'GNU Backgammon').trim() : undefined;
};

const program = PLACES.find((one) => versionOf(one) !== undefined);
if (program === undefined) {
  console.log('validate:backgammon: skipped, GNU Backgammon is not installed (Debian: apt-get install gnubg).');
  process.exit(0);
}

interface Answer {
  readonly id: number;
  readonly plays?: readonly string[];
  readonly error?: string;
}

/** All answers of GNU Backgammon, by case. */
function ask(found: string, situations: readonly Situation[]): ReadonlyMap<number, Answer> {
  const folder = mkdtempSync(join(tmpdir(), 'backgammon-'));
  const [cases, answers] = [join(folder, 'cases.jsonl'), join(folder, 'plays.jsonl')];
  const lines = situations.map(({ position, colour, dice }, id) =>
    JSON.stringify({ id, mover: position[colour], other: position[other(colour)], dice }),
  );
  writeFileSync(cases, `${lines.join('\n')}\n`);
  const script = join(import.meta.dirname, 'gnubg.py');
  const run = spawnSync(found, ['-t', '-q', '-p', script], {
    encoding: 'utf8',
    input: '',
    maxBuffer: 1 << 30,
    env: { ...process.env, GNUBG_CASES: cases, GNUBG_PLAYS: answers },
  });
  if (!existsSync(answers)) throw new Error(`GNU Backgammon wrote nothing:\n${run.stdout}\n${run.stderr}`);
  const read = readFileSync(answers, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  rmSync(folder, { recursive: true, force: true });
  return new Map(read.map((answer) => [answer.id, answer] as const));
}

/** Ours and theirs as sets of resulting positions; a roll that cannot be played leaves the position as it is. */
function compare(
  { position, colour, dice }: Situation,
  answer: Answer | undefined,
): { readonly ours: ReadonlySet<string>; readonly theirs: ReadonlySet<string> } {
  if (answer?.plays === undefined) throw new Error(`no answer: ${answer?.error ?? 'the line is missing'}`);
  const opponent = other(colour);
  const keys = answer.plays.map((text) => {
    const [own, their] = afterPlay(position[colour], position[opponent], text);
    return keyOf(colour === 'black' ? { black: own, white: their } : { black: their, white: own });
  });
  const ours = legalPlays(position, colour, dice).map(({ after }) => keyOf(after));
  return { ours: new Set(ours), theirs: new Set(keys.length > 0 ? keys : [keyOf(position)]) };
}

/**
 * Whether at some moment of the turn a number has to bear off a checker so that the other can be played too, though it could also be moved
 * inside the home board: then rules 12 and 16 would part.
 */
function clashes(turn: Turn): boolean {
  const allowed = nextSteps(turn);
  const here = [...new Set(turn.left)].some((die) => {
    const own = allowed.filter((step) => step.die === die);
    const inside = playable(turn.position, turn.colour, die).some((from) => target(from, die) > 0);
    return inside && own.length > 0 && own.every(({ to }) => to === 'off');
  });
  return here || (turn.played.length === 0 && allowed.some((step) => clashes(withStep(turn, step))));
}

const started = Date.now();
const random = randomFrom(SEED);
const situations = Array.from({ length: COUNT }, () => situationFrom(random));
const answers = ask(program, situations);
const tally: Tally = { positions: 0, plays: 0, doubles: 0, none: 0, oneNumber: 0, bar: 0, bearOff: 0, clashes: 0 };
const differences: Difference[] = [];
for (const [id, situation] of situations.entries()) {
  const { ours, theirs } = compare(situation, answers.get(id));
  const { position, colour, dice } = situation;
  const plays = legalPlays(position, colour, dice);
  const steps = plays[0]?.steps.length ?? 0;
  tally.positions++;
  tally.plays += theirs.size;
  if (dice[0] === dice[1]) tally.doubles++;
  if (steps === 0) tally.none++;
  if (steps === 1) tally.oneNumber++;
  if ((position[colour][25] ?? 0) > 0) tally.bar++;
  if (plays.some((play) => play.steps.some(({ to }) => to === 'off'))) tally.bearOff++;
  if (clashes(startTurn(position, colour, dice))) tally.clashes++;
  const only = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((key) => !b.has(key));
  const [extra, missing] = [only(ours, theirs), only(theirs, ours)];
  if (extra.length + missing.length > 0)
    differences.push({
      position: makePosition(position),
      colour,
      dice,
      extra: plays.filter(({ after }) => extra.includes(keyOf(after))).map((play) => playText(play.steps)),
      missing,
    });
}
const seconds = Math.round((Date.now() - started) / 1000);
writeFileSync(
  join(import.meta.dirname, '../../../docs/backgammon-validation.md'),
  page({ version: versionOf(program) ?? '', seed: SEED, tally, differences }),
);
console.log(
  `validate:backgammon: ${tally.positions} positions, ${tally.plays} plays, ${differences.length} differences from ${versionOf(program)} (${seconds} s).`,
);
process.exit(differences.length > 0 ? 1 : 0);
