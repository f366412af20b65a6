import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../.config/chromium.mjs';

/** `*.test.ts` runs in Node, `*.test.tsx` (the patterns) in a real browser. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        plugins: [react()],
        optimizeDeps: {
          entries: ['patterns/**/*.tsx', 'tests/*.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', 'react-dom/server', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['tests/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
