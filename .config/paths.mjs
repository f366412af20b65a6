import { delimiter, join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** The Node.js the project brings itself (version 24), whatever the machine has. */
export const NODE = join(ROOT, 'node_modules/node/bin/node');

/** What is built, remembered and logged between runs; safe to delete. */
export const CACHE = join(ROOT, '.cache');

/** The search path on which a package's own programs come first, then the workspace's, Node.js 24 among them. */
export const searchPath = (folder = '.') =>
  [join(ROOT, folder, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
