import { existsSync } from 'node:fs';

import { defineConfig } from 'playwright/test';

import { freePort } from './servers.ts';

// Chosen once: workers read this file again, with the same environment.
const port = (process.env['E2E_PORT'] ??= String(await freePort()));
const apiPort = (process.env['E2E_API_PORT'] ??= String(await freePort()));
const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium'].find((path) => path && existsSync(path));

/** Browser tests against the production build, on a product of their own. */
export default defineConfig({
  testDir: '.',
  // Two runs at the same time leave each other’s traces alone.
  outputDir: `../test-results/${port}`,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Drawn without a graphics card, moving lines would take most of a small machine. Tests of what moves ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(installed && { executablePath: installed }),
      args: [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node e2e/serve.ts',
    cwd: '..',
    url: `http://localhost:${port}/readyz`,
    env: { E2E_PORT: port, E2E_API_PORT: apiPort },
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
