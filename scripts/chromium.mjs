/**
 * Finds a Chromium for the browser tests, or installs Debian's where that can be done, or says what to do. The one without a window of its
 * own comes first: it does the same with less work.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => PLACES.find((path) => path && existsSync(path));

/** The path of a Chromium; exits with a plain word where there is none. */
export function chromium() {
  const found = find() ?? install();
  if (found) return found;
  console.error(
    'The browser tests need Chromium or Chrome: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH. "npm run check" runs everything else.',
  );
  process.exit(1);
}

function install() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name, 'fonts-noto-core'], options);
    const found = find();
    if (found) return found;
  }
  return undefined;
}
