import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const WORDS = JSON.parse(readFileSync(join(ROOT, '.config/plain-words.json'), 'utf8'));

/** Words of `.config/plain-words.json` in what visitors read of the site, as `file: words (write: …)`. */
export function wordsNotPlain(base = ROOT) {
  return ['site/src', 'site/server'].flatMap((folder) =>
    sourceFiles(folder, base)
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
      .flatMap((file) => notPlain(readFileSync(join(base, file), 'utf8')).map((found) => `${file}: ${found}`)),
  );
}

/** Those of one source; comments are for engineers and may use any word. */
export function notPlain(source) {
  const text = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ');
  return WORDS.flatMap(({ not, write }) =>
    [...text.matchAll(new RegExp(not, 'gi'))].map(([found]) => `${found} (write: ${write})`),
  );
}
