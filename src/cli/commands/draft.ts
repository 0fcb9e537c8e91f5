import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Source } from '../../corpus/compile/source.ts';
import { adopt } from '../../draft/adopt.ts';
import type { CompiledDraft } from '../../draft/basis.ts';
import type { DraftCase } from '../../draft/effects.ts';
import { HANDS, playBoth, type Strength, USUAL_SETS } from '../../draft/play.ts';
import { draftFrom, endlessProblems } from '../../draft/read.ts';
import { readContentFiles } from '../../files/content.ts';
import { loadCorpus } from '../../files/corpus.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, type Io, Refusal } from '../command.ts';
import { effectLines, effectsOf, playLines } from '../draft-report.ts';
import { readText } from '../input.ts';

const USAGE =
  'draft takes a FILE, after it those of drafts that it amends: novuss draft FILE [BASIS-FILE...] [--sets N] [--seed N] [--json]; ' +
  'or adopts it: novuss draft adopt FILE [BASIS-FILE...] --id 2026 --in-force 2026-01-01 [--content DIR].';
const MOST_SETS = 10_000;

/** What a draft does, and the files of a new edition made of it. */
export const command: Command = {
  usage: 'FILE [BASIS-FILE...] [--sets N] [--seed N] [--json] | adopt FILE [BASIS-FILE...] --id ID --in-force DATE [--content DIR]',
  summary: 'what a draft changes in the cases and in play; adopt writes it as the files of a new edition',
  run: async (io) => {
    const { values, positionals } = optionsOf(io.args);
    const [first, ...rest] = positionals;
    const adopting = first === 'adopt';
    const files = adopting ? rest : positionals;
    if (files.length === 0) throw new Refusal(USAGE);
    const sources = await Promise.all(files.map(async (file): Promise<Source> => ({ file, text: await readText(io, file) })));
    const draft = soundDraft(sources);
    return adopting ? adopted(io, draft, values) : described(io, draft, values);
  },
};

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ sets: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } },
        ...{ id: { type: 'string' }, 'in-force': { type: 'string' }, content: { type: 'string' } },
      },
    });
  } catch {
    throw new Refusal(USAGE);
  }
}
type Options = ReturnType<typeof optionsOf>['values'];

/** The draft, where it can be run and its sets can end. */
function soundDraft(sources: readonly Source[]): CompiledDraft {
  const { draft, problems } = draftFrom(sources);
  const all = problems.length > 0 || draft === undefined ? problems : endlessProblems(sources);
  if (all.length > 0 || draft === undefined)
    throw new Refusal(
      all
        .map(({ file, line, path, detail }) => `${file}${line === undefined ? '' : `:${line}`}: ${path === '' ? '' : `${path}: `}${detail}`)
        .join('\n'),
    );
  return draft;
}

function whole(name: string, given: string | undefined, usual: number, most: number): number {
  const value = given === undefined ? usual : Number(given);
  if (given !== undefined && (!/^\d+$/.test(given) || value > most))
    throw new Refusal(`--${name} needs a whole number from 0 to ${most}; found ${JSON.stringify(given.slice(0, 40))}.`);
  return value;
}

function described({ stdout }: Io, draft: CompiledDraft, options: Options): number {
  const sets = whole('sets', options.sets, USUAL_SETS, MOST_SETS);
  const seed = whole('seed', options.seed, 1, 2 ** 31 - 1);
  const effects = effectsOf(loadCorpus().corpus.scenarios as readonly DraftCase[], draft);
  const played = sets === 0 ? [] : (Object.keys(HANDS) as readonly Strength[]).map((strength) => playBoth(draft, strength, { sets, seed }));
  if (options.json) {
    stdout.write(`${JSON.stringify({ ...effects, play: { seed, played } })}\n`);
    return DONE;
  }
  const play = played.length === 0 ? [] : ['', `In play (seed ${seed}; ± holds 95 of 100 samples)`, ...played.flatMap(playLines)];
  stdout.write(`${[...effectLines(effects), ...play].join('\n')}\n`);
  return DONE;
}

const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

function adopted({ cwd, stdout }: Io, draft: CompiledDraft, options: Options): number {
  const { id = '', 'in-force': inForce = '', content } = options;
  if (!ID.test(id) || !DATE.test(inForce) || Number.isNaN(Date.parse(inForce))) throw new Refusal(USAGE);
  const folder = content === undefined ? join(projectRoot(), 'content') : resolve(cwd, content);
  const written = adopt(readContentFiles(folder), draft, { id, inForce });
  if ('why' in written) {
    if (written.why === 'texts-missing')
      throw new Refusal(
        written.missing
          .map(({ provision, what, langs }) => `${draft.id}: ${provision}: ${what}: expected in ${langs.join(', ')} too.`)
          .join('\n'),
      );
    throw new Refusal(
      written.why === 'edition-there'
        ? `There is an edition ${id} already; nothing was written.`
        : `There is no edition ${draft.root} in ${folder}.`,
    );
  }
  for (const [path, text] of written) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    stdout.write(`${path}\n`);
  }
  return DONE;
}
