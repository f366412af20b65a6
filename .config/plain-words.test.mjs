import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { sourceFiles } from './files.mjs';
import { ROOT } from './paths.mjs';

const WORDS = JSON.parse(readFileSync(join(ROOT, '.config/plain-words.json'), 'utf8'));
/** Packages and folders whose comments and names are checked. */
const CODE = ['api-mock', 'docs', 'design-system', '.config', 'site'];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
const matches = (text, rules, flags = 'gi') => {
  const line = text.replaceAll(/\s+/g, ' ');
  return rules.flatMap(({ not, write }) =>
    [...line.matchAll(new RegExp(not, flags))].map(([match]) => `${match} (write: ${write})`),
  );
};
// Comments and the names of calls are no texts.
const inTexts = (source) =>
  matches(source.replaceAll(COMMENT, '').replaceAll(/'(GET|POST|PUT|DELETE) \/[^']*'/g, ''), WORDS.texts);
const inCode = (source) => [
  ...(source.match(COMMENT) ?? []).flatMap((comment) =>
    matches(comment.replaceAll(/^\s*(\/?\*+|\/\/)|\*\/$/gm, '').trim(), WORDS.comments),
  ),
  ...matches(source.replaceAll(COMMENT, ''), WORDS.names, 'g'),
];
const inProse = (source) => matches(source.replaceAll(/```[\s\S]*?```|`[^`]*`/g, ''), WORDS.comments);

const problemsIn = (folders, files, check) =>
  folders
    .flatMap((folder) => sourceFiles(folder))
    .filter((file) => files.test(file))
    .flatMap((file) => check(readFileSync(join(ROOT, file), 'utf8')).map((match) => `${file}: ${match}`));

it('the site’s texts for visitors use plain words', () => {
  expect(problemsIn(['site/src', 'site/server'], /^(?!.*(\.test\.|\/testing\/)).*\.tsx?$/, inTexts)).toEqual([]);
});

it('comments, names and guides use plain words', () => {
  expect(problemsIn(CODE, /^(?!.*plain-words).*\.(tsx?|[mc]js)$/, inCode)).toEqual([]);
  expect(problemsIn(CODE, /^(?!.*(docs\/requirements|content-guide)).*\.mdx?$/, inProse)).toEqual([]);
});

it('a word that is not plain is found in texts, also over two lines, and not in comments', () => {
  expect(inTexts('<Text>Somebody who knows you</Text>')).toEqual([
    'Somebody (write: who it is: a friend, a counsellor)',
  ]);
  expect(inTexts("'Specialisations you may\n  choose'")).toEqual(['you may choose (write: you can)']);
  expect(inTexts('/** Somebody may. */\nconst a = 1; // somebody')).toEqual([]);
  expect(inTexts("api('GET /learner/v2/referrals')")).toEqual([]);
});

it.each([
  ['/** Counted\n * anew. */', 'anew'],
  ['const a = 1; // Whoever is told.', 'Whoever'],
  ['/** What is stored. */', 'What is stored.'],
  ['type Given = string;', 'type Given'],
  ['const AT_ONCE = 3;', 'const AT_ONCE'],
])('%s is found in code', (source, match) => {
  expect(inCode(source).map((line) => line.replace(/ \(write: .*/, ''))).toContain(match);
});

it('texts in code, and a question, are no comments with other words', () => {
  expect(inCode("text('meanwhile'); const behind = 'MOST';")).toEqual([]);
  expect(inProse('What is a lead?')).toEqual([]);
});
