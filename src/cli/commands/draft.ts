import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Source } from '../../corpus/compile/source.ts';
import { LANGS, type Lang } from '../../corpus/languages.ts';
import { day, slug } from '../../corpus/schema/common.ts';
import { adopt } from '../../draft/adopt.ts';
import { affected } from '../../draft/affected.ts';
import type { CompiledDraft } from '../../draft/basis.ts';
import type { DraftCase } from '../../draft/effects.ts';
import { searchNewCases, USUAL_EFFORT } from '../../draft/new-cases.ts';
import { HANDS, playBoth, type Strength, USUAL_SETS } from '../../draft/play.ts';
import { draftFrom, endlessProblems } from '../../draft/read.ts';
import { loadCaseBook } from '../../files/casebook.ts';
import { problemLine } from '../../files/compiled.ts';
import { readContentFiles } from '../../files/content.ts';
import { loadCorpus, shownCorpus } from '../../files/corpus.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, type Io, Refusal } from '../command.ts';
import { paperFile } from '../draft-paper.ts';
import { affectedLines, effectLines, effectsOf, newCaseLines, playLines, withDocument } from '../draft-report.ts';
import { comparison, comparisonLines, decisionsFrom, mergedFile } from '../draft-two.ts';
import { readText } from '../input.ts';
import { writeOut } from '../output.ts';
import { progressOn } from '../progress.ts';

const USAGE =
  'draft takes a FILE, after it those of drafts that it amends: novuss draft FILE [BASIS-FILE...] [--sets N] [--cases N] [--seed N] [--json]; ' +
  'prints its paper: novuss draft FILE [BASIS-FILE...] --paper [--lang de|ru|et|en] [--site URL] [--out FILE]; ' +
  'compares two of one basis: novuss draft compare A B [BASIS-FILE...] [--json]; ' +
  'merges them: novuss draft merge A B [BASIS-FILE...] [--decide PLACE=a|b ...]; ' +
  'or adopts one: novuss draft adopt FILE [BASIS-FILE...] --id 2026 --in-force 2026-01-01 [--content DIR].';
const MOST_SETS = 10_000;
const MOST_CASES = 1_000_000;
/** Cases of each kind between two reports of progress. */
const STEP = 500;

type Sources = readonly Source[];
type Work = (io: Io, sources: Sources, options: Options) => number;

/** What the first word asks for; a file's name asks what the draft does. */
const WORKS: Readonly<Record<string, { readonly files: number; readonly work: Work }>> = {
  adopt: { files: 1, work: (io, sources, options) => adopted(io, soundDraft(sources), options) },
  compare: { files: 2, work: compared },
  merge: { files: 2, work: merged },
};
const DESCRIBE = {
  files: 1,
  work: (io: Io, sources: Sources, options: Options) => (options.paper ? printed : described)(io, soundDraft(sources), options, sources),
};

/** What a draft does, two drafts beside each other or as one, and the files of a new edition made of a draft. */
export const command: Command = {
  usage:
    'FILE [BASIS-FILE...] [--sets N] [--cases N] [--seed N] [--json] | FILE [BASIS-FILE...] --paper [--lang LANG] [--site URL] [--out FILE] | compare A B [BASIS-FILE...] | merge A B [BASIS-FILE...] [--decide PLACE=a|b ...] | ' +
    'adopt FILE [BASIS-FILE...] --id ID --in-force DATE [--content DIR]',
  summary:
    'what a draft changes in the cases and in play; --paper: the paper of the motion; compare and merge two; adopt writes one as the files of a new edition',
  run: async (io) => {
    const { values, positionals } = optionsOf(io.args);
    const [first = '', ...rest] = positionals;
    const named = Object.hasOwn(WORKS, first) ? WORKS[first] : undefined;
    const { files: least, work } = named ?? DESCRIBE;
    const files = named === undefined ? positionals : rest;
    if (files.length < least) throw new Refusal(USAGE);
    const sources = await Promise.all(files.map(async (file): Promise<Source> => ({ file, text: await readText(io, file) })));
    return work(io, sources, values);
  },
};

/** The first two of some files, each with the others as bases. */
function twoOf([a, b, ...bases]: Sources): readonly [CompiledDraft, CompiledDraft] {
  return [soundDraft([a as Source, ...bases]), soundDraft([b as Source, ...bases])];
}

function compared({ stdout }: Io, sources: Sources, options: Options): number {
  const [a, b] = twoOf(sources);
  const both = comparison(a, b, loadCorpus().corpus.scenarios as readonly DraftCase[]);
  stdout.write(`${options.json ? JSON.stringify(both) : comparisonLines(both).join('\n')}\n`);
  return DONE;
}

function merged({ stdout }: Io, sources: Sources, options: Options): number {
  const [a, b] = twoOf(sources);
  const text = mergedFile(a, b, decisionsFrom(options.decide ?? []));
  // what neither does alone may be out of order together
  soundDraft([{ file: `${a.id} with ${b.id}`, text }, ...sources.slice(2)]);
  stdout.write(text);
  return DONE;
}

function optionsOf(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        ...{ sets: { type: 'string' }, cases: { type: 'string' }, seed: { type: 'string' }, json: { type: 'boolean' } },
        ...{ paper: { type: 'boolean' }, lang: { type: 'string' }, site: { type: 'string' }, out: { type: 'string' } },
        decide: { type: 'string', multiple: true },
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
  if (all.length > 0 || draft === undefined) throw new Refusal(all.map(problemLine).join('\n'));
  return draft;
}

function whole(name: string, given: string | undefined, usual: number, most: number): number {
  const value = given === undefined ? usual : Number(given);
  if (given !== undefined && (!/^\d+$/.test(given) || value > most))
    throw new Refusal(`--${name} needs a whole number from 0 to ${most}; found ${JSON.stringify(given.slice(0, 40))}.`);
  return value;
}

/** The scenarios of the case book. */
const situationIds = (): readonly string[] => loadCaseBook().situations.map(({ id }) => id);

function described(io: Io, draft: CompiledDraft, options: Options): number {
  const sets = whole('sets', options.sets, USUAL_SETS, MOST_SETS);
  const seed = whole('seed', options.seed, 1, 2 ** 31 - 1);
  const most = whole('cases', options.cases, USUAL_EFFORT, MOST_CASES);
  const { corpus } = loadCorpus();
  const effects = effectsOf(corpus.scenarios as readonly DraftCase[], draft);
  const touched = affected(corpus, draft, effects.turned, situationIds());
  const search = searchNewCases(draft, seed);
  const progress = progressOn(io);
  for (let tried = 0; tried < most; tried += STEP) {
    const step = Math.min(STEP, most - tried);
    search.run({ reported: step, incidents: step });
    progress.report(`${search.tried} cases, ${search.found} ways of parting`);
  }
  const strengths = sets === 0 ? [] : (Object.keys(HANDS) as readonly Strength[]);
  const played = strengths.map((strength) => {
    const step = (done: number): void => progress.report(`${strength} players: ${done} of ${sets} sets`);
    const counted = playBoth(draft, strength, { sets, seed, step });
    search.learn(counted);
    return counted;
  });
  progress.end();
  const found = search.result();
  if (options.json) {
    const newCases = { seed, reported: most, incidents: most, found: found.map((one) => withDocument(one, draft)) };
    io.stdout.write(`${JSON.stringify({ ...effects, affected: touched, newCases, play: { seed, played } })}\n`);
    return DONE;
  }
  const play = played.length === 0 ? [] : ['', `In play (seed ${seed}; ± holds 95 of 100 samples)`, ...played.flatMap(playLines)];
  io.stdout.write(`${[...effectLines(effects), ...affectedLines(touched), ...newCaseLines(found, draft), ...play].join('\n')}\n`);
  return DONE;
}

/** The language of a paper: the one asked for, else the one in which the draft was moved. */
function paperLang(asked: string | undefined, own: Lang): Lang {
  if (asked === undefined) return own;
  const lang = LANGS.find((one) => one === asked);
  if (lang === undefined) throw new Refusal(`--lang needs one of ${LANGS.join(', ')}; found ${JSON.stringify(asked.slice(0, 40))}.`);
  return lang;
}

/** Where the site stands, with its folder there; null where nobody says. */
function siteAt(asked: string | undefined): string | null {
  if (asked === undefined) return null;
  if (!/^https?:$/.test(URL.parse(asked)?.protocol ?? ''))
    throw new Refusal(`--site needs the address of the site, https://…; found ${JSON.stringify(asked.slice(0, 80))}.`);
  return asked.replace(/[?#].*$/s, '').replace(/\/+$/, '');
}

function printed(io: Io, draft: CompiledDraft, options: Options, sources: Sources): number {
  const lang = paperLang(options.lang, draft.draft.language);
  const site = siteAt(options.site);
  const text = paperFile(sources, draft, shownCorpus(), { lang, site });
  if (options.out === undefined) io.stdout.write(text);
  else writeOut(resolve(io.cwd, options.out), text);
  if (site === null) io.stderr.write('The paper has no address of the draft: --site URL says where the site stands.\n');
  return DONE;
}

function adopted({ cwd, stdout }: Io, draft: CompiledDraft, options: Options): number {
  const { id = '', 'in-force': inForce = '', content } = options;
  if (!slug.safeParse(id).success || !day.safeParse(inForce).success) throw new Refusal(USAGE);
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
    writeOut(join(folder, path), text);
    stdout.write(`${path}\n`);
  }
  return DONE;
}
