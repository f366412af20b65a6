import { KEY_PURPOSES } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { deriveKeys } from './keys.ts';
import { keyedHash } from './keyed-hash.ts';

const [SECRET, BEFORE] = ['a secret of the test, 32 bytes or more', 'the one before it, 32 bytes or more!'];

test('LEAD-39 every purpose has a key of its own, and none is the secret', () => {
  const keys = deriveKeys([SECRET]);
  const exported = KEY_PURPOSES.map((purpose) => keys.current(purpose).export().toString('hex'));
  expect(new Set(exported).size).toBe(KEY_PURPOSES.length);
  expect(exported).not.toContain(Buffer.from(SECRET).toString('hex'));
  expect(exported.every((key) => key.length === 64)).toBe(true);
});

test('LEAD-39 while the secret is changed, the new one signs and both are accepted', () => {
  const [before, during, after] = [deriveKeys([BEFORE]), deriveKeys([SECRET, BEFORE]), deriveKeys([SECRET])];
  const hash = (keys: ReturnType<typeof deriveKeys>) => keyedHash(keys.current('one-time-code'), '4821');
  const accepts = (keys: ReturnType<typeof deriveKeys>, given: string) =>
    keys.accepted('one-time-code').some((key) => keyedHash(key, '4821') === given);
  expect(hash(during)).toBe(hash(after));
  expect([accepts(during, hash(before)), accepts(during, hash(after))]).toEqual([true, true]);
  expect(accepts(after, hash(before))).toBe(false);
});
