/**
 * Whole games by lot, played twice: by the referee with every stroke and every disc (what `novuss play` is asked), and on the score sheet with
 * what a referee at the table enters about the same strokes. After every move both must say the same.
 */
import { simulate } from '../../src/physics/index.ts';
import { type Disc, POCKETS, type Point, type Seat } from '../../src/physics/types.ts';
import { Random, seedOf } from '../../src/random/random.ts';
import { type PlayEntry, type Played, play } from '../../src/referee/play.ts';
import { colorOfSeat } from '../../src/referee/seats.ts';
import { tableFor } from '../../src/referee/sizes.ts';
import type { Color, EditionId, Format, Incident, Position, Ruling } from '../../src/referee/types.ts';
import { newSheet } from '../../src/scoresheet/head.ts';
import { askedFields, incidentOf } from '../../src/scoresheet/incident-fields.ts';
import { endings, happened, incidentTypes, logOf, noted, penalties, put } from '../../src/scoresheet/sheet.ts';
import type { LogEntry, Sheet } from '../../src/scoresheet/types.ts';
import { headOf, played as sheetPlayed } from './sheet.ts';

/** Where game and sheet part: the move, what each says, and the game that leads there. */
export interface Parting {
  readonly game: string;
  readonly move: number;
  readonly what: string;
  readonly engine: unknown;
  readonly sheet: unknown;
  readonly found: readonly string[];
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** A few discs of each colour: a set that somebody may clear. */
function fewDiscs(random: Random): readonly Disc[] {
  const discs: Disc[] = [];
  for (const color of ['red', 'black'] as const) {
    for (let n = random.int(1, 3); n > 0; ) {
      const at = { x: random.tenth(-330, 330), y: random.tenth(-330, 330) };
      if (discs.some((other) => apart(other, at) <= 34)) continue;
      discs.push({ id: `${color}${n}`, color, ...at });
      n--;
    }
  }
  return discs;
}

function strikerAt(random: Random, seat: Seat, discs: readonly Point[]): Point | null {
  for (let i = 0; i < 40; i++) {
    const along = random.tenth(-340, 340);
    const depth = 500 - random.tenth(26, 120);
    const at = {
      south: { x: along, y: -depth },
      north: { x: along, y: depth },
      west: { x: -depth, y: along },
      east: { x: depth, y: along },
    }[seat];
    if (discs.every((disc) => apart(disc, at) > 38)) return at;
  }
  return null;
}

/** Mostly a disc of one's own into a pocket, sometimes anything else. */
function strokeAt(random: Random, edition: EditionId, striker: Point, discs: readonly Disc[], color: Color) {
  const table = tableFor(edition);
  const own = discs.filter((disc) => disc.color === color);
  const target = random.chance(0.8) && own.length > 0 ? random.pick(own) : discs.length > 0 ? random.pick(discs) : { x: 0, y: 0 };
  const pocket = table.pockets[random.pick(POCKETS)];
  const way = apart(target, pocket) || 1;
  const aim = random.chance(0.75)
    ? { x: target.x - ((pocket.x - target.x) / way) * table.contact, y: target.y - ((pocket.y - target.y) / way) * table.contact }
    : { x: random.tenth(-500, 500), y: random.tenth(-500, 500) };
  const angle = (Math.atan2(aim.y - striker.y, aim.x - striker.x) * 180) / Math.PI;
  return { angle: (angle + 360) % 360, speed: random.int(10, 50) / 10 };
}

function someIncident(random: Random, edition: EditionId): Incident {
  const type = random.pick(incidentTypes(edition));
  const fields = Object.fromEntries(
    askedFields(type).map((field) => [
      field.name,
      field.kind === 'number' ? random.int(0, 6) : field.kind === 'yes-no' ? random.chance(0.3) : random.pick(field.options),
    ]),
  );
  return incidentOf(type, random.pick(['red', 'black'] as const), fields, random.chance(0.5));
}

/** What the referee at the table enters about a stroke: how the set ended, a penalty, or that the turn is over; nothing where it goes on. */
function entriesOf(sheet: Sheet, ruling: Ruling, shooter: Seat, color: Color): readonly LogEntry[] | string {
  // Who clears the first series enters that; that nobody may answer it the sheet knows itself.
  const rules = ruling.findings.map(({ rule, color: whose }) =>
    rule === 'first-series-not-answered' && whose === color ? 'first-series-cleared' : rule,
  );
  const over = ruling.set !== null || ruling.turn === 'interrupted' || rules.includes('first-series-cleared');
  if (over) {
    const wins =
      ruling.set?.outcome === 'won'
        ? ruling.set.color
        : ruling.set?.outcome === 'lost'
          ? ruling.set.color === 'red'
            ? 'black'
            : 'red'
          : null;
    const ending = endings(sheet.head, sheetPlayed(sheet)).find(
      (one) =>
        (rules.includes(one.rule) || (one.rule === 'first-series-answered' && rules.includes('first-series-answered-deciding'))) &&
        (one.winner === wins || one.rule === 'first-series-cleared'),
    );
    return ending === undefined
      ? `no ending offered for ${rules.join(', ')}`
      : [noted(shooter, { rule: ending.rule, color: ending.color })];
  }
  if (ruling.penaltyDiscs[color] > 0) {
    const offer = penalties(sheet.head).find(({ rule }) => rules.includes(rule));
    return offer === undefined ? `no penalty offered for ${rules.join(', ')}` : [noted(shooter, { rule: offer.rule, color })];
  }
  if (ruling.turn === 'passes') return [noted(shooter, { rule: 'nothing-pocketed', color })];
  // Of the strokes that keep the turn only a set's first is entered: the set has begun.
  const begun = sheetPlayed(sheet).sets.some(({ outcome }) => outcome === null);
  return begun ? [] : [noted(shooter, { rule: 'own-pocketed', color })];
}

/** The debts that came onto the table by this ruling, one entry each. */
function placedBy(ruling: Ruling, format: Format, colors: Played['colors']): readonly { readonly color: Color; readonly seat?: Seat }[] {
  return ruling.placements
    .filter(({ reason }) => reason === 'penalty' || reason === 'debt')
    .map(({ disc }) => ({ color: disc.startsWith('red') ? ('red' as const) : ('black' as const) }))
    .map(({ color }) => (format === 'singles' ? { color } : { color, seats: colors[color] }));
}

const standing = ({ next, colors, score, game, sets, state }: Played): Readonly<Record<string, unknown>> => ({
  next,
  colors,
  score,
  game,
  sets: sets.filter(({ outcome }) => outcome !== null).map(({ number, first, winner, outcome }) => [number, first, winner, outcome]),
  replays: sets.reduce((sum, { replays }) => sum + replays.length, 0),
  warnings: state.warnings,
  delays: state.delays,
  debts: state.debts,
  misses: state.losesNext ?? null,
  series: state.turn,
  first: state.first,
  deciding: state.deciding,
  cleared: state.cleared,
});

/** Plays one game; back comes where sheet and engine part, or null, with the number of moves compared. */
export function playTwice(
  edition: EditionId,
  format: Format,
  seed: number,
  most = 40,
): { readonly parting: Parting | null; readonly moves: number } {
  const random = new Random(seedOf('sheet-game', edition, format, seed));
  const names = format === 'doubles' ? { names: { first: ['A', 'C'], second: ['B', 'D'] } } : {};
  let sheet: Sheet = newSheet(headOf(edition, { format, sets: random.int(1, 4), ...names }));
  const { colors, first, sets } = logOf(sheet);
  const log: PlayEntry[] = [];
  const run = (): Played => {
    const answer = play({ edition, format, colors, first, ...(sets === undefined ? {} : { sets }), log });
    if (!answer.ok) throw new Error(`${edition} ${seed}: ${answer.reason}`);
    return answer;
  };
  const game = `${edition} ${format} ${seed}`;
  let engine = run();
  let moves = 0;
  const enter = (entry: LogEntry): boolean => {
    const next = put(sheet, { at: moves, entry });
    if (next !== null) sheet = next;
    return next !== null;
  };
  const part = (what: string, one: unknown, two: unknown): { readonly parting: Parting; readonly moves: number } => ({
    moves,
    parting: {
      game,
      move: log.length - 1,
      what,
      engine: one,
      sheet: two,
      found: engine.rulings.at(-1)?.findings.map(({ rule, article }) => `${rule} ${article}`) ?? [],
    },
  });
  let fresh = true;
  for (; moves < most && engine.next !== null; moves++) {
    const shooter = engine.next;
    const color = colorOfSeat(engine.colors, shooter);
    const discs = fresh ? fewDiscs(random) : (engine.position?.discs ?? []);
    const setsBefore = engine.sets.length + engine.sets.reduce((sum, { replays }) => sum + replays.length, 0);
    let entries: readonly LogEntry[] | string;
    if (!fresh && random.chance(0.25)) {
      const what = someIncident(random, edition);
      entries = [happened(sheetPlayed(sheet), what)];
      log.push(happened(engine, what) as PlayEntry);
      engine = run();
    } else {
      const striker = strikerAt(random, shooter, discs);
      if (striker === null) break;
      const before: Position & { readonly striker: Point } = { discs, striker };
      const stroke = strokeAt(random, edition, striker, discs, color);
      const { events, after } = simulate({ before, shooter, stroke }, tableFor(edition));
      log.push({ shooter, before, report: { events, after } });
      engine = run();
      entries = entriesOf(sheet, engine.rulings.at(-1) as Ruling, shooter, color);
      fresh = false;
    }
    if (typeof entries === 'string') return part(entries, null, null);
    for (const entry of entries) if (!enter(entry)) return part('refused', entry, null);
    const ruling = engine.rulings.at(-1) as Ruling;
    if (ruling.set === null && ruling.game === null)
      for (const { color: whose } of placedBy(ruling, format, engine.colors)) {
        const now = sheetPlayed(sheet);
        const owing = (now.state.debts ?? {}) as Readonly<Record<string, number | undefined>>;
        const seat = format === 'doubles' ? now.colors[whose].find((one) => (owing[one] ?? 0) > 0) : undefined;
        if (now.next !== null) enter(noted(now.next, { rule: 'penalty-placement', color: whose, ...(seat ? { seat } : {}) }));
      }
    const one = standing(engine);
    const two = standing(sheetPlayed(sheet));
    for (const key of Object.keys(one)) if (JSON.stringify(one[key]) !== JSON.stringify(two[key])) return part(key, one[key], two[key]);
    const setsAfter = engine.sets.length + engine.sets.reduce((sum, { replays }) => sum + replays.length, 0);
    if (setsAfter !== setsBefore || ruling.set !== null) fresh = true;
  }
  return { parting: null, moves };
}
