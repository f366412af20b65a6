import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { launchOptions } from '../.config/chromium.mjs';
import { realApi } from './src/testing/real-api.ts';

/** `*.test.ts` runs in Node, `*.test.tsx` in a real browser; both beside the real API where they need one. */
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
        plugins: [react(), realApi],
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
