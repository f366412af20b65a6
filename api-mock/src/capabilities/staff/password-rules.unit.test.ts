import { BRAND, BRAND_NAME } from '@prospectus/contract';
import { describe, expect, test } from 'vitest';

import { refuseWeak } from './password-rules.ts';

const PERSON = { email: 'asha.rao@meadows.example', firstName: 'Asha', lastName: 'Rao' };
const isRefused = (password: string) =>
  refuseWeak('password', password, PERSON).then(
    () => false,
    () => true,
  );

describe('AUTH-01 passwords', () => {
  test.each([
    ...['12345678', 'password', 'iloveyou', 'sunshine', 'princess', 'football', 'baseball', 'superman', 'trustno1'],
    ...['1q2w3e4r', 'qwerty123', 'letmein1', 'welcome1', 'abcd1234', '11111111', 'asdfghjkl', 'zaq12wsx', 'internet'],
    ...['p@ssw0rd', 'PASSWORD', 'Password1!', 'drowssap', 'aaaaaaaaaaaa', 'abcdefghij', '2026-01-01', 'srinivas'],
    ...['asharao1', 'Asha@Rao1990', 'RAO-ASHA-1', 'asha.rao@meadows.example', 'meadows1', `Prospectus${BRAND.name}`],
    ...[BRAND_NAME, BRAND_NAME.toLowerCase().replaceAll(' ', '-'), `${BRAND.name}@2026`, 'asha.rao@meadows'],
  ])('“%s” is refused', async (password) => {
    expect(await isRefused(password)).toBe(true);
  });

  test.each([
    ...['seven green parrots', 'kX9#mPq2vL', 'नीला आकाश और पहाड़', 'rain over the old harbour', 'tango-lemon-42-roof'],
    ...['my university has a good canteen', 'a'.repeat(8) + 'Kq7!zR2#pL', 'Tr4&bdour9x'],
  ])('“%s” is accepted', async (password) => {
    expect(await isRefused(password)).toBe(false);
  });
});
