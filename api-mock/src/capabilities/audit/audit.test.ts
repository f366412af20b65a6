import { auditEntry, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { staff } from '../staff/tables.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { audit, type AuditNote } from '../../platform/changes/audit.ts';

let api: TestApi;
let call: Call;
let token: string;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
  const [first] = await api.deps.db.select({ id: staff.id, role: staff.role }).from(staff).orderBy(staff.role);
  admin = first?.id ?? '';
});
afterAll(() => api.stop());

const write = (note: Partial<AuditNote>) =>
  api.deps.db.transaction((tx) =>
    audit(tx, { at: api.deps.clock.now(), by: admin, action: 'update', resource: 'faqs', recordId: 'r', ...note }),
  );
const list = async (query: { filter?: object; sort?: unknown; range?: unknown } = {}) => {
  const parameters = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]),
  );
  const { status, headers, body } = await call('GET', `/admin/audit?${parameters.toString()}`, { token });
  expect(status).toBe(200);
  return { entries: z.array(auditEntry).parse(body), total: headers.get('content-range') };
};
const newest = async (filter: object) => (await list({ filter })).entries[0];

describe('an entry', () => {
  test('has the person’s name at that time, the action and the changed fields', async () => {
    await write({
      recordId: 'one',
      title: 'When does the batch begin?',
      before: { question: 'When?', answer: '<p>In July.</p>', version: 1 },
      after: { question: 'When does the batch begin?', answer: '<p>In July.</p>', version: 2 },
    });
    await api.deps.db.update(staff).set({ first_name: 'Renamed' });
    expect(await newest({ record_id: 'one' })).toMatchObject({
      by: admin,
      by_name: 'Demo Admin',
      action: 'update',
      resource: 'faqs',
      title: 'When does the batch begin?',
      before: { question: 'When?' },
      after: { question: 'When does the batch begin?' },
    });
  });

  test('contains no secret, at any depth, and nothing of a lead', async () => {
    const secrets = { password_hash: 'a', refreshToken: 'b', deep: { otp: '1234', kept: true } };
    await write({ recordId: 'secrets', before: null, after: secrets });
    expect(await newest({ record_id: 'secrets' })).toMatchObject({ before: null, after: { deep: { kept: true } } });
    await write({ resource: 'leads', recordId: 'lead', before: null, after: { mobile: '9876543210' } });
    expect(JSON.stringify(await newest({ record_id: 'lead' }))).not.toContain('98765');
  });

  test('of the installation has no person; a change that failed has no entry', async () => {
    await write({ by: null, recordId: 'installation' });
    expect(await newest({ record_id: 'installation' })).toMatchObject({ by: null, by_name: null });
    await expect(
      api.deps.db.transaction(async (tx) => {
        await audit(tx, { at: new Date(), by: null, action: 'delete', resource: 'faqs', recordId: 'undone' });
        throw new Error('the change fails');
      }),
    ).rejects.toThrow('the change fails');
    expect(await newest({ record_id: 'undone' })).toBeUndefined();
  });

  test.each([`update audit_log set title = 'another'`, 'delete from audit_log', 'truncate audit_log'])(
    'can be neither changed nor lost: %s',
    async (statement) => {
      await write({ recordId: 'kept' });
      await expect(api.deps.db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'the audit log is append only' },
      });
      expect(await newest({ record_id: 'kept' })).toMatchObject({ title: '' });
    },
  );
});

describe('the console’s list', () => {
  test('is newest first, in parts, with the total; each entry is read by its id', async () => {
    for (const title of ['first', 'second', 'third']) await write({ resource: 'blogs', title });
    const { entries, total } = await list({ filter: { resource: 'blogs' }, range: [0, 1] });
    expect([entries.map(({ title }) => title), total]).toEqual([['third', 'second'], 'audit 0-1/3']);
    const oldestFirst = await list({ filter: { resource: 'blogs' }, sort: ['at', 'ASC'] });
    expect(oldestFirst.entries.map(({ title }) => title)).toEqual(['first', 'second', 'third']);
    expect((await call('GET', `/admin/audit/${entries[0]?.id}`, { token })).body).toEqual(entries[0]);
    expect((await call('GET', `/admin/audit/${admin}`, { token })).status).toBe(404);
    expect((await call('GET', '/admin/audit/none', { token })).status).toBe(404);
  });

  test('is filtered by record, person, action, time and words of the title', async () => {
    const [early, late] = ['2030-01-01T00:00:00.000Z', '2030-01-02T00:00:00.000Z'];
    await write({ resource: 'footer', recordId: 'f1', title: 'Programmes column', at: new Date(early) });
    await write({ resource: 'footer', recordId: 'f2', action: 'delete', by: null, at: new Date(late) });
    for (const [filter, expected] of [
      [{ record_id: 'f2' }, ['f2']],
      [{ by: admin }, ['f1']],
      [{ action: 'delete' }, ['f2']],
      [{ at_gte: late }, ['f2']],
      [{ at_lte: early }, ['f1']],
      [{ q: 'column progr' }, ['f1']],
      [{ q: 'nothing of the kind' }, []],
    ] as const) {
      const { entries } = await list({ filter: { resource: 'footer', ...filter } });
      expect([filter, entries.map(({ record_id }) => record_id)]).toEqual([filter, expected]);
    }
  });

  test.each([
    ['GET', '/admin/audit?filter={"before":"x"}', 400],
    ['GET', '/admin/audit?sort=["title","ASC"]', 400],
    ['POST', '/admin/audit', 405],
    ['PUT', '/admin/audit/00000000-0000-7000-8000-000000000000', 405],
    ['DELETE', '/admin/audit/00000000-0000-7000-8000-000000000000', 405],
  ])('%s %s answers %i', async (method, path, status) => {
    const body = method === 'POST' || method === 'PUT' ? { body: {} } : {};
    expect((await call(method, path, { token, ...body })).status).toBe(status);
  });
});
