/** The commands that work on content: what they find and what they record. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { textStatus } from '../../src/corpus/status.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { guideReadings, guideReviews, readingsOf, record } from '../../src/files/review.ts';
import { runCli } from '../support/run-cli.ts';

describe('lint', () => {
  test('finds nothing in the content as it stands and says how much it read', async () => {
    const { exit, stdout } = await runCli(['lint']);
    expect([exit, stdout]).toEqual([
      0,
      expect.stringMatching(/^0 problems; novuss: \d+ provisions, .*; backgammon: \d+ provisions, .*\n$/),
    ]);
  });

  test('refuses what is no expression', async () => {
    expect(await runCli(['lint', '('])).toEqual({ exit: 2, stdout: '', stderr: '"(" is no regular expression.\n' });
  });
});

describe('review', () => {
  const content = join(mkdtempSync(join(tmpdir(), 'novuss-review-')), 'content');
  // one chapter of the rulebook and the guides: what is read here needs no more, and is parsed again after each step
  const beside = /\/(asked|history|backgammon|novuss\/(scenarios|readings|provisions\/(?!penalty-disc)|texts\/..\/(?!penalty-disc)))/;
  const all = join(import.meta.dirname, '../../content');
  beforeAll(() => cpSync(all, content, { recursive: true, filter: (file) => !beside.test(file.slice(all.length).replaceAll('\\', '/')) }));
  beforeEach(() => rmSync(join(content, 'reviews.csv'), { force: true }));
  afterAll(() => rmSync(join(content, '..'), { recursive: true }));
  const path = 'penalty-disc/offence-in-opponents-turn';
  const corpusNow = () => parseCorpus(readContentFiles(content)).corpus;
  const status = (wording: string) => {
    const corpus = corpusNow();
    const provision = corpus.provisions.find(({ id }) => id === 'offence-in-opponents-turn');
    return provision && textStatus(corpus, provision, 'et', wording);
  };
  const by = (pass: number) => ({ pass, reader: 'somebody', date: '2026-11-22' });
  const read = (pass: number, wordings: readonly string[]) =>
    record(content, readingsOf(corpusNow(), { lang: 'et', path, wordings }, by(pass)) ?? []);

  test('counts after two readings, only for the wording that was read, and until a word of it changes', () => {
    expect(status('b')).toBe('unreviewed');
    read(1, ['b']);
    expect(status('b')).toBe('read once');
    read(2, ['b']);
    expect([status('b'), status('a')]).toEqual(['reviewed', 'unreviewed']);
    const file = join(content, 'novuss', 'texts', 'et', `${path}.yaml`);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.replace(/( b: >-\s+\S+)/, '$1 alati'));
    expect(status('b')).toBe('stale');
    writeFileSync(file, before);
  });

  test('names what was read beside the text, a row a reading, one for each pass', () => {
    read(1, ['b']);
    read(1, ['b']);
    const [header, ...rows] = readFileSync(join(content, 'reviews.csv'), 'utf8').trimEnd().split('\n');
    expect(header).toBe('text,lang,wording,pass,reader,date,against,mark');
    expect(rows).toEqual([
      expect.stringMatching(
        /^novuss\/penalty-disc\/offence-in-opponents-turn,et,b,1,somebody,2026-11-22,2017 17\.1\.12,[0-9a-f]{8}\.[0-9a-f]{8}$/,
      ),
    ]);
  });

  test.each([
    ['a text that is not there', { path: 'penalty-disc/no-such' }],
    ['a wording that is not there', { path, wordings: ['z'] }],
  ])('of %s is none', (_name, named) => {
    expect(readingsOf(corpusNow(), { lang: 'et', ...named }, by(1))).toBeNull();
  });

  test('of a guide counts until a word of it changes', () => {
    const id = guideReviews(content)[0]?.id ?? '';
    const of = () => guideReviews(content).filter((guide) => guide.id === id);
    for (const pass of [1, 2]) record(content, guideReadings(content, id, by(pass)));
    expect(of().map((guide) => guide.status)).toEqual(of().map(() => 'reviewed'));
    const file = join(content, 'guide', of()[0]?.lang ?? '', `${id}.mdx`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore.\n`);
    expect(of()[0]?.status).toBe('stale');
  });

  test.each([
    [['review'], expect.stringMatching(/^Expected novuss review LANG/)],
    [['review', 'xx', '--pass', '1', '--reader', 'me', path], expect.stringMatching(/^Expected novuss review LANG/)],
    [['review', 'et', '--pass', '3', '--reader', 'me', path], expect.stringMatching(/pass from 1 to 2/)],
    [
      ['review', 'et', '--pass', '1', '--reader', 'me', '--date', '2026-02-30', path],
      expect.stringMatching(/^Expected novuss review LANG/),
    ],
    [['review', 'et', '--pas', '1', path], expect.stringMatching(/--pas/)],
    [['review', 'et', '--pass', '1', '--reader', 'me', 'penalty-disc/no-such'], 'penalty-disc/no-such: there is no such text in et.\n'],
    [['review', 'et', '--pass', '1', '--reader', 'me', 'guide/no-such'], 'guide/no-such: there is no such text in et.\n'],
  ])('%s is refused', async (args, stderr) => {
    expect(await runCli(args)).toEqual({ exit: 2, stdout: '', stderr });
  });
});
