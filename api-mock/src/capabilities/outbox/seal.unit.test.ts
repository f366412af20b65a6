import { expect, test } from 'vitest';

import { deriveKeys } from '../../platform/secrets/keys.ts';
import { fill, fillMasked } from './message.ts';
import { seal, unseal } from './seal.ts';

const SECRET = 'a signing key of thirty-two bytes or more';
const keys = deriveKeys([SECRET]);
const others = deriveKeys([`${SECRET}!`]);
const rotated = deriveKeys([`${SECRET}!`, SECRET]);

test('CONST-03 a sealed code is decrypted with its key and row id alone, also after the secret was changed', () => {
  const sealed = seal(keys, 'row-1', '4821');
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('4821');
  expect(unseal(keys, 'row-1', sealed)).toBe('4821');
  expect(() => unseal(keys, 'row-2', sealed)).toThrow(/unable to authenticate/);
  expect(unseal(rotated, 'row-1', sealed)).toBe('4821');
  expect(() => unseal(others, 'row-1', sealed)).toThrow(/unable to authenticate/);
});

test('CONST-03 the code is in the message only after it is filled in', () => {
  const body = { subject: 'Your code', text: '{sealed} is your code.', rows: ['{sealed}', 1, null] };
  expect(fill(body, '4821')).toEqual({ subject: 'Your code', text: '4821 is your code.', rows: ['4821', 1, null] });
  expect(fillMasked(body)).toMatchObject({ text: '•••• is your code.' });
});
