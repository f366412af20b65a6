import {
  RETENTION_RULES,
  type RetentionRule,
  type RetentionRuleName,
  type RetentionRun,
  type RetentionTrial,
} from '@prospectus/contract/retention';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { runJobs } from '../../../app/jobs.ts';
import { rows } from '../../../platform/database/database.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { resetAllButContent } from '../../../testing/reset.ts';
import { deskOf } from '../testing/desk.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../testing/visitor.ts';
import { tablesWith } from './testing/tables-with.ts';

const DAY_MS = 86_400_000;

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await resetAllButContent(api.deps);
  await desk.signIn();
});

const at = (rule: RetentionRuleName, verb = '') => `/admin/retention/rules/${rule}${verb}`;
const ruleOf = async (name: RetentionRuleName) => {
  const { body } = await desk.call('GET', '/admin/retention/rules');
  return (body as { data: RetentionRule[] }).data.find((rule) => rule.name === name);
};
const dryRun = async (rule: RetentionRuleName, days?: number) => {
  const { body } = await desk.call('POST', at(rule, '/try'), { body: days ? { days } : {} });
  return (body as { data: RetentionTrial }).data;
};
const set = (rule: RetentionRuleName, on: boolean, days: number, version = 0) =>
  desk.call('PUT', at(rule), { body: { on, days, version } });
const run = async (rule: RetentionRuleName) => {
  const { status, body } = await desk.call('POST', at(rule, '/run'), { body: {} });
  return { status, run: (body as { data: RetentionRun }).data };
};
const later = async (days: number) => {
  await api.deps.clock.advance(days * DAY_MS);
  await desk.signIn();
};
const phones = async () =>
  (await rows<{ phone: string }>(api.deps.db, sql`select phone from leads`)).map(({ phone }) => phone);
const count = async (table: string) =>
  (await rows<{ n: number }>(api.deps.db, sql`select count(*)::int as n from ${sql.raw(table)}`))[0]?.n;

describe('lost leads', () => {
  const lose = async (name: string, more: object = {}) => {
    const lead = await desk.enquire(name);
    await desk.put(lead.id, { stage: 'lost', lost_reason: 'Too expensive', ...more });
    return lead;
  };

  test('are erased by nothing until the rule is on; what the dry run says is what goes, and nothing personal is left', async () => {
    await set('unverified-leads', false, 180);
    const [gone, together, part] = [await lose('Lost One'), await lose('Lost Two'), await lose('Lost Part')];
    await desk.post(part.id, 'merge', { into: together.id });
    await desk.post(gone.id, 'notes', { text: `Was on ${gone.phone}` });
    await desk.post(gone.id, 'reveal', { reason: `calling ${gone.phone}` });
    await later(731);
    // Not lost for long enough, and merged with a lead that is not lost.
    const [fresh, root] = [await lose('Lost Lately'), await verifiedVisitor(api, newPhone())];
    const held = await lose('Lost Duplicate');
    // Its code is on its way, and being sent is a change of the lead.
    await expect.poll(async () => (await desk.get(held.id)).delivery_state).toBe('otp_sent');
    await api.deps.db.execute(sql`update leads set updated_at = created_at - interval '800 days',
      last_enquiry_at = created_at - interval '800 days', merged_into = ${root.leadId}::uuid where id = ${held.id}::uuid`);
    await runJobs(api.deps);
    expect(await phones()).toEqual(expect.arrayContaining([gone, together, part, held].map(({ phone }) => phone)));

    const tried = await dryRun('lost-leads');
    expect(tried).toMatchObject({ due: 3, kept: [{ why: 'merged', count: 1 }] });
    expect(tried.sample.find(({ lead }) => lead === gone.id)).toMatchObject({
      title: `Lost One · ••••••${gone.phone.slice(-4)}`,
    });
    expect(tried.sample.find(({ lead }) => lead === held.id)).toMatchObject({ kept: 'merged' });
    expect((await dryRun('lost-leads', 3_000)).due).toBe(0);
    expect((await run('lost-leads')).status).toBe(409);

    expect((await set('lost-leads', true, 730)).status).toBe(200);
    expect((await run('lost-leads')).run).toMatchObject({ erased: tried.due, kept: 1, failed: 0, more: false });
    for (const { phone } of [gone, together, part])
      expect([phone, await tablesWith(api.deps.db, phone)]).toEqual([phone, []]);
    expect(await phones()).toEqual(expect.arrayContaining([fresh.phone, held.phone]));
    expect(await desk.logged(gone.id)).toContainEqual(expect.objectContaining({ action: 'erase', by: null }));
    expect((await desk.call('GET', '/admin/audit/verify')).body).toMatchObject({ data: { ok: true } });
    expect((await run('lost-leads')).run).toMatchObject({ erased: 0 });
  });
});

describe('unverified leads', () => {
  test('are erased after 180 days; enrolled ones and those with an open follow-up or withdrawal stay', async () => {
    const [plain, enrolled, followed, withdrawn] = [
      await desk.enquire('Plain'),
      await desk.enquire('Enrolled'),
      await desk.enquire('Followed'),
      await desk.enquire('Withdrawn'),
    ];
    await desk.put(enrolled.id, { stage: 'enrolled' });
    await desk.put(followed.id, { next_at: new Date(api.deps.clock.now().getTime() + 400 * DAY_MS).toISOString() });
    await api.deps.db.execute(
      sql`insert into lead_withdrawals (id, lead_id, at) values (gen_random_uuid(), ${withdrawn.id}::uuid, now())`,
    );
    await later(181);
    const tried = await dryRun('unverified-leads');
    expect(tried).toMatchObject({
      due: 1,
      kept: [
        { why: 'enrolled', count: 1 },
        { why: 'follow-up', count: 1 },
        { why: 'withdrawal', count: 1 },
      ],
    });
    await runJobs(api.deps);
    expect(await phones()).not.toContain(plain.phone);
    expect(await phones()).toEqual(expect.arrayContaining([enrolled, followed, withdrawn].map(({ phone }) => phone)));
    expect(await tablesWith(api.deps.db, plain.phone)).toEqual([]);
  });

  test('turned off, none goes; with fewer days they go sooner', async () => {
    const { phone } = await desk.enquire('Plain');
    await set('unverified-leads', false, 180);
    await later(181);
    await runJobs(api.deps);
    expect(await phones()).toContain(phone);
    await set('unverified-leads', true, 365, 1);
    expect(await run('unverified-leads')).toMatchObject({ run: { erased: 0 } });
    await set('unverified-leads', true, 180, 2);
    expect(await run('unverified-leads')).toMatchObject({ run: { erased: 1 } });
    expect(await phones()).not.toContain(phone);
  });
});

test.each([
  ['quarantine', 'lead_quarantine', 1],
  ['staged-changes', `lead_enquiries where staged <> '{}' or fingerprint is not null`, 2],
  ['referrals', 'referrals', 1],
  ['messages', `outbox where status in ('sent', 'dead')`, undefined],
  ['page-events', 'event_counts', 1],
] as const)(
  'CONST-03 %s: what the dry run says is what the daily run erases, and not before its day',
  async (name, table, least) => {
    const { phone, browser } = await twoEnquiries();
    await browser.call('POST', '/learner/v2/referrals', { name: 'A Friend', phone: newPhone() });
    await visitor(api).create(formFor(newPhone(), { website: 'https://spam.example' }));
    await api.deps.db.execute(sql`insert into event_counts (day, name, path, source, device, props, duration, count)
    values (${api.deps.clock.now().toISOString().slice(0, 10)}::date, 'scroll', '/', 'direct', 'desktop', '{}', -1, 1)`);
    await visitor(api).outbox({ to: phone });
    const { days } = RETENTION_RULES[name];
    await later(days - 1);
    expect((await dryRun(name)).due).toBe(0);
    await later(2);
    const tried = await dryRun(name);
    expect(tried).toMatchObject({ due: least ?? (expect.any(Number) as number), kept: [] });
    expect(tried.due).toBeGreaterThan(0);
    expect(JSON.stringify(tried.sample)).not.toContain(phone);
    const before = (await count(table)) ?? 0;
    await runJobs(api.deps);
    expect(before - ((await count(table)) ?? 0)).toBe(tried.due);
    expect((await ruleOf(name))?.last_run).toMatchObject({ erased: tried.due, failed: 0, by: null });
  },
);

async function twoEnquiries() {
  const phone = newPhone();
  const { browser } = await verifiedVisitor(api, phone);
  await visitor(api).create(formFor(phone, { name: 'Somebody Else' }));
  return { phone, browser };
}

describe('the log of runs', () => {
  test('has one run of a rule a day, whichever process asks, and nothing personal', async () => {
    const { phone } = await desk.enquire('Plain');
    await later(181);
    await Promise.all([runJobs(api.deps), runJobs(api.deps)]);
    await runJobs(api.deps);
    const { body, headers } = await desk.call(
      'GET',
      `/admin/retention/runs?filter=${encodeURIComponent('{"rule":"unverified-leads"}')}`,
    );
    expect(body).toMatchObject([{ rule: 'unverified-leads', days: 180, erased: 1, by: null }]);
    expect(headers.get('content-range')).toBe('retention/runs 0-0/1');
    expect(JSON.stringify(body)).not.toContain(phone);
    await later(1);
    await runJobs(api.deps);
    expect(await count(`retention_runs where rule = 'unverified-leads'`)).toBe(2);
  });

  test('CONST-03 after a gap of days, as when the clock is wrong, the first run erases nothing', async () => {
    await desk.enquire('Plain');
    await runJobs(api.deps);
    await later(400);
    await runJobs(api.deps);
    expect((await ruleOf('unverified-leads'))?.last_run).toMatchObject({
      finished_at: expect.any(String) as string,
      erased: 0,
    });
    await later(1);
    await runJobs(api.deps);
    expect((await ruleOf('unverified-leads'))?.last_run).toMatchObject({ erased: 1 });
  });

  test('a run that a process left is taken up by another one an hour later', async () => {
    await desk.enquire('Plain');
    await later(181);
    await api.deps.db.execute(sql`insert into retention_runs (id, rule, day, days, started_at)
      values (gen_random_uuid(), 'unverified-leads', ${new Date(api.deps.clock.now().getTime() + 5.5 * 3_600_000).toISOString().slice(0, 10)}::date,
        180, ${api.deps.clock.now().toISOString()}::timestamptz)`);
    await runJobs(api.deps);
    expect((await ruleOf('unverified-leads'))?.last_run).toMatchObject({ finished_at: null, erased: 0 });
    await api.deps.db.execute(
      sql`update retention_runs set started_at = started_at - interval '2 hours' where rule = 'unverified-leads'`,
    );
    await runJobs(api.deps);
    expect((await ruleOf('unverified-leads'))?.last_run).toMatchObject({
      finished_at: expect.any(String) as string,
      erased: 1,
    });
  });
});

test('a rule has bounds, a stale version is refused with the current record, and a change is audited', async () => {
  for (const days of [6, 181, 1.5]) expect([days, (await set('quarantine', true, days)).status]).toEqual([days, 400]);
  expect((await set('quarantine', true, 14)).body).toMatchObject({ data: { on: true, days: 14, version: 1 } });
  expect(await set('quarantine', false, 60)).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', current: { days: 14 }, yours: { days: 60 } },
  });
  expect((await desk.call('POST', at('quarantine', '/try'), { body: { days: 1 } })).status).toBe(400);
  expect(
    (await desk.call('PUT', '/admin/retention/rules/everything', { body: { on: true, days: 1, version: 0 } })).status,
  ).toBe(404);
  const filter = encodeURIComponent('{"resource":"retention/rules","record_id":"quarantine"}');
  expect((await desk.call('GET', `/admin/audit?filter=${filter}&range=[0,0]&sort=["at","DESC"]`)).body).toMatchObject([
    { action: 'update', record_id: 'quarantine', before: { days: 30 }, after: { days: 14 } },
  ]);
});
