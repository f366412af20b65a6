import { existsSync } from 'node:fs';

import { defineConfig } from 'playwright/test';

const installed = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find(
  (path) => path && existsSync(path),
);

/** Browser tests against the production build; each worker has a product of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  // Two runs at the same time write to folders of their own.
  outputDir: `../test-results/${(process.env['E2E_RUN'] ??= String(process.pid))}`,
  workers: 2,
  fullyParallel: true,
  // Generous: a busy machine fails no test, only a condition that never comes true does.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Without a graphics card, animation would take most of a small machine. Tests of animation turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test takes a fifth of the processors' time: `--trace retain-on-failure` where one is needed.
    screenshot: 'only-on-failure',
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
        // No name but the product’s leads anywhere.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
  },
});
