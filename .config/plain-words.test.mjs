import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const WORDS = JSON.parse(readFileSync(join(ROOT, '.config/plain-words.json'), 'utf8'));

// Comments and the names of calls are for engineers and may use any word.
const notPlain = (source) => {
  const text = source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(/'(GET|POST|PUT|DELETE) \/[^']*'/g, '')
    .replaceAll(/\s+/g, ' ');
  return WORDS.flatMap(({ not, write }) =>
    [...text.matchAll(new RegExp(not, 'gi'))].map(([found]) => `${found} (write: ${write})`),
  );
};

it('what visitors read of the site uses plain words', () => {
  const files = ['site/src', 'site/server']
    .flatMap((folder) => sourceFiles(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));
  expect(
    files.flatMap((file) => notPlain(readFileSync(join(ROOT, file), 'utf8')).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});

it('a word that is not plain is found in texts, also over two lines, and not in comments', () => {
  expect(notPlain('<Text>Somebody who knows you</Text>')).toEqual([
    'Somebody (write: who it is: a friend, a counsellor)',
  ]);
  expect(notPlain("'Specialisations you may\n  choose'")).toEqual(['you may choose (write: you can)']);
  expect(notPlain('/** Somebody may. */\nconst a = 1; // somebody')).toEqual([]);
  expect(notPlain("api('GET /learner/v2/referrals')")).toEqual([]);
});
