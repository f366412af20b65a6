import { defineConfig } from 'vitest/config';

import { ROOT } from './paths.mjs';

export default defineConfig({
  root: ROOT,
  test: {
    name: 'tooling',
    include: ['.config/**/*.test.mjs'],
    setupFiles: ['.config/loopback-only.vitest.mjs'],
    testTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
