/** The frozen strokes in other JavaScript engines than the one that runs the tests. */
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { installPeers } from '../../bench/install.ts';

const entry = fileURLToPath(new URL('../../physics/fingerprint.ts', import.meta.url));

/** The physics and the strokes as one classic script that defines `F.fingerprint`. */
export async function bundled(): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'F' };
  const made = await build({ configFile: false, logLevel: 'silent', build: { write: false, minify: false, target: 'es2022', lib } });
  const output = (Array.isArray(made) ? made[0] : made) as { output: readonly { code?: string }[] };
  return output.output[0]?.code as string;
}

/** In Chromium, found as the site's tests find it. */
export async function inChromium(script: string, count: number): Promise<{ engine: string; print: string }> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath });
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
export async function inQuickJs(script: string, count: number): Promise<{ engine: string; print: string }> {
  installPeers();
  const { getQuickJS } = await import(new URL('../../bench/node_modules/quickjs-emscripten/dist/index.mjs', import.meta.url).href);
  const vm = (await getQuickJS()).newContext();
  try {
    const result = vm.evalCode(`${script};F.fingerprint(${count})`);
    return { engine: 'QuickJS (quickjs-emscripten 0.32.0)', print: vm.dump(vm.unwrapResult(result)) };
  } finally {
    vm.dispose();
  }
}
