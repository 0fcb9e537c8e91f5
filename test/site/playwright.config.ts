import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.SITE_TEST_PORT ?? 4399);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** A real browser over the built site, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A machine may be busy with something else: what passes only at the second try is named in the summary, not hidden.
  retries: 1,
  // before one is taken to hang: far beyond what any needs on a machine that is busy with something else
  timeout: 300_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: chromium, args: ['--no-sandbox', '--disable-dev-shm-usage'] },
  },
  projects: [
    { name: 'desktop', testIgnore: /.*\.phone\.spec\.ts/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testMatch: /.*\.phone\.spec\.ts/,
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
    },
  ],
  webServer: {
    command: 'node scripts/serve.mjs',
    cwd: '../..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
});
