import { delimiter, join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');

/** The Node.js 24 that is installed with the packages. */
export const NODE = join(ROOT, 'node_modules/node/bin/node');

/** Caches, reports and logs of runs; safe to delete. */
export const CACHE = join(ROOT, '.cache');

/** The search path with a package's own programs first, then the workspace's, Node.js 24 among them. */
export const searchPath = (folder = '.') =>
  [join(ROOT, folder, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
