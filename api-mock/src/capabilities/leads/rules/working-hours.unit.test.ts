import { officeHours } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { beforeWorking, isOpen, type WorkingTime } from './working-hours.ts';

const hours: WorkingTime = {
  ...officeHours({ office_first_day: 1, office_last_day: 6, office_opens: '09:00', office_closes: '19:00' }),
  holidays: new Set(['2027-01-26']),
};
const at = (indian: string) => new Date(`${indian}:00+05:30`);

test.each([
  ['2027-01-25T08:59', false],
  ['2027-01-25T09:00', true],
  ['2027-01-25T18:59', true],
  ['2027-01-25T19:00', false],
  ['2027-01-24T12:00', false],
  ['2027-01-26T12:00', false],
])('work is done at %s: %s', (indian, open) => {
  expect(isOpen(hours, at(indian))).toBe(open);
});

test.each([
  ['2027-01-25T11:00', 60, '2027-01-25T10:00'],
  // Nights, Sundays and holidays do not count.
  ['2027-01-25T09:30', 60, '2027-01-23T18:30'],
  ['2027-01-27T09:10', 20, '2027-01-25T18:50'],
  ['2027-01-24T15:00', 30, '2027-01-23T18:30'],
  ['2027-01-25T23:00', 600, '2027-01-25T09:00'],
])('at %s, %i working minutes ago was %s', (now, minutes, expected) => {
  expect(beforeWorking(hours, at(now), minutes)).toEqual(at(expected));
});
