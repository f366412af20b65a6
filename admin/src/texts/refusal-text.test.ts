import { ERRORS } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { expect, test } from 'vitest';

import { hindiCatalogue } from './hindi/catalogue.ts';
import { ENGLISH, languageValue } from './language-context.ts';

const HINDI = languageValue('hi', hindiCatalogue);

test.each(Object.keys(ERRORS))('%s with words that nobody translated says in Hindi what it means', (code) => {
  const said = HINDI.refusalText(new HttpError('', 400, { code, msg: 'Row 7 names nobody.' }));
  expect(said).toMatch(/[\u0900-\u097F].* \(Row 7 names nobody\.\)$/);
});

test('a failure without a code says in Hindi that something went wrong; in English it says its own words', () => {
  expect(HINDI.refusalText({ msg: 'No.' })).toBe('कुछ गड़बड़ हो गई');
  expect(HINDI.refusalText(undefined)).toBe('कुछ गड़बड़ हो गई');
  expect(ENGLISH.refusalText({ code: 'LOCKED', msg: 'This is not live.' })).toBe('This is not live.');
});
