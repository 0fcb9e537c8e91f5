/** The site built into a folder of its host: whether every address of it stays there, in the files and in a browser. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { packs } from '../../scripts/build-offline.ts';
import { env } from '../../scripts/lib.mjs';

const SITE = 'https://rules.example';
const BASE = '/novuss/';
const root = join(import.meta.dirname, '../..');

export interface Walked {
  readonly addresses: number;
  readonly files: number;
  /** `file: address` of what leaves the folder or isn't there, and what failed in the browser. */
  readonly wrong: readonly string[];
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : [path];
  });
}

const unescaped = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#39;', "'");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => unescaped(match[1] ?? ''));

/** Every address that a file of the site names: links and sources, share images, islands' programs, pictures of style sheets, feeds. */
export function addressesIn(name: string, text: string): readonly string[] {
  if (name.endsWith('.html'))
    return [
      ...all(
        text,
        /\s(?:href|src|action|poster|component-url|renderer-url|before-hydration-url|data-(?:figures|script|live|opening))="([^"]*)"/g,
      ),
      ...all(text, /<meta[^>]*(?:og:url|og:image|twitter:image)"[^>]*content="([^"]*)"/g),
      ...all(text, /"(?:url|@id|item|isPartOf|contentUrl)":"(https?:[^"]*)"/g),
    ].filter((address) => /^(?:[./]|https?:)/.test(address));
  if (name.endsWith('.css')) return all(text, /url\(["']?([^"')]+)/g).filter((address) => !/^(?:data:|#)/.test(address));
  // what Akoma Ntoso names are works and concepts, not places of this site
  if (name.includes('/akn/')) return [];
  if (name.endsWith('.xml')) return [...all(text, /<loc>([^<]*)/g), ...all(text, /\shref="([^"]*)"/g)];
  return name === 'robots.txt' ? all(text, /Sitemap: (\S+)/g) : [];
}

/** Why an address of a file is wrong, or nothing. Other sites' addresses are not ours to judge. */
export function astray(address: string, name: string, there: (path: string) => boolean): string | undefined {
  const url = new URL(address, `${SITE}${BASE}${name}`);
  if (url.origin !== SITE) return undefined;
  if (!url.pathname.startsWith(BASE)) return 'outside the folder';
  return there(decodeURIComponent(url.pathname.slice(BASE.length))) ? undefined : 'not there';
}

/** Walks the files of a site built for `BASE`. */
export function walk(dist: string): Walked {
  const there = (path: string) => existsSync(join(dist, path.endsWith('/') || path === '' ? `${path}index.html` : path));
  const files = filesIn(dist).map((file) => relative(dist, file).split(sep).join('/'));
  const wrong = new Set<string>();
  let addresses = 0;
  for (const name of files.filter((one) => /\.(?:html|css|xml)$|^robots\.txt$/.test(one)))
    for (const address of addressesIn(name, readFileSync(join(dist, name), 'utf8'))) {
      addresses += 1;
      const why = astray(address, name, there);
      if (why) wrong.add(`${name}: ${address} ${why}`);
    }
  for (const {
    pack: { lang, files: listed },
  } of packs(dist))
    for (const [path] of listed) if (!there(path)) wrong.add(`offline/${lang}.json: ${path} not there`);
  return { addresses, files: files.length, wrong: [...wrong] };
}

/** Asks as a reader would, and notes every request that leaves the folder or fails. */
async function use(browser: Browser, origin: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  const page = await browser.newPage();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith(BASE) || response.status() >= 400) wrong.push(`asked for ${pathname}: ${response.status()}`);
  });
  page.on('pageerror', (error) => wrong.push(String(error)));
  const step = async (name: string, act: () => Promise<void>) => {
    await act().catch((error: unknown) => wrong.push(`${name}: ${String(error).split('\n')[0]}`));
  };
  const at = (path: string) => `${origin}${BASE}${path}`;
  await step('look-up', async () => {
    await page.goto(at('en/rules/2017/12/'));
    await page.getByRole('combobox').first().fill('striker in pocket');
    await page.getByRole('option').first().click();
    await page.waitForURL('**/novuss/en/provision/striker-pocketed/');
  });
  await step('figure made live', async () => {
    await page.locator('[data-live]').first().click();
    await page.locator('.live-table').first().waitFor();
  });
  await step('search by words', async () => {
    await page.goto(at('de/search/?q=Schlagscheibe'));
    await page.locator('main a[href*="/novuss/de/"] mark, main mark').first().waitFor();
  });
  await step('table', async () => {
    await page.goto(at('ru/table/'));
    await page.locator('.live-table svg.live').first().waitFor();
    await page.locator('.map-place').scrollIntoViewIfNeeded();
    // the map waits for the reader's first act
    await page.keyboard.press('Tab');
    await page.locator('.ruling-map').waitFor();
  });
  await step('kept for offline', async () => {
    await page.goto(at('en/offline/'));
    await page
      .locator('[data-keep="en"], [data-keep]')
      .first()
      .waitFor({ state: 'attached', timeout: 5_000 })
      .catch(() => undefined);
    await page.getByRole('button', { name: /Keep English/ }).click();
    await expect(page.getByText(/English is kept/)).toBeVisible({ timeout: 120_000 });
    await page.context().setOffline(true);
    await page.goto(at('en/guide/ten-minutes/'));
    await expect(page.locator('h1')).toBeVisible();
  });
  await page.context().close();
  return wrong;
}

/** Serves `dist` under the folder, in a process of its own, since what is served is settled when it starts. */
async function served<T>(dist: string, act: (origin: string) => Promise<T>): Promise<T> {
  const { spawn } = await import('node:child_process');
  const server = spawn('node', ['scripts/serve.mjs'], {
    cwd: root,
    env: { ...env, DIST_DIR: dist, BASE_PATH: BASE, PORT: '0' },
    stdio: 'pipe',
  });
  try {
    const said = await new Promise<string>((resolve, reject) => {
      server.stdout.once('data', (data: Buffer) => resolve(String(data)));
      server.once('exit', () => reject(new Error('the server ended')));
    });
    return await act(said.trim().replace(/\/$/, ''));
  } finally {
    server.kill();
  }
}

/** Builds into `/novuss/` of a host (or takes what `DIST_SUB` names), walks the files and uses the site. */
export async function subPath(browser: Browser): Promise<Walked> {
  const built = process.env['DIST_SUB'];
  const dist = built ?? mkdtempSync(join(tmpdir(), 'novuss-sub-'));
  try {
    if (!built) {
      const { status } = spawnSync('node', ['scripts/build.mjs'], {
        cwd: root,
        env: { ...env, SITE_URL: SITE, BASE_PATH: BASE, DIST_DIR: dist },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      if (status !== 0) return { addresses: 0, files: 0, wrong: ['the build for a folder failed'] };
    }
    const walked = walk(dist);
    return { ...walked, wrong: [...walked.wrong, ...(await served(dist, (origin) => use(browser, origin)))] };
  } finally {
    if (!built) rmSync(dist, { recursive: true, force: true });
  }
}
