import { expect, test } from 'vitest';
import { findPhoneCountry, withDialCode } from './phone-country.ts';
import { phoneCountries } from './phone-countries.ts';

const of = (text: string, picked?: string) =>
  findPhoneCountry(text, { countries: phoneCountries, home: '+91', picked })?.code;

test.each([
  ['', 'IN'],
  ['9876543210', 'IN'],
  ['+91', 'IN'],
  ['+971501234567', 'AE'],
  ['+97', undefined],
  ['+', undefined],
  ['+999123', undefined],
  ['+9779801234567', 'NP'],
  ['+8801711234567', 'BD'],
  ['+442079460958', 'GB'],
  ['+14155550132', 'US'],
])('%j is from %s', (text, code) => expect(of(text)).toBe(code));

test('of countries that share a code the picked one is believed, as long as the code fits', () => {
  expect(of('+14165550132', 'CA')).toBe('CA');
  expect(of('+971501234567', 'CA')).toBe('AE');
});

test.each([
  ['+971', '501234567', undefined, '+971501234567'],
  ['+971', '', undefined, '+971'],
  ['+1', '+971501234567', '+971', '+1501234567'],
  ['+91', '+9719876543210', '+971', '9876543210'],
  ['+91', '+', undefined, ''],
])('moved to %s, %j is %j', (dial, text, from, moved) => {
  expect(withDialCode(dial, text, { from, home: '+91' })).toBe(moved);
});

test('every country is there once, with a code of its own and a dialling code', () => {
  expect(new Set(phoneCountries.map(({ code }) => code)).size).toBe(phoneCountries.length);
  expect(phoneCountries.filter(({ code, dial }) => !/^[A-Z]{2}$/.test(code) || !/^\+\d{1,4}$/.test(dial))).toEqual([]);
  expect(phoneCountries.length).toBeGreaterThan(200);
});

test('they stand in the order of the alphabet', () => {
  const labels = phoneCountries.map(({ label }) => label);
  expect(labels).toEqual(labels.toSorted((one, other) => one.localeCompare(other, 'en')));
});
