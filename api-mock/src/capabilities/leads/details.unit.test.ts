import type { ApiError } from '@prospectus/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { fromData, readChanges, readDetails, toMaskedWire } from './details.ts';
import { findPhone, storedPhone } from '../../platform/phone/phone.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
fc.configureGlobal({ seed: 1 });

const INTERESTS = new Set(['Master of Business Administration']);
const good = {
  phone: '98765 43210',
  name: 'आशा राव',
  email: 'asha@example.com',
  qualification: '3',
  interest: 'Master of Business Administration',
};

const errorsOf = (read: () => unknown) => {
  try {
    read();
  } catch (error) {
    return (error as ApiError).errors;
  }
  return undefined;
};

test('PROD-08: a good form is read and normalised', () => {
  expect(readDetails(good, 'form', INTERESTS)).toEqual({ ...good, phone: '9876543210', qualification: 3 });
});

test('PROD-08: three bad fields give three messages, named as the form names them', () => {
  expect(errorsOf(() => readDetails({ ...good, phone: '12', name: 'R2D2', email: '' }, 'form', INTERESTS))).toEqual({
    phone: 'Please enter a valid 10-digit phone number',
    name: 'Please enter valid details.',
    email: 'Please enter valid email.',
  });
});

test('PROD-08: the server-side body gets its own names back', () => {
  expect(
    errorsOf(() => readDetails(fromData({ mobile: '12', name: 'Asha', email: 'a@b' }), 'data', INTERESTS)),
  ).toEqual({
    'data.mobile': 'Please enter a valid 10-digit phone number',
    'data.email': 'Please enter valid details.',
    'data.highest_qualification_id': 'Please select a valid option.',
    'data.area_of_interest': 'Please select a valid option.',
  });
});

test('API-38: changes are the fields that are filled in, never the phone', () => {
  expect(readChanges({ phone: '9999999999', name: ' Asha ', email: '', qualification: 0 }, 'data', INTERESTS)).toEqual({
    name: 'Asha',
  });
  expect(errorsOf(() => readChanges({ name: 'R2D2', email: 'nobody' }, 'data', INTERESTS))).toEqual({
    'data.name': 'Please enter valid details.',
    'data.email': 'Please enter valid details.',
  });
});

test.each([
  ['9876543210', '9876543210'],
  ['+12025550123', '+12025550123'],
  ['+442079460958', '+442079460958'],
  ['+4407400123456', '+447400123456'],
  ['+393401234567', '+393401234567'],
  ['+390612345678', '+390612345678'],
  ['+1202555', undefined],
  ['+999123456789', undefined],
])('PROD-08: the number %s is stored as %s', (phone, stored) => {
  expect(storedPhone(phone)).toBe(stored);
});

test('LEAD-26 whatever is typed: a phone is read or refused, and reads the same again', () => {
  const code = fc.constantFrom('+44', '+1', '+971', '+7', '+39', '+52', '+54', '+91', '0044', '00971 ', '');
  const typed = fc.oneof(
    fc.tuple(code, fc.stringMatching(/^( ?\(0\)|0)?[ 0-9-]{0,14}$/)).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(typed, (text) => {
      const phone = findPhone(text);
      if (phone === undefined) return;
      expect(phone).toMatch(/^([6-9][0-9]{9}|\+[1-9][0-9]{6,14})$/);
      expect(findPhone(phone)).toBe(phone);
    }),
    { numRuns: 200 },
  );
});

test('API-35: a masked lead shows its ids alone', () => {
  const lead = { id: 'b2', erp_id: 'ERP-1', phone: '9876543210', name: 'Asha Rao' };
  expect(toMaskedWire(lead)).toEqual({
    id: 'b2',
    leads_id: 'ERP-1',
    email: '•••••',
    mobile: '•••••',
    name: '•••••',
    area_of_interest: '•••••',
    highest_qualification_id: 0,
  });
});
