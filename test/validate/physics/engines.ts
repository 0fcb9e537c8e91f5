/** The frozen strokes in other JavaScript engines than the one that runs the tests. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { chromium as find } from '../../../scripts/chromium.mjs';
import { installPeers } from '../../bench/install.ts';

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

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** In Firefox (SpiderMonkey), where the machine has one: it opens a page that sends its hash back. Undefined where there is none. */
export async function inFirefox(script: string, count: number): Promise<Print | undefined> {
  const executable = process.env['FIREFOX_PATH'] ?? FIREFOX.find((path) => existsSync(path));
  if (executable === undefined) return undefined;
  const profile = mkdtempSync(join(tmpdir(), 'novuss-firefox-'));
  const page = `<!doctype html><script>${script};fetch('/print',{method:'POST',body:F.fingerprint(${count})})</script>`;
  const { promise: sent, resolve } = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    if (request.method === 'POST') request.on('data', (body) => resolve(String(body)));
    response.setHeader('content-type', 'text/html').end(request.url === '/' ? page : '');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const firefox = spawn(executable, ['--headless', '--no-remote', '--profile', profile, address], { stdio: 'ignore' });
  try {
    const print = await sent;
    return { engine: `${execFileSync(executable, ['--version'], { encoding: 'utf8' }).trim()} (SpiderMonkey)`, print };
  } finally {
    firefox.kill();
    server.close();
    await new Promise((ended) => firefox.once('exit', ended));
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
