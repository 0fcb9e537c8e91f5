import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isLang } from '../../corpus/languages.ts';
import { type AnyCorpus, LANGS, type Lang } from '../../corpus/model.ts';
import { PASSES, type Review } from '../../corpus/reviews.ts';
import { day } from '../../corpus/schema/common.ts';
import { loadCorpus, loadSheet } from '../../files/corpus.ts';
import { guideReadings, guideReviews, type ReadBy, readingsOf, record } from '../../files/review.ts';
import { projectRoot } from '../../files/root.ts';
import { type Command, DONE, FOUND, Refusal } from '../command.ts';

const USAGE = 'LANG[,LANG...] --pass N --reader WHO [--date YYYY-MM-DD] CHAPTER/ID[:WORDINGS]... | guide/ID...';

/** Records that texts were read against their source. */
export const command: Command = {
  usage: `${USAGE} | guides`,
  summary:
    'records that texts were read against their source (all wordings or those named, :ab); “guides” lists guides not read as they now stand',
  run: async ({ args, stdout }) => {
    const content = join(projectRoot(), 'content');
    if (args.length === 1 && args[0] === 'guides') return listGuides(content, stdout);
    const { langs, names, by } = asked(args);
    const books: readonly AnyCorpus[] = [loadCorpus().corpus, loadSheet().corpus];
    const readings = names.flatMap((name) => langs.flatMap((lang) => readingsNamed(content, books, lang, name, by)));
    record(content, readings);
    stdout.write(`${readings.length} readings recorded\n`);
    return DONE;
  },
};

function listGuides(content: string, stdout: { write: (text: string) => unknown }): number {
  const open = guideReviews(content).filter(({ status }) => status !== 'reviewed');
  for (const { lang, id, status } of open) stdout.write(`${lang}/${id}: ${status}\n`);
  return open.length > 0 ? FOUND : DONE;
}

interface Asked {
  readonly langs: readonly Lang[];
  readonly names: readonly string[];
  readonly by: ReadBy;
}

function asked(args: readonly string[]): Asked {
  const { values, positionals } = flags(args);
  const [langs = '', ...names] = positionals;
  const { pass = '', reader = '', date = new Date().toISOString().slice(0, 10) } = values;
  const wanted = langs.split(',').filter(isLang);
  const usable = wanted.length > 0 && wanted.length === langs.split(',').length && names.length > 0 && reader !== '';
  if (!usable || Number(pass) < 1 || Number(pass) > PASSES || !/^[1-9]$/.test(pass) || !day.safeParse(date).success)
    throw new Refusal(`Expected novuss review ${USAGE}, with languages of ${LANGS.join(', ')} and a pass from 1 to ${PASSES}.`);
  return { langs: wanted, names, by: { pass: Number(pass), reader, date } };
}

function flags(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options: { pass: text, reader: text, date: text } });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)} Expected novuss review ${USAGE}.`);
  }
}

function readingsNamed(content: string, books: readonly AnyCorpus[], lang: Lang, name: string, by: ReadBy): readonly Review[] {
  const [path = '', only] = name.split(':');
  const [folder, guide = ''] = path.split('/');
  const readings =
    folder === 'guide'
      ? guideReadings(content, guide, by).filter((reading) => reading.lang === lang)
      : books.flatMap((corpus) => readingsOf(corpus, { lang, path, ...(only === undefined ? {} : { wordings: [...only] }) }, by) ?? []);
  if (readings.length === 0) throw new Refusal(`${name}: there is no such text in ${lang}.`);
  return readings;
}
