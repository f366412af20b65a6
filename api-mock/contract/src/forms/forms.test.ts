import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';

import {
  changePasswordForm,
  displayPhone,
  fieldErrors,
  inlineLeadForm,
  leadForm,
  normalisePhone,
  otpForm,
  phoneStep,
  profileForm,
  resetPasswordForm,
  sideCardForm,
  signInForm,
  signUpForm,
  withCountryCode,
} from './index.ts';

const LEAD = { phone: '98 76-543210', name: 'Asha Rao', email: 'asha@example.test', qualification: 3, interest: 'MA' };
const errorsOf = (schema: z.ZodMiniType, value: unknown): Record<string, string> => {
  const parsed = z.safeParse(schema, value);
  return parsed.success ? {} : fieldErrors(parsed.error);
};

describe('LEAD-26 phone', () => {
  const message = 'Please enter a valid 10-digit phone number';

  test.each(['98 76-543210', '6000000000', '+91 98765 43210', '09876543210', '919876543210', '+971 50 123 4567'])(
    '%s is accepted',
    (phone) => {
      expect(errorsOf(phoneStep, { phone })).toEqual({});
    },
  );

  test.each(['5123456789', '987654321', '98765432101', '', 'phone', '+91 5123456789', '+12', '0'.repeat(41)])(
    '“%s” is refused',
    (phone) => {
      expect(errorsOf(phoneStep, { phone })).toEqual({ phone: message });
    },
  );

  test('a value that is no text is refused with the same message', () => {
    for (const phone of [undefined, null, 9_876_543_210])
      expect(errorsOf(phoneStep, { phone })).toEqual({ phone: message });
  });

  test('is stored as ten digits, from abroad with a plus; shown and sent with +91', () => {
    expect(['+91 98765-43210', '09876543210', '+971 50 1234567'].map(normalisePhone)).toEqual([
      '9876543210',
      '9876543210',
      '+971501234567',
    ]);
    expect([displayPhone('9876543210'), displayPhone('+971501234567')]).toEqual([
      '+91\u00a098765\u00a043210',
      '+971501234567',
    ]);
    expect([withCountryCode('9876543210'), withCountryCode('+971501234567')]).toEqual([
      '+919876543210',
      '+971501234567',
    ]);
  });
});

describe('the lead form', () => {
  test('accepts valid values, trimmed, also a number as text', () => {
    expect(z.parse(leadForm, { ...LEAD, name: '  Asha Rao ', qualification: '3' })).toEqual({
      ...LEAD,
      phone: '9876543210',
    });
  });

  test.each([
    ['LEAD-27', { name: 'R2D2' }, { name: 'Please enter valid details.' }],
    ['LEAD-27', { name: '' }, { name: 'Please enter valid details.' }],
    ['LEAD-27', { name: 'आशा' }, {}],
    ['LEAD-27', { name: 'Asha-Rao' }, { name: 'Please enter valid details.' }],
    ['LEAD-28', { email: '' }, { email: 'Please enter valid email.' }],
    ['LEAD-28', { email: '   ' }, { email: 'Please enter valid email.' }],
    ['LEAD-28', { email: undefined }, { email: 'Please enter valid email.' }],
    ['LEAD-29', { email: 'a@b' }, { email: 'Please enter valid details.' }],
    ['LEAD-30', { qualification: 0 }, { qualification: 'Please select a valid option.' }],
    ['LEAD-30', { qualification: '' }, { qualification: 'Please select a valid option.' }],
    ['LEAD-30', { qualification: undefined }, { qualification: 'Please select a valid option.' }],
    ['LEAD-30', { qualification: 5 }, { qualification: 'Please select a valid option.' }],
    ['LEAD-31', { interest: '' }, { interest: 'Please select a valid option.' }],
  ])('%s %j', (_id, change, errors) => {
    expect(errorsOf(leadForm, { ...LEAD, ...change })).toEqual(errors);
  });

  test('LEAD-31 the side card has its own message for the course', () => {
    expect(errorsOf(sideCardForm, { ...LEAD, interest: '' })).toEqual({ interest: 'Please select a course.' });
  });

  test('PROD-08 every wrong field is reported at once', () => {
    expect(Object.keys(errorsOf(leadForm, {})).toSorted()).toEqual([
      'email',
      'interest',
      'name',
      'phone',
      'qualification',
    ]);
  });
});

describe('LEAD-37 the banner’s inline form', () => {
  test.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ email: '' }, { email: 'Please enter a valid email address' }],
    [{ email: 'a@b' }, { email: 'Please enter a valid email address' }],
    [{ phone: '123456789' }, { phone: 'Please enter a valid 10-digit phone number' }],
    [{ qualification: 0 }, { qualification: 'Please select a valid option.' }],
    [{ interest: '' }, { interest: 'Please select a valid option.' }],
    [{}, {}],
  ])('%j', (change, errors) => {
    expect(errorsOf(inlineLeadForm, { ...LEAD, ...change })).toEqual(errors);
  });
});

test('CONST-03 a code is four digits', () => {
  expect(['1234', '123', '12345', '12a4', ''].map((otp) => z.safeParse(otpForm, { otp }).success)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test.each([
  ['४८२१', '4821'],
  ['৪৮২১', '4821'],
  ['４８ २१', '4821'],
  ['Your code is ௪௮௨௧.', '4821'],
])('LEAD-14 the code %j is %s', (otp, code) => {
  expect(z.parse(otpForm, { otp })).toEqual({ otp: code });
});

describe('AUTH-01 staff', () => {
  test('a second-factor code may have Indian digits; a recovery code stays as it is', () => {
    expect(
      ['१२३४५६', 'ABCD-1234'].map((code) => z.parse(signInForm, { email: 'a@b.in', password: '12345678', code }).code),
    ).toEqual(['123456', 'ABCD-1234']);
  });

  const person = { firstName: 'Ira', lastName: 'Sen', email: 'ira@example.test', password: '12345678' };

  test('names of three letters and a password of eight are enough, two and seven are not', () => {
    expect(errorsOf(signUpForm, person)).toEqual({});
    expect(
      Object.keys(errorsOf(signUpForm, { ...person, firstName: 'Al', lastName: 'Bo', password: '1234567' })).toSorted(),
    ).toEqual(['firstName', 'lastName', 'password']);
  });

  test('signing in needs no names', () => {
    expect(errorsOf(signInForm, { email: person.email, password: person.password })).toEqual({});
    expect(Object.keys(errorsOf(signInForm, { email: 'a@b', password: '1234567' })).toSorted()).toEqual([
      'email',
      'password',
    ]);
  });

  test('a password has at most 200 characters in every form; names have the same rules', () => {
    const [longest, tooLong] = ['x'.repeat(200), 'x'.repeat(201)];
    expect(errorsOf(signUpForm, { ...person, password: longest })).toEqual({});
    expect(errorsOf(signUpForm, { ...person, password: tooLong })).toEqual({ password: 'Use at most 200 characters.' });
    expect(errorsOf(changePasswordForm, { current: '', next: tooLong })).toEqual({
      current: 'Please enter your present password.',
      next: 'Use at most 200 characters.',
    });
    expect(errorsOf(resetPasswordForm, { token: 'x', password: '1234567' })).toEqual({
      password: 'Use at least 8 characters.',
    });
    expect(Object.keys(errorsOf(profileForm, { firstName: 'Al', lastName: '  Bo ' }))).toEqual([
      'firstName',
      'lastName',
    ]);
  });
});

test.each([
  ['asha@example.com', true],
  [' asha@example.com ', true],
  ["o'neill+mba@example.co.in", true],
  ['asha@iana.co-uk', true],
  ['asha@xn--hxajbheg2az3al.xn--jxalpdlp', true],
  [`${'a'.repeat(64)}@example.com`, true],
  [`${'a'.repeat(65)}@example.com`, false],
  ['asha@io', false],
  ['asha@127.0.0.1', false],
  ['asha@example-.com', false],
  ['asha..rao@example.com', false],
  ['"asha"@example.com', false],
  ['asha@example.com\nbcc: all@example.com', false],
  ['asha@example.com\n', false],
])('LEAD-29: the address %j is valid: %s', (address, valid) => {
  expect(leadForm.shape.email.safeParse(address).success).toBe(valid);
});
