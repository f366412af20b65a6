import { expect, test } from 'vitest';

import { fill, fillMasked } from './delivery.ts';

test('CONST-03 the code is in the message only after it is filled in', () => {
  const body = { subject: 'Your code', text: '{sealed} is your code.', rows: ['{sealed}', 1, null] };
  expect(fill(body, '4821')).toEqual({ subject: 'Your code', text: '4821 is your code.', rows: ['4821', 1, null] });
  expect(fillMasked(body)).toMatchObject({ text: '•••• is your code.' });
});
