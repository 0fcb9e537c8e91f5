/** docs/bench.md from what was measured. */
import { type Measured, PASSES, REFERENCE_STEP, type Timing } from './measure.ts';
import { SPANS } from './rate.ts';

const SCENES: Readonly<Record<string, string>> = {
  usual: 'tight break on the usual table: both rows touching each other and the board, 4 m/s, friction 0.12 at contacts, the whole log',
  break: 'tight break in the plain model, without friction at contacts',
  gapbreak: 'the same with gaps of 1 mm',
  open: 'six discs lying apart, 2 m/s',
};

const digits = (ms: number): string => (ms < 0.1 ? ms.toFixed(4) : ms < 10 ? ms.toFixed(2) : ms.toFixed(1));
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function timingTable(m: Measured, scene: string): string {
  const rows = m.timings.filter((t) => t.scene === scene);
  const own = rows[0] as Timing;
  const lines = rows.map(
    (t) => `| ${t.peer} | ${digits(t.median)} | ${digits(t.range[0])} to ${digits(t.range[1])} | ${(t.median / own.median).toFixed(0)} |`,
  );
  return [
    `### ${SCENES[scene]}`,
    '',
    '| engine | ms per shot, median | quartiles | times ours |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
    '',
  ].join('\n');
}

const micro = (scene: keyof typeof REFERENCE_STEP): number => Math.round(REFERENCE_STEP[scene] * 1e6);

function agreementTable(m: Measured): string {
  const lines = m.agreements.map((a) => `| ${a.scene} | ${a.peer} | ${percent(a.firstFive)} | ${percent(a.pockets)} |`);
  return ['| scene | engine | first five contacts | pocketed set |', '| --- | --- | ---: | ---: |', ...lines, ''].join('\n');
}

function goalTable(m: Measured): string {
  const ratio = (scene: string): number => {
    const find = (name: RegExp): number => (m.timings.find((t) => t.scene === scene && name.test(t.peer)) as Timing).median;
    return find(/^rapier.* 240 Hz/) / find(/^novuss/);
  };
  const rate = (scene: string): number => (m.bulk.find((b) => b.scene === scene) as { perSecond: number }).perSecond;
  const row = (what: string, goal: number, got: number, unit: string): string =>
    `| ${what} | ${goal.toLocaleString('en')}${unit} | ${Math.round(got).toLocaleString('en')}${unit} | ${got >= goal ? 'yes' : 'no'} |`;
  return [
    '| figure | goal | measured | held |',
    '| --- | ---: | ---: | --- |',
    row('tight break, usual table, against rapier2d-deterministic at 240 Hz', 250, ratio('usual'), ' times'),
    row('tight break, plain model, against the same', 100, ratio('break'), ' times'),
    row('open shot against the same', 500, ratio('open'), ' times'),
    row('open shots in bulk, one thread', 100_000, rate('open'), ' a second'),
    row('tight breaks in bulk, usual table, one thread', 10_000, rate('usual'), ' a second'),
    row('tight breaks in bulk, plain model, one thread', 10_000, rate('break'), ' a second'),
    '',
  ].join('\n');
}

/** The whole page. */
export function report(m: Measured, machine: string): string {
  return [
    '# Measured against other engines',
    '',
    `Written by \`npm run bench\`. ${machine}. ${m.shots} shots a scene, all engines in turn in one run on one thread; a shot's time is the best of ${PASSES},`,
    'each of ours ten plays on end, the making of the world timed along. Sliding friction 0.08, restitution 0.80 and 0.75, a pocket takes a centre that',
    'comes inside it; rotation is locked in the peers, whose sliding friction and pockets are worked out between their steps. A rate in bulk is a mean over all',
    `shots of the scene, seconds of computing, the best of ${SPANS} spans: some plain breaks end in the long chatter of a row (over 150 events), which weighs in a`,
    'mean and which a median does not see.',
    '',
    '## Goals',
    '',
    goalTable(m),
    'The figure for a break is the first line: the usual table, with friction at contacts and the whole log. The plain model, without that',
    'friction, is the harder case for this engine, since rows chatter longer in it; it is shown beside the other.',
    '',
    '## Speed',
    '',
    ...Object.keys(SCENES).map((scene) => timingTable(m, scene)),
    '## Sliding and spinning',
    '',
    'What the second tier (`spin`) costs, both with friction at contacts. It is on by default only if it costs less than half the speed.',
    '',
    '| scene | ms without | ms with | times |',
    '| --- | ---: | ---: | ---: |',
    ...m.tiers.map((t) => `| ${t.scene} | ${digits(t.without)} | ${digits(t.with)} | ${(t.with / t.without).toFixed(1)} |`),
    '',
    '## Agreement',
    '',
    `With a fixed-step integrator (test/physics/oracles) of ${micro('gapbreak')} µs for the rows and ${micro('open')} µs for the six discs, over ${m.reference} shots. The tight`,
    'break is left out: without a law for touching bodies it has no answer to agree with (docs/physics.md).',
    '',
    agreementTable(m),
  ].join('\n');
}
