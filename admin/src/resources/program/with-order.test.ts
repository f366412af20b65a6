import { expect, test } from 'vitest';

import { withOrder } from './with-order.ts';

const of = (ids: string) => [...ids].map((id) => ({ id }));

test('some entries change their order among the others, which stay where they are', () => {
  expect(withOrder(of('aXbYc'), of('YX'))).toEqual(of('aYbXc'));
  expect(withOrder(of('abc'), of('cab'))).toEqual(of('cab'));
  expect(withOrder(of('abc'), [])).toEqual(of('abc'));
});
