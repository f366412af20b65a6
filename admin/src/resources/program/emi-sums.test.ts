import { expect, test } from 'vitest';

import { emiSums } from './emi-sums.ts';

test.each([
  ['both amounts agree', { emiDuration: 12, emiMonthlyPayment: 2_500, emiTotalPayment: 30_000 }, {}],
  ['the monthly payment is worked out', { emiDuration: 12, emiTotalPayment: 30_000 }, { monthly: 2_500 }],
  ['it is rounded up', { emiDuration: 12, emiTotalPayment: 32_848 }, { monthly: 2_738 }],
  [
    'down payment and fee are taken off first',
    { emiDuration: 10, emiDownPayment: 5_000, emiProcessingFee: 500, emiTotalPayment: 25_500 },
    { monthly: 2_000 },
  ],
  [
    'the total is worked out',
    { emiDuration: 6, emiDownPayment: 1_000, emiMonthlyPayment: 4_000, emiTotalPayment: null },
    { total: 25_000 },
  ],
  [
    'both, where they disagree',
    { emiDuration: 12, emiMonthlyPayment: 2_700, emiTotalPayment: 32_848 },
    { monthly: 2_738, total: 32_400 },
  ],
  ['without months there is nothing to work out', { emiMonthlyPayment: 2_700, emiTotalPayment: 32_848 }, {}],
])('ADMIN-33 %s', (_title, given, expected) => {
  expect(emiSums(given)).toEqual(expected);
});
