import { defineConfig } from 'playwright/test';

import { launchOptions } from '../../.config/chromium.mjs';

const { args, ...chromium } = launchOptions();

/** Browser tests of the production build; each worker starts its own product. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './global-setup.ts',
  // Parallel runs write to separate folders.
  outputDir: `../test-results/${(process.env['E2E_RUN'] ??= String(process.pid))}`,
  workers: 2,
  fullyParallel: true,
  // Generous, so that a busy machine fails no test.
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Animation is slow without a graphics card; tests of animation turn it on.
    contextOptions: { reducedMotion: 'reduce' },
    // Traces take a fifth of the CPU time; use `--trace retain-on-failure` if needed.
    screenshot: 'only-on-failure',
    // No external host can be resolved.
    launchOptions: {
      ...chromium,
      args: ['--headless', ...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1'],
    },
  },
});
