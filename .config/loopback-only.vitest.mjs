import { afterEach, expect } from 'vitest';

import { attempts } from './loopback-only.mjs';

afterEach(() => {
  expect(attempts.splice(0), 'no test leaves this machine').toEqual([]);
});
