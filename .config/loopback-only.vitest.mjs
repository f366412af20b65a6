import { afterAll, afterEach, vi } from 'vitest';

import { attempts } from './loopback-only.mjs';

afterEach(() => {
  const tried = attempts.splice(0);
  if (tried.length > 0) throw new Error(`A test must not leave this machine: ${tried.join(', ')}`);
});

// Test files that share modules share globals: each file's stubs end with it.
afterAll(() => void vi.unstubAllGlobals());
