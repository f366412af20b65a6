import { expect, test } from 'vitest';

import { deriveKeys } from './keys.ts';
import { seal, unseal } from './seal.ts';

const SECRET = 'a signing key of thirty-two bytes or more';
const keys = deriveKeys([SECRET]);
const others = deriveKeys([`${SECRET}!`]);
const rotated = deriveKeys([`${SECRET}!`, SECRET]);

test('CONST-03 a sealed code is decrypted with its key and row id alone, also after the secret was changed', () => {
  const sealed = seal(keys, 'outbox', 'row-1', '4821');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('4821');
  expect(unseal(keys, 'outbox', 'row-1', sealed)).toBe('4821');
  expect(() => unseal(keys, 'outbox', 'row-2', sealed)).toThrow(/unable to authenticate/);
  expect(unseal(rotated, 'outbox', 'row-1', sealed)).toBe('4821');
  expect(() => unseal(others, 'outbox', 'row-1', sealed)).toThrow(/unable to authenticate/);
});
