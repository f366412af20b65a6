import { expect, test } from 'vitest';
import { phoneText } from './phoneText.ts';

test.each([
  ['9876543210', '9876543210'],
  ['98765 43210', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['(+91) 98765 43210', '9876543210'],
  ['98765abc', '98765'],
  ['+971 50 123 4567', '+971501234567'],
  ['+', '+'],
  ['', ''],
  // Numbers that happen to begin with the country's code are left alone.
  ['9198765432', '9198765432'],
])('%j becomes %j', (typed, kept) => {
  expect(phoneText(typed, '+91')).toBe(kept);
});

test('a number from abroad is no longer than any number can be', () => {
  expect(phoneText('+12345678901234567890', '+91')).toBe('+123456789012345');
});
