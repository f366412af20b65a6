import { createRequire } from 'node:module';

import type * as Argon2 from '@node-rs/argon2';

// Not by `import`, as the alias resolves to this file.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;

/** Stands in for `@node-rs/argon2` in tests, at the lowest cost: the real one takes a core for 30 ms at each sign-in. */
export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, { ...options, memoryCost: 8, timeCost: 1 });
export const { verify } = argon2;
