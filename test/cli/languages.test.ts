/** Languages: how far each is, and a further one started in a copy of the content. */
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usedWordings } from '../../src/corpus/lint/languages.ts';
import { LANGS } from '../../src/corpus/model.ts';
import { statusByLanguage } from '../../src/corpus/status.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { loadCorpus, loadSheet } from '../../src/files/corpus.ts';
import { runCli, runProgram } from '../support/run-cli.ts';

const { corpus } = loadCorpus();

describe('status', { timeout: 60_000 }, () => {
  test('counts every wording in use once, in every language', async () => {
    const used = corpus.provisions.flatMap(usedWordings).length;
    const { exit, stdout } = await runCli(['status', '--json']);
    const all = JSON.parse(stdout) as (Record<string, number> & { book: string })[];
    const rows = all.filter(({ book }) => book === 'novuss');
    expect(exit).toBe(0);
    expect(rows.map(({ lang }) => lang)).toEqual(LANGS);
    expect(all.filter(({ book }) => book === 'backgammon').map(({ lang }) => lang)).toEqual(LANGS);
    for (const row of rows) {
      expect(row.wordings).toBe(used);
      expect((row.missing ?? 0) + (row.unreviewed ?? 0) + (row.stale ?? 0) + (row.once ?? 0) + (row.reviewed ?? 0)).toBe(used);
    }
  });

  test('a table for eyes has the same figures', async () => {
    const { stdout } = await runCli(['status']);
    const [head, ...lines] = stdout.trimEnd().split('\n');
    expect(head).toBe('book\tlang\twordings\tmissing\tunreviewed\tstale\tonce\treviewed');
    const rows = [corpus, loadSheet().corpus].flatMap((book) =>
      statusByLanguage(book).map((row) => [book.book.id, ...Object.values(row)].join('\t')),
    );
    expect(lines).toEqual(rows);
  });

  test('an option it lacks is refused', async () => {
    expect(await runCli(['status', '--yaml'])).toEqual({
      exit: 2,
      stdout: '',
      stderr: '"--yaml" is no option. Expected --json or nothing.\n',
    });
  });
});

describe('a further language', { timeout: 60_000 }, () => {
  // a project of its own, since its languages are read when it starts
  const root = join(import.meta.dirname, '../..');
  const folder = mkdtempSync(join(tmpdir(), 'novuss-language-'));
  const content = join(folder, 'content');
  const own = { cwd: content, program: join(folder, 'src/cli/main.ts') };
  beforeAll(() => {
    for (const name of ['content', 'src', 'package.json']) cpSync(join(root, name), join(folder, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['no tag', [], '"" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a word', ['Latviešu'], '"Latviešu" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a path', ['../lv'], '"../lv" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a language that nobody speaks', ['xq'], '"xq" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a language that is there', ['et'], 'et is one of the languages already; nothing was written.\n'],
    ['a folder without content', ['lv', '..'], `${folder} holds no English texts to take the keys from.\n`],
    ['a second language that is none', ['lv', '--second', 'lt', '.'], '--second is "lt". Expected one of de, ru, et, en.\n'],
  ])('refuses %s', async (_name, args, stderr) => {
    const full = args.length === 1 ? [...args, '.'] : args;
    expect(await runCli(['add-language', ...full], { cwd: content })).toEqual({ exit: 2, stdout: '', stderr });
  });

  test('writes nothing where one file is in the way', async () => {
    const before = readContentFiles(content).size;
    writeFileSync(join(content, 'ui', 'lv.json'), '{}');
    const ran = await runCli(['add-language', 'lv', '.'], { cwd: content });
    expect(ran).toEqual({ exit: 2, stdout: '', stderr: `${join(content, 'ui/lv.json')} exists already; nothing was written.\n` });
    rmSync(join(content, 'ui', 'lv.json'));
    expect(readContentFiles(content).size).toBe(before);
  });

  test('has every path and key of English, and no text', async () => {
    const before = readContentFiles(content);
    const ran = await runProgram(['add-language', 'lv', '--second', 'ru', '.'], own);
    expect(ran).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringContaining('what is empty is shown in ru') });
    const files = readContentFiles(content);
    for (const [path, text] of before) if (path !== 'languages.json') expect(files.get(path)).toBe(text);
    const ofLanguage = (lang: string) => [...files.keys()].filter((path) => new RegExp(`(^|/)${lang}[/.]`).test(path));
    expect(
      ofLanguage('lv')
        .map((path) => path.replace(/(^|\/)lv([/.])/, '$1en$2'))
        .sort(),
    )
      // how people ask is not translated: it is written anew in each language
      .toEqual(
        ofLanguage('en')
          .filter((path) => !/^(?:asked|history)\//.test(path))
          .sort(),
      );
    expect(JSON.parse(readFileSync(join(content, 'ui/lv.json'), 'utf8'))).toHaveProperty('skip', '');
    const plurals = Object.keys(flat(JSON.parse(files.get('ui/lv.json') ?? '{}'))).filter((key) => key.endsWith('_zero'));
    expect(plurals.length).toBeGreaterThan(0);
  });

  test('is partial: the linter lists every text, and finds no fault in it', async () => {
    const { exit, stdout } = await runProgram(['lint', 'lv/'], own);
    expect([exit, stdout]).toEqual([0, expect.stringContaining('\n0 problems;')]);
    const lines = stdout.split('\n');
    for (const { id, chapter } of corpus.provisions) expect(lines).toContain(`novuss/texts/lv/${chapter}/${id}.yaml: to be translated`);
    for (const { id } of corpus.readings) expect(lines).toContain(`novuss/texts/lv/readings/${id}.yaml: to be translated`);
    const rows = JSON.parse((await runProgram(['status', '--json'], own)).stdout) as { lang: string; book: string; missing: number }[];
    const used = corpus.provisions.flatMap(usedWordings).length;
    expect(rows.find(({ book, lang }) => book === 'novuss' && lang === 'lv')).toMatchObject({ missing: used });
    // it has no guides yet
    expect((await runProgram(['review', 'guides'], own)).stderr).toBe('');
  });

  test('has the words of the second language until it has its own', async () => {
    const words = JSON.parse(readFileSync(join(content, 'ui/lv.json'), 'utf8')) as Record<string, unknown>;
    writeFileSync(join(content, 'ui/lv.json'), JSON.stringify({ ...words, skip: 'Uz saturu' }));
    expect(await runProgram(['compile'], own)).toMatchObject({ exit: 0 });
    const compiled = flat(JSON.parse(readFileSync(join(folder, 'src/compiled/ui/pages.lv.json'), 'utf8')));
    const russian = flat(JSON.parse(readFileSync(join(content, 'ui/ru.json'), 'utf8')));
    expect(compiled).toMatchObject({ ...russian, skip: 'Uz saturu' });
    expect(Object.entries(compiled).filter(([, text]) => text === '')).toEqual([]);
  });

  test('that is called complete has to be', async () => {
    const list = join(content, 'languages.json');
    writeFileSync(list, readFileSync(list, 'utf8').replace('"partial"', '"complete"'));
    const { exit, stderr } = await runProgram(['lint', 'lv/'], own);
    expect([exit, stderr]).toEqual([2, expect.stringMatching(/content\/novuss\/editions\/2017\.yaml:\d+: title\.lv: /)]);
  });
});

function flat(tree: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? Object.entries(flat(value as object, `${prefix}${key}.`)) : [[prefix + key, value]],
    ),
  );
}
