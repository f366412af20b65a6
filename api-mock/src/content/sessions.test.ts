import { type AuditEntry, type HistoryEntry, resources } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { allJobs } from '../app/jobs.ts';
import { type AdminRecord, adminOf } from '../testing/admin.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { documentStore } from './documents.ts';

const MINUTE_MS = 60_000;

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const autosave = (id: string, question: string) =>
  staff.admin('PUT', `faqs/${id}`, { question, autosave: true }) as Promise<{ body: AdminRecord }>;
const history = async (id: string) => (await staff.admin('GET', `faqs/${id}/history`)).body as HistoryEntry[];
const actions = async (id: string) => (await history(id)).map(({ action, version }) => `${action} ${version}`);
const audited = async (id: string) =>
  (
    (
      await staff.admin(
        'GET',
        `audit?filter=${encodeURIComponent(JSON.stringify({ record_id: id, action: 'update' }))}`,
      )
    ).body as AuditEntry[]
  ).map(({ before, after }) => ({ before, after }));
/** More than a session lasts; nobody stays signed in as long. */
async function halfAnHourLater(): Promise<void> {
  await api.deps.clock.advance(31 * MINUTE_MS);
  staff = await adminOf(api);
}
const endIdleSessions = () =>
  allJobs(api.deps)
    .find(({ name }) => name === 'editing sessions')
    ?.run();

test('ADMIN-40 the autosaves of one editing session are one entry of the history, with the newest text', async () => {
  const { id } = await staff.live('faqs', { question: 'One', answer: '' });
  for (const question of ['One t', 'One tw', 'One two']) await autosave(id, question);
  const [session, ...before] = await history(id);
  expect(session).toMatchObject({ action: 'update', version: 5, began_at: expect.any(String) as string });
  expect(before.map(({ action }) => action)).toEqual(['publish', 'create']);
  expect((await staff.admin('GET', `faqs/${id}/history/5`)).body).toMatchObject({ fields: { question: 'One two' } });
  expect((await autosave(id, 'One two three')).body).toMatchObject({ version: 6, status: 'changed' });
  expect(await actions(id)).toEqual(['update 6', 'publish 2', 'create 1']);
});

test('ADMIN-40 a session ends when the record is published, saved by hand or by another person, or after 30 minutes', async () => {
  const { id } = await staff.make('faqs', { question: 'A', answer: '' });
  await autosave(id, 'B');
  await staff.publish('faqs', id);
  await autosave(id, 'C');
  await autosave(id, 'D');
  expect(await actions(id)).toEqual(['update 5', 'publish 3', 'update 2', 'create 1']);
  await staff.admin('PUT', `faqs/${id}`, { question: 'E' });
  await autosave(id, 'F');
  expect((await actions(id)).slice(0, 3)).toEqual(['update 7', 'update 6', 'update 5']);
  const by = '018f0000-0000-7000-8000-0000000000bb';
  const request = { resource: resources.faqs, id, by, autosave: true };
  await documentStore(api.deps).update(request, { question: 'G' });
  await documentStore(api.deps).update(request, { question: 'H' });
  expect((await actions(id)).slice(0, 2)).toEqual(['update 9', 'update 7']);
  await halfAnHourLater();
  await documentStore(api.deps).update(request, { question: 'I' });
  expect((await actions(id)).slice(0, 2)).toEqual(['update 10', 'update 9']);
});

test('the audit log has one entry for a session, from before its first autosave to its last, once it has ended', async () => {
  const { id } = await staff.make('faqs', { question: 'First', answer: '' });
  await autosave(id, 'Second');
  await autosave(id, 'Third');
  expect(await audited(id)).toEqual([]);
  await staff.publish('faqs', id);
  expect(await audited(id)).toEqual([{ before: { question: 'First' }, after: { question: 'Third' } }]);

  await autosave(id, 'Fourth');
  await endIdleSessions();
  expect(await audited(id)).toHaveLength(1);
  await halfAnHourLater();
  await endIdleSessions();
  await endIdleSessions();
  expect((await audited(id)).filter(({ after }) => after?.['question'] === 'Fourth')).toEqual([
    { before: { question: 'Third' }, after: { question: 'Fourth' } },
  ]);
});

test('an autosave with a stale version is refused with 409, and a table takes none', async () => {
  const { id } = await staff.make('faqs', { question: 'A', answer: '' });
  await autosave(id, 'B');
  const stale = await staff.admin('PUT', `faqs/${id}`, { question: 'C', version: 1, autosave: true });
  expect([stale.status, stale.body]).toMatchObject([409, { code: 'VERSION_CONFLICT', current: { question: 'B' } }]);
  const lectures = (await staff.admin('GET', 'live-lectures?range=[0,0]')).body as AdminRecord[];
  const refused = await staff.admin('PUT', `live-lectures/${lectures[0]?.id}`, { autosave: true });
  expect([refused.status, refused.body]).toMatchObject([400, { code: 'UNKNOWN_FIELD' }]);
});
