import { expect, test } from 'vitest';

import { boardOf, columnChanges, fieldsOfLinks, linksOf } from './footer-links.ts';

const column = (id: string, ...labels: string[]) => ({
  id,
  ...fieldsOfLinks(labels.map((label) => ({ label, href: `/${label}` }))),
});
const columns = [column('a', 'mba', 'mca'), column('b', 'about')];

test('ADMIN-09 links close their ranks: an empty pair between two others is dropped', () => {
  expect(linksOf({ link1: '/a', link1_title: 'A', link2: '', link2_title: '', link3: '/c', link3_title: 'C' })).toEqual(
    [
      { label: 'A', href: '/a' },
      { label: 'C', href: '/c' },
    ],
  );
  expect(fieldsOfLinks([])['link9_title']).toBe('');
});

test('ADMIN-09 a board that nobody changed saves nothing', () => {
  expect(columnChanges(boardOf(columns), columns)).toEqual({ changed: [], order: undefined });
});

test('ADMIN-09 a link moved to another column changes both columns and no order', () => {
  const [a, b] = boardOf(columns);
  if (!a || !b) throw new Error('There are two columns.');
  const [first, ...rest] = a.items;
  if (!first) throw new Error('The first column has links.');
  const board = [
    { ...a, items: rest },
    { ...b, items: [first, ...b.items] },
  ];
  const { changed, order } = columnChanges(board, columns);
  expect(changed.map(({ column: { id }, fields }) => [id, linksOf(fields).map(({ label }) => label)])).toEqual([
    ['a', ['mca']],
    ['b', ['mba', 'about']],
  ]);
  expect(order).toBeUndefined();
});

test('ADMIN-09 columns in another order are an order, and no change of a column', () => {
  expect(columnChanges(boardOf(columns).toReversed(), columns)).toEqual({
    changed: [],
    order: { ids: ['b', 'a'], from: ['a', 'b'] },
  });
});
