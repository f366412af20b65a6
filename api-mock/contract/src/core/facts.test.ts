import { expect, test } from 'vitest';

import { hasFact, unknownFacts, fillFacts } from './facts.ts';

const facts = { intake: { starts_on: '2027-01-16', apply_by: '2026-12-31' }, fee: 128_000, monthly: 9_000 };

test('names in braces become facts, other braces stay', () => {
  expect(fillFacts('<p>The {batch} batch: {next_start}, until {apply_by}.</p>', facts)).toBe(
    '<p>The January 2027 batch: 16 Jan 2027, until 31 Dec 2026.</p>',
  );
  expect(fillFacts('{fee} or {monthly} a month; {amount}, {Fee}, {{fee}, { fee }', facts)).toBe(
    '₹1,28,000 or ₹9,000 a month; {amount}, {Fee}, {₹1,28,000, { fee }',
  );
});

test('an unknown fact has words of its own', () => {
  expect(fillFacts('The {batch} batch starts on {next_start}.', {})).toBe(
    'The next batch starts on a day that our counsellors can tell you.',
  );
});

test('unknown names are returned, except in code', () => {
  expect(unknownFacts('<p>{aply_by}, {apply_by}, <code>{user_name}</code>, <pre>{\n{x}</pre> {y}</p>')).toEqual([
    'aply_by',
    'y',
  ]);
});

test.each([
  ['until {apply_by}', true],
  ['{amount} or { fee }', false],
  ['', false],
])('%s has a fact: %s', (text, expected) => {
  expect(hasFact(text)).toBe(expected);
});
