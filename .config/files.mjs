import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

import { ROOT } from './paths.mjs';

const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.wireit',
  '.data',
  '.vite',
  '.vite-temp',
  'coverage',
  'test-results',
  'playwright-report',
  'storybook-static',
]);

/** All files below a folder, or the file itself, relative to `base` and sorted, without installed and generated ones. */
export function sourceFiles(folder, base = ROOT) {
  const path = join(base, folder);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [relative(base, path)];
  return readdirSync(path, { withFileTypes: true, recursive: false })
    .filter((entry) => !NOT_SOURCE.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? sourceFiles(join(folder, entry.name), base)
        : entry.isFile()
          ? [join(folder, entry.name)]
          : [],
    )
    .sort();
}

/** One hash over names and contents of files. */
export function fingerprint(files, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}
