import { expect, test } from 'vitest';

import { feedAddresses } from './lecture-file.ts';
import { NO_FILTERS } from './schedule-query.ts';

test('the feed has the choices in its address, and calendars are handed that address', () => {
  const filters = { ...NO_FILTERS, course: 'Online MBA', batch: 'July 2025' };
  const { https, webcal, google, outlook } = feedAddresses('https://example.org', filters, 'Classes');
  expect(https).toBe('https://example.org/api/calendar.ics?course_name=Online+MBA&batch=July+2025');
  expect(webcal).toBe('webcal://example.org/api/calendar.ics?course_name=Online+MBA&batch=July+2025');
  expect(new URL(google).searchParams.get('cid')).toBe(webcal);
  expect(new URL(outlook).searchParams.get('url')).toBe(https);
  expect(feedAddresses('http://localhost:8080', NO_FILTERS, 'Classes').webcal).toBe(
    'webcal://localhost:8080/api/calendar.ics',
  );
});
