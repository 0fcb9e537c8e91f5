/**
 * `npm run bench -- --look-up`, after a build: the look-up box measured over the built site, and other search libraries over the same phrasings and the
 * same questions in one run. Writes the tables of docs/look-up.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from '@playwright/test';
import { load } from 'js-yaml';
import MiniSearch from 'minisearch';
import { build } from 'vite';
import { chromium as find } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { match } from '../../src/client/look-up/match.ts';
import { receive, type SentLookup } from '../../src/client/look-up/sent.ts';
import type { Lookup, LookupEntry } from '../../src/client/look-up/types.ts';
import { sizeOf } from '../audit/weights.ts';
import { DIST, LANGUAGES } from '../support/dist.ts';

type Lang = (typeof LANGUAGES)[number];
type Questions = Readonly<Record<string, readonly string[]>>;
/** Ids of what is found, best first. */
type Search = (question: string) => Promise<readonly string[]> | readonly string[];
interface Library {
  readonly name: string;
  /** The module that a page would fetch for it; none where it is this project's own code. */
  readonly module: string;
  readonly make: (data: Lookup) => Promise<Search> | Search;
}

const root = join(import.meta.dirname, '../..');
const FEW = 20;
const idOf = ({ kind, id }: LookupEntry): string => `${kind === 'rule' ? 'provision' : kind}/${id}`;
/** As much as every library is given: what an answer is called, and how people ask for it. */
const documents = (data: Lookup) =>
  [...data.rules, ...data.places].map((entry) => ({ id: idOf(entry), title: entry.title, asked: entry.asked.join(' · ') }));

const LIBRARIES: readonly Library[] = [
  {
    name: 'MiniSearch 7.2.0 with the words and weights of `ask.ts`',
    module: 'minisearch',
    make: (data) => (question) => match(question, data).hits.map(({ entry }) => idOf(entry)),
  },
  {
    name: 'MiniSearch 7.2.0 alone: prefixes, one error in five letters',
    module: 'minisearch',
    make: (data) => {
      const index = new MiniSearch({ fields: ['title', 'asked'], searchOptions: { prefix: true, fuzzy: 0.2 } });
      index.addAll(documents(data));
      return (question) => index.search(question).map(({ id }) => String(id));
    },
  },
  {
    name: 'Orama 3.1.18: stems where it has them (de, ru, en), one error',
    module: '@orama/orama',
    make: async (data) => {
      const { create, insertMultiple, search } = await import('@orama/orama');
      const languages = { de: 'german', ru: 'russian', en: 'english', et: undefined } as const;
      const index = create({
        schema: { id: 'string', title: 'string', asked: 'string' },
        language: languages[data.lexicon.lang] ?? 'english',
      });
      await insertMultiple(index, documents(data));
      return async (term) =>
        (await search(index, { term, properties: ['title', 'asked'], tolerance: 1, limit: FEW })).hits.map(({ document }) => document.id);
    },
  },
  {
    name: 'Fuse.js 7.5.0: every word for itself, anywhere in the text',
    module: 'fuse.js',
    make: async (data) => {
      const { default: Fuse } = await import('fuse.js');
      const index = new Fuse(documents(data), { keys: ['title', 'asked'], ignoreLocation: true, useExtendedSearch: true, threshold: 0.3 });
      // between words `|` is "or": all of them together hardly ever stand in one text
      return (question) => index.search(question.split(/\s+/).join(' | '), { limit: FEW }).map(({ item }) => item.id);
    },
  },
];

/** A module with all it needs, minified and gzipped, bytes. */
async function weightOf(module: string): Promise<number> {
  const entry = '\0weighed';
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'weighed',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `import * as all from '${module}'; export default all;` : undefined),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  }).catch(() => undefined);
  const outputs = [built ?? []].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.reduce((sum, one) => sum + (one.type === 'chunk' ? gzipSync(one.code).length : 0), 0);
}

const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(share * times.length))] ?? 0;
const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const ms = (time: number): string => time.toFixed(time < 10 ? 1 : 0);
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);

interface Judged {
  readonly first: number;
  readonly three: number;
  readonly none: number;
  readonly times: readonly number[];
}
async function judge(search: Search, questions: Questions): Promise<Judged> {
  const judged = { first: 0, three: 0, none: 0, times: [] as number[] };
  const all = Object.entries(questions);
  for (const [question, right] of all) {
    const found = await search(question);
    const at = found.findIndex((id) => right.includes(id));
    if (at === 0) judged.first++;
    if (at >= 0 && at < 3) judged.three++;
    if (found.length === 0) judged.none++;
  }
  // every letter of some questions is a keystroke
  for (const [question] of all.filter((_, i) => i % 12 === 0))
    for (let end = 1; end <= question.length; end++) {
      const started = performance.now();
      await search(question.slice(0, end));
      judged.times.push(performance.now() - started);
    }
  return judged;
}

async function libraries(data: Readonly<Record<Lang, Lookup>>, asked: Readonly<Record<Lang, Questions>>): Promise<readonly string[]> {
  const rows: string[] = [];
  for (const { name, module, make } of LIBRARIES) {
    const weight = await weightOf(module);
    const cells: string[] = [];
    const times: number[] = [];
    let none = 0;
    for (const lang of LANGUAGES) {
      const result = await judge(await make(data[lang]), asked[lang]);
      const count = Object.keys(asked[lang]).length;
      cells.push(`${percent(result.first, count)}, ${percent(result.three, count)}`);
      times.push(...result.times);
      none += result.none;
    }
    rows.push(
      `| ${[name, ...cells, none, weight ? kb(weight) : '?', `${ms(quantile(times, 0.5))}, ${ms(quantile(times, 0.95))}`].join(' | ')} |`,
    );
  }
  return rows;
}

const SLOWER = 4;
/** Each keystroke so often: the fastest shows what it takes where no other program keeps the processor. */
const TRIES = 5;
interface Used {
  /** What comes over the net until a first question is answered with its card, gzipped, bytes. */
  readonly code: number;
  readonly data: number;
  readonly card: number;
  /** All of it as brotli, bytes. */
  readonly brotli: number;
  /** How long each keystroke takes on a slow phone, try by try, ms. */
  readonly times: readonly (readonly number[])[];
}
/** Asks as somebody does who comes to the page for the first time. */
async function used(browser: Browser, origin: string, lang: Lang, questions: readonly string[]): Promise<Used> {
  const page: Page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto(`${origin}/${lang}/about/`, { waitUntil: 'networkidle' });
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname));
  const box = page.getByRole('combobox').last();
  await box.focus();
  await page.keyboard.type(questions[0] ?? '');
  await page.locator('.hit.answer').waitFor();
  await page.waitForLoadState('networkidle');
  const sum = (fits: RegExp, size: (path: string) => number): number =>
    [...fetched].filter((path) => fits.test(path)).reduce((total, path) => total + size(path), 0);
  const [code, data, card] = [/\.(js|css)$/, /\/lookup\//, /\/answers\//].map((fits) => sum(fits, (path) => sizeOf(DIST, path))) as [
    number,
    number,
    number,
  ];
  const brotli = sum(/\.(js|css)$|\/(lookup|answers)\//, (path) => brotliCompressSync(readFileSync(join(DIST, path))).length);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const once = () =>
    page.evaluate(async (asked) => {
      const input = document.querySelector<HTMLInputElement>('[data-find] input');
      const list = document.querySelector('.hits');
      if (!input || !list) return [];
      const taken: number[] = [];
      for (const question of asked)
        for (let end = 1; end <= question.length; end++) {
          input.value = question.slice(0, end);
          const drawn = new Promise<void>((done) => {
            const seen = new MutationObserver(() => {
              seen.disconnect();
              done();
            });
            seen.observe(list, { childList: true });
          });
          const started = performance.now();
          input.dispatchEvent(new Event('input'));
          await Promise.race([drawn, new Promise((done) => setTimeout(done, 2000))]);
          taken.push(performance.now() - started);
          // between two keystrokes there is time for the rest
          await new Promise((done) => setTimeout(done, 30));
        }
      return taken;
    }, questions);
  const tries: number[][] = [];
  while (tries.length < TRIES) tries.push(await once());
  const times = (tries[0] ?? []).map((_, i) => tries.map((one) => one[i] ?? 0));
  await page.close();
  return { code, data, card, brotli, times };
}

const FIRST: Readonly<Record<Lang, string>> = {
  de: 'Schlagscheibe in die Tasche gefallen',
  ru: 'шайба упала в лузу',
  et: 'ketas kukkus auku',
  en: 'my puck went in the hole',
};

/** Replaces what stands between the marks of a table in docs/look-up.md. */
function write(name: string, lines: readonly string[]): void {
  const path = join(root, 'docs/look-up.md');
  const [begin, end] = [`<!-- ${name}: npm run bench -- --look-up -->`, `<!-- /${name} -->`];
  const text = readFileSync(path, 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error(`docs/look-up.md lacks the marks of ${name}`);
  process.stdout.write(`${lines.join('\n')}\n`);
  writeFileSync(path, `${before}${begin}\n\n${lines.join('\n')}\n\n${end}${after}`);
}

const read = <T>(each: (lang: Lang) => T) => Object.fromEntries(LANGUAGES.map((lang) => [lang, each(lang)])) as Record<Lang, T>;
const trials = (): Record<Lang, Questions> =>
  read((lang) => load(readFileSync(join(root, `test/find/asked/trial.${lang}.yaml`), 'utf8')) as Questions);

/** The box in a browser that is slowed down. */
async function benchBox(machine: string): Promise<void> {
  const asked = trials();
  const { server, port } = await serve(0);
  const browser = await chromium.launch({ executablePath: find(), args: ['--no-sandbox'] });
  const rows: string[] = [];
  for (const lang of LANGUAGES) {
    const questions = [FIRST[lang], ...Object.keys(asked[lang]).filter((_, i) => i % 30 === 7)];
    const { code, data, card, brotli, times } = await used(browser, `http://localhost:${port}`, lang, questions);
    const taken = (of: readonly number[]) => [
      ms(quantile(of, 0.5)),
      ms(quantile(of, 0.95)),
      percent(of.filter((time) => time <= 16).length, of.length),
    ];
    const firsts = times.map(([first = 0]) => first);
    const fastest = times.map((tries) => Math.min(...tries));
    const sizes = [data, code, card, data + code + card, brotli].map(kb);
    rows.push(`| ${[lang, ...sizes, times.length, ...taken(firsts), ...taken(fastest)].join(' | ')} |`);
  }
  await browser.close();
  server.close();
  write('measured', [
    `| language | data, kB | code and style, kB | first answer, kB | together | as brotli | keystrokes | first try: median, ms | 95 %, ms | within 16 ms | fastest of ${TRIES}: median, ms | 95 %, ms | within 16 ms |`,
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `${machine}; Chromium, ${SLOWER} times slowed down. Bytes gzipped, as brotli (quality 11) in the column that says so; a picture of about 12 kB follows.`,
  ]);
}

/** The libraries beside each other. */
async function benchLibraries(machine: string): Promise<void> {
  const data = read((lang) => receive(JSON.parse(readFileSync(join(DIST, `data/lookup/${lang}.json`), 'utf8')) as SentLookup));
  write('compared', [
    `| library | ${LANGUAGES.map((lang) => `${lang}: first, three`).join(' | ')} | nothing found | kB | ms a keystroke: median, 95 % |`,
    `| --- | ${LANGUAGES.map(() => '---:').join(' | ')} | ---: | ---: | ---: |`,
    ...(await libraries(data, trials())),
    '',
    `${machine}, not slowed down; kB: the whole library, minified and gzipped.`,
  ]);
}

/** Measures and writes; what is not wanted keeps its figures as they are. */
export async function benchLookUp(machine: string, wanted: { readonly libraries: boolean; readonly box: boolean }): Promise<void> {
  if (wanted.libraries) await benchLibraries(machine);
  if (wanted.box) await benchBox(machine);
}
