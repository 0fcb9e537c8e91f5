/**
 * The work in a ruling map of 10,240 strokes, seconds of computing in one thread (a machine busy with other things does not count): played by the
 * physics, ruled on by one edition and by all four. `node scripts/measure-map-work.ts` prints Markdown; docs/ruling-map.md keeps what was printed.
 */
import { cpus } from 'node:os';
import { startPosition } from '../src/geometry/row.ts';
import { cellsOfPass, evaluate, type MapPlan } from '../src/outcomes/map.ts';
import type { Disc, EditionId } from '../src/referee/types.ts';
import { EDITION_IDS } from '../src/referee/types.ts';

const RUNS = 7;
const colors = { red: ['south'], black: ['north'] } as const;
const disc = (id: Disc['id'], x: number, y: number): Disc => ({ id, color: id.startsWith('red') ? 'red' : 'black', x, y });
const SCENES = {
  'start position': startPosition(colors).discs,
  'five discs apart': [
    disc('red1', 0, 300),
    disc('red2', -250, 200),
    disc('red3', 250, 100),
    disc('black1', 20, -250),
    disc('black2', -300, -300),
  ],
};

function seconds(discs: readonly Disc[], editions: readonly EditionId[]): number {
  const plan: MapPlan = {
    discs,
    shooter: 'south',
    colors,
    format: 'singles',
    state: {},
    readings: {},
    editions,
    speed: 3,
    depth: 60,
    from: 90,
    to: -90,
  };
  const before = process.threadCpuUsage();
  for (let pass = 0; pass < 4; pass += 1) evaluate(plan, cellsOfPass(pass));
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1e6;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

console.log(`${cpus()[0]?.model.trim()}, one thread, Node ${process.version}; 3 m/s; median of ${RUNS} maps after one to warm up.\n`);
console.log('| position | one edition, s | four editions, s |\n| --- | ---: | ---: |');
for (const [name, discs] of Object.entries(SCENES)) {
  const of = (editions: readonly EditionId[]): string => {
    seconds(discs, editions);
    return median(Array.from({ length: RUNS }, () => seconds(discs, editions))).toFixed(2);
  };
  console.log(`| ${name} | ${of(['2017'])} | ${of(EDITION_IDS)} |`);
}
