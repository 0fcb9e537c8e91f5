import { type Effort, searchFrom } from '../../divergence/search.ts';
import { missing, targetsIn } from '../../divergence/targets.ts';
import { loadCorpus } from '../../files/corpus.ts';
import { writeDivergences } from '../../files/divergences.ts';
import { EDITION_PAIRS } from '../../referee/edition-order.ts';
import { type Command, DONE, Refusal } from '../command.ts';
import { progressOn } from '../progress.ts';

/** What the gallery is filled with. */
const USUAL = { seed: 1, played: 6000, reported: 24_000, incidents: 24_000 };
const MOST = 10_000_000;
const STEP = 500;

type Options = typeof USUAL & { readonly write: boolean };

function optionsOf(args: readonly string[]): Options {
  const options: Record<string, number | boolean> = { ...USUAL, write: false };
  for (let i = 0; i < args.length; i += 1) {
    const name = /^--(.+)$/.exec(args[i] ?? '')?.[1] ?? '';
    if (args[i] === '--write') options.write = true;
    else if (!Object.hasOwn(USUAL, name))
      throw new Refusal(`${JSON.stringify(args[i])} is no option. Known are --seed, --played, --reported, --incidents, --write.`);
    else {
      i += 1;
      const value = Number(args[i]);
      if (!/^\d+$/.test(args[i] ?? '') || value > MOST)
        throw new Refusal(`--${name} needs a whole number from 0 to ${MOST}; found ${JSON.stringify(args[i] ?? 'nothing')}.`);
      options[name] = value;
    }
  }
  return options as unknown as Options;
}

/** The effort in steps, so that progress can be reported. */
function* steps({ played, reported, incidents }: Effort): Generator<Effort> {
  const count = Math.max(1, Math.ceil((played + reported + incidents) / STEP));
  const part = (all: number, i: number): number => Math.floor((all * (i + 1)) / count) - Math.floor((all * i) / count);
  for (let i = 0; i < count; i += 1) yield { played: part(played, i), reported: part(reported, i), incidents: part(incidents, i) };
}

/** Where the editions part: searches and, if asked, fills the gallery. */
export const command: Command = {
  usage: '[--seed N] [--played N] [--reported N] [--incidents N] [--write]',
  summary: 'cases that two editions rule differently, each with the fewest discs; --write fills the gallery',
  run: async (io) => {
    const options = optionsOf(io.args);
    const search = searchFrom(options.seed, EDITION_PAIRS);
    const progress = progressOn(io);
    for (const step of steps(options)) {
      search.run(step);
      progress.report(`${search.tried} cases, ${search.found} ways of parting`);
    }
    progress.end();
    const { corpus } = loadCorpus();
    const divergences = search.result();
    const { seed, played, reported, incidents } = options;
    const file = { seed, played, reported, incidents, divergences };
    if (options.write) writeDivergences(file);
    const gaps = missing(targetsIn(corpus), divergences).map(({ provision, from, to }) => ({ provision, from, to }));
    const counts = EDITION_PAIRS.map(({ from, to }) => ({
      from,
      to,
      found: divergences.filter((one) => one.from === from && one.to === to).length,
    }));
    io.stdout.write(`${JSON.stringify(options.write ? { tried: search.tried, counts, gaps } : { ...file, gaps })}\n`);
    return DONE;
  },
};
