import { randomUUID } from 'node:crypto';

import { OTP, stagedChange } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

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

const answer = z.object({ data: z.array(stagedChange.strict()) });
const stagedFor = async (id: string) => answer.parse((await desk.call('GET', `/admin/leads/${id}/staged`)).body).data;

/** A verified lead, about whom another browser enters something else without its code. */
async function enteredAgain(changed: object) {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  const browser = visitor(api);
  // Or no second code would be sent yet.
  await browser.advance(OTP.resendWaitMs);
  const { status } = await browser.create(formFor(phone, changed));
  expect(status).toBe(201);
  const [only] = await stagedFor(leadId);
  if (!only) throw new Error('nothing was staged');
  return { phone, leadId, browser, enquiry: only.enquiry, staged: only };
}

test('changes entered without a code are shown with the stored values, the e-mail address masked', async () => {
  const { staged } = await enteredAgain({
    name: 'Asha R Rao',
    email: 'new.address@example.org',
    interest: 'Master of Business Administration',
  });
  expect(staged.fields).toEqual([
    { field: 'name', before: 'Asha Rao', after: 'Asha R Rao' },
    { field: 'email', before: 'a••••••@example.com', after: 'n••••••@example.org' },
  ]);
});

test('accepted changes apply at once; the timeline has only the fields, the audit log the author', async () => {
  const { leadId, enquiry, phone } = await enteredAgain({ name: 'Asha Kumari', qualification: '4' });
  const before = await desk.get(leadId);
  const { status, body } = await desk.post(leadId, 'staged', { enquiry, accept: true });
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Asha Kumari', highest_qualification_id: 4, version: before.version + 1 });
  expect(await stagedFor(leadId)).toEqual([]);
  expect((await desk.post(leadId, 'reveal', { reason: 'to compare' })).body).toEqual({
    data: { mobile: phone, email: `asha.${phone}@example.com` },
  });
  const entry = (await desk.timeline(leadId)).find(({ type }) => type === 'changes_accepted');
  expect(entry).toMatchObject({ by: desk.me.admin, data: { fields: ['name', 'qualification'] } });
  expect(await desk.logged(leadId)).toContainEqual(
    expect.objectContaining({ action: 'accept-changes', by: desk.me.admin }),
  );
  expect(JSON.stringify([entry, await desk.logged(leadId)])).not.toContain('Kumari');
});

test('refused changes leave the lead as it is, also when the code is entered afterwards', async () => {
  const { leadId, enquiry, browser, phone } = await enteredAgain({ name: 'Somebody Else' });
  expect((await desk.post(leadId, 'staged', { enquiry, accept: false })).body).toMatchObject({ name: 'Asha Rao' });
  expect((await desk.timeline(leadId)).map(({ type }) => type)).toContain('changes_refused');
  expect((await browser.verify(leadId, await browser.code(phone))).status).toBe(200);
  expect((await desk.get(leadId)).name).toBe('Asha Rao');
});

test('a second decision, one after the code, and one about another lead’s enquiry are refused and change nothing', async () => {
  const one = await enteredAgain({ name: 'First Change' });
  const other = await enteredAgain({ name: 'Other Change' });
  const answers = await Promise.all(
    [true, false].map((accept) => desk.post(one.leadId, 'staged', { enquiry: one.enquiry, accept })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));

  expect((await desk.post(one.leadId, 'staged', { enquiry: other.enquiry, accept: true })).status).toBe(409);
  expect((await desk.post(one.leadId, 'staged', { enquiry: randomUUID(), accept: true })).status).toBe(409);
  expect(await stagedFor(other.leadId)).toHaveLength(1);

  expect((await other.browser.verify(other.leadId, await other.browser.code(other.phone))).status).toBe(200);
  expect((await desk.post(other.leadId, 'staged', { enquiry: other.enquiry, accept: false })).status).toBe(409);
  expect((await desk.get(other.leadId)).name).toBe('Other Change');
});

test('what says the same as is stored is not shown', async () => {
  const phone = newPhone();
  const { leadId } = await verifiedVisitor(api, phone);
  await visitor(api).create(formFor(phone));
  expect(await stagedFor(leadId)).toEqual([]);
});
