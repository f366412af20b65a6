import { expect, test } from 'vitest';

import { contractTextOf } from './contract-text.ts';
import { english } from './english/index.ts';
import { laterEnglish } from './english/later.ts';
import { hindi } from './hindi/index.ts';
import { hindiCatalogue } from './hindi/catalogue.ts';
import { ENGLISH, languageValue } from './language-context.ts';

const HINDI = languageValue('hi', hindiCatalogue);

/** Every text of a catalogue by its key. */
function textsOf(catalogue: object, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, value]: [string, unknown]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${name}`, value]] : textsOf(value as object, `${path}${name}.`),
  );
}
const variablesOf = (text: string): string[] => [...new Set(text.match(/%\{\w+\}/g))].toSorted();
const inHindi = new Map(textsOf(hindi));

test.each(textsOf({ ...english, ...laterEnglish }))(
  '%s is in Devanagari in Hindi, with the variables of the English text',
  (key, text) => {
    const translated = inHindi.get(key) ?? '';
    expect(translated).not.toBe('');
    // A text of variables alone has no words.
    if (/\p{L}/u.test(translated.replaceAll(/%\{\w+\}/g, ''))) expect(translated).toMatch(/[\u0900-\u097F]/);
    expect(variablesOf(translated)).toEqual(variablesOf(text));
    expect(translated.includes('||||')).toBe(text.includes('||||'));
  },
);

test('a number in a text is written as the language writes numbers; the count chooses the form', () => {
  const { i18n } = languageValue('en', {
    texts: { ...english, lists: { n: 'One record |||| %{smart_count} records' } } as never,
    ...{ reactAdmin: {}, contract: {}, components: ENGLISH.components },
  });
  expect(i18n.translate('lists.n', { smart_count: 1 })).toBe('One record');
  expect(i18n.translate('lists.n', { smart_count: 123_456 })).toBe('1,23,456 records');
});

test('a message of the API that is no key is shown as it is', () => {
  expect(HINDI.i18n.translate('The service is busy. Try again.')).toBe('The service is busy. Try again.');
});

test('what the contract says is looked up by its English text, its numbers apart', () => {
  const text = contractTextOf({ Title: 'शीर्षक', 'From %{n} to %{n}.': '%{n} से %{n} तक।' });
  expect(text('Title')).toBe('शीर्षक');
  expect(text('From 3 to 1,200.')).toBe('3 से 1,200 तक।');
  expect(text('Not entered 4')).toBe('Not entered 4');
});
