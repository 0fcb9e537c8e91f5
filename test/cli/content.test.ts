/** The commands that work on content: what they find and what they record. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCorpus } from '../../src/corpus/parse.ts';
import { textStatus } from '../../src/corpus/status.ts';
import { readContentFiles } from '../../src/files/content.ts';
import { guideReviews, reviewGuide, reviewText } from '../../src/files/review.ts';
import { runCli } from '../support/run-cli.ts';

describe('lint', () => {
  test('finds nothing in the content as it stands and says how much it read', async () => {
    const { exit, stdout } = await runCli(['lint', 'texts/et']);
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
  beforeAll(() => cpSync(join(import.meta.dirname, '../../content'), content, { recursive: true }));
  afterAll(() => rmSync(join(content, '..'), { recursive: true }));
  const path = 'penalty-disc/striker-pocketed';
  const status = (wording: string) => {
    const { corpus } = parseCorpus(readContentFiles(content));
    const provision = corpus.provisions.find(({ id }) => id === 'striker-pocketed');
    return provision && textStatus(corpus, provision, 'et', wording);
  };

  test('of a changed text makes it reviewed again, and only the wording that was read', () => {
    const file = join(content, 'novuss', 'texts', 'et', `${path}.yaml`);
    const bare = readFileSync(file, 'utf8').replace(/^reviewed:\n(?: .*\n?)*/m, '');
    writeFileSync(file, bare);
    const { corpus } = parseCorpus(readContentFiles(content));
    const [wording = '', ...others] = Object.keys(corpus.provisions.find(({ id }) => id === 'striker-pocketed')?.texts.et?.wordings ?? {});
    expect(status(wording)).toBe('unreviewed');
    expect(reviewText(content, corpus, { lang: 'et', path, wordings: [wording] })).toBe(true);
    expect([status(wording), ...others.map(status)]).toEqual(['reviewed', ...others.map(() => 'unreviewed')]);
    expect(readFileSync(file, 'utf8').startsWith(bare.trimEnd())).toBe(true);
  });

  test.each([
    ['a text that is not there', { path: 'penalty-disc/no-such' }],
    ['a wording that is not there', { path, wordings: ['z'] }],
  ])('of %s writes nothing', (_name, named) => {
    const before = readContentFiles(content);
    expect(reviewText(content, parseCorpus(before).corpus, { lang: 'et', ...named })).toBe(false);
    expect(readContentFiles(content)).toEqual(before);
  });

  test('of a guide counts for every language until a word of it changes', () => {
    const id = guideReviews(content)[0]?.id ?? '';
    const of = () => guideReviews(content).filter((guide) => guide.id === id);
    reviewGuide(content, id);
    expect(of().map((guide) => guide.status)).toEqual(of().map(() => 'reviewed'));
    const file = join(content, 'guide', of()[0]?.lang ?? '', `${id}.mdx`);
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore.\n`);
    expect(of()[0]?.status).toBe('stale');
  });

  test.each([
    [['review'], 'Expected novuss review LANG CHAPTER/ID[:WORDINGS]..., with a language of de, ru, et, en.\n'],
    [['review', 'et', 'penalty-disc/no-such'], 'penalty-disc/no-such: there is no such text in et.\n'],
    [['review-guides', 'no-such'], expect.stringMatching(/^There is no such guide: no-such\. Expected some of /)],
  ])('%s is refused', async (args, stderr) => {
    expect(await runCli(args)).toEqual({ exit: 2, stdout: '', stderr });
  });
});
