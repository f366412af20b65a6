import { expect, it } from 'vitest';

import { notPlain, wordsNotPlain } from './plain-words.mjs';

it('what visitors read of the site uses plain words', () => {
  expect(wordsNotPlain()).toEqual([]);
});

it('a word that is not plain is found in texts, also over two lines, and not in comments', () => {
  expect(notPlain('<Text>Somebody who knows you</Text>')).toEqual([
    'Somebody (write: who it is: a friend, a counsellor)',
  ]);
  expect(notPlain("'Specialisations you may\n  choose'")).toEqual(['you may choose (write: you can)']);
  expect(notPlain('/** Somebody may. */\nconst a = 1; // somebody')).toEqual([]);
});
