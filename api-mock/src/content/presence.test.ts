import { presence, ROLE, savedChange } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import { people } from '../capabilities/staff/testing/people.ts';
import { adminOf } from '../testing/admin.ts';
import { callsTo, tokenOf } from '../testing/calls.ts';
import { openEvents } from '../testing/changes.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { openPresence } from './presence.ts';
import { presences } from './tables.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
let colleague: string;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
  const { confirmed, signIn, row } = people(api);
  const person = await confirmed();
  const { id } = await row(person.email);
  await staff.admin('PUT', `users/${id}`, { role: ROLE.ADMIN });
  colleague = (await signIn(person)).token;
});
afterAll(() => api.stop());

const event = z.union([presence, savedChange]);
/** The events of a record; that it was made is left out, as it may be announced before or after it is opened. */
async function open(id: string, token: string) {
  const stream = await openEvents(`${api.url}/admin/faqs/${id}/presence`, event, token);
  const next = async () => {
    const told = await stream.next();
    return 'action' in told.data && told.data.action === 'create' ? stream.next() : told;
  };
  return { ...stream, next };
}
const make = async () => (await staff.make('faqs', { question: 'Who is here?', answer: '' })).id;
const names = async (id: string) =>
  presence.parse((await staff.admin('GET', `faqs/${id}/presence`)).body).people.map(({ name }) => name);

test('ADMIN-40 the people with a record open are listed by name until they leave', async () => {
  const id = await make();
  const mine = await open(id, staff.token);
  expect(await mine.next()).toEqual({ event: 'people', data: { people: [{ name: 'Demo Admin', you: true }] } });
  const theirs = await open(id, colleague);
  const both = (you: string) =>
    expect.arrayContaining(['Demo Admin', 'Kavita Menon'].map((name) => ({ name, you: name === you }))) as {
      name: string;
    }[];
  expect((await mine.next()).data).toEqual({ people: both('Demo Admin') });
  expect((await theirs.next()).data).toEqual({ people: both('Kavita Menon') });
  await theirs.close();
  expect((await mine.next()).data).toEqual({ people: [{ name: 'Demo Admin', you: true }] });
  await mine.close();
  await expect.poll(() => names(id)).toEqual([]);
});

test('ADMIN-40 a saved change is sent to the people with the record open, with its fields and author', async () => {
  const id = await make();
  const theirs = await open(id, colleague);
  await theirs.next();
  await staff.admin('PUT', `faqs/${id}`, { question: 'Who was here?', autosave: true });
  expect(await theirs.next()).toEqual({
    event: 'saved',
    data: { version: 2, action: 'update', by: 'Demo Admin', you: false, fields: ['question'] },
  });
  const other = await make();
  await staff.admin('PUT', `faqs/${other}`, { question: 'Elsewhere?' });
  await staff.publish('faqs', id);
  expect((await theirs.next()).data).toMatchObject({ action: 'publish', version: 3, fields: [] });
  await theirs.close();
});

test('a person in another process is seen, and no longer where that process has ended without a word', async () => {
  const id = await make();
  const elsewhere = await openPresence(api.deps.store, async () => new Map());
  const mine = await open(id, staff.token);
  await mine.next();
  const person = v7();
  await elsewhere.join(
    { documentId: id, person, name: 'Priya Nair' },
    { people: () => undefined, saved: () => undefined },
  );
  expect((await mine.next()).data).toMatchObject({
    people: expect.arrayContaining([{ name: 'Priya Nair', you: false }]) as object,
  });
  await api.deps.db
    .update(presences)
    .set({ seen_at: sql`now() - interval '31 seconds'` })
    .where(sql`person = ${person}`);
  expect(await names(id)).toEqual(['Demo Admin']);
  await mine.close();
  await elsewhere.stop();
});

test('ROLE-06 a person who may not read the record does not get the people with it open', async () => {
  const id = await make();
  const call = callsTo(api);
  expect((await call('GET', `/admin/faqs/${id}/presence`)).status).toBe(401);
  const token = await tokenOf(call, ROLE.EVENT_CREATER);
  const headers = { accept: 'text/event-stream' };
  expect((await call('GET', `/admin/faqs/${id}/presence`, { token, headers })).status).toBe(403);
  expect((await staff.admin('GET', `faqs/${v7()}/presence`)).status).toBe(404);
});
