import { expect, test } from 'vitest';
import { visiblePages } from './visible-pages.ts';

test.each([
  [1, 1, '1'],
  [2, 7, '1 2 3 4 5 6 7'],
  [1, 8, '1 2 3 4 5 … 8'],
  [3, 8, '1 2 3 4 5 … 8'],
  [4, 8, '1 … 3 4 5 … 8'],
  [6, 8, '1 … 4 5 6 7 8'],
  [8, 8, '1 … 4 5 6 7 8'],
  [500, 1000, '1 … 499 500 501 … 1000'],
])('on page %d of %d: %s', (page, pages, shown) => {
  expect(visiblePages(page, pages).join(' ').replaceAll('gap', '…')).toBe(shown);
});

test('the buttons stay in place: the same number on every page, with the page and its neighbours', () => {
  for (let page = 1; page <= 30; page += 1) {
    const shown = visiblePages(page, 30);
    expect(shown).toHaveLength(7);
    expect(shown).toEqual(
      expect.arrayContaining([1, 30, page, ...[page - 1, page + 1].filter((near) => near >= 1 && near <= 30)]),
    );
  }
});
