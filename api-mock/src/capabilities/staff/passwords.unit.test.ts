import { expect, test } from 'vitest';

import { hashPassword, isPassword } from './passwords.ts';

test('AUTH-02 a password is stored as a salted argon2id hash', async () => {
  const [first, second] = [await hashPassword('seven green parrots'), await hashPassword('seven green parrots')];
  expect(first).toMatch(/^\$argon2id\$/);
  expect(first).not.toBe(second);
  expect(await isPassword(first, 'seven green parrots')).toBe(true);
  expect(await isPassword(first, 'seven green parrot')).toBe(false);
  expect(await isPassword(undefined, 'nobody signs in with this')).toBe(false);
});

test('AUTH-02 a few passwords are hashed at a time, and with a hundred waiting further calls answer 503', async () => {
  const hashed = await Promise.allSettled(Array.from({ length: 110 }, (_, nth) => hashPassword(`password ${nth}`)));
  const refused = hashed.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThanOrEqual(8);
  expect(refused.length).toBeLessThanOrEqual(10);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 5 });
});
