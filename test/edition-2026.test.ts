/**
 * A further edition, as content alone: test/fixtures/edition-2026 amends 2017 in a copy of the project. No line of code knows it, and whatever is
 * worked out from the editions has it.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Corpus } from '../src/corpus/model.ts';
import type { Ruling } from '../src/referee/types.ts';
import { copyProject, overlay, type Project } from './support/project.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures/edition-2026');

let project: Project;
beforeAll(() => {
  project = copyProject();
  project.novuss(['add-edition', '2026', '--basis', '2017']);
  overlay(FIXTURE, join(project.folder, 'content/novuss'));
  project.novuss(['compile']);
});
afterAll(() => project.remove());

describe('where it parts from others', () => {
  test('a search finds a case for all that it rules otherwise, so that nothing has to be said of why there is none', () => {
    const { exit, stdout } = project.novuss(['divergences', '--write', '--played', '50', '--reported', '500', '--incidents', '0']);
    const { gaps } = JSON.parse(stdout) as { readonly gaps: readonly { readonly to: string }[] };
    expect(exit).toBe(0);
    expect(gaps.filter(({ to }) => to === '2026')).toEqual([]);
  }, 120_000);

  test('with these cases it takes 12 files, all of them content', () => {
    const changed = project.changed();
    expect(changed).toEqual([
      'content/divergences/novuss.json',
      'content/novuss/editions/2026.yaml',
      'content/novuss/provisions/penalty-disc/striker-pocketed.yaml',
      'content/novuss/provisions/play/discs-counted.yaml',
      ...['de', 'en', 'et', 'ru'].flatMap((lang) => [
        `content/novuss/texts/${lang}/penalty-disc/striker-pocketed.yaml`,
        `content/novuss/texts/${lang}/play/discs-counted.yaml`,
      ]),
    ]);
    expect(changed).toHaveLength(12);
  });
});

test('the linter finds nothing missing', () => {
  expect(project.novuss(['lint'])).toMatchObject({ exit: 0, stderr: '', stdout: expect.stringContaining('0 problems') });
});

describe('rulings', () => {
  const rule = (document: object): Readonly<Record<string, Ruling>> => {
    const colors = { red: ['south'], black: ['north'] };
    const { stdout, stderr } = project.novuss(['judge'], JSON.stringify({ editions: ['2017', '2026'], colors, ...document }));
    expect(stderr).toBe('');
    return (JSON.parse(stdout) as { readonly rulings: Readonly<Record<string, Ruling>> }).rulings;
  };
  const found = (ruling: Ruling | undefined) => ruling?.findings.map(({ article, rule, effects }) => [article, rule, ...effects]);

  test('the striker in a pocket costs the turn, and no disc', () => {
    const before = { discs: [{ id: 'red1', color: 'red', x: 0, y: 300 }], striker: { x: 0, y: -440 } };
    const report = {
      events: [
        { t: 0.2, type: 'contact', a: 'striker', b: 'red1' },
        { t: 0.6, type: 'pocketed', disc: 'striker', pocket: 'nw' },
      ],
      after: { discs: before.discs },
    };
    const { '2017': former, '2026': now } = rule({ shooter: 'south', before, report });
    expect(found(former)).toContainEqual(['17.1.4', 'striker-pocketed', 'turn-passes', 'penalty-disc']);
    expect(found(now)).toContainEqual(['17.1.4', 'striker-pocketed', 'turn-passes']);
    expect([former?.turn, former?.penaltyDiscs.red, now?.turn, now?.penaltyDiscs.red]).toEqual(['passes', 1, 'passes', 0]);
  });

  test('whatever it does not amend is ruled as in 2017, by the same articles and readings', () => {
    const incidents = [
      { type: 'delay', by: 'red', occurrence: 2 },
      { type: 'moving-object-touched', by: 'red', object: 'striker', with: 'hand' },
    ];
    const { '2017': former, '2026': now } = rule({ shooter: 'south', incidents });
    expect({ ...now, edition: '2017' }).toEqual(former);
    expect(now?.notes).not.toEqual([]);
  });
});

describe('the corpus', () => {
  let corpus: Pick<Corpus, 'editions' | 'provisions' | 'parameters' | 'readings'>;
  beforeAll(() => {
    corpus = project.evaluate(`
import { loadCorpus } from './files/corpus.ts';
const { editions, provisions, parameters, readings } = loadCorpus().corpus;
console.log(JSON.stringify({ editions, provisions, parameters, readings }));`) as typeof corpus;
  });
  const entries = (id: string) => corpus.provisions.map((provision) => [provision.id, provision.editions[id as '2017']] as const);

  test('what it says otherwise than 2017 is what it states: the striker in a pocket, 20 seconds wherever an article says them, an article', () => {
    const changes = entries('2026').flatMap(([id, { change }]) =>
      change === undefined || change.kind === 'unchanged' ? [] : [`${change.kind}: ${id}`],
    );
    expect(changes.sort()).toEqual([
      'amended: delay-loses-turn',
      'amended: delay-of-game',
      'amended: delay-penalty',
      'amended: doubles-advice',
      'amended: striker-pocketed',
      'amended: striker-repositioned',
      'amended: stroke-time',
      'introduced: discs-counted',
    ]);
  });

  test('its chapters are those of 2017, with the new article', () => {
    const [former, now] = ['2017', '2026'].map((id) => corpus.editions.find((edition) => edition.id === id)?.chapters ?? []);
    expect(now?.map(({ id }) => id)).toEqual(former?.map(({ id }) => id));
    const articles = (chapters: typeof former) => chapters?.flatMap((chapter) => chapter.articles) ?? [];
    expect(articles(now).filter((article) => !articles(former).includes(article))).toEqual(['12.31']);
    expect(articles(former).filter((article) => !articles(now).includes(article))).toEqual([]);
  });

  test('its numbers and its open questions are those of 2017, but for the time of a stroke', () => {
    const [former, now] = ['2017', '2026'].map((id) => corpus.parameters.map((one) => [one.id, one.values[id as '2017']] as const));
    const strokeTime = { value: 20, article: '11.7' };
    expect(now).toEqual(former?.map(([id, value]) => [id, id === 'strokeTime' ? strokeTime : value]));
    for (const { id, editions, articles } of corpus.readings)
      expect([id, editions.includes('2026' as '2017'), articles['2026' as '2017']]).toEqual([
        id,
        editions.includes('2017'),
        articles['2017'],
      ]);
  });

  test('stands in the order of the dates', () => {
    expect(corpus.editions.map(({ id }) => id)).toEqual(['2008', '2010', '2017', '2026', 'club']);
  });
});

test('each of its rules is shown kept, broken and resembled, by the cases of 2017', () => {
  const code = `
import { coverScenarios } from './corpus/coverage.ts';
import { loadCorpus } from './files/corpus.ts';
const rows = coverScenarios(loadCorpus().corpus).filter(({ edition }) => edition === '2026');
console.log(JSON.stringify({ rules: rows.length, missing: rows.filter(({ missing }) => missing.length > 0).map(({ rule, missing }) => [rule, ...missing]) }));`;
  expect(project.evaluate(code)).toEqual({ rules: expect.any(Number), missing: [] });
});

test('what its articles say by themselves follows what it amends', () => {
  const code = `
import { STATEMENTS } from './referee/finder.ts';
const of = (edition) => STATEMENTS[edition].filter(({ article }) => article === '17.1.4').map(({ says }) => says);
console.log(JSON.stringify([of('2017'), of('2026')]));`;
  expect(project.evaluate(code)).toEqual([[{ sanction: 'penalty' }], [{ sanction: 'turn' }]]);
});

test('of an incident that it rules on otherwise, its own lines speak', () => {
  const other = copyProject();
  const file = join(other.folder, 'content/novuss/editions/2026.yaml');
  overlay(FIXTURE, join(other.folder, 'content/novuss'));
  const text = readFileSync(file, 'utf8');
  const warned = 'rules: { delay: { lines: [{ cost: warning, cites: [delay-of-game] }] }, ';
  writeFileSync(file, text.replace('rules: { ', warned));
  expect(other.novuss(['compile'])).toMatchObject({ exit: 0 });
  const code = `
import { findConflicts } from './referee/finder.ts';
const of = (edition) => findConflicts(edition).filter(({ example }) => example.incident?.type === 'delay').map(({ answers }) => answers.map(({ says }) => says));
console.log(JSON.stringify([of('2017'), of('2026')]));`;
  const found = other.evaluate(code);
  other.remove();
  expect(found).toEqual([expect.arrayContaining([expect.arrayContaining(['penalty', 'turn'])]), []]);
});

test('it is in everything that is exported', () => {
  const out = join(project.folder, 'exported');
  expect(project.novuss(['export', out])).toMatchObject({ exit: 0, stderr: '' });
  const read = (path: string) => readFileSync(join(out, path), 'utf8');
  const files = readdirSync(join(out, 'novuss/akn'));
  expect(files.filter((file) => file.startsWith('2026.')).sort()).toEqual(['2026.de.xml', '2026.en.xml', '2026.et.xml', '2026.ru.xml']);
  expect(read('novuss/akn/2026.en.xml')).toContain('Before each set both players count their discs.');
  const [head = '', ...rows] = read('novuss/concordance.csv').split('\n');
  const column = head.split(',').indexOf('2026');
  expect(column).toBeGreaterThan(0);
  expect(rows.find((row) => row.startsWith('discs-counted,'))?.split(',')[column]).toBe('12.31');
  const provisions = JSON.parse(read('novuss/provisions.json')) as readonly { readonly id: string; readonly editions: object }[];
  expect(provisions.find(({ id }) => id === 'striker-pocketed')?.editions).toMatchObject({
    '2026': { articles: ['17.1.4'], wording: 'z', change: { kind: 'amended', effect: 'turn-only' } },
  });
});
