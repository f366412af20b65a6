import { LEAD_COLUMNS, leadRecord, fullLeadRecord, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from './testing/visitor.ts';

let api: TestApi;
let call: Call;
let token: string;
const phones = [newPhone(), newPhone(), newPhone()] as const;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
  await visitor(api).create(formFor(phones[0], { name: 'Zoya Khan', media: 'google', campaign: 'Delay' }));
  await visitor(api).create(formFor(phones[1], { name: 'Bala Iyer', interest: 'Master of Computer Applications' }));
  const { browser } = await verifiedVisitor(api, phones[2]);
  await browser.outbox({ channel: 'erp' });
});
afterAll(() => api.stop());

const list = (query: Record<string, unknown>) =>
  call(
    'GET',
    `/admin/leads?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]))}`,
    { token },
  );
const names = (body: unknown) => (body as { name: string }[]).map(({ name }) => name);

test('LEAD-01 API-34: an admin lists the leads, newest first, with their range', async () => {
  const { status, body, headers } = await list({ range: [0, 1] });
  expect(status).toBe(200);
  expect(headers.get('content-range')).toBe('leads 0-1/3');
  expect(
    z
      .array(leadRecord.strict())
      .parse(body)
      .map(({ name }) => name),
  ).toEqual(['Asha Rao', 'Bala Iyer']);
});

test('LEAD-01 leads are sorted, filtered and searched by declared names alone', async () => {
  expect(names((await list({ sort: ['name', 'DESC'] })).body)).toEqual(['Zoya Khan', 'Bala Iyer', 'Asha Rao']);
  expect(names((await list({ filter: { campaign: 'Delay' } })).body)).toEqual(['Zoya Khan']);
  expect(names((await list({ filter: { delivery_state: 'updated' } })).body)).toEqual(['Asha Rao']);
  expect(names((await list({ filter: { q: 'computer' } })).body)).toEqual(['Bala Iyer']);
  expect(names((await list({ filter: { mobile: 'nobody' } })).body)).toEqual([]);
  expect(await list({ filter: { phone: phones[0] } })).toMatchObject({ status: 400, body: { code: 'UNKNOWN_FIELD' } });
});

test.each([
  ['computer', ['Bala Iyer']],
  ['ZOYA', ['Zoya Khan']],
  ['khan zo', ['Zoya Khan']],
  ['khan bala', []],
  ['oya', []],
  ['asha.98', ['Asha Rao', 'Bala Iyer', 'Zoya Khan']],
  ['example.com', ['Asha Rao', 'Bala Iyer', 'Zoya Khan']],
  [phones[0], ['Zoya Khan']],
  [`+91 ${phones[1].slice(0, 5)} ${phones[1].slice(5)}`, ['Bala Iyer']],
  [phones[2].slice(-5), ['Asha Rao']],
  ['o\'neill \\ "', []],
  ['%', []],
  [' ', ['Asha Rao', 'Bala Iyer', 'Zoya Khan']],
])('LEAD-01: a search for %j finds %j', async (q, found) => {
  const { status, body } = await list({ filter: { q }, sort: ['name', 'ASC'] });
  expect([status, names(body)]).toEqual([200, found]);
});

test('LEAD-01 the list is sorted by every field it shows, in both directions', async () => {
  for (const field of LEAD_COLUMNS) {
    const [up, down] = [await list({ sort: [field, 'ASC'] }), await list({ sort: [field, 'DESC'] })];
    expect([field, up.status, down.status]).toEqual([field, 200, 200]);
    const values = (body: unknown) => (body as Record<string, unknown>[]).map((record) => record[field]);
    const filled = values(up.body).filter((value) => value !== null);
    expect(values(down.body).filter((value) => value !== null)).toEqual(filled.toReversed());
  }
});

test('LEAD-21 LEAD-02: one lead shows its enquiries, the consent and the timeline', async () => {
  const [found] = (await list({ filter: { mobile: phones[2] } })).body as { id: string }[];
  const { body } = await call('GET', `/admin/leads/${found?.id}`, { token });
  const lead = fullLeadRecord.strict().parse(body);
  expect(lead.timeline.map(({ type }) => type)).toEqual(['created', 'otp_sent', 'verified', 'erp_pushed', 'updated']);
  expect(lead.enquiries).toMatchObject([
    { media: 'Direct', consent_version: '2025-01', consent_channels: ['email', 'sms', 'whatsapp', 'voice'] },
  ]);
  expect((await call('GET', '/admin/leads/nothing', { token })).status).toBe(404);
});

test('ROLE-06 LEAD-01 leads are read by the desk alone, and made by nobody there', async () => {
  const events = await tokenOf(call, ROLE.EVENT_CREATER);
  expect((await call('GET', '/admin/leads')).status).toBe(401);
  expect((await call('GET', '/admin/leads', { token: events })).status).toBe(403);
  expect((await call('POST', '/admin/leads', { token, body: {} })).status).toBe(405);
});
