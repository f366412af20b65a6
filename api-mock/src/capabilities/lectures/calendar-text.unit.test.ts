import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { calendarText, type Entry } from './calendar-text.ts';
import { newLecture } from './edit.ts';

// The same cases at each run: what a draw finds becomes an example of its own.
fc.configureGlobal({ seed: 1 });

const AT = new Date('2027-01-05T06:00:00Z');
const entryOf = (subject_name: string, start: string, end: string, repeats?: Entry['repeats']): Entry => ({
  row: newLecture(
    {
      ...{ course_name: 'Botany', sem_year: 'One', batch: 'A, "B"; C', subject_name },
      ...{ start_date: start.slice(0, 10), start_time: start.slice(11) },
      ...{ end_date: end.slice(0, 10), end_time: end.slice(11) },
    },
    AT,
  ).after,
  uid: subject_name.length.toString(),
  ...(repeats && { repeats }),
});
const repeats = { weekdays: [1], until: '2027-02-01', except: ['2027-01-18'], sequence: 2 };
const ENTRIES: readonly Entry[] = [
  entryOf('Ferns', '2027-01-05T10:00', '2027-01-05T11:00'),
  entryOf('Moss', '2027-01-05T22:00', '2027-01-06T00:00'),
  entryOf('Control\u0001characters\u000B', '2027-01-05T10:00', '2027-01-05T11:00'),
  entryOf('A moment', '2027-01-05T10:00', '2027-01-05T10:00'),
  entryOf('Weekly', '2027-01-04T10:00', '2027-01-04T11:00', repeats),
];

/** Properties that stand after a component beside them, which RFC 5545 (3.4, 3.6) has first. */
function misplaced(text: string): string[] {
  const seen: boolean[] = [];
  return text
    .replaceAll('\r\n ', '')
    .trim()
    .split('\r\n')
    .filter((line) => {
      if (line.startsWith('BEGIN:')) {
        if (seen.length > 0) seen[seen.length - 1] = true;
        seen.push(false);
      } else if (line.startsWith('END:')) seen.pop();
      else return seen.at(-1) === true;
      return false;
    });
}

test('a calendar has its properties before its components, and a component also without lectures', () => {
  const calendar = { publicUrl: 'https://example.test', source: 'https://example.test/api/calendar.ics' };
  const names = fc.oneof(fc.string(), fc.constantFrom('BEGIN:VEVENT', 'a\r\nEND:VCALENDAR', 'x'.repeat(90)));
  fc.assert(
    fc.property(names, fc.subarray([...ENTRIES]), (name, entries) => {
      const text = calendarText({ ...calendar, name }, entries);
      expect(misplaced(text)).toEqual([]);
      expect(text).not.toMatch(/[^\P{Cc}\r\n]/u);
      const read = new ICAL.Component(ICAL.parse(text) as unknown[]);
      expect(read.getAllSubcomponents('vtimezone')).toHaveLength(1);
      expect(read.getAllSubcomponents('vevent')).toHaveLength(entries.length);
    }),
    { numRuns: 60 },
  );
  for (const event of new ICAL.Component(
    ICAL.parse(calendarText({ ...calendar, name: '' }, ENTRIES)) as unknown[],
  ).getAllSubcomponents('vevent')) {
    const [start, end] = ['dtstart', 'dtend'].map((name) => event.getFirstPropertyValue(name)?.toString());
    // RFC 5545, 3.8.2.2: an end is after its start, or there is none.
    expect(end === undefined || end > (start ?? '')).toBe(true);
  }
});
