import { expect, test } from 'vitest';

import { withTimesInOrder } from './use-parts.ts';

test('ADMIN-32 reordered subjects get creation times in the new order, by which the site sorts them', () => {
  const at = (n: number) => `2026-11-20T06:00:00.00${n}Z`;
  const moved = [{ id: 'new' }, { id: 'third', created_at: at(3) }, { id: 'first', created_at: at(1) }];
  const now = new Date('2026-11-21T06:00:00.000Z');
  expect(withTimesInOrder(moved, now)).toEqual([
    { id: 'new', created_at: at(1) },
    { id: 'third', created_at: at(3) },
    { id: 'first', created_at: now.toISOString() },
  ]);
});
