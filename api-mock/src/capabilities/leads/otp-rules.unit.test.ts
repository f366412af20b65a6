import { resources } from '@prospectus/contract';
import { OTP } from '@prospectus/contract/constants';
import { expect, test } from 'vitest';

import { isOpen, judge, type SentCode, waitForNextCode } from './otp-rules.ts';

const { settings } = resources;
const NOW = new Date('2026-03-01T10:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);
const after = (ms: number) => new Date(NOW.getTime() + ms);
const fresh: SentCode = { expires_at: after(60_000), tries: 0, last_try_at: null, consumed_at: null };

test('CONST-03: four digits, 30 s, 5 s, five minutes, three tries, five a day', () => {
  expect(OTP).toEqual({
    length: 4,
    lifetimeMs: 300_000,
    triesPerCode: 3,
    resendWaitMs: 30_000,
    verifyThrottleMs: 5_000,
  });
  expect(settings.schema.shape.codes_per_phone_a_day.parse(undefined)).toBe(5);
});

test.each<[string, Partial<SentCode>, boolean, string]>([
  ['the right code', {}, true, 'accepted'],
  ['a wrong code', {}, false, 'incorrect'],
  ['the right code at the last moment of its life', { expires_at: after(1) }, true, 'accepted'],
  ['the right code when its life is over', { expires_at: NOW }, true, 'expired'],
  ['a code used already', { consumed_at: before(1) }, true, 'expired'],
  ['the third try', { tries: 2, last_try_at: before(5_000) }, true, 'accepted'],
  ['the fourth try, right or not', { tries: 3, last_try_at: before(60_000) }, true, 'exhausted'],
  ['a try within five seconds of the last', { tries: 1, last_try_at: before(4_999) }, true, 'too-soon'],
])('CONST-03: %s', (_, changed, matches, result) => {
  expect(judge({ ...fresh, ...changed }, NOW, matches).result).toBe(result);
});

test('CONST-03: the answer to a try that is too early has the wait', () => {
  expect(judge({ ...fresh, tries: 1, last_try_at: before(2_000) }, NOW, true)).toEqual({
    result: 'too-soon',
    waitMs: 3_000,
  });
});

test('CONST-03: an open code is neither used, expired nor exhausted', () => {
  expect(isOpen(fresh, NOW)).toBe(true);
  expect(isOpen({ ...fresh, consumed_at: NOW }, NOW)).toBe(false);
  expect(isOpen({ ...fresh, expires_at: NOW }, NOW)).toBe(false);
  expect(isOpen({ ...fresh, tries: 3 }, NOW)).toBe(false);
});

test.each([
  ['the first code goes at once', [], { ms: 0, reason: 'none' }],
  ['the second waits out the 30 seconds', [10_000], { ms: 20_000, reason: 'resend' }],
  ['after 30 seconds it goes', [30_000], { ms: 0, reason: 'none' }],
  ['four codes in a day leave one', [30_000, 60_000, 90_000, 120_000], { ms: 0, reason: 'none' }],
  [
    'five codes wait for the oldest to be a day old',
    [1_000, 40_000, 80_000, 120_000, 86_390_000],
    { ms: 10_000, reason: 'day' },
  ],
  [
    'a day later the budget is back',
    [86_400_000, 86_440_000, 86_480_000, 86_520_000, 86_560_000],
    { ms: 0, reason: 'none' },
  ],
])('CONST-03: %s', (_, ages, wait) => {
  expect(waitForNextCode(ages.map(before), 5, NOW)).toEqual(wait);
});
