import { afterAll, afterEach, vi } from 'vitest';

import { attempts } from './loopback-only.mjs';

afterEach(() => {
  const tried = attempts.splice(0);
  if (tried.length > 0) throw new Error(`A test must not leave this machine: ${tried.join(', ')}`);
});

// Files that share their modules share the globals too: what one puts in their place ends with it.
afterAll(() => void vi.unstubAllGlobals());
