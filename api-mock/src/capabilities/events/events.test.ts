import { EVENTS_PER_CALL, type FormFigures, type OutboxItem, type PageEvent, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { dayIn } from '../../platform/clock/clock.ts';
import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { addCounts, countOf, roomIn } from './counts.ts';
import { eventRule } from './capability.ts';
import { eventCounts } from './tables.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await tokenOf(callsTo(api), ROLE.ADMIN);
});
beforeEach(async () => void (await api.deps.db.delete(eventCounts)));
afterAll(() => api.stop());

const AT = '2026-11-22T10:00:00.000Z';
const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const scrolled = (percent: unknown, path = '/online-mba') => ({ name: 'scroll', at: AT, path, props: { percent } });

async function send(body: unknown, headers: Record<string, string> = {}, text = JSON.stringify(body)) {
  const answer = await fetch(`${api.url}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: text,
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}
const sendAll = (...events: unknown[]) => send({ events });
const stored = () => api.deps.db.select().from(eventCounts);

test('TRACK-01 TRACK-02 a beacon’s events are counted by page, source and device, and delivered as one message', async () => {
  const answer = await send(
    {
      source: 'search',
      events: [scrolled(20), scrolled(20, 'https://u.test/online-mba/?phone=9876543210#x'), scrolled(40)],
    },
    { 'content-type': 'text/plain;charset=UTF-8', 'user-agent': PHONE, cookie: 'session_id=483920' },
  );
  expect(answer).toEqual({ status: 202, body: { data: { stored: 3, dropped: 0 } } });
  const row = { name: 'scroll', path: '/online-mba', source: 'search', device: 'phone', duration: -1 };
  expect(await stored()).toMatchObject([
    { ...row, props: '{"percent":20}', count: 2 },
    { ...row, props: '{"percent":40}', count: 1 },
  ]);
  const { body } = await callsTo(api)('GET', '/mock/outbox?channel=cdp&to=483920');
  const [message, ...more] = (body as { data: OutboxItem[] }).data;
  expect(more).toEqual([]);
  expect(message?.body).toMatchObject({
    type: 'batch',
    anonymousId: '483920',
    batch: [
      { type: 'track', event: 'scroll', timestamp: AT, properties: { percent: 20, path: '/online-mba' } },
      { properties: { percent: 20, path: '/online-mba' } },
      { properties: { percent: 40, path: '/online-mba' } },
    ],
  });
  expect(JSON.stringify([message, await stored()])).not.toContain('9876543210');
});

test.each<[string, object]>([
  ['an unknown name', { ...scrolled(20), name: 'keystroke' }],
  ['what every object inherits', { ...scrolled(20), name: 'constructor' }],
  ['a percentage that is no milestone', scrolled(95)],
  ['a phone among the properties', { ...scrolled(20), props: { percent: 20, phone: '9876543210' } }],
  ['a phone beside the properties', { ...scrolled(20), phone: '9876543210' }],
  ['an address in place of a word', { name: 'widget_viewed', at: AT, path: '/', props: { widget: 'me@example.org' } }],
  [
    'a name as an origin',
    { name: 'modal_view', at: AT, path: '/', props: { variant: 'REGISTER', origin: 'asha-rao' } },
  ],
  [
    'a negative duration',
    {
      name: 'form_step',
      at: AT,
      path: '/',
      props: { variant: 'LOGIN', origin: 'header', step: 'LAST_SCREEN', previous_ms: -1 },
    },
  ],
  ['a time that is none', { ...scrolled(20), at: 'yesterday' }],
  ['a path that is endless', scrolled(20, `/${'x'.repeat(2_001)}`)],
])('TRACK-02 an event with %s is dropped, and the others are counted', async (_, event) => {
  expect(await sendAll(event, scrolled(40))).toEqual({ status: 202, body: { data: { stored: 1, dropped: 1 } } });
  expect(await stored()).toMatchObject([{ props: '{"percent":40}', count: 1 }]);
});

test.each(['/9876543210', '/me@example.org', '/asha-rao', '/online-mba/../asha', 'javascript:1', 'http://['])(
  'TRACK-02 the address %j, which is no page of the site, is counted as another',
  async (path) => {
    expect((await sendAll(scrolled(20, path))).status).toBe(202);
    expect(await stored()).toMatchObject([{ path: 'other' }]);
  },
);

test.each<[string, unknown, number]>([
  ['more than 50 events', { events: Array.from({ length: EVENTS_PER_CALL + 1 }, () => scrolled(20)) }, 400],
  ['no events', { events: [] }, 400],
  ['no list', { events: 'scroll' }, 400],
  ['a source in words of its own', { source: 'Asha’s friend', events: [scrolled(20)] }, 400],
  ['a field of its own', { email: 'me@example.org', events: [scrolled(20)] }, 400],
  ['more than 64 kB', { events: [scrolled(20, `/${'x'.repeat(70_000)}`)] }, 413],
  ['NUL', { events: [scrolled(20, '/\0')] }, 400],
])('TRACK-02 a call with %s is refused, and stores nothing', async (_, body, status) => {
  expect((await send(body)).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test('TRACK-02 exactly 50 events are taken; a body that is no JSON, a form and another site’s page are refused', async () => {
  const fifty = Array.from({ length: EVENTS_PER_CALL }, () => scrolled(20));
  expect((await sendAll(...fifty)).body).toEqual({ data: { stored: 50, dropped: 0 } });
  expect((await send(null, { 'content-type': 'text/plain' }, 'scroll=20')).status).toBe(400);
  expect((await send(null, { 'content-type': 'application/x-www-form-urlencoded' }, 'a=1')).status).toBe(415);
  expect((await send({ events: fifty }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  expect(await stored()).toMatchObject([{ count: 50 }]);
});

test.each([
  ['Do-Not-Track', { dnt: '1' }],
  ['Global Privacy Control', { 'sec-gpc': '1' }],
])('TRACK-01 against %s nothing is counted and nothing delivered', async (_, headers) => {
  const answer = await send({ events: [scrolled(20)] }, { ...headers, cookie: 'session_id=599999' });
  expect(answer).toEqual({ status: 202, body: { data: { stored: 0, dropped: 1 } } });
  expect(await stored()).toEqual([]);
  const { body } = await callsTo(api)('GET', '/mock/outbox?channel=cdp&to=599999');
  expect((body as { data: unknown[] }).data).toEqual([]);
});

test('TRACK-02 an address has a budget of 120 calls a minute', async () => {
  const limited = await startTestApi({ env: { LIMIT_SCALE: '1' } });
  const call = callsTo(limited);
  const body = { events: [scrolled(20)] };
  const statuses = [];
  for (let sent = 0; sent < 121; sent += 1) statuses.push((await call('POST', '/events', { body })).status);
  await limited.stop();
  expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([120, 429]);
});

test('TRACK-02 a day has room for so many different counts, and counts of days before a day are deleted', async () => {
  const visit = { day: '2026-11-22', source: 'direct', device: 'desktop' } as const;
  const event = (percent: 20 | 40 | 60) => countOf({ name: 'scroll', at: AT, path: '/', props: { percent } }, visit);
  const room = () => roomIn(api.deps, 2)('2026-11-22');
  await addCounts(api.deps.db, [event(20)]);
  expect(await room()).toBe(true);
  await addCounts(api.deps.db, [event(40)]);
  expect(await room()).toBe(false);
  const rule = eventRule(api.deps);
  const day = (days: number) => new Date(Date.parse('2026-11-22T12:00:00Z') + days * 86_400_000);
  for await (const _ of rule.erase(day(0)));
  expect(await stored()).toHaveLength(2);
  expect((await rule.look(day(1))).due).toBe(2);
  for await (const _ of rule.erase(day(1)));
  expect(await stored()).toEqual([]);
});

test('TRACK-02 the figures of the form: drop-off and time by step, in all and by device', async () => {
  const step = (to: string, previous?: string, previous_ms?: number) => ({
    name: 'form_step',
    at: AT,
    path: '/online-mba',
    props: { variant: 'REGISTER', origin: 'fees', step: to, ...(previous && { previous, previous_ms }) },
  });
  const phone = { 'user-agent': PHONE };
  await send({ events: [step('MOBILE_NUMBER'), step('OTHER_DETAILS', 'MOBILE_NUMBER', 4_000)] }, phone);
  await send(
    {
      events: [
        step('MOBILE_NUMBER'),
        step('OTP_VERIFICATION', 'MOBILE_NUMBER', 4_500),
        step('OTP_VERIFIED', 'OTP_VERIFICATION', 20_000),
      ],
    },
    phone,
  );
  await send({ source: 'social', events: [step('MOBILE_NUMBER')] });
  // 'Edit' goes back to the phone and opens nothing; figures of a month ago are requested by a number of days.
  await send({ events: [step('MOBILE_NUMBER', 'OTP_VERIFICATION')] }, phone);
  const monthAgo = dayIn(new Date(api.deps.clock.now().getTime() - 30 * 86_400_000));
  const visit = { day: monthAgo, source: 'direct', device: 'tablet' } as const;
  await addCounts(api.deps.db, [countOf(step('MOBILE_NUMBER') as PageEvent, visit)]);
  const read = async (query: string) => {
    const answer = await callsTo(api)('GET', `/admin/form-figures?${query}`, { token });
    return { status: answer.status, data: (answer.body as { data: FormFigures }).data };
  };
  const { data } = await read('by=device');
  expect(data).toMatchObject({ opened: 3, verified: 1, paths: ['/online-mba'] });
  expect(data.steps).toMatchObject([
    { step: 'MOBILE_NUMBER', reached: 4, left: 2, median_s: 4, slow_s: 4.8 },
    { step: 'OTHER_DETAILS', reached: 1, left: 1, median_s: null },
    { step: 'OTP_VERIFICATION', reached: 1, left: 0, median_s: 21.5 },
    { step: 'OTP_VERIFIED', reached: 1, left: 0 },
    { step: 'LAST_SCREEN', reached: 0, left: 0 },
  ]);
  expect(data.groups.map(({ value, opened, verified }) => [value, opened, verified])).toEqual([
    ['phone', 2, 1],
    ['desktop', 1, 0],
  ]);
  expect([(await read('days=30')).data.opened, (await read('days=31')).data.opened]).toEqual([3, 4]);
  expect((await read('days=180')).data.opened).toBe(4);
  const days = await read(`from=${monthAgo}&to=${monthAgo}`);
  expect([days.data.opened, days.data.steps[0]?.reached]).toEqual([1, 1]);
  expect((await read('source=social&days=1')).data).toMatchObject({ opened: 1, verified: 0, groups: [] });
  expect((await read('origin=banner')).data).toMatchObject({ opened: 0 });
  for (const wrong of ['by=phone', 'days=0', 'days=181', 'origin=asha', 'where=1', 'from=yesterday'])
    expect((await read(wrong)).status, wrong).toBe(400);
});

test('ROLE-06 the figures of the form are an administrator’s', async () => {
  const call = callsTo(api);
  expect((await call('GET', '/admin/form-figures')).status).toBe(401);
  const creator = await tokenOf(call, ROLE.EVENT_CREATER);
  expect((await call('GET', '/admin/form-figures', { token: creator })).status).toBe(403);
});
