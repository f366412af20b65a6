import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from '../.config/chromium.mjs';
import { screenshotPlan } from './tests/screenshot-plan.ts';
import { serverHtml } from './tests/server-html.ts';

const screenshots = screenshotPlan();

/** `*.test.ts` runs in Node, `*.test.tsx` in a real browser; `tests/` holds what is checked for every component. */
export default defineConfig({
  test: {
    // What differed, and how.
    attachmentsDir: 'node_modules/.vitest-attachments',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'node',
          environment: 'node',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          testTimeout: 60_000,
          isolate: false,
        },
      },
      {
        plugins: [react(), serverHtml()],
        // All of them before the first test: one found later would reload the page under it.
        optimizeDeps: {
          entries: ['src/**/*.{ts,tsx}', 'tests/*.tsx'],
          include: ['react/jsx-dev-runtime', 'react-dom/client', '@emotion/react', '@emotion/cache', 'axe-core'],
        },
        test: {
          name: 'browser',
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          testTimeout: 60_000,
          expect: { poll: { timeout: 15_000 } },
          setupFiles: ['./tests/browser-setup.ts'],
          provide: { screenshotsSkipped: screenshots.skipped ?? '' },
          // One page for all files: each test mounts into a node of its own and removes it.
          isolate: false,
          fileParallelism: false,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1280, height: 800 },
            // Nothing is measured in the middle of a fade.
            provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' }],
            expect: {
              toMatchScreenshot: {
                comparatorName: 'pixelmatch',
                comparatorOptions: { allowedMismatchedPixelRatio: 0.002 },
                resolveScreenshotPath: ({ arg, ext, root }) => `${root}/${screenshots.folder}/${arg}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
