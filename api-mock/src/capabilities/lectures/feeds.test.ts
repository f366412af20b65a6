import type { LectureRecord } from '@prospectus/contract';
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import { addDays, localTime, weekdayOf } from './days.ts';
import { holidays } from './tables.ts';
import { type Planner, plannerOf } from './testing/planner.ts';

let api: TestApi;
let planner: Planner;
let today: string;
beforeAll(async () => {
  api = await startTestApi();
  planner = await plannerOf(api);
  // The lectures are placed by the day the tests run: on some days one of them would fall on a seeded holiday.
  await api.deps.db.delete(holidays);
  today = localTime(api.deps.clock.now()).day;
});
afterAll(() => api.stop());

type Named = Pick<LectureRecord, 'course_name' | 'sem_year' | 'batch'>;
const address = ({ course_name, sem_year, batch }: Named) =>
  `/calendar.ics?${new URLSearchParams({ course_name, sem_year, batch }).toString()}`;
const feedOf = async (named: Named) => {
  const { status, body } = await planner.call('GET', address(named));
  expect(status).toBe(200);
  return body as string;
};
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
/** Every time something takes place: its beginning, and whether it is cancelled. */
function occurrences(text: string): [string, string, string][] {
  const all = eventsIn(text);
  const found: [string, string, string][] = [];
  const told = (event: ICAL.Event, start: ICAL.Time) => {
    const status = event.component.getFirstPropertyValue('status') as string;
    found.push([start.toString().slice(0, 16), event.summary, status]);
  };
  for (const event of all) {
    if (event.isRecurrenceException()) continue;
    for (const other of all) if (other.isRecurrenceException() && other.uid === event.uid) event.relateException(other);
    if (!event.isRecurring()) {
      told(event, event.startDate);
      continue;
    }
    const iterator = event.iterator();
    for (let next = iterator.next(); next; next = iterator.next()) {
      const { item, startDate } = event.getOccurrenceDetails(next) as { item: ICAL.Event; startDate: ICAL.Time };
      told(item, startDate);
    }
  }
  return found.toSorted(([a], [b]) => a.localeCompare(b));
}

// All of it is in what feeds reach.
const monday = () => {
  const day = addDays(today, 380 - 60);
  return addDays(day, 1 - weekdayOf(day));
};

describe('feeds that a learner subscribes to', () => {
  test('a lecture in its zone, with the headers of a calendar', async () => {
    const saved = await planner.made(planner.lecture(addDays(today, 200)));
    const answer = await planner.call('GET', address(saved));
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    const text = answer.body as string;
    for (const line of ['VERSION:2.0', 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'BEGIN:VTIMEZONE', 'METHOD:PUBLISH'])
      expect(text.split('\r\n')).toContain(line);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text).toContain(`NAME:Live lectures · Online MA English · Semester 1 · ${saved.batch}`);
    expect(text).toMatch(/DTSTAMP:\d{8}T\d{6}Z/);
    const [event] = eventsIn(text);
    expect(event).toMatchObject({ summary: 'Poetry', sequence: 0 });
    expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect([event?.startDate.toString(), event?.startDate.zone?.tzid]).toEqual([
      `${saved.start_date}T10:00:00`,
      'Asia/Kolkata',
    ]);
    expect(event?.uid).toMatch(new RegExp(`^${saved.id}@`));
  });

  test('is the same whatever the zone of the process is', async () => {
    const saved = await planner.made(planner.lecture(addDays(today, 201)));
    const before = process.env['TZ'];
    process.env['TZ'] = 'America/New_York';
    const text = await feedOf(saved);
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
    expect(text).toContain(`DTSTART;TZID=Asia/Kolkata:${saved.start_date.replaceAll('-', '')}T100000`);
  });

  test('has a change at once: a higher sequence, the same id; 304 without a change', async () => {
    const saved = await planner.made(planner.lecture(addDays(today, 202)));
    const first = await planner.call('GET', address(saved));
    const etag = first.headers.get('etag') ?? '';
    const again = await planner.call('GET', address(saved), { headers: { 'if-none-match': etag } });
    expect([etag, again.status]).toEqual([expect.stringMatching(/^"/), 304]);
    await planner.ask('PUT', `/${saved.id}`, { start_time: '10:30' });
    const moved = await planner.call('GET', address(saved), { headers: { 'if-none-match': etag } });
    expect(moved.status).toBe(200);
    const uid = eventsIn(first.body as string)[0]?.uid;
    const [event] = eventsIn(moved.body as string);
    expect([event?.uid, event?.sequence, event?.startDate.toString().slice(11, 16)]).toEqual([uid, 1, '10:30']);
    await planner.ask('PUT', `/${saved.id}`, { cancelled: true });
    expect(occurrences(await feedOf(saved)).map(([, , status]) => status)).toEqual(['CANCELLED']);
  });

  test('lists a deleted lecture as cancelled for 30 days, also in its file', async () => {
    const saved = await planner.made(planner.lecture(addDays(today, 203)));
    await planner.ask('DELETE', `/${saved.id}`);
    const file = await planner.call('GET', `/lectures/${saved.id}.ics`);
    for (const text of [await feedOf(saved), file.body as string])
      expect(occurrences(text).map(([, , status]) => status)).toEqual(['CANCELLED']);
    await api.deps.clock.advance(31 * 86_400_000);
    expect(eventsIn(await feedOf(saved))).toEqual([]);
    expect((await planner.call('GET', `/lectures/${saved.id}.ics`)).status).toBe(404);
    await api.deps.clock.setRight();
  });

  test('a series is one entry that repeats; what differs from it has an entry of its own, and nothing is lost', async () => {
    const first = monday();
    const skipped = addDays(first, 7);
    await planner.holiday(skipped, 'Foundation day');
    const saved = await planner.made({
      ...planner.lecture(first),
      repeat: { weekdays: [1], until: addDays(first, 42), skipHolidays: true },
    });
    const { lectures } = await planner.between(first, addDays(first, 60), `&batch=${encodeURIComponent(saved.batch)}`);
    const [one, two, three] = lectures.slice(2);
    await planner.ask('PUT', `/${one?.id}`, { start_time: '08:00' });
    await planner.ask('PUT', `/${two?.id}`, { cancelled: true });
    await planner.ask('DELETE', `/${three?.id}`);
    const text = await feedOf(saved);
    const hour = (weeks: number, time: string) => `${addDays(first, weeks * 7)}T${time}`;
    expect(occurrences(text)).toEqual([
      [hour(0, '10:00'), 'Poetry', 'CONFIRMED'],
      [hour(2, '10:00'), 'Poetry', 'CONFIRMED'],
      [hour(3, '08:00'), 'Poetry', 'CONFIRMED'],
      [hour(4, '10:00'), 'Poetry', 'CANCELLED'],
      [hour(5, '10:00'), 'Poetry', 'CANCELLED'],
      [hour(6, '10:00'), 'Poetry', 'CONFIRMED'],
    ]);
    expect(text.match(/^RRULE:/gm)).toHaveLength(1);
    expect(new Set(eventsIn(text).map(({ uid }) => uid)).size).toBe(1);
    // Moved from one week on, each keeps its id, and is where it was moved to.
    const last = lectures.at(-1);
    await planner.ask('PUT', `/${lectures[1]?.id}?scope=following`, {
      start_date: addDays(lectures[1]?.start_date ?? '', 1),
      end_date: addDays(lectures[1]?.start_date ?? '', 1),
    });
    const moved = await feedOf(saved);
    expect(occurrences(moved).map(([start]) => start)).toContain(`${addDays(last?.start_date ?? '', 1)}T10:00`);
    expect(new Set(eventsIn(moved).map(({ uid }) => uid))).toEqual(new Set(eventsIn(text).map(({ uid }) => uid)));
  });

  test('whatever a text holds it is one text, and nothing else of the calendar', async () => {
    const nasty = 'A; B, C: "D" C:\\files BEGIN:VEVENT ' + 'व्याख्यान '.repeat(10).trim();
    const saved = await planner.made(planner.lecture(addDays(today, 204), { subject_name: nasty }));
    const text = await feedOf(saved);
    expect(eventsIn(text).map(({ summary }) => summary)).toEqual([nasty]);
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
  });

  test('reach from 60 days back to 400 ahead; each filter is optional, and SELECT is none', async () => {
    const days = [-61, -60, 400, 401].map((ahead) => addDays(today, ahead));
    const batch = planner.lecture(today).batch;
    for (const day of days) await planner.made({ ...planner.lecture(day), batch });
    const { body } = await planner.call(
      'GET',
      `/calendar.ics?course_name=SELECT&sem_year=&batch=${encodeURIComponent(batch)}`,
    );
    expect(occurrences(body as string).map(([start]) => start.slice(0, 10))).toEqual([days[1], days[2]]);
    const all = await planner.call('GET', '/calendar.ics');
    expect(eventsIn(all.body as string).length).toBeGreaterThan(100);
  });

  test('an invalid id and an unknown lecture answer 404', async () => {
    for (const id of ['nothing', '00000000-0000-7000-8000-000000000000'])
      expect((await planner.call('GET', `/lectures/${id}.ics`)).status).toBe(404);
  });

  test('ADMIN-10 the lectures of a list are exported as a calendar; what has no times is not', async () => {
    const saved = await planner.made(planner.lecture(addDays(today, 205)));
    const filter = encodeURIComponent(JSON.stringify({ batch: saved.batch }));
    const answer = await planner.ask('GET', `/export?format=ics&filter=${filter}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(occurrences(answer.body as string)).toEqual([[`${saved.start_date}T10:00`, 'Poetry', 'CONFIRMED']]);
    const none = await planner.call('GET', '/admin/holidays/export?format=ics', { token: planner.events });
    expect(none.status).toBe(400);
  });
});
