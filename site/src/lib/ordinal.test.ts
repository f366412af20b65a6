import { expect, test } from 'vitest';

import { ordinal } from './ordinal.ts';

test('CONST-11 PAGE-16 ordinals of 1 to 23 and 111', () => {
  const numbers = [...Array.from({ length: 23 }, (_, at) => at + 1), 111];
  expect(numbers.map(ordinal).join(' ')).toBe(
    '1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 111th',
  );
});
