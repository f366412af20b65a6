import { type DashboardFigures, dashboardFigures, dashboardOverview, type PageEvent, ROLE } from '@prospectus/contract';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { dayIn } from '../../platform/clock/clock.ts';
import { callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { addCounts, countOf } from '../events/counts.ts';
import { eventCounts } from '../events/tables.ts';
import { deskOf } from '../leads/testing/desk.ts';
import { formFor, newPhone, visitor } from '../leads/testing/visitor.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
beforeEach(async () => {
  await api.deps.db.execute(sql`delete from leads`);
  await api.deps.db.delete(eventCounts);
});
afterAll(() => api.stop());

const PHONE = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
const today = () => dayIn(api.deps.clock.now());

/** A lead that enquired at a time, with columns as staff and the ERP would have set them. */
async function leadAt(at: string, more: Record<string, unknown> = {}, columns: SQL = sql``) {
  const { id } = await desk.enquire('Asha Rao', more);
  await expect.poll(async () => (await desk.get(id)).delivery_state).toBe('otp_sent');
  await api.deps.db.execute(sql`update leads set created_at = ${at}::timestamptz ${columns} where id = ${id}::uuid`);
  return id;
}
async function figures(query: string): Promise<DashboardFigures> {
  const { status, body } = await desk.call('GET', `/admin/dashboard/figures?${query}`);
  expect(status).toBe(200);
  return dashboardFigures.strict().parse((body as { data: unknown }).data);
}
const counted = ({ funnel }: DashboardFigures) =>
  Object.fromEntries(funnel.map(({ step, count, before }) => [step, [count, before]]));
const listed = async (filter: object) => ((await desk.list(filter)).body as { id: string }[]).map(({ id }) => id);

describe('the figures of leads', () => {
  test('a day begins and ends at midnight in Asia/Kolkata, and is compared with the days before', async () => {
    await leadAt('2026-03-09T18:29:59.999Z');
    await leadAt('2026-03-09T18:30:00.000Z');
    await leadAt('2026-03-10T18:29:59.999Z');
    await leadAt('2026-03-10T18:30:00.000Z');
    const day = await figures('from=2026-03-10&to=2026-03-10');
    expect(day.previous).toEqual({ from: '2026-03-09', to: '2026-03-09' });
    expect(counted(day)['details']).toEqual([2, 1]);
    const both = await figures('from=2026-03-10&to=2026-03-11&by=day');
    expect(both.previous).toEqual({ from: '2026-03-08', to: '2026-03-09' });
    expect(both.days.map(({ day: one, leads, before }) => [one, leads, before])).toEqual([
      ['2026-03-10', 2, 0],
      ['2026-03-11', 1, 1],
    ]);
    expect(both.groups.map(({ value, steps }) => [value, steps.details])).toEqual([
      ['2026-03-10', 2],
      ['2026-03-11', 1],
    ]);
    // The list behind the number has the same bounds.
    const bounds = { created_at_gte: '2026-03-10T00:00:00+05:30', created_at_lte: '2026-03-10T23:59:59.999+05:30' };
    expect(await listed(bounds)).toHaveLength(2);
  });

  test('each step of a lead is counted by what the list is then filtered by', async () => {
    const at = '2026-04-02T06:00:00Z';
    const ids = [
      await leadAt(at, {}, sql`, stage = 'created'`),
      await leadAt(at),
      await leadAt(at, {}, sql`, verified_at = ${at}::timestamptz, stage = 'verified'`),
      await leadAt(
        at,
        {},
        sql`, verified_at = ${at}::timestamptz, stage = 'erp_pushed', erp_id = 'ERP-7', sales_stage = 'interested'`,
      ),
    ];
    const answer = await figures('from=2026-04-01&to=2026-04-03');
    expect(counted(answer)).toMatchObject({
      details: [4, 0],
      code: [3, 0],
      verified: [2, 0],
      erp: [1, 0],
      stage: [1, 0],
    });
    for (const step of ['code', 'verified', 'erp', 'stage'] as const) {
      const count = answer.funnel.find((one) => one.step === step)?.count;
      const found = await listed({ reached: step });
      expect([step, found.length]).toEqual([step, count]);
    }
    expect(await listed({ reached: 'erp', stage: 'interested' })).toEqual([ids[3]]);
    expect(answer.stages.filter(({ count }) => count > 0)).toEqual([
      { stage: 'new', count: 3, before: 0 },
      { stage: 'interested', count: 1, before: 0 },
    ]);
    expect((await desk.list({ reached: 'moon' })).status).toBe(400);
  });

  test('a lead that was merged into another one is counted no more, and one that was erased neither', async () => {
    const ids = [
      await leadAt('2026-04-12T06:00:00Z'),
      await leadAt('2026-04-12T06:00:00Z'),
      await leadAt('2026-04-12T06:00:00Z'),
    ];
    expect(counted(await figures('from=2026-04-12&to=2026-04-12'))['details']).toEqual([3, 0]);
    await desk.post(String(ids[0]), 'merge', { into: ids[1] });
    expect(counted(await figures('from=2026-04-12&to=2026-04-12'))['details']).toEqual([2, 0]);
    await desk.post(String(ids[2]), 'erase', { reason: 'asked for it' });
    expect(counted(await figures('from=2026-04-12&to=2026-04-12&by=device'))['details']).toEqual([1, 0]);
  });

  test('the first call alone counts, by the median of the time until it', async () => {
    const [one, other, third] = [await desk.enquire('One'), await desk.enquire('Other'), await desk.enquire('Third')];
    const query = `from=${today()}&to=${today()}`;
    const waited = async (id: string, minutes: number) =>
      api.deps.db.execute(
        sql`update leads set created_at = first_call_at - ${`${minutes} minutes`}::interval where id = ${id}::uuid`,
      );
    await desk.post(one.id, 'notes', { text: 'wrote down what was asked' });
    expect((await figures(query)).first_call).toMatchObject({
      median_s: null,
      called: { count: 0 },
      not_called: { count: 3 },
    });
    await desk.post(one.id, 'notes', { text: '', outcome: 'no-answer' });
    const { first_call_at } = await desk.get(one.id);
    await desk.post(one.id, 'notes', { text: '', outcome: 'reached' });
    expect([first_call_at, (await desk.get(one.id)).first_call_at]).toEqual([expect.any(String), first_call_at]);
    await desk.post(other.id, 'notes', { text: '', outcome: 'reached' });
    await waited(one.id, 2);
    await waited(other.id, 4);
    const answer = await figures(`${query}&by=campaign`);
    expect(answer.first_call).toMatchObject({ median_s: 180, called: { count: 2 }, not_called: { count: 1 } });
    expect(answer.days.at(-1)).toMatchObject({ called: 2, first_call_s: 180 });
    expect(await listed({ reached: 'not-called' })).toEqual([third.id]);
  });
});

describe('the way from a page to the desk', () => {
  const step = (to: string, previous?: string): PageEvent =>
    ({
      name: 'form_step',
      at: '2026-05-05T06:00:00Z',
      path: '/online-mba',
      props: { variant: 'REGISTER', origin: 'fees', step: to, ...(previous && { previous }) },
    }) as PageEvent;
  const seen = { name: 'page_loaded', at: '2026-05-05T06:00:00Z', path: '/online-mba', props: {} } as PageEvent;
  const visit = { day: '2026-05-05', source: 'search', device: 'phone' } as const;

  test('pages are counted by page, source and device, and leads by where their first enquiry came from', async () => {
    await addCounts(api.deps.db, [
      ...[seen, seen, seen, step('MOBILE_NUMBER'), step('MOBILE_NUMBER')].map((event) => countOf(event, visit)),
      countOf(step('OTHER_DETAILS', 'MOBILE_NUMBER'), visit),
      countOf(step('MOBILE_NUMBER', 'OTP_VERIFICATION'), visit),
      countOf(seen, { ...visit, day: '2026-05-04', source: 'direct', device: 'desktop' }),
    ]);
    const { data } = await visitor(api).call<{ leadId: string }>(
      'POST',
      '/leads',
      formFor(newPhone(), {
        visit_source: 'search',
        campaign: 'Diwali',
        interest: 'Master of Business Administration',
      }),
      { 'user-agent': PHONE, referer: 'https://u.test/online-mba/?utm=1' },
    );
    await expect.poll(async () => (await desk.get(data.leadId)).delivery_state).toBe('otp_sent');
    await api.deps.db.execute(
      sql`update leads set created_at = '2026-05-05T06:00:00Z'::timestamptz where id = ${data.leadId}::uuid`,
    );
    const days = 'from=2026-05-05&to=2026-05-05';
    const page = await figures(`${days}&by=page`);
    expect(counted(page)).toMatchObject({ page: [3, 1], opened: [2, 0], phone: [1, 0], details: [1, 0] });
    const steps = { page: 3, opened: 2, phone: 1, details: 1, code: 1, verified: 0, erp: 0, stage: 0 };
    expect(page.groups).toEqual([{ value: '/online-mba', steps }]);
    expect((await figures(`${days}&by=source`)).groups).toEqual([{ value: 'search', steps }]);
    expect((await figures(`${days}&by=device`)).groups).toEqual([{ value: 'phone', steps }]);
    const uncounted = { ...steps, page: null, opened: null, phone: null };
    expect((await figures(`${days}&by=campaign`)).groups).toEqual([{ value: 'Diwali', steps: uncounted }]);
    expect((await figures(`${days}&by=programme`)).programmes).toEqual([
      { programme: 'Master of Business Administration', count: 1, before: 0, verified: 0 },
    ]);
    expect(await listed({ page: '/online-mba', visit_source: 'search', device: 'phone' })).toEqual([data.leadId]);
  });

  test('a source that is none of the words refuses no enquiry', async () => {
    const { status, data } = await visitor(api).create(formFor(newPhone(), { visit_source: 'a friend' }));
    expect([status, (await desk.get(data.leadId)).visit_source]).toEqual([201, 'direct']);
  });
});

test('figures are an administrator’s', async () => {
  const call = callsTo(api);
  for (const path of [
    '/admin/dashboard',
    '/admin/dashboard/figures?from=2026-01-01&to=2026-01-02',
    '/admin/dashboard/export?from=2026-01-01&to=2026-01-02',
  ]) {
    expect([path, (await call('GET', path)).status]).toEqual([path, 401]);
    for (const role of [ROLE.EVENT_CREATER, ROLE.COUNSELLOR])
      expect([path, (await call('GET', path, { token: await tokenOf(call, role) })).status]).toEqual([path, 403]);
  }
});

test.each([
  ['days in the wrong order', 'from=2026-02-02&to=2026-02-01'],
  ['a day that is none', 'from=2026-02-30&to=2026-03-01'],
  ['more than a year', 'from=2024-01-01&to=2026-01-01'],
  ['no days', 'by=page'],
  ['a word of its own', 'from=2026-02-01&to=2026-02-02&by=phone'],
])('%s are refused', async (_, query) => {
  expect((await desk.call('GET', `/admin/dashboard/figures?${query}`)).status).toBe(400);
});

test('the file has a line a group and both sums, and no cell is a formula', async () => {
  await leadAt('2026-06-01T06:00:00Z', { campaign: '=HYPERLINK("x")' });
  await leadAt('2026-06-01T06:00:00Z', { campaign: 'Diwali' });
  await leadAt('2026-05-31T06:00:00Z', { campaign: 'Holi' });
  const { status, body, headers } = await desk.call(
    'GET',
    '/admin/dashboard/export?from=2026-06-01&to=2026-06-01&by=campaign&format=csv',
  );
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const lines = String(body).replace('\uFEFF', '').trim().split('\r\n');
  expect(lines).toEqual([
    'by_campaign,page,opened,phone,details,code,verified,erp,stage',
    `"'=HYPERLINK(""x"")",,,,1,1,0,0,0`,
    'Diwali,,,,1,1,0,0,0',
    'All 2026-06-01 to 2026-06-01,0,0,0,2,2,0,0,0',
    'Before 2026-05-31 to 2026-05-31,0,0,0,1,1,0,0,0',
  ]);
});

test('an answer is the same until a lead changes, and a browser that has it is sent 304', async () => {
  const path = `/admin/dashboard/figures?from=${today()}&to=${today()}`;
  const first = await desk.call('GET', path);
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const token = await tokenOf(callsTo(api), ROLE.ADMIN);
  const again = () => callsTo(api)('GET', path, { token, headers: { 'if-none-match': etag, 'cache-control': '' } });
  expect((await again()).status).toBe(304);
  await desk.enquire('Meera Pillai');
  const changed = await again();
  expect([changed.status, changed.headers.get('etag') === etag]).toEqual([200, false]);
});

test('scheduled changes and today’s lectures are on the first screen, the next first', async () => {
  const now = api.deps.clock.now();
  const at = (days: number) => new Date(now.getTime() + days * 86_400_000).toISOString();
  await api.deps.db.execute(sql`delete from live_lectures`);
  // Until 00:00 of today: it was yesterday's.
  await api.deps.db.execute(sql`insert into live_lectures
    (id, course_name, sem_year, batch, subject_name, start_date, start_time, end_date, end_time, created_at, updated_at)
    values (gen_random_uuid(), 'Botany', 'One', 'A', 'Ferns', ${today()}::date - 1, '22:00', ${today()}::date, '00:00', now(), now())`);
  const { id } = (
    await desk.call('POST', '/admin/faqs', { body: { question: 'When does it begin?', answer: '<p>Soon.</p>' } })
  ).body as { id: string };
  await api.deps.db.execute(
    sql`update documents set publish_at = ${at(2)}::timestamptz, unpublish_at = ${at(1)}::timestamptz where id = ${id}::uuid`,
  );
  await api.deps.db.execute(sql`insert into releases (id, title, publish_at, created_at, updated_at)
    values (gen_random_uuid(), 'January', ${at(3)}::timestamptz, now(), now()), (gen_random_uuid(), 'Later', ${at(20)}::timestamptz, now(), now())`);
  const { body } = await desk.call('GET', '/admin/dashboard');
  const {
    planned,
    lectures,
    lectures_today,
    upcoming_lectures,
    today: day,
  } = dashboardOverview.strict().parse((body as { data: unknown }).data);
  expect(planned.map(({ resource, title, action }) => [resource, title, action])).toEqual([
    ['faqs', 'When does it begin?', 'unpublish'],
    ['faqs', 'When does it begin?', 'publish'],
    ['releases', 'January', 'publish'],
  ]);
  expect([lectures, upcoming_lectures, lectures_today, day]).toEqual([[], 0, 0, today()]);
});
