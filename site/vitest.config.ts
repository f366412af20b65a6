import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Rules and the server's parts, in Node; what a browser shows is tested in `e2e`. */
export default defineConfig({
  plugins: [react()],
  test: {
    include: ['{src,server}/**/*.test.{ts,tsx}'],
    setupFiles: ['../.config/loopback-only.vitest.mjs'],
    // Modules are loaded once for all files, which leave nothing behind in them.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    hookTimeout: 60_000,
  },
});
