import { ROLE } from '@prospectus/contract';
import type { PersonErasure, PersonExport, PersonSearchResult } from '@prospectus/contract/retention';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { rows } from '../../../platform/database/database.ts';
import { callsTo, tokenOf } from '../../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf } from '../testing/desk.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../testing/visitor.ts';
import { tablesWith } from './testing/tables-with.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());

const ask = async <T>(verb: string, body: object) => {
  const answer = await desk.call('POST', `/admin/retention/people/${verb}`, { body });
  return { status: answer.status, data: (answer.body as { data: T }).data };
};

/** A verified person with a merged lead, a note, a referral, a quarantined submission, and a referrer. */
async function somebody() {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  await browser.call('POST', '/learner/v2/referrals', { name: 'A Friend', phone: newPhone() });
  const second = await desk.enquire('Same Person');
  await desk.post(second.id, 'merge', { into: leadId });
  await desk.post(leadId, 'notes', { text: `Call back on ${phone}` });
  await desk.post(leadId, 'reveal', { reason: `calling ${phone}` });
  await visitor(api).create(formFor(phone, { website: 'https://spam.example' }));
  const friend = await verifiedVisitor(api, newPhone());
  await friend.browser.call('POST', '/learner/v2/referrals', { name: 'Asha', phone });
  await desk.post(friend.leadId, 'notes', { text: `Came with +91 ${phone}` });
  const view = { title: 'Hers', filter: { q: phone }, sort: ['created_at', 'DESC'], columns: null, show: 'list' };
  await desk.call('POST', '/admin/leads/views', { body: { ...view, shared: false } });
  return { phone, leadId, second, browser };
}

test('ERR-06 a person is found by phone and by e-mail, with merged leads, quarantined submissions and referrals', async () => {
  const { phone, leadId, second } = await somebody();
  const { data } = await ask<PersonSearchResult>('find', { contact: phone });
  expect(data.records.map(({ kind }) => kind).toSorted()).toEqual(['lead', 'merged', 'referral', 'submission']);
  expect(data.records.map(({ id }) => id)).toEqual(expect.arrayContaining([leadId, second.id]));
  expect(data.messages).toBeGreaterThan(1);
  expect(JSON.stringify(data)).not.toContain(phone);
  const byPart = await ask<PersonSearchResult>('find', { contact: second.phone });
  expect(byPart.data.records.filter(({ kind }) => kind === 'lead')).toMatchObject([{ id: leadId }]);
  const byEmail = await ask<PersonSearchResult>('find', { contact: `ASHA.${phone}@example.com` });
  expect(byEmail.data.records.map(({ id }) => id)).toEqual(expect.arrayContaining([leadId]));
  expect(await ask('find', { contact: newPhone() })).toMatchObject({ status: 200, data: { records: [], messages: 0 } });
  expect((await ask('find', { contact: 'nonsense' })).status).toBe(400);
});

test('an export has the same as the person’s own and the notes of staff; author and reason are audited', async () => {
  const { phone, leadId, browser } = await somebody();
  const reason = 'asked by letter of 3 November';
  const { data } = await ask<PersonExport>('export', { contact: phone, reason });
  const own = (await browser.call<Record<string, unknown>>('GET', '/leads/mine/export')).data;
  const [lead = {}] = data.leads;
  for (const [name, value] of Object.entries(own))
    if (!['code_valid_until', 'timeline', 'messages'].includes(name)) expect([name, lead[name]]).toEqual([name, value]);
  expect(JSON.stringify(lead['staff'])).toContain(`Call back on ${phone}`);
  expect([data.leads.length, data.submissions.length, data.referred.length]).toEqual([2, 1, 1]);
  expect(await desk.logged(leadId)).toContainEqual(expect.objectContaining({ action: 'export', reason }));
  expect((await ask('export', { contact: phone, reason: 'x' })).status).toBe(400);
  expect((await ask('export', { contact: newPhone(), reason })).status).toBe(404);
});

test('an erasure leaves the phone in no table, and the audit chain whole', async () => {
  const { phone, leadId, second, browser } = await somebody();
  await ask('export', { contact: phone, reason: `asked from ${phone}` });
  expect(await tablesWith(api.deps.db, phone)).toEqual(
    expect.arrayContaining([
      'leads',
      'lead_events',
      'lead_views',
      'outbox',
      'referrals',
      'lead_quarantine',
      'audit_log',
    ]),
  );
  const { status, data } = await ask<PersonErasure>('erase', { contact: phone, reason: `asked from ${phone}` });
  expect([status, data]).toMatchObject([200, { leads: 2, submissions: 1, referrals: 2 }]);
  for (const text of [phone, second.phone, `asha.${phone}`])
    expect([text, await tablesWith(api.deps.db, text)]).toEqual([text, []]);
  expect((await desk.get(leadId)) as unknown).toMatchObject({ code: 'NOT_FOUND' });
  expect((await desk.list({ q: phone })).body).toEqual([]);
  expect((await browser.call('GET', '/leads/mine')).status).toBe(401);
  expect((await desk.call('GET', '/admin/audit/verify')).body).toMatchObject({ data: { ok: true } });
  expect((await ask('erase', { contact: phone, reason: 'asked again' })).status).toBe(404);
});

test('erasing a lead on the desk also erases its referrals', async () => {
  const { phone, leadId } = await somebody();
  expect((await desk.post(leadId, 'erase', { reason: 'asked by phone' })).status).toBe(200);
  expect(await tablesWith(api.deps.db, phone)).toEqual([]);
  expect((await desk.call('GET', '/admin/audit/verify')).body).toMatchObject({ data: { ok: true } });
});

test.each([
  ['EVENT_CREATER', ROLE.EVENT_CREATER, 403],
  ['COUNSELLOR', ROLE.COUNSELLOR, 403],
  ['nobody', undefined, 401],
] as const)('ROLE-06 %s is refused every call of consent and retention', async (_who, role, status) => {
  const call = callsTo(api);
  const token = role && (await tokenOf(call, role));
  const calls = [
    ['POST', 'people/find', { contact: '9800000001' }],
    ['POST', 'people/export', { contact: '9800000001', reason: 'curious' }],
    ['POST', 'people/erase', { contact: '9800000001', reason: 'curious' }],
    ['GET', 'rules'],
    ['PUT', 'rules/quarantine', { on: true, days: 30, version: 0 }],
    ['POST', 'rules/quarantine/try', {}],
    ['POST', 'rules/quarantine/run', {}],
    ['GET', 'runs'],
    ['GET', 'withdrawals'],
    ['PUT', `withdrawals/${crypto.randomUUID()}`, { done: true, note: '', version: 1 }],
    ['GET', 'notices'],
    ['GET', 'agreements'],
  ] as const;
  for (const [method, path, body] of calls) {
    const answer = await call(method, `/admin/retention/${path}`, { ...(token && { token }), ...(body && { body }) });
    expect([method, path, answer.status]).toEqual([method, path, status]);
  }
});

test('contacts are in no address and no log of limits', async () => {
  const found = await rows<{ n: number }>(
    api.deps.db,
    sql`select count(*)::int as n from limits where key ~ '98[0-9]{8}'`,
  );
  expect(found).toEqual([{ n: 0 }]);
});
