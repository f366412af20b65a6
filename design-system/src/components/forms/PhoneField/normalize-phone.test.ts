import { expect, test } from 'vitest';
import { isInternational, normalizePhone } from './normalize-phone.ts';

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['(+91) 98765 43210', '9876543210'],
  ['+91 (0) 98765 43210', '9876543210'],
  ['+91-098765-43210', '9876543210'],
  ['0091 98765 43210', '9876543210'],
  ['tel:+919876543210;ext=22', '9876543210'],
  ['98765 43210 / 91234 56789', '9876543210'],
  ['98765 43210 ext. 22', '9876543210'],
  ['Ananya 98765.43210', '9876543210'],
  // Copied from an address book: embraced by invisible marks of direction, with spaces that do not break.
  ['\u202a+91\u00a098765\u00a043210\u202c', '9876543210'],
  ['९८७६५ ४३२१०', '9876543210'],
  ['൯൮൭൬൫൪൩൨൧൦', '9876543210'],
  ['９８７６５４３２１０', '9876543210'],
  ['98765abc', '98765'],
  ['98765/', '98765'],
  ['+', '+'],
  ['', ''],
  // Numbers that happen to begin with the country's code are left alone.
  ['9198765432', '9198765432'],
])('%j becomes %j', (typed, kept) => {
  expect(normalizePhone(typed, '+91')).toBe(kept);
});

test.each([
  ['+971 50 123 4567', '+971501234567'],
  ['00971 50 123 4567', '+971501234567'],
  ['(+971) 50-123-4567', '+971501234567'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['\u200e+1 (415) 555-0132', '+14155550132'],
  ['+9', '+9'],
  ['00', '+'],
])('%j from abroad becomes %j', (typed, kept) => {
  expect(normalizePhone(typed, '+91')).toBe(kept);
});

test('a number from abroad is no longer than any number can be', () => {
  expect(normalizePhone('+12345678901234567890', '+91')).toBe('+123456789012345');
});

test('cleaned HTML is not changed by a second run', () => {
  for (const kept of ['9876543210', '+971501234567', '+442079460958', '98765', '+'])
    expect(normalizePhone(kept, '+91')).toBe(kept);
});

test('a trunk zero alone does not make a number international', () => {
  expect(isInternational('098765')).toBe(false);
});
