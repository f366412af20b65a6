import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

/** `*.test.ts` runs in Node, beside the real API where it needs one; `*.test.tsx` in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          // The rules leave nothing behind; loading react-admin for each file would cost most of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        plugins: [react()],
        // All of them before the first test: one found later would reload the page under it.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          isolate: false,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 860 },
            provider: playwright({
              launchOptions: launchOptions(),
              contextOptions: { reducedMotion: 'reduce', locale: 'en-IN', timezoneId: 'Asia/Kolkata' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});

function launchOptions() {
  const executablePath =
    process.env['CHROMIUM_PATH'] ??
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .concat('/usr/bin', '/snap/bin')
      .flatMap((folder) =>
        ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(
          (name) => join(folder, name),
        ),
      )
      .find((path) => existsSync(path));
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ];
  return executablePath ? { executablePath, args } : { args };
}
