import { expect, test } from 'vitest';

import { commaList } from './comma-list.ts';

test('PAGE-02 splits on commas, with or without a space, and drops what is empty', () => {
  expect(commaList('a,b, c,,')).toEqual(['a', 'b', 'c']);
  expect(commaList('')).toEqual([]);
});
