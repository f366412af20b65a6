import { auditEntry, auditVerification, ROLE } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { rows } from '../../platform/database/database.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { audit, type AuditNote, auditAll, scrubAudit } from '../../platform/changes/audit.ts';
import { auditLater, writeNoted } from './later.ts';

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await withoutTriggers(sql`delete from audit_log`, sql`update audit_head set seq = 0, hash = ''`);
  for (const recordId of ['one', 'two', 'three']) await write({ recordId, title: recordId, reason: 'they asked' });
});

const noteOf = (note: Partial<AuditNote>): AuditNote => ({
  at: api.deps.clock.now(),
  by: null,
  action: 'update',
  resource: 'faqs',
  recordId: 'r',
  ...note,
});
const write = (note: Partial<AuditNote>) => api.deps.db.transaction((tx) => audit(tx, noteOf(note)));
const verify = async () => {
  const { body, status } = await call('GET', '/admin/audit/verify', { token });
  expect(status).toBe(200);
  return z.object({ data: auditVerification.strict() }).parse(body).data;
};
const inOrder = () =>
  rows<{ id: string; seq: number; hash: string; previous_hash: string; title: string; reason: string | null }>(
    api.deps.db,
    sql`select id, seq::int as seq, hash, previous_hash, title, reason from audit_log order by seq`,
  );
const idAt = async (seq: number) => (await inOrder()).find((entry) => entry.seq === seq)?.id;
/** Changes that a person with all rights on the database could make. */
const withoutTriggers = (...statements: ReturnType<typeof sql>[]) =>
  api.deps.db.transaction(async (tx) => {
    await tx.execute(sql`alter table audit_log disable trigger user`);
    for (const statement of statements) await tx.execute(statement);
    await tx.execute(sql`alter table audit_log enable trigger user`);
  });

test('a read that could not be logged is logged later, once', async () => {
  const db = Object.create(api.deps.db) as typeof api.deps.db;
  const errors: string[] = [];
  const log = { error: (_about: unknown, text?: string) => void errors.push(text ?? '') };
  db.transaction = () => Promise.reject(new Error('The disk is full.'));
  auditLater(db, noteOf({ action: 'read', recordId: 'looked at' }));
  await writeNoted({ db, log });
  expect(errors).toHaveLength(1);
  db.transaction = (work, config) => api.deps.db.transaction(work, config);
  await Promise.all([writeNoted({ db, log }), writeNoted({ db, log })]);
  const written = await rows(api.deps.db, sql`select 1 from audit_log where record_id = 'looked at'`);
  expect([written.length, errors.length]).toEqual([1, 1]);
});

test('each entry has the hash of the one before it, and the whole chain is found in order', async () => {
  const [first, second, third] = await inOrder();
  expect([first?.previous_hash, second?.previous_hash, third?.previous_hash]).toEqual(['', first?.hash, second?.hash]);
  expect(new Set([first?.hash, second?.hash, third?.hash]).size).toBe(3);
  expect(await verify()).toEqual({ ok: true, checked: 3 });
  const { body } = await call('GET', '/admin/audit?sort=["at","ASC"]&range=[0,0]', { token });
  expect(z.array(auditEntry.strict()).parse(body)).toMatchObject([{ seq: 1, hash: first?.hash, previous_hash: '' }]);
});

test('entries of transactions that run at once, and many of one, are one chain', async () => {
  await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      api.deps.db.transaction((tx) => auditAll(tx, [noteOf({ title: `a${nth}` }), noteOf({ title: `b${nth}` })])),
    ),
  );
  await api.deps.db.transaction((tx) =>
    auditAll(
      tx,
      Array.from({ length: 1_200 }, (_, nth) => noteOf({ title: `${nth}` })),
    ),
  );
  expect(await verify()).toEqual({ ok: true, checked: 1_243 });
});

test('a change that fails leaves no gap', async () => {
  await expect(
    api.deps.db.transaction(async (tx) => {
      await audit(tx, noteOf({}));
      throw new Error('the change fails');
    }),
  ).rejects.toThrow('the change fails');
  await write({ recordId: 'four' });
  expect(await verify()).toEqual({ ok: true, checked: 4 });
});

test.each([
  ['a changed title', sql`update audit_log set title = 'x' where seq = 2`, 2, 'changed'],
  ['a changed value', sql`update audit_log set after = '{"fee":1}' where seq = 2`, 2, 'changed'],
  ['another person', sql`update audit_log set by = gen_random_uuid() where seq = 2`, 2, 'changed'],
  ['another time', sql`update audit_log set at = at - interval '1 hour' where seq = 2`, 2, 'changed'],
  ['a removed line', sql`delete from audit_log where seq = 2`, 3, 'missing'],
  ['a removed last line', sql`delete from audit_log where seq = 3`, 2, 'missing'],
  [
    'details that were cleared without an erasure',
    sql`update audit_log set title = '', reason = null, salt = null, cleared_at = now() where seq = 2`,
    2,
    'changed',
  ],
] as const)('%s shows', async (_what, statement, seq, why) => {
  await withoutTriggers(statement);
  expect(await verify()).toMatchObject({ ok: false, firstBroken: await idAt(seq), why });
});

test('a removed last line shows at the head although its number was put back', async () => {
  const [, second] = await inOrder();
  await withoutTriggers(sql`delete from audit_log where seq = 3`, sql`update audit_head set seq = 2`);
  expect(await verify()).toMatchObject({ ok: false, firstBroken: second?.id });
});

test('an erasure clears titles, reasons and values of one record, is logged itself, and the chain stays valid', async () => {
  await api.deps.db.transaction(async (tx) => {
    await scrubAudit(tx, { resource: noteOf({}).resource, recordId: 'two', at: api.deps.clock.now() });
    await audit(tx, noteOf({ recordId: 'two', action: 'erase', reason: 'by letter' }));
  });
  expect((await inOrder()).map(({ title, reason }) => [title, reason])).toEqual([
    ['one', 'they asked'],
    ['', null],
    ['three', 'they asked'],
    ['', 'by letter'],
  ]);
  expect(await verify()).toEqual({ ok: true, checked: 4 });
});

test('nothing but clearing changes an entry: neither its values nor its hash', async () => {
  for (const statement of [
    sql`update audit_log set hash = 'x'`,
    sql`update audit_log set seq = null, hash = null`,
    sql`update audit_log set cleared_at = now(), after = '{}'`,
    sql`update audit_log set action = 'read', title = '', reason = null, salt = null, cleared_at = now()`,
  ])
    await expect(api.deps.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'the audit log is append only' },
    });
});

test('the export has every entry, newest first, defused, and is itself in the log', async () => {
  await write({ recordId: 'four', title: '=1+1' });
  const { body: csv, headers } = await call('GET', '/admin/audit/export?format=csv&filter={"resource":"faqs"}', {
    token,
  });
  expect(headers.get('content-disposition')).toMatch(/filename="?audit-\d{4}-\d\d-\d\d\.csv"?$/);
  const lines = String(csv).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[1]).toContain(`'=1+1`);
  const { body } = await call('GET', '/admin/audit/export?format=json', { token });
  expect(z.array(auditEntry.strict()).parse(typeof body === 'string' ? JSON.parse(body) : body)).toMatchObject([
    { action: 'export', resource: 'audit', after: { format: 'json' } },
    { action: 'export', resource: 'audit' },
    { title: '=1+1' },
    { record_id: 'three' },
    {},
    {},
  ]);
});

test('only an administrator verifies and exports', async () => {
  const events = await tokenOf(call, ROLE.EVENT_CREATER);
  for (const path of ['verify', 'export'])
    expect((await call('GET', `/admin/audit/${path}`, { token: events })).status).toBe(403);
});
