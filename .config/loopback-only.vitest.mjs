import { afterEach } from 'vitest';

import { attempts } from './loopback-only.mjs';

afterEach(() => {
  const tried = attempts.splice(0);
  if (tried.length > 0) throw new Error(`A test must not leave this machine: ${tried.join(', ')}`);
});
