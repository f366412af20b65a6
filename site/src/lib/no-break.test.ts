import { expect, test } from 'vitest';

import { noBreak, withWholeTimes } from './no-break.ts';

test('times of day stay together, days may go on in the next line', () => {
  expect(withWholeTimes('Monday to Saturday, 9 am to 7 pm')).toBe(`Monday to Saturday, ${noBreak('9 am to 7 pm')}`);
  expect(withWholeTimes('Daily from 9:30 am')).toBe(`Daily from ${noBreak('9:30 am')}`);
  expect(withWholeTimes('By appointment')).toBe('By appointment');
});
