import { expect, test } from 'vitest';

import { officeHours, settings } from './settings.ts';

const set = (first: number, last: number, opens: string, closes: string) =>
  officeHours({ office_first_day: first, office_last_day: last, office_opens: opens, office_closes: closes });
const ALL = [1, 2, 3, 4, 5, 6, 7];

test.each([
  [set(1, 6, '09:00', '19:00'), [1, 2, 3, 4, 5, 6], 540, 1_140, 'Monday to Saturday, 9 am to 7 pm'],
  [set(1, 5, '09:30', '18:30'), [1, 2, 3, 4, 5], 570, 1_110, 'Monday to Friday, 9:30 am to 6:30 pm'],
  [set(1, 7, '00:00', '00:00'), ALL, 0, 1_440, 'Every day, 12 am to 12 am'],
  [set(6, 1, '12:00', '17:00'), [1, 6, 7], 720, 1_020, 'Saturday to Monday, 12 pm to 5 pm'],
  [set(7, 7, '10:00', '09:00'), [7], 600, 1_440, 'Sunday, 10 am to 12 am'],
])('office hours are said and counted: %j', (hours, days, from, to, text) => {
  expect(hours).toEqual({ days, from, to, text });
});

test.each(['https://user:word@sms.example.org', 'https://sms.example.org/?key=1', 'http://sms.example.org', 'sms'])(
  'an address of a gateway is no place for a secret: %s',
  (address) => {
    const refused = settings.schema.safeParse({ copyright_line: '©', sms_address: address }).error?.issues;
    expect(refused?.map(({ path }) => path)).toEqual([['sms_address']]);
  },
);
