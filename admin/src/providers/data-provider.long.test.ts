import { ROLE } from '@prospectus/contract';
import { createClient } from '@prospectus/contract/client';
import { startTestApi, type TestApi } from '@prospectus/api-mock/testing';
import { HttpError, type RaRecord } from 'react-admin';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { findRecords } from '../app/find/find-records.ts';
import { createStaffClient } from './api.ts';
import { createAuthProvider } from './auth-provider.ts';
import { type ConsoleDataProvider, createConsoleDataProvider } from './data-provider.ts';
import { createSession } from './session.ts';

let api: TestApi;
let admin: ConsoleDataProvider;

beforeAll(async () => {
  api = await startTestApi();
  admin = await signedIn('admin@prospectus.test', 'admin-prospectus-2026');
  // It fills its database first.
}, 300_000);
afterAll(() => api.stop());

async function signedIn(email: string, password: string): Promise<ConsoleDataProvider> {
  const session = createSession(createClient({ base: api.url }));
  await createAuthProvider(session).login({ email, password });
  return createConsoleDataProvider(createStaffClient(session, api.url));
}

const firstPage = {
  pagination: { page: 1, perPage: 5 },
  sort: { field: 'position', order: 'ASC' as const },
  filter: {},
};
const on = (id: unknown) => ({ resource: 'faqs', id: String(id) });
const failureOf = async (call: Promise<unknown>): Promise<HttpError> => {
  const error: unknown = await call.catch((thrown: unknown) => thrown);
  if (!(error instanceof HttpError)) throw new Error(`expected an HttpError, got ${String(error)}`);
  return error;
};

test('ADMIN-18 FAQs are listed by page with their total, and can be searched', async () => {
  const all = await admin.getList('faqs', firstPage);
  expect(all.data).toHaveLength(5);
  expect(all.total).toBeGreaterThan(5);
  const found = await admin.getList('faqs', { ...firstPage, filter: { q: 'exams' } });
  expect(found.total).toBeGreaterThan(0);
  expect(found.total).toBeLessThan(all.total ?? 0);
});

test('ADMIN-18 ADMIN-40 an FAQ is created, published, changed and its draft discarded; the history lists each action', async () => {
  const { data: created } = await admin.create<RaRecord>('faqs', {
    data: { question: 'May I pause my studies?', answer: '<p>Yes.</p>' },
  });
  expect(created).toMatchObject({ status: 'draft', version: 1 });
  const live = await admin.api('POST /admin/:resource/:id/publish', { params: on(created.id), body: { version: 1 } });
  expect(live).toMatchObject({ status: 'published', version: 2 });
  const { data: changed } = await admin.update<RaRecord>('faqs', {
    id: created.id,
    data: { answer: '<p>For a year.</p>', version: 2 },
    previousData: live,
  });
  expect(changed).toMatchObject({ status: 'changed', question: 'May I pause my studies?' });
  const discarded = await admin.api('POST /admin/:resource/:id/discard', {
    params: on(created.id),
    body: { version: 3 },
  });
  expect(discarded).toMatchObject({ status: 'published', answer: '<p>Yes.</p>' });
  const history = await admin.api('GET /admin/:resource/:id/history', { params: on(created.id) });
  expect(history.map(({ action }) => action)).toEqual(['discard', 'update', 'publish', 'create']);
  expect(history[0]?.by).toBe('Demo Admin');
});

test('ADMIN-18 an update with a stale version is refused with 409 and both versions', async () => {
  const { data: created } = await admin.create<RaRecord>('faqs', { data: { question: 'Is there a library?' } });
  await admin.update('faqs', {
    id: created.id,
    data: { question: 'Is there an online library?', version: 1 },
    previousData: created,
  });
  const error = await failureOf(
    admin.update('faqs', {
      id: created.id,
      data: { question: 'Have you a library?', version: 1 },
      previousData: created,
    }),
  );
  expect(error.status).toBe(409);
  expect(error.body).toMatchObject({
    code: 'VERSION_CONFLICT',
    current: { question: 'Is there an online library?', version: 2 },
    yours: { question: 'Have you a library?' },
  });
});

test.each(['publish', 'discard', 'delete'] as const)(
  'ADMIN-18 ADMIN-40 %s with a stale version is refused with 409, and the draft of the colleague stays',
  async (action) => {
    const { data: created } = await admin.create<RaRecord>('faqs', { data: { question: 'Is there a hostel?' } });
    const seen = await admin.api('POST /admin/:resource/:id/publish', { params: on(created.id), body: { version: 1 } });
    await admin.update('faqs', {
      id: created.id,
      data: { question: 'Is there a campus?', version: 2 },
      previousData: seen,
    });
    const call = {
      publish: () => admin.api('POST /admin/:resource/:id/publish', { params: on(created.id), body: { version: 2 } }),
      discard: () => admin.api('POST /admin/:resource/:id/discard', { params: on(created.id), body: { version: 2 } }),
      delete: () => admin.delete<RaRecord>('faqs', { id: created.id, previousData: seen }),
    }[action];
    const error = await failureOf(call());
    expect(error.status).toBe(409);
    expect(error.body).toMatchObject({
      code: 'VERSION_CONFLICT',
      current: { question: 'Is there a campus?', version: 3 },
    });
    const { data: now } = await admin.getOne<RaRecord>('faqs', { id: created.id });
    expect(now).toMatchObject({ status: 'changed', question: 'Is there a campus?', version: 3 });
  },
);

test('ADMIN-05 invalid fields are refused with a message for each path', async () => {
  const error = await failureOf(
    admin.create('program', {
      data: { slug: 'Not A Slug', display_name: '', fee_plans: [{ title: '', totalAmount: 1.5 }] },
    }),
  );
  const { errors } = error.body as { errors: Record<string, unknown> };
  expect(error.message).toBe('Some fields need your attention.');
  expect(Object.keys(errors)).toEqual(
    expect.arrayContaining(['slug', 'display_name', 'fee_plans.0.title', 'fee_plans.0.totalAmount']),
  );
  for (const message of Object.values(errors)) expect(message).toEqual(expect.any(String));
});

test('ADMIN-39 an order is saved; one that began from another order is refused with 409', async () => {
  const { data } = await admin.getList('faqs', { ...firstPage, filter: { program: null } });
  const wanted = data.map(({ id }) => id as string).toReversed();
  const order = (ids: string[], from: string[]) =>
    admin.api('POST /admin/:resource/reorder', { params: { resource: 'faqs' }, body: { ids, from } });
  await order(wanted, wanted.toReversed());
  const { data: after } = await admin.getList('faqs', { ...firstPage, filter: { program: null } });
  expect(after.map(({ id }) => id as string)).toEqual(wanted);
  const error = await failureOf(order(wanted.toSorted(), wanted.toReversed()));
  expect(error.message).toBe('Someone else changed this order in the meantime.');
  expect(error.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { ids: wanted } });
});

test('ROLE-05 ROLE-06 an event creator may list lectures and is refused with 403 elsewhere', async () => {
  const events = await signedIn('events@prospectus.test', 'events-prospectus-2026');
  expect(
    (await events.getList('live-lectures', { ...firstPage, sort: { field: 'start_date', order: 'ASC' } })).data,
  ).toHaveLength(5);
  expect((await failureOf(events.getList('faqs', firstPage))).status).toBe(403);
  expect((await failureOf(events.api('GET /admin/dashboard'))).status).toBe(403);
});

test('ADMIN-01 the dashboard’s figures match the lists', async () => {
  const data = await admin.api('GET /admin/dashboard');
  const programs = await admin.getList('program', firstPage);
  expect(data).toMatchObject({ programs: programs.total, leads: 0 });
});

test('a list and the options of a select load the fields they show, and no more', async () => {
  const fields = ['display_name', 'status'];
  const { data, total } = await admin.getList('program', { ...firstPage, meta: { fields } });
  expect(data.map((record) => Object.keys(record as object).toSorted())).toEqual(
    data.map(() => ['display_name', 'id', 'status']),
  );
  expect(total).toBeGreaterThan(5);
  const ids = data.map(({ id }: RaRecord) => id);
  const many = await admin.getMany('program', { ids, meta: { fields } });
  expect(many.data).toEqual(expect.arrayContaining(data));
});

test('the search over everything is for those who may see everything; others search their own lists', async () => {
  const found = await findRecords(admin, 'online-ma', ROLE.ADMIN);
  expect(found[0]).toMatchObject({ resource: 'program', context: ['online-ma'] });
  const events = await signedIn('events@prospectus.test', 'events-prospectus-2026');
  const lectures = await findRecords(events, 'a', ROLE.EVENT_CREATER);
  expect(new Set(lectures.map(({ resource }) => resource))).toEqual(new Set(['live-lectures', 'batches', 'holidays']));
  expect(lectures[0]?.context.length).toBeGreaterThan(2);
});
