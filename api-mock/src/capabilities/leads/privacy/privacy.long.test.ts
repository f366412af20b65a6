import type { OwnDataExport } from '@prospectus/contract';
import type { PersonErasure, PersonExport } from '@prospectus/contract/retention';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { runJobs } from '../../../app/jobs.ts';
import { rows } from '../../../platform/database/database.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { writeNoted } from '../../audit/index.ts';
import { startReceiver, type Receiver } from '../../webhooks/testing/receiver.ts';
import { deskOf } from '../testing/desk.ts';
import { done, OTHERS, PERSON, plantEverywhere, SECOND_PHONE } from './testing/plant.ts';
import { tracesInFiles, tracesInTables, tracesOf } from './testing/traces.ts';

const DAY_MS = 86_400_000;
const { name, phone, email } = PERSON;

type Exception = { where: RegExp; why: string };
const CONTENT: readonly Exception[] = [
  {
    where: /^audit_log of (faqs|media)\./,
    why: 'Who published what stays provable. Content is written by staff and published; it is no record of an applicant.',
  },
  {
    where: /^file media\/[0-9a-f]{64}\.pdf$/,
    why: 'Addresses of uploaded files stay valid. Staff uploaded it; it is no record of an applicant.',
  },
];
/** What stays on purpose. */
const STAYS: Record<'staff' | 'rules', readonly Exception[]> = {
  staff: CONTENT,
  rules: [
    ...CONTENT,
    {
      where: /^lead_events of noted\.data$/,
      why: 'A note about another person, who is not old enough. It is erased with that person, or if staff erase this one.',
    },
  ],
};

const find = tracesOf(PERSON);
const findSecond = tracesOf({ ...PERSON, phone: SECOND_PHONE });

let api: TestApi;
let log: string;
let receiver: Receiver;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeEach(async () => {
  log = '';
  api = await startTestApi({ env: { LOG_LEVEL: 'trace' }, logTo: { write: (line) => void (log += line) } });
  receiver = await startReceiver();
  desk = await deskOf(api);
});
afterEach(async () => {
  await api.stop();
  await receiver.close();
});

/** Where the person is found: every table, every file, and the log. */
async function traces(): Promise<string[]> {
  await writeNoted(api.deps);
  const ofBoth = (text: string) => [...find(text), ...findSecond(text)];
  const logged = find(log).map((what) => ({ where: 'log', what }));
  const found = [
    ...(await tracesInTables(api.deps.db, ofBoth)),
    ...(await tracesInFiles(api.deps.config.dataDir, ofBoth)),
    ...logged,
  ];
  return [...new Set(found.map(({ where }) => where))].toSorted();
}

const unexplained = (found: readonly string[], exceptions: readonly Exception[]) => ({
  found: found.filter((where) => !exceptions.some((exception) => exception.where.test(where))),
  needless: exceptions.filter((exception) => !found.some((where) => exception.where.test(where))),
});

/** Places that have the person before the erasure: without them the test would prove nothing. */
const PLANTED = [
  ...['audit_log of leads.reason', 'audit_log of leads/views.after', 'day_figures.value', 'lead_enquiries.staged'],
  ...['lead_events of noted.data', 'lead_quarantine.details', 'lead_quarantine.touch', 'lead_touches.c2'],
  ...['lead_touches.page', 'lead_touches.ref_url', 'lead_views.filter', 'leads.email', 'leads.lost_reason'],
  ...['leads.phone', 'leads.words', 'otp_challenges.phone', 'outbox.body', 'outbox.recipient', 'referrals.name'],
];

const SENT_BY_PAGES = ['media', 'campaign', 'first', 'source', 'c2', 'c3', 'page', 'revisit'];
const WRITTEN_BY_STAFF = ['note', 'handover', 'lost', 'withdrawal'];
const WITHOUT_CODE = ['staged', 'spam', 'spam-c2', 'guardian', 'referred', 'second'];
const marks = (names: readonly string[]) => names.map((one) => `${PERSON.marked}-${one}`);
const notIn = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));
const people = async <T>(verb: string, body: object) =>
  (await done(desk.call('POST', `/admin/retention/people/${verb}`, { body }))).body as { data: T };

test(
  'an export has all of a person and nobody else; a withdrawal ends all messages; an erasure leaves nothing',
  { timeout: 300_000 },
  async () => {
    const { browser, leadId } = await plantEverywhere(api, desk, receiver.url);
    expect(notIn((await traces()).join(), PLANTED)).toEqual([]);

    // Withdrawal, while a message waits.
    await done(browser.call('POST', '/mock/faults', { target: 'erp', status: 503 }));
    await done(browser.call('POST', '/erp/revisit', { lead_id: leadId, campaign: 'waits' }));
    const messages = () =>
      rows<{ id: string; status: string; at: string }>(
        api.deps.db,
        sql`select id, status, coalesce(sent_at, created_at)::text as at from outbox where subject = ${leadId} order by id`,
      );
    await expect.poll(async () => (await messages()).map(({ status }) => status)).toContain('failed');
    await done(browser.call('POST', '/leads/mine/withdraw'));
    const atOnce = await messages();
    expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set(['sent', 'dead']));
    await done(browser.call('DELETE', '/mock/faults'));
    for (const { id, status } of atOnce)
      if (status === 'dead') expect((await desk.call('POST', `/admin/deliveries/${id}/retry`)).status).toBe(409);
    expect((await browser.call('POST', '/erp/revisit', { lead_id: leadId, campaign: 'again' })).status).toBe(409);

    const own = JSON.stringify((await done(browser.call<OwnDataExport>('GET', '/leads/mine/export'))).data);
    await api.deps.clock.advance(DAY_MS / 24);
    await desk.signIn();
    await runJobs(api.deps);
    expect(await messages()).toEqual(atOnce);
    const open = (await desk.call('GET', '/admin/retention/withdrawals')).body as { id: string; lead: string }[];
    const { id = '' } = open.find(({ lead }) => lead === leadId) ?? {};
    const finished = { done: true, note: 'zqvmark-withdrawal', version: 1 };
    await done(desk.call('PUT', `/admin/retention/withdrawals/${id}`, { body: finished }));

    // Exports.
    const reason = `zqvmark-export ${name}`;
    const all = JSON.stringify(await people<PersonExport>('export', { contact: phone, reason })).replaceAll(
      /zqvmark /gi,
      'zqvmark-',
    );
    const contacts = [phone, email];
    expect(notIn(all, [...marks([...SENT_BY_PAGES, ...WRITTEN_BY_STAFF, ...WITHOUT_CODE]), ...contacts])).toEqual([]);
    expect(notIn(own, [...marks(SENT_BY_PAGES), ...contacts])).toEqual([]);
    expect(own).not.toMatch(new RegExp(marks([...WRITTEN_BY_STAFF, ...WITHOUT_CODE]).join('|')));
    const staff = ['prospectus.test', 'Demo', desk.me.admin, desk.me.counsellor];
    for (const text of [all, own]) expect([...OTHERS, ...staff].filter((part) => text.includes(part))).toEqual([]);

    // Erasure; a second one finds nobody.
    const spelt = `+91 ${phone.slice(0, 5)}-${phone.slice(5)}`;
    const { data } = await people<PersonErasure>('erase', { contact: spelt, reason: `asked by ${name}, ${phone}` });
    expect(data).toMatchObject({ leads: 2, submissions: 1, referrals: 3 });
    for (const contact of [phone, email, SECOND_PHONE]) {
      const body = { contact, reason: 'asked again' };
      expect((await desk.call('POST', '/admin/retention/people/erase', { body })).status).toBe(404);
    }
    expect((await desk.call('GET', '/admin/audit/verify')).body).toMatchObject({ data: { ok: true } });
    expect((await browser.call('GET', '/leads/mine')).status).toBe(401);
    await runJobs(api.deps);
    expect(unexplained(await traces(), STAYS.staff)).toEqual({ found: [], needless: [] });
    const told = receiver.received.map(({ body }) => body).join();
    expect(find(told).filter((what) => what !== 'marked')).toEqual([]);
    expect(receiver.events('lead.erased').map((event) => event.data)).toContainEqual({ lead_id: leadId });
  },
);

test('the retention rules leave nothing of a person, merged leads included', { timeout: 300_000 }, async () => {
  await plantEverywhere(api, desk, receiver.url);
  for (const [rule, days] of [
    ['lost-leads', 730],
    ['messages', 365],
  ] as const)
    await done(desk.call('PUT', `/admin/retention/rules/${rule}`, { body: { on: true, days, version: 0 } }));
  await api.deps.clock.advance(731 * DAY_MS);
  await runJobs(api.deps);
  // The figures of the dashboard follow in the next round.
  await runJobs(api.deps);
  await desk.signIn();
  expect((await desk.call('GET', '/admin/audit/verify')).body).toMatchObject({ data: { ok: true } });
  expect(unexplained(await traces(), STAYS.rules)).toEqual({ found: [], needless: [] });
});
