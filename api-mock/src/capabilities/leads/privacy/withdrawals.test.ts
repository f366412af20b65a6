import type { AgreementRecord, ConsentNotice, WithdrawalRecord } from '@prospectus/contract/retention';
import { CONSENT, CONSENT_NOTICE } from '@prospectus/contract/consent';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf } from '../testing/desk.ts';
import { formFor, newPhone, verifiedVisitor, visitor } from '../testing/visitor.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());

const queue = async (filter: object = {}) =>
  (await desk.call('GET', `/admin/retention/withdrawals?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .body as WithdrawalRecord[];
const put = (id: string, body: object) => desk.call('PUT', `/admin/retention/withdrawals/${id}`, { body });
const agreements = async (filter: object) =>
  (await desk.call('GET', `/admin/retention/agreements?filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .body as AgreementRecord[];

test('a withdrawal is in the queue once, with its tasks; completion has its author, and is audited', async () => {
  const phone = newPhone();
  const { browser, leadId } = await verifiedVisitor(api, phone);
  await expect.poll(async () => (await desk.get(leadId)).leads_id).not.toBeNull();
  await browser.call('POST', '/leads/mine/withdraw');
  await browser.call('POST', '/leads/mine/withdraw');
  const [item, ...others] = (await queue({ done: false })).filter(({ lead }) => lead === leadId);
  expect(others).toEqual([]);
  expect(item).toMatchObject({ tasks: ['erp', 'stage'], done: false, mobile: `••••••${phone.slice(-4)}`, note: '' });
  expect(Date.parse(item?.due_at ?? '') - Date.parse(item?.at ?? '')).toBe(7 * 86_400_000);
  const id = item?.id ?? '';
  expect((await put(id, { done: true, note: 'Closed in the ERP', version: 1 })).body).toMatchObject({
    done: true,
    done_by_name: 'Demo Admin',
    tasks: [],
    note: 'Closed in the ERP',
    version: 2,
  });
  expect(await put(id, { done: false, note: '', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'VERSION_CONFLICT', current: { done: true }, yours: { done: false } },
  });
  expect((await queue({ done: false })).filter(({ lead }) => lead === leadId)).toEqual([]);
  expect(await desk.logged(leadId)).toContainEqual(
    expect.objectContaining({ action: 'update', after: { withdrawal_done: true }, reason: 'Closed in the ERP' }),
  );
  expect((await put(id, { done: false, note: '', version: 2 })).body).toMatchObject({ done: false, done_at: null });
  await desk.post(leadId, 'erase', { reason: 'asked as well' });
  expect((await desk.call('GET', `/admin/retention/withdrawals/${id}`)).status).toBe(404);
});

test('LEAD-33 every version of the notice has its text and consents with time, page and channels', async () => {
  const phone = newPhone();
  await visitor(api).create(formFor(phone, { page: '/online-mba', consent_email: true }));
  const found = await agreements({ notice: CONSENT_NOTICE.version });
  const mine = found.find(({ mobile }) => mobile.endsWith(phone.slice(-4)));
  expect(mine).toMatchObject({ name: 'Asha Rao', agreed_channels: ['email'] });
  expect((await agreements({ notice: CONSENT_NOTICE.version, sms: true })).map(({ id }) => id)).not.toContain(mine?.id);
  expect((await agreements({ notice: CONSENT_NOTICE.version, email: true })).map(({ id }) => id)).toContain(mine?.id);
  expect(await agreements({ notice: CONSENT.version, at_lte: '2020-01-01T00:00:00Z' })).toEqual([]);
  expect(JSON.stringify(found)).not.toContain(phone);
  const { body } = await desk.call('GET', '/admin/retention/notices');
  const notices = (body as { data: ConsentNotice[] }).data;
  expect(notices.map(({ version }) => version)).toEqual(
    expect.arrayContaining([CONSENT.version, CONSENT_NOTICE.version]),
  );
  const people = notices.find(({ version }) => version === CONSENT_NOTICE.version);
  expect([people?.people, people?.text.includes(CONSENT_NOTICE.lines[0])]).toEqual([
    new Set(found.map(({ lead }) => lead)).size,
    true,
  ]);
});
