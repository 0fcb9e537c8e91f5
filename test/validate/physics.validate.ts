/** The long runs. Each notes what it measured; docs/physics-validation.md is written at the end. */
import { afterAll, expect, test } from 'vitest';
import { type Shot, simulate, simulateTracks } from '../../src/physics/index.ts';
import { generator as sceneGenerator, scenes, shotsOf } from '../bench/scenes.ts';
import { FIREFOX, WEBKIT } from '../engines/browsers.ts';
import { compare } from '../physics/agreement.ts';
import stored from '../physics/fingerprint/fingerprint.json' with { type: 'json' };
import { fingerprint } from '../physics/fingerprint/fingerprint.ts';
import { examine } from '../physics/invariants.ts';
import { comeApart } from '../physics/oracles/compliant.ts';
import { fault, quarticOf } from '../physics/quartics.ts';
import { anyShot, disc, energyAt, generator, PLAIN, shotAt, stateAt, tightBreak } from '../physics/support.ts';
import { mirrored, outcome, relabelled, turned } from '../physics/symmetries.ts';
import { bundled, inBrowser, inChromium, inJavaScriptCore, inQuickJs } from './physics/engines.ts';
import { tryMutants } from './physics/mutation.ts';
import { note, round, writePage } from './physics/page.ts';
import { returnError } from './physics/reversal.ts';

afterAll(writePage);

const quantile = (list: readonly number[], q: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(q * list.length))] as number;

test('1,000,000 quartics against exact arithmetic', () => {
  const random = generator(101);
  const wrong: string[] = [];
  for (let k = 0; k < 1_000_000; k += 1) {
    const { c, T } = quarticOf(random);
    const fail = fault(c, T);
    if (fail !== null) wrong.push(`${fail} ${JSON.stringify({ c, T })}`);
  }
  note(
    1,
    'Times of contact',
    `1,000,000 quartics, grazing and nearly degenerate ones among them, against Sturm's theorem in whole numbers: ${wrong.length} wrong.`,
  );
  expect(wrong).toEqual([]);
});

test('100,000 strokes of every kind keep the laws', () => {
  const random = generator(102);
  const counts: number[] = [];
  let overlap = 0;
  for (let k = 0; k < 100_000; k += 1) {
    const shot = anyShot(random);
    const found = examine(shot, 40);
    expect(found.wrong, JSON.stringify(shot)).toBeNull();
    counts.push(found.events);
    overlap = Math.max(overlap, found.overlap);
  }
  const text =
    '100,000 strokes, restitutions from 0 to 1, touching and packed discs, all switches: none hangs, throws, gains energy, or lets a body act after it left.';
  note(
    2,
    'Laws',
    text,
    ['', ''],
    [
      ['deepest overlap, mm', round(overlap)],
      ['events, median', quantile(counts, 0.5)],
      ['events, 99.9 %', quantile(counts, 0.999)],
      ['events, most', Math.max(...counts)],
    ],
  );
  expect(quantile(counts, 0.999)).toBeLessThanOrEqual(400);
});

test('10,000 tight breaks relabelled, mirrored, turned', () => {
  const random = generator(103);
  const changed = { relabelled: 0, mirrored: 0, turned: 0 };
  for (let k = 0; k < 10_000; k += 1) {
    const shot = tightBreak(random, k % 2 === 0 ? { contactFriction: 0 } : { spin: k % 4 === 1 });
    const as = outcome(shot);
    if (relabelled(shot, random) !== as) changed.relabelled += 1;
    if (mirrored(shot) !== as) changed.mirrored += 1;
    if (turned(shot) !== as) changed.turned += 1;
  }
  note(
    3,
    'Symmetry',
    `Of 10,000 tight breaks with any bit changed: relabelled ${changed.relabelled}, mirrored ${changed.mirrored}, turned by a quarter ${changed.turned}.`,
  );
  expect(changed).toEqual({ relabelled: 0, mirrored: 0, turned: 0 });
});

const single = (count: number): Shot[] => {
  const random = sceneGenerator(5);
  return Array.from({ length: count }, () =>
    shotAt([disc('red1', 60 * random() - 30, 0)], { x: 0, y: -300 }, 90, 0.5 + 0.45 * random(), PLAIN),
  );
};

test('a fixed-step integrator converges to the engine', () => {
  const steps = [1e-3, 1e-4, 1e-5];
  const rows: (string | number)[][] = [];
  const rms: number[] = [];
  for (const [name, shots, list] of [
    ['one disc', single(100), [...steps, 1e-6]],
    ['six discs apart', shotsOf('open', 60), steps],
    ['rows with 1 mm gaps', shotsOf('gapbreak', 60), steps],
  ] as const) {
    for (const dt of list) {
      const got = compare(shots, dt);
      if (name === 'one disc') rms.push(got.rms);
      rows.push([name, dt, round(got.rms), `${(100 * got.firstFive).toFixed(1)} %`, `${(100 * got.pockets).toFixed(1)} %`]);
    }
  }
  const slope = (Math.log10(rms[0] as number) - Math.log10(rms[3] as number)) / 3;
  note(
    4,
    'A fixed-step integrator converges to it',
    `Order of convergence on one disc: ${slope.toFixed(2)}.`,
    ['scene', 'step, s', 'RMS of final places, mm', 'first five contacts the same', 'same discs pocketed'],
    rows,
  );
  expect(slope).toBeGreaterThan(0.9);
  expect(slope).toBeLessThan(1.1);
  expect(rms[3]).toBeLessThan(0.02);
});

test('touching rows against soft bodies', () => {
  const random = generator(105);
  const rows: (string | number)[][] = [];
  let worst = 0;
  while (rows.length < 8) {
    const shot = { ...tightBreak(random, PLAIN), stroke: { angle: 89 + 2 * random(), speed: 4 } };
    if (simulate(shot).events[0]?.type !== 'contact') continue;
    const { report, tracks } = simulateTracks(shot);
    const t = report.events.find((e) => e.type === 'contact')?.t as number;
    const velocity = (i: number, at: number): { x: number; y: number } => {
      const piece = tracks.pieces[i]?.filter((p) => p.t <= at).at(-1);
      const { speed } = stateAt(tracks, i, at);
      return { x: (piece?.ux ?? 0) * speed, y: (piece?.uy ?? 0) * speed };
    };
    const before = tracks.pieces.map((_, i) => ({
      ...stateAt(tracks, i, t - 1e-12),
      ...{ vx: velocity(i, t - 1e-12).x, vy: velocity(i, t - 1e-12).y },
      r: i === 0 ? 22.25 : 15,
      m: i === 0 ? 22 : 5.05,
    }));
    const near = before.filter((b, i) => i === 0 || b.y > 0);
    const model = { eDisc: 0.8, eBoard: 0.75, contactTime: 1e-6, discMass: 5.05 };
    const hard = comeApart(near, { ...model, kind: 'hysteretic' });
    const damped = comeApart(near, { ...model, kind: 'dashpot' });
    const energy = (list: readonly { vx: number; vy: number; m: number }[]): number =>
      list.reduce((s, b) => s + 0.5 * b.m * (b.vx * b.vx + b.vy * b.vy), 0) / 1e6;
    const speed = Math.hypot(near[0]?.vx as number, near[0]?.vy as number);
    const ours = before.flatMap((b, i) => (i === 0 || b.y > 0 ? [velocity(i, t)] : []));
    const off = Math.max(...ours.map((v, i) => Math.hypot(v.x - (hard[i]?.vx as number), v.y - (hard[i]?.vy as number)))) / speed;
    worst = Math.max(worst, off);
    rows.push([
      rows.length + 1,
      round(energy(near)),
      round(energyAt(tracks, t) / 1e6),
      round(energy(hard)),
      round(energy(damped)),
      `${(100 * off).toFixed(2)} %`,
    ]);
  }
  note(
    5,
    'Tight rows against soft bodies',
    'Kinetic energy just after the first contact, mJ, and the largest deviation of any velocity from the stiff limit, over the speed of the stroke. Springs with a damper lose less: each of theirs gives back more the slower it is squeezed, and in a row all are squeezed slowly.',
    ['break', 'before', 'engine', 'stiffer on unloading', 'with a damper', 'largest deviation'],
    rows,
  );
  expect(worst).toBeLessThan(0.02);
});

test('forward and back in time', () => {
  const random = generator(106);
  const open = shotsOf('open', 40);
  const errors = open.map((shot) => returnError({ ...shot, stroke: { ...shot.stroke, speed: 1 + random() } }, 1));
  note(
    6,
    'Time reversed',
    'Without friction and losses, one second forward and back, 40 strokes among six discs: distance from the start, mm.',
    ['median', 'most'],
    [[round(quantile(errors, 0.5)), round(Math.max(...errors))]],
  );
  expect(quantile(errors, 0.5)).toBeLessThan(1e-6);
});

const distance = (p: Shot, q: Shot): number => {
  const [a, b] = [simulate(p).after, simulate(q).after];
  const there = new Map(b.discs.map((d) => [d.id, d]));
  const squares = a.discs.map((d) =>
    there.has(d.id) ? (d.x - (there.get(d.id)?.x as number)) ** 2 + (d.y - (there.get(d.id)?.y as number)) ** 2 : 1e6,
  );
  return Math.sqrt(squares.reduce((s, v) => s + v, 0) / Math.max(1, squares.length));
};

test('a nanometre of the striker moves little', () => {
  const rows = scenes(200).map(({ name, shots }) => {
    const nudged = (shot: Shot): Shot => ({
      ...shot,
      before: { ...shot.before, striker: { x: shot.before.striker.x + 1e-9, y: shot.before.striker.y } },
    });
    const moved = shots.map((shot) => distance(shot, nudged(shot)));
    return [
      name,
      round(quantile(moved, 0.5)),
      round(quantile(moved, 0.95)),
      round(quantile(moved, 0.99)),
      moved.filter((m) => m > 100).length,
    ];
  });
  note(
    7,
    'Sensitivity',
    'The striker is put 1e-9 mm aside: root mean square by which the discs end elsewhere, mm, over 200 strokes.',
    ['scene', 'median', '95 %', '99 %', 'other discs pocketed'],
    rows,
  );
  expect(Number(rows[2]?.[3])).toBeLessThan(1e-3);
});

test('how near in time counts as simultaneous', () => {
  const random = generator(108);
  const shots = Array.from({ length: 2000 }, () => tightBreak(random, PLAIN));
  const firstSet = (shot: Shot, epsilon: number): string => {
    const contacts = simulate(shot).events.filter((e) => e.type === 'contact' && e.a === 'striker');
    return contacts
      .filter((e) => e.t - (contacts[0]?.t ?? 0) <= epsilon)
      .map((e) => (e.type === 'contact' ? e.b : ''))
      .sort()
      .join();
  };
  const wanted = shots.map((shot) => firstSet(shot, 1e-9));
  const rows = [1e-12, 1e-11, 1e-10, 1e-9, 1e-8, 1e-7].map((epsilon) => [
    epsilon,
    shots.filter((shot, i) => firstSet(shot, epsilon) !== wanted[i]).length,
  ]);
  note(
    8,
    'What the striker struck first',
    'Of 2,000 tight breaks, in how many the set of discs struck first is another than with the contract’s 1e-9 s.',
    ['simultaneous within, s', 'other sets'],
    rows,
  );
  // From 1e-11 s on nothing hangs on it; under that the last digit of a time begins to count.
  expect(rows.slice(1).every(([, n]) => n === 0)).toBe(true);
  expect(rows[0]?.[1]).toBeLessThan(4);
});

test('restitutions from 0.1 to 0.99: every break ends, with friction at contacts and without', () => {
  const rows = [{}, { contactFriction: 0 }].flatMap((friction) =>
    [0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((e) => {
      const random = generator(109);
      const table = { ...friction, restitutionDisc: e, restitutionBoard: e };
      const counts = Array.from({ length: 10_000 }, () => simulate(tightBreak(random, table)).events.length);
      return ['contactFriction' in friction ? 'none' : 'usual', e, quantile(counts, 0.5), quantile(counts, 0.999), Math.max(...counts)];
    }),
  );
  note(
    9,
    'Bounces without end do not happen',
    '10,000 tight breaks each: events in the log. At 0.5 and less a row that is hit softly chatters before it comes to rest: those breaks are over the 200 events (99.9 %) and 500 (most) that were aimed at.',
    ['friction at contacts', 'restitution', 'median', '99.9 %', 'most'],
    rows,
  );
  const lively = rows.filter(([, e]) => (e as number) >= 0.7);
  expect(Math.max(...rows.map((r) => r[4] as number))).toBeLessThan(5000);
  expect(Math.max(...lively.map((r) => r[4] as number))).toBeLessThanOrEqual(500);
});

test('an unsteady hand deals both sides alike', () => {
  const random = generator(110);
  const counts = { nw: 0, ne: 0, sw: 0, se: 0 };
  for (let k = 0; k < 100_000; k += 1) {
    const discs = tightBreak(random, {}).before.discs;
    const angle = 90 + 2 * (random() + random() - 1);
    for (const e of simulate(shotAt(discs, { x: 0, y: -440 }, angle, 3.5 + random())).events)
      if (e.type === 'pocketed') counts[e.pocket] += 1;
  }
  const z = (a: number, b: number): number => (a - b) / Math.sqrt(a + b);
  note(10, 'Statistics', '100,000 breaks with an unsteady hand: what falls where.', ['pocket', 'bodies'], Object.entries(counts));
  expect(Math.abs(z(counts.nw, counts.ne))).toBeLessThan(3.3);
  expect(Math.abs(z(counts.sw, counts.se))).toBeLessThan(3.3);
});

test('10,000 frozen strokes have one outcome in every engine', async () => {
  const script = await bundled();
  const here = { engine: `Node ${process.version} (V8)`, print: fingerprint(10_000) };
  const elsewhere = [
    await inChromium(script, 10_000),
    await inBrowser(FIREFOX, 'SpiderMonkey', script, 10_000),
    await inBrowser(WEBKIT, 'JavaScriptCore', script, 10_000),
    inJavaScriptCore(script, 10_000),
    await inQuickJs(script, 10_000),
  ];
  const prints = [here, ...elsewhere.filter((print) => print !== undefined)];
  note(
    11,
    'The same everywhere',
    'Hash of every bit of 10,000 outcomes, kept in test/physics/fingerprint/fingerprint.json. Firefox and WebKit are asked where the machine has them.',
    ['engine', 'hash'],
    prints.map((p) => [p.engine, `\`${p.print}\``]),
  );
  for (const { print } of prints) expect(print).toBe(stored['10000']);
});

test('faults put into the engine are noticed by its tests', async () => {
  const results = await tryMutants();
  const killed = results.filter(({ by }) => by !== null);
  note(
    12,
    'Who watches the tests',
    `${results.length} faults put into a copy of the engine, one at a time, each before the unit tests of test/physics without the kept hash (which would notice anything): ${killed.length} noticed.`,
    ['fault', 'in', 'noticed first by'],
    results.map(({ mutant, by }) => [mutant.what, mutant.file, by ?? '**nobody**']),
  );
  expect(killed.length / results.length).toBeGreaterThanOrEqual(0.95);
});
