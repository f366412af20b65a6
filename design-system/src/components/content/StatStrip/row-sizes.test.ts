import { expect, test } from 'vitest';
import { rowSizes } from './row-sizes.ts';

test.each([
  [0, 4, ''],
  [1, 2, '1'],
  [3, 2, '1 22'],
  [5, 2, '1 22 22'],
  [4, 6, '4444'],
  [5, 4, '22 333'],
  [7, 6, '333 4444'],
  [9, 4, '333 333 333'],
  [13, 4, '333 333 333 4444'],
])('%d items, at most %d in a row: %s', (count, most, rows) => {
  expect(rowSizes(count, most).join('')).toBe(rows.replaceAll(' ', ''));
});
