import { expect, test } from 'vitest';

import { hashPassword, isPassword } from './passwords.ts';

test('AUTH-02 a password is kept as an argon2id hash, salted', async () => {
  const [first, second] = [await hashPassword('seven green parrots'), await hashPassword('seven green parrots')];
  expect(first).toMatch(/^\$argon2id\$/);
  expect(first).not.toBe(second);
  expect(await isPassword(first, 'seven green parrots')).toBe(true);
  expect(await isPassword(first, 'seven green parrot')).toBe(false);
  expect(await isPassword(undefined, 'nobody signs in with this')).toBe(false);
});

test('AUTH-02 a crowd is hashed a few at a time, and beyond a hundred in wait told to come again', async () => {
  const hashed = await Promise.allSettled(Array.from({ length: 110 }, (_, nth) => hashPassword(`password ${nth}`)));
  const refused = hashed.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeLessThanOrEqual(10);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
});
