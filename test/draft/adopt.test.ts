/** Drafts that are adopted: the files of an edition that rules as the draft did, and that compile and linter accept. */
import { load } from 'js-yaml';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEditions } from '../../src/corpus/compile/editions.ts';
import { compile } from '../../src/corpus/compile/index.ts';
import { adopt } from '../../src/draft/adopt.ts';
import { contentFiles } from '../../src/files/corpus.ts';
import { copyProject, type Project } from '../support/project.ts';
import { compiled, draftText, MOTIONS, motion, motionFile, motionText } from './support.ts';

const ADOPTION = { id: '2026', inForce: '2026-01-01' } as const;

describe.each(MOTIONS)('%s, adopted', (name) => {
  const draft = motion(name);
  const written = adopt(contentFiles(), draft, ADOPTION);
  if ('why' in written) throw new Error(JSON.stringify(written));
  const { compiled: book, problems } = compile(new Map([...contentFiles(), ...written]));

  test('is an edition without a fault', () => expect(problems).toEqual([]));
  test('has the rules of the draft', () => {
    const { id: _, readings, parameters, ...rules } = draft.rules;
    const { id, ...own } = book.rulebooks.find((one) => one.id === ADOPTION.id) ?? { id: '' };
    expect(id).toBe(ADOPTION.id);
    expect(own).toEqual(rules);
    expect(book.parameters[ADOPTION.id]).toEqual(parameters);
    const open = book.readings.flatMap((reading) => {
      const one = reading.in[ADOPTION.id];
      return one === undefined ? [] : [[reading.id, one] as const];
    });
    expect(Object.fromEntries(open)).toEqual(readings);
  });
  test('leaves the editions that are there as they are', () => {
    const before = compile(contentFiles()).compiled;
    expect(book.rulebooks.filter(({ id }) => id !== ADOPTION.id)).toEqual(before.rulebooks);
  });
});

test('a rule that comes in is introduced by its record', () => {
  const draft = compiled(
    draftText('takes: [{ from: "2010", rules: [foreign-striker] }]\nprovisions: { striker-provided: { articles: ["26.3"] } }'),
  );
  const written = adopt(contentFiles(), draft, ADOPTION);
  if ('why' in written) throw new Error(JSON.stringify(written));
  const { compiled: book, problems } = compile(new Map([...contentFiles(), ...written]));
  expect(problems).toEqual([]);
  const lines = book.rulebooks.find(({ id }) => id === ADOPTION.id)?.incidents['foreign-striker'];
  expect(lines).toEqual([{ article: '26.3', cost: 'none' }]);
  expect(lines).toEqual(draft.rules.incidents['foreign-striker']);
});

test('a draft on a draft is adopted with both their changes', () => {
  const second = draftText('amends: { rules: { striker-off-table: { effects: [turn-passes] } } }', 'striker-in-pocket', 'both');
  const draft = compiled(second, motionText('striker-in-pocket'));
  const written = adopt(contentFiles(), draft, ADOPTION);
  if ('why' in written) throw new Error(JSON.stringify(written));
  const { compiled: book } = compile(new Map([...contentFiles(), ...written]));
  const rules = book.rulebooks.find(({ id }) => id === ADOPTION.id)?.rules;
  expect([rules?.['striker-pocketed']?.effects, rules?.['striker-off-table']?.effects]).toEqual([['turn-passes'], ['turn-passes']]);
});

test('words that are missing in a language are named, and nothing is written', () => {
  const draft = compiled(draftText('provisions: { striker-pocketed: { texts: { en: Only the turn is lost. } } }'));
  expect(adopt(contentFiles(), draft, ADOPTION)).toEqual({
    why: 'texts-missing',
    missing: [{ provision: 'striker-pocketed', what: 'texts', langs: ['de', 'ru', 'et'] }],
  });
});

test('where every letter has a wording, none is overwritten', () => {
  const path = 'novuss/texts/en/loss-of-set/moving-object-touched.yaml';
  const letters = [...'cdefghijklmnopqrstuvwxyz'].map((letter) => `  ${letter}: A wording.\n`).join('');
  const full = new Map(contentFiles());
  full.set(path, (full.get(path) ?? '').replace('wordings:\n', `wordings:\n${letters}`));
  const draft = compiled(draftText('provisions: { moving-object-touched: { texts: { de: Neu., ru: Новое., et: Uus., en: New. } } }'));
  expect(() => adopt(full, draft, ADOPTION)).toThrow('every letter is taken');
});

describe('new words begin with the title that the words before them had for themselves', () => {
  const WORDS = 'texts: { de: Nur der Stoß endet., ru: Теряется только удар., et: Kaob ainult löök., en: Only the stroke ends. }';
  /** The titles of `moving-object-touched` after the adoption, by wording: a is that of 2008, b that of 2010 and 2017, c the new one. */
  function titlesAfter(draft: string): Readonly<Record<string, string>> {
    const written = adopt(contentFiles(), compiled(draft), ADOPTION);
    if ('why' in written) throw new Error(JSON.stringify(written));
    const text = load(written.get('novuss/texts/en/loss-of-set/moving-object-touched.yaml') ?? '') as Record<
      string,
      Record<string, string>
    >;
    expect(text['wordings']).toHaveProperty('c', 'Only the stroke ends.');
    return text['titles'] ?? {};
  }

  test('those of the edition at the root', () => {
    const { b, c } = titlesAfter(draftText(`provisions: { moving-object-touched: { ${WORDS} } }`));
    expect(b).toBeDefined();
    expect(c).toBe(b);
  });
  test('those that the draft took first', () => {
    const { a, c } = titlesAfter(draftText(`provisions: { moving-object-touched: { wording: a, ${WORDS} } }`));
    expect(a).toBeDefined();
    expect(c).toBe(a);
  });
  test('none, where the edition at the root has no such rule', () => {
    const { c } = titlesAfter(draftText(`provisions: { moving-object-touched: { articles: ["6.9"], ${WORDS} } }`, 'club'));
    expect(c).toBeUndefined();
  });
});

describe('of several changes', () => {
  const another = (text: string, change: string): string => text + draftText(change).split('changes:\n')[1];
  const inAll = (text: string): string => `{ de: ${text}, ru: ${text}, et: ${text}, en: ${text} }`;
  const adopted = (draft: string) => {
    const written = adopt(contentFiles(), compiled(draft), ADOPTION);
    if ('why' in written) throw new Error(JSON.stringify(written));
    return { written, ...compile(new Map([...contentFiles(), ...written])) };
  };
  const entryOf = (written: ReadonlyMap<string, string>, path: string): unknown =>
    (load(written.get(`novuss/provisions/${path}.yaml`) ?? '') as Record<string, Record<string, unknown>>)['editions']?.[ADOPTION.id];

  test('one that words a provision anew which another took out has it again', () => {
    const gone = draftText('provisions: { moving-object-touched: { absent: true } }');
    const again = `provisions: { moving-object-touched: { articles: ["16.1.9"], texts: ${inAll('Only the stroke ends.')} } }`;
    const { written, problems } = adopted(another(gone, again));
    expect(problems).toEqual([]);
    expect(entryOf(written, 'loss-of-set/moving-object-touched')).toEqual({ articles: ['16.1.9'], wording: 'c' });
  });
  test('one that takes an edition’s words drops those of another, also where they are not in every language', () => {
    const worded = draftText('provisions: { moving-object-touched: { texts: { en: Only the stroke ends. } } }');
    const { written, problems } = adopted(another(worded, 'provisions: { moving-object-touched: { wording: a } }'));
    expect(problems).toEqual([]);
    expect(entryOf(written, 'loss-of-set/moving-object-touched')).toMatchObject({ wording: 'a' });
    expect([...written.keys()].some((path) => path.startsWith('novuss/texts/'))).toBe(false);
  });
  test('two add an article each to the same chapter', () => {
    const adding = (name: string, article: string) => `
amends: { chapters: [{ id: "12", adds: ["${article}"] }] }
provisions: { ${name}: { articles: ["${article}"], chapter: "order-of-play", title: ${inAll('Counting')}, texts: ${inAll('It counts.')} } }`;
    const { written, problems } = adopted(another(draftText(adding('counting', '12.31')), adding('reckoning', '12.32')));
    expect(problems).toEqual([]);
    const editions = readEditions(new Map([...contentFiles(), ...written]), 'novuss', () => undefined);
    const chapters = editions.find(({ value }) => value.id === ADOPTION.id)?.value.chapters;
    expect(chapters?.find(({ id }) => id === '12')?.articles.slice(-2)).toEqual(['12.31', '12.32']);
  });
  test('an article that two of them add stands in its chapter once', () => {
    const adding = `
amends: { chapters: [{ id: "12", adds: ["12.31"] }] }
provisions: { counting: { articles: ["12.31"], chapter: "order-of-play", title: ${inAll('Counting')}, texts: ${inAll('It counts.')} } }`;
    const { written } = adopted(another(draftText(adding), 'amends: { chapters: [{ id: "12", adds: ["12.31"] }] }'));
    const editions = readEditions(new Map([...contentFiles(), ...written]), 'novuss', () => undefined);
    const chapters = editions.find(({ value }) => value.id === ADOPTION.id)?.value.chapters;
    expect(chapters?.find(({ id }) => id === '12')?.articles.filter((one) => one === '12.31')).toEqual(['12.31']);
  });
});

describe('novuss draft adopt', () => {
  let project: Project;
  beforeAll(() => {
    project = copyProject();
  });
  afterAll(() => project.remove());
  const adopted = () => project.novuss(['draft', 'adopt', motionFile('striker-in-pocket'), '--id', '2026', '--in-force', '2026-01-01']);

  test('writes the files', () => {
    const { exit, stdout, stderr } = adopted();
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' });
    expect(stdout.trim().split('\n')).toEqual([
      'novuss/editions/2026.yaml',
      'novuss/provisions/penalty-disc/striker-pocketed.yaml',
      ...['de', 'ru', 'et', 'en'].map((lang) => `novuss/texts/${lang}/penalty-disc/striker-pocketed.yaml`),
    ]);
  });
  test('which the linter accepts', () =>
    expect(project.novuss(['lint'])).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringContaining('0 problems') }));
  test('and writes nothing over', () => expect(adopted()).toMatchObject({ exit: 2, stdout: '' }));
});
