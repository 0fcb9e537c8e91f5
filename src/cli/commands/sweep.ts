import { availableParallelism } from 'node:os';
import { cellsOf, sweepSize } from '../../experiments/sweep.ts';
import { parseJson } from '../../notation/json.ts';
import { type Command, DONE, Refusal } from '../command.ts';
import { write } from '../document.ts';
import { readText } from '../input.ts';
import { progressOn } from '../progress.ts';
import { sentenceOf } from '../sentence.ts';
import { planFrom } from '../sweep-document.ts';
import { sweepInThreads } from '../sweep-pool.ts';

function optionsOf(args: readonly string[]): { file: string | undefined; workers: number } {
  const at = args.indexOf('--workers');
  const rest = at < 0 ? args : args.filter((_, i) => i !== at && i !== at + 1);
  const given = at < 0 ? String(availableParallelism()) : (args[at + 1] ?? '');
  const workers = Number(given);
  if (!/^\d+$/.test(given) || workers < 1 || workers > 256) throw new Refusal('--workers needs a whole number from 1 to 256.');
  const option = rest.find((arg) => arg.length > 1 && arg.startsWith('-'));
  if (option !== undefined) throw new Refusal(`${option.slice(0, 60)} is no option. Known is --workers N, once.`);
  if (rest.length > 1) throw new Refusal(`Expected one FILE at most, found ${rest.length}.`);
  return { file: rest[0], workers };
}

/** Many strokes at once: shares of what is struck first and what falls. */
export const command: Command = {
  usage: '[FILE] [--workers N]',
  summary: 'what comes of many strokes: places, angles and strengths, with an unsteady hand',
  run: async (io) => {
    const { file, workers } = optionsOf(io.args);
    const json = parseJson(await readText(io, file));
    if (!json.ok) throw new Refusal(sentenceOf(json.error));
    const plan = planFrom(json.value);
    const progress = progressOn(io);
    const words = await sweepInThreads(plan, workers, (done, of) => progress.report(`${Math.floor((100 * done) / of)} %`));
    progress.end();
    await write(io, { strokes: sweepSize(plan), cells: cellsOf(plan, words) });
    return DONE;
  },
};
