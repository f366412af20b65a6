import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { defineConfig } from 'vitest/config';

const { TEST_DATABASE_URL } = process.env;

// The same tests on both databases. Files that start processes of their own, or need no database, run once.
const ONCE = ['src/seed/content/**', 'src/**/*.unit.test.ts', 'src/**/*.process.test.ts'];

const stored = (name: 'pglite' | 'postgres', env: Record<string, string>) => ({
  test: {
    name,
    include: ['src/**/*.test.ts'],
    exclude: name === 'pglite' ? [] : ONCE,
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['../.config/loopback-only.vitest.mjs'],
    env: { TEST_STORE: name, TEST_PREPARED: join(tmpdir(), `prospectus-${name}-${process.pid}`), ...env },
    // All state is in each test's own database; loading every module again for each file would cost half the time.
    isolate: false,
    testTimeout: 40_000,
    hookTimeout: 120_000,
  },
});

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      stored('pglite', {}),
      ...(TEST_DATABASE_URL
        ? [stored('postgres', { TEST_DATABASE_URL, TEST_TEMPLATE: `prospectus_template_${process.pid}` })]
        : []),
      { test: { name: 'contract', include: ['contract/src/**/*.test.ts'] } },
    ],
  },
});
