/** The frozen strokes in other JavaScript engines than the one that runs the tests. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromium as find } from '../../../scripts/chromium.mjs';
import { installPeers } from '../../bench/install.ts';
import type { Installed } from '../../engines/browsers.ts';

const entry = fileURLToPath(new URL('../../physics/fingerprint/fingerprint.ts', import.meta.url));
const peers = new URL('../../bench/node_modules/', import.meta.url);

/** An engine and its hash of the strokes. */
export interface Print {
  readonly engine: string;
  readonly print: string;
}

/** The physics and the strokes as one classic script that defines `F.fingerprint`. */
export async function bundled(): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'F' };
  const made = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: false, target: 'es2022', lib } });
  const output = (Array.isArray(made) ? made[0] : made) as { output: readonly { code?: string }[] };
  return output.output[0]?.code as string;
}

/** In Chromium, found as the site's tests find it. */
export async function inChromium(script: string, count: number): Promise<Print> {
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: find() });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script });
    const print = await page.evaluate((n) => (globalThis as unknown as { F: { fingerprint(n: number): string } }).F.fingerprint(n), count);
    return { engine: `Chromium ${browser.version()} (V8)`, print };
  } finally {
    await browser.close();
  }
}

/** In QuickJS, an interpreter with arithmetic of its own, in WebAssembly. */
export async function inQuickJs(script: string, count: number): Promise<Print> {
  installPeers();
  const { getQuickJS } = await import(new URL('quickjs-emscripten/dist/index.mjs', peers).href);
  const vm = (await getQuickJS()).newContext();
  try {
    const result = vm.evalCode(`${script};F.fingerprint(${count})`);
    return { engine: 'QuickJS (quickjs-emscripten 0.32.0)', print: vm.dump(vm.unwrapResult(result)) };
  } finally {
    vm.dispose();
  }
}

/** In Bun, whose engine is that of Safari. */
export function inJavaScriptCore(script: string, count: number): Print {
  installPeers();
  const { platform, arch } = process;
  const bun = fileURLToPath(
    new URL(`@oven/bun-${platform === 'win32' ? 'windows' : platform}-${arch === 'arm64' ? 'aarch64' : arch}/bin/bun`, peers),
  );
  const folder = mkdtempSync(join(tmpdir(), 'novuss-bun-'));
  try {
    const file = join(folder, 'print.js');
    writeFileSync(file, `${script};console.log(F.fingerprint(${count}))`);
    const print = execFileSync(bun, ['run', file], { encoding: 'utf8' }).trim();
    return { engine: `Bun ${execFileSync(bun, ['--version'], { encoding: 'utf8' }).trim()} (JavaScriptCore)`, print };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** In a browser of the site's tests (SpiderMonkey, JavaScriptCore), where the machine has it. Undefined where it has not. */
export async function inBrowser(
  { name, missing, start }: Installed,
  engine: string,
  script: string,
  count: number,
): Promise<Print | undefined> {
  if (missing !== undefined) return undefined;
  const { driver, end } = await start();
  try {
    const print = await driver.evaluate(`(() => { ${script}; return F.fingerprint(${count}); })()`);
    return { engine: `${name} ${driver.version} (${engine})`, print: String(print) };
  } finally {
    await end();
  }
}
