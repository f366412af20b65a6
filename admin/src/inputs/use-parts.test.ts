import { expect, test } from 'vitest';

import { inOrderOfTime } from './useParts.ts';

test('ADMIN-32 subjects put in another order keep it on the site, which shows them by the time of their making', () => {
  const at = (n: number) => `2026-11-20T06:00:00.00${n}Z`;
  const moved = [{ id: 'new' }, { id: 'third', created_at: at(3) }, { id: 'first', created_at: at(1) }];
  const now = new Date('2026-11-21T06:00:00.000Z');
  expect(inOrderOfTime(moved, now)).toEqual([
    { id: 'new', created_at: at(1) },
    { id: 'third', created_at: at(3) },
    { id: 'first', created_at: now.toISOString() },
  ]);
});
