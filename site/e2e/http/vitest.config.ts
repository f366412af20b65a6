import { defineConfig } from 'vitest/config';

/** Tests of the production build over HTTP, without a browser. */
export default defineConfig({
  test: {
    name: 'http',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: ['global-setup.ts'],
    setupFiles: ['../../../.config/loopback-only.vitest.mjs'],
    testTimeout: 120_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
