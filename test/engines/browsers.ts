/** Starts the browsers that Playwright does not drive, where the machine has them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { bidi, classic, type Driver } from './webdriver.ts';

/** A browser that may be on this machine. */
export interface Installed {
  readonly name: string;
  /** What is missing and where it is to be had; undefined where nothing is. */
  readonly missing: string | undefined;
  start(): Promise<Started>;
}

/** A running browser, set to dark, with a home folder of its own. */
export interface Started {
  readonly driver: Driver;
  /** The file that a page saved under a name, once it is there and whole; undefined before. WebKit saves nothing while its driver has it in hand. */
  readonly saved?: (name: string) => Buffer | undefined;
  /** Closes it and clears away what it wrote. */
  readonly end: () => Promise<void>;
}

const onPath = (name: string): string | undefined =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** The first line that a process writes to standard output or error and that fits; rejects where it ends without. */
function said(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer): void => {
      text += String(chunk);
      const found = pattern.exec(text)?.[1];
      if (found !== undefined) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`${child.spawnfile} ended: ${text.slice(-2000)}`)));
  });
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
}

const PIPED = { stdio: ['ignore', 'pipe', 'pipe'] as ('ignore' | 'pipe')[] };

const clear = (home: string): void => rmSync(home, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });

/** What a browser saved into the downloads of its home folder. */
const savedIn =
  (home: string): NonNullable<Started['saved']> =>
  (name) => {
    const [file, unfinished] = [name, `${name}.part`].map((one) => globSync(`Downloads/${one}`, { cwd: home })[0]);
    return file && !unfinished ? readFileSync(join(home, file)) : undefined;
  };

const firefoxPath = process.env['FIREFOX_PATH'] ?? ['firefox-esr', 'firefox'].map(onPath).find((path) => path !== undefined);

export const FIREFOX: Installed = {
  name: 'Firefox',
  missing: firefoxPath ? undefined : 'no Firefox on this machine (Debian: apt-get install firefox-esr; FIREFOX_PATH names one)',
  async start() {
    const home = mkdtempSync(join(tmpdir(), 'novuss-firefox-'));
    const settings = { 'layout.css.prefers-color-scheme.content-override': 0, 'browser.download.alwaysOpenPanel': false };
    writeFileSync(
      join(home, 'user.js'),
      Object.entries(settings)
        .map(([name, value]) => `user_pref("${name}", ${value});\n`)
        .join(''),
    );
    const args = ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port', '0', 'about:blank'];
    const firefox = spawn(firefoxPath ?? '', args, { ...PIPED, env: { ...process.env, HOME: home } });
    const end = async (): Promise<void> => {
      await endOf(firefox);
      clear(home);
    };
    try {
      return { driver: await bidi(await said(firefox, /WebDriver BiDi listening on (\S+)/)), saved: savedIn(home), end };
    } catch (error) {
      await end();
      throw error;
    }
  },
};

const webkitDriver = onPath('WebKitWebDriver');
const miniBrowser = globSync('/usr/lib/{*/,}webkit2gtk-4.*/MiniBrowser')[0];
const xvfb = onPath('Xvfb');

export const WEBKIT: Installed = {
  name: 'WebKitGTK',
  missing:
    webkitDriver && miniBrowser && (xvfb || process.env['DISPLAY'])
      ? undefined
      : 'no WebKitGTK with its driver and a display on this machine (Debian: apt-get install webkit2gtk-driver xvfb)',
  async start() {
    const screen = xvfb ? spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1440x1200x24', '-nolisten', 'tcp'], PIPED) : undefined;
    const display = screen ? `:${await said(screen, /^(\d+)\n/)}` : process.env['DISPLAY'];
    const port = await freePort();
    const home = mkdtempSync(join(tmpdir(), 'novuss-webkit-'));
    const env = { ...process.env, DISPLAY: display, GTK_THEME: 'Adwaita:dark', HOME: home };
    const between = spawn(webkitDriver ?? '', [`--port=${port}`], { ...PIPED, env });
    const end = async (): Promise<void> => {
      await endOf(between);
      if (screen) await endOf(screen);
      clear(home);
    };
    try {
      const address = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(`${address}/status`), 10_000);
      const options = { binary: miniBrowser, args: ['--automation'] };
      const driver = await classic(address, { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options });
      return { driver, end };
    } catch (error) {
      await end();
      throw error;
    }
  },
};
