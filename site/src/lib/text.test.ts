import { expect, test } from 'vitest';

import { commaList, noBreak, ordinal, truncateCharacters, truncateWords, withWholeTimes } from './text.ts';

test('PAGE-02 splits on commas, with or without a space, and drops empty parts', () => {
  expect(commaList('a,b, c,,')).toEqual(['a', 'b', 'c']);
  expect(commaList('')).toEqual([]);
});

test('times stay on one line, days may wrap', () => {
  expect(withWholeTimes('Monday to Saturday, 9 am to 7 pm')).toBe(`Monday to Saturday, ${noBreak('9 am to 7 pm')}`);
  expect(withWholeTimes('Daily from 9:30 am')).toBe(`Daily from ${noBreak('9:30 am')}`);
  expect(withWholeTimes('By appointment')).toBe('By appointment');
});

test('CONST-11 PAGE-16 ordinals of 1 to 23 and 111', () => {
  const numbers = [...Array.from({ length: 23 }, (_, at) => at + 1), 111];
  expect(numbers.map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 111th',
  );
});

const words = (count: number, length: number) => Array.from({ length: count }, () => 'a'.repeat(length)).join(' ');

test('PAGE-28 CONST-07 130 characters stay whole, 131 are cut at a word', () => {
  const whole = `${words(12, 9)} ${'b'.repeat(10)}`;
  expect(whole).toHaveLength(130);
  expect(truncateCharacters(whole)).toBe(whole);
  const cut = truncateCharacters(`${whole}c`);
  expect(cut).toMatch(/^(a{9} )+a{9}…$/);
  expect(cut.length).toBeLessThanOrEqual(130);
});

test('PAGE-28 a word that ends at the limit stays whole', () => {
  expect(truncateCharacters('abc defg hij', 9)).toBe('abc defg…');
});

test('PAGE-28 seven words stay whole, eight are cut to seven', () => {
  expect(truncateWords('one two three four five six seven')).toBe('one two three four five six seven');
  expect(truncateWords('one two three four five six seven, eight')).toBe('one two three four five six seven…');
});

test('PAGE-28 seven words end with a sentence where one ends among them', () => {
  expect(truncateWords('Keep books and file returns. Learn to read a balance sheet.')).toBe(
    'Keep books and file returns.',
  );
  expect(truncateWords('Read. Write. Learn all the rest of it in one year.')).toBe('Read. Write.');
});

test('PAGE-28 one long word is cut at the limit, never inside a character', () => {
  expect(truncateCharacters('क'.repeat(200), 10)).toBe(`${'क'.repeat(9)}…`);
  expect(truncateCharacters('😀'.repeat(200), 10)).toBe(`${'😀'.repeat(9)}…`);
});

test('there is no comma before the dots', () => {
  expect(truncateCharacters('alpha beta, gamma', 13)).toBe('alpha beta…');
});
