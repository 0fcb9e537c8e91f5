import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Corpus } from '../../corpus/model.ts';
import { loadCorpus } from '../../files/corpus.ts';
import { projectRoot } from '../../files/root.ts';
import { changeOf, logLine, readLog } from '../../perft/log.ts';
import { entriesOf, FULL, SAMPLE } from '../../perft/suites.ts';
import { movedBetween, read, sayMoved, written } from '../../perft/table.ts';
import { Tally } from '../../perft/tally.ts';
import { EDITION_IDS } from '../../referee/types.ts';
import { type Command, DONE, type Io, Refusal } from '../command.ts';

/** Rulings are not those that are stored, or not those of the log. */
const CHANGED = 1;
/** Changed rulings that are printed. */
const SHOWN = 200;

interface Options {
  readonly sample: boolean;
  readonly update: boolean;
  readonly log?: string;
  readonly against?: string;
}

function optionsOf({ args, cwd }: Io): Options {
  let options: Options = { sample: false, update: false };
  for (let i = 0; i < args.length; i += 1) {
    const [option, file] = [args[i], args[i + 1]];
    if (option === '--sample' || option === '--update') options = { ...options, [option.slice(2)]: true };
    else if (option === '--log' || option === '--against') {
      if (file === undefined) throw new Refusal(`${option} needs a FILE.`);
      options = { ...options, [option.slice(2)]: resolve(cwd, file) };
      i += 1;
    } else throw new Refusal(`${JSON.stringify(option)} is no option. Known are --sample, --update, --log FILE, --against FILE.`);
  }
  if (options.against !== undefined && !existsSync(options.against)) throw new Refusal(`${options.against} does not exist.`);
  return options;
}

async function linesOf(file: string): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) lines.push(line);
  return lines;
}

/** Where a table is stored. */
const fileOf = (table: 'sample' | 'full'): string => join(projectRoot(), 'test', 'referee', 'perft', `${table}.txt`);

/** Compares with the stored table, or stores the new one. */
function compare(io: Io, { sample, update }: Options, tally: Tally): boolean {
  const file = fileOf(sample ? 'sample' : 'full');
  const table = tally.table();
  const text = written(table, EDITION_IDS);
  const moved = existsSync(file) ? movedBetween(read(readFileSync(file, 'utf8')), table) : [];
  io.stdout.write(text);
  for (const cell of moved) io.stdout.write(`${sayMoved(cell)}\n`);
  io.stdout.write(moved.length === 0 ? 'As stored.\n' : `${moved.length} cells are not as stored.\n`);
  if (update) writeFileSync(file, text);
  return moved.length === 0 || update;
}

/** Stores the table of the sample, which `npm test` compares, so that it is never older than the whole one. */
function storeSample(corpus: Corpus): void {
  const tally = new Tally();
  for (const entry of entriesOf(corpus, SAMPLE)) tally.add(entry);
  writeFileSync(fileOf('sample'), written(tally.table(), EDITION_IDS));
}

/** Every ruling of the perft as counts and hashes, compared with the stored ones, and what changed against a log. */
export const command: Command = {
  usage: '[--sample] [--update] [--log FILE] [--against FILE]',
  summary:
    'whole rulings on scenarios, strokes and incidents as counts and hashes; --log and --against show what changed, ruling by ruling',
  run: async (io) => {
    const options = optionsOf(io);
    const { corpus } = loadCorpus();
    const tally = new Tally();
    const out = options.log === undefined ? null : createWriteStream(options.log);
    const before = options.against === undefined ? null : readLog(await linesOf(options.against));
    let changed = 0;
    for (const entry of entriesOf(corpus, options.sample ? SAMPLE : FULL)) {
      tally.add(entry);
      if (out !== null && !out.write(`${logLine(entry)}\n`)) await once(out, 'drain');
      const change = before === null ? null : changeOf(entry, before);
      if (change === null) continue;
      changed += 1;
      if (changed <= SHOWN) io.stdout.write(`${change}\n`);
    }
    if (out !== null) await new Promise((done) => out.end(done));
    if (before !== null) {
      io.stdout.write(
        `${changed} rulings are not those of the log (at most ${SHOWN} shown), ${before.size} of the log were not asked for.\n`,
      );
      return changed + before.size === 0 ? DONE : CHANGED;
    }
    if (options.update && !options.sample) storeSample(corpus);
    return compare(io, options, tally) ? DONE : CHANGED;
  },
};
