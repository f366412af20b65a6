import { expect, test } from 'vitest';

import { beforeWorking, isOpen, readOfficeHours, type WorkingTime } from './working-hours.ts';

const ALL = [1, 2, 3, 4, 5, 6, 7];
const read = (text: string) => {
  const { understood, days, from, to } = readOfficeHours(text);
  return [understood, days, from / 60, to / 60];
};

test.each([
  ['Monday to Saturday, 9 am to 7 pm', [true, [1, 2, 3, 4, 5, 6], 9, 19]],
  ['Mon–Fri 9:30 am – 6:30 pm', [true, [1, 2, 3, 4, 5], 9.5, 18.5]],
  ['Every day, 8 am to 8 pm', [true, ALL, 8, 20]],
  ['Daily 12 am to 12 am', [true, ALL, 0, 24]],
  ['Saturday to Monday, 12 pm to 5 pm', [true, [1, 6, 7], 12, 17]],
  ['sunday, 10 am - 1 pm', [true, [7], 10, 13]],
  // What cannot be understood counts as the usual hours.
  ['', [false, [1, 2, 3, 4, 5, 6], 9, 19]],
  ['Whenever you like', [false, [1, 2, 3, 4, 5, 6], 9, 19]],
  ['Monday to Friday, 7 pm to 9 am', [false, [1, 2, 3, 4, 5, 6], 9, 19]],
  ['Monday to Friday, 13 am to 99 pm', [false, [1, 2, 3, 4, 5, 6], 9, 19]],
])('office hours are read as they are written: “%s”', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

const hours: WorkingTime = {
  ...readOfficeHours('Monday to Saturday, 9 am to 7 pm'),
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
