/** Languages: how far each is, and a further one started in a copy of the content. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lintCorpus } from '../../src/corpus/lint/index.ts';
import { usedWordings } from '../../src/corpus/lint/languages.ts';
import { LANGS } from '../../src/corpus/model.ts';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { statusByLanguage } from '../../src/corpus/status.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { loadCorpus, loadSheet } from '../../src/files/corpus.ts';
import { runCli } from '../support/run-cli.ts';

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
  const folder = mkdtempSync(join(tmpdir(), 'novuss-language-'));
  const content = join(folder, 'content');
  beforeAll(() => cpSync(join(import.meta.dirname, '../../content'), content, { recursive: true }));
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each([
    ['no tag', [], '"" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a word', ['Latviešu'], '"Latviešu" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a path', ['../lv'], '"../lv" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a language that nobody speaks', ['xq'], '"xq" is no language tag. Expected one like lv or pt-BR.\n'],
    ['a language that is there', ['et'], 'et is one of the languages already; nothing was written.\n'],
    ['a folder without content', ['lv', '..'], `${folder} holds no English texts to take the keys from.\n`],
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

  test('has every path and key of English, no text, and leaves the loader at peace', async () => {
    const before = readContentFiles(content);
    const ran = await runCli(['add-language', 'lv', content]);
    expect(ran).toMatchObject({ exit: 0, stderr: '' });
    expect(ran.stdout).toContain('added to LANGS');
    const files = readContentFiles(content);
    for (const [path, text] of before) expect(files.get(path)).toBe(text);
    const ofLanguage = (lang: string) => [...files.keys()].filter((path) => new RegExp(`(^|/)${lang}[/.]`).test(path));
    expect(
      ofLanguage('lv')
        .map((path) => path.replace(/(^|\/)lv([/.])/, '$1en$2'))
        .sort(),
    ).toEqual(ofLanguage('en').sort());
    expect(parseCorpus(files).problems).toEqual([]);
    expect(JSON.parse(readFileSync(join(content, 'ui/lv.json'), 'utf8'))).toHaveProperty('skip', '');
    const plurals = Object.keys(flat(JSON.parse(files.get('ui/lv.json') ?? '{}'))).filter((key) => key.endsWith('_zero'));
    expect(plurals.length).toBeGreaterThan(0);
  });

  test('is listed as missing, text by text, once its language counts', () => {
    const files = new Map(readContentFiles(content));
    for (const path of [...files.keys()].filter((one) => /^(novuss\/texts|glossary)\/lv\//.test(one)))
      files.set(path.replace('/lv/', '/en/'), files.get(path) ?? '');
    const { corpus: untold } = parseCorpus(files);
    const missing = lintCorpus(untold).filter(({ code }) => code === 'text-missing');
    for (const { id, chapter } of corpus.provisions)
      expect(missing.map(({ file }) => file)).toContain(`novuss/texts/en/${chapter}/${id}.yaml`);
    for (const { id } of corpus.readings) expect(missing.map(({ file }) => file)).toContain(`novuss/texts/en/readings/${id}.yaml`);
    expect(statusByLanguage(untold).find(({ lang }) => lang === 'en')).toMatchObject({
      missing: corpus.provisions.flatMap(usedWordings).length,
    });
  });
});

function flat(tree: object, prefix = ''): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null ? Object.entries(flat(value as object, `${prefix}${key}.`)) : [[prefix + key, value]],
    ),
  );
}
