/** Lighthouse on phone settings, where it is installed (`cd test/audit && npm ci --ignore-scripts`). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export interface Scores {
  readonly path: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Result {
  readonly lhr: { readonly categories: Readonly<Record<string, { readonly score: number | null }>> };
}
type Lighthouse = (url: string, flags: object) => Promise<Result | undefined>;

const home = join(import.meta.dirname, 'node_modules', 'lighthouse', 'core', 'index.js');
export const lighthouseThere = (): boolean => existsSync(home);

/** Scores of a page, 0 to 100, by a browser that listens on `port`. */
export async function scores(origin: string, path: string, port: number): Promise<Scores> {
  const { default: lighthouse } = (await import(home)) as { readonly default: Lighthouse };
  const result = await lighthouse(`${origin}${path}`, { port, logLevel: 'error', onlyCategories: [...CATEGORIES] });
  const of = (name: string) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100);
  const [performance, accessibility, practices, seo] = CATEGORIES.map(of) as [number, number, number, number];
  return { path, performance, accessibility, 'best-practices': practices, seo };
}
