import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { verifyChain } from '../../capabilities/audit/chain.ts';
import { leadsWith } from '../../capabilities/leads/console-list.ts';
import { indexMissing } from '../../content/search-index.ts';
import { createDatabase, dropDatabase } from '../../testing/postgres-databases.ts';
import { wordsOf } from '../console/search-words.ts';
import { type Database, rows } from './database.ts';
import { MIGRATIONS } from './migrations.ts';

/** The last release, by its number of migrations, and rows in the columns it had. */
const RELEASED = 2;
const LAST_RELEASE = `
  insert into leads (id, phone, name, email, qualification, interest, created_at, updated_at) values
    ('00000000-0000-4000-8000-000000000001', '9876543210', 'Zoë D''Souza', 'zoe@example.org', 3, 'Master of Arts', now(), now()),
    ('00000000-0000-4000-8000-000000000002', '+97150123456', 'आशा राव', 'asha@example.org', 4, 'Certificate', now(), now());
  insert into lead_events (lead_id, type, at) values ('00000000-0000-4000-8000-000000000001', 'created', now());
  insert into audit_log (id, at, action, resource, record_id, title, after) values
    (gen_random_uuid(), now(), 'create', 'leads', '1', 'Zoë', '{"name":"Zoë"}'),
    (gen_random_uuid(), now(), 'update', 'faqs', '2', 'Who may apply?', '{"answer":"<p>Anyone.</p>"}');
  insert into documents (id, resource, position, published, draft, created_at, updated_at) values
    ('00000000-0000-4000-8000-000000000003', 'faqs', 1, '{"question":"Who may apply?","answer":"<p>Graduates</p>"}', null, now(), now()),
    ('00000000-0000-4000-8000-000000000004', 'faqs', 2, null, '{"question":"शुल्क कितना है?","answer":"<p>₹1,20,000</p>"}', now(), now());
  insert into revisions (document_id, version, action, fields, at)
    values ('00000000-0000-4000-8000-000000000003', 1, 'create', '{"question":"Who may apply?"}', now());
  insert into lecture_changes (id, actor, at, kind, count, undone_by) values
    ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000009', now(), 'paste', 1, null),
    ('00000000-0000-4000-8000-000000000006', '00000000-0000-4000-8000-000000000009', now(), 'update', 1, '00000000-0000-4000-8000-000000000005');
  insert into imports (id, resource, by, at, undone_at, entries) values
    ('00000000-0000-4000-8000-000000000005', 'live-lectures', '00000000-0000-4000-8000-000000000009', now(), null, '[]'),
    ('00000000-0000-4000-8000-000000000007', 'faqs', '00000000-0000-4000-8000-000000000009', now(), now(), '[{"id":"1"}]');
  insert into releases (id, title, state, published_at, created_at, updated_at)
    values ('00000000-0000-4000-8000-000000000008', 'Intake', 'published', now(), now(), now());
  insert into release_items (release_id, document_id, position, before, after) values
    ('00000000-0000-4000-8000-000000000008', '00000000-0000-4000-8000-000000000003', 0, null, '{"question":"Who may apply?"}');
  insert into documents (id, resource, position, published, draft, created_at, updated_at) values
    ('00000000-0000-4000-8000-00000000000a', 'settings', 1, '{"copyright_line":"©"}', null, now(), now()),
    ('00000000-0000-4000-8000-00000000000b', 'university-info', 1, '{"name":"U","office_hours":"Tue – Sun 9:30 am to 12 am"}', null, now(), now());
  insert into lead_stages (version, fields, changed_at, changed_by) values
    (2, '{"stages":[{"id":"new","name":"Fresh"}],"reasons":[{"name":"Fees"}]}', now(), gen_random_uuid());
`;

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  const server = process.env['TEST_STORE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-upgrade-'));
  const earlier = { migrationsFolder: await asReleased(join(folder, 'drizzle')) };
  if (server) {
    const url = await createDatabase(server);
    // The database is dropped while the server still ends the connection.
    const pool = new Pool({ connectionString: url, max: 1 }).on('error', () => undefined);
    await migratePg(drizzlePg(pool), earlier);
    await pool.query(LAST_RELEASE);
    await migratePg(drizzlePg(pool), MIGRATIONS);
    db = drizzlePg(pool) as unknown as Database;
    close = () => pool.end().then(() => dropDatabase(server, url));
  } else {
    const client = await PGlite.create();
    await migratePglite(drizzlePglite(client), earlier);
    await client.exec(LAST_RELEASE);
    await migratePglite(drizzlePglite(client), MIGRATIONS);
    db = drizzlePglite(client) as unknown as Database;
    close = () => client.close();
  }
  await rm(folder, { recursive: true });
});
afterAll(() => close());

async function asReleased(target: string): Promise<string> {
  await cp(MIGRATIONS.migrationsFolder, target, { recursive: true });
  const file = join(target, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: unknown[] };
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, RELEASED) }));
  return target;
}

const read = <Row>(statement: ReturnType<typeof sql>) => rows<Row>(db, statement);

test('an upgrade from the last release keeps every row', async () => {
  const counts = await read(sql`select (select count(*)::int from leads) as leads,
    (select count(*)::int from lead_events) as events, (select count(*)::int from documents) as documents,
    (select count(*)::int from revisions) as revisions`);
  expect(counts).toEqual([{ leads: 2, events: 1, documents: 4, revisions: 1 }]);
  expect(await verifyChain(db)).toEqual({ ok: true, checked: 2 });
});

test.each([
  ['zoe d’sou', []],
  ['zoe', ["Zoë D'Souza"]],
  ['3210', ["Zoë D'Souza"]],
  ['राव', ['आशा राव']],
  ['+971 50 123456', ['आशा राव']],
])('leads of the last release are found by “%s”', async (text, names) => {
  const found = await read<{ name: string }>(sql`select name from leads where ${leadsWith(text)}`);
  expect(found.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['apply', ['Who may apply?']],
  ['graduates', ['Who may apply?']],
  ['शुल्क', ['शुल्क कितना है?']],
])('documents of the last release are found by “%s”', async (text, questions) => {
  await indexMissing(db);
  const found = await read<{ question: string }>(sql`
    select coalesce(draft, published)->>'question' as question from documents
    join document_words on document_id = documents.id where words @@ ${wordsOf(text).join(' & ')}::tsquery`);
  expect(found.map(({ question }) => question)).toEqual(questions);
});

test('generated columns and triggers act on rows of the last release', async () => {
  await read(sql`update leads set name = 'Zoë Fernandes', stage = 'verified' where phone = '9876543210'`);
  expect(await read(sql`select name from leads where ${leadsWith('fernandes')}`)).toHaveLength(1);
  expect(await read(sql`select sign from lead_figure_changes order by sign`)).toEqual(
    [-1, 1, 1, 1].map((sign) => ({ sign })),
  );
  await expect(read(sql`update lead_events set at = now()`)).rejects.toMatchObject({
    cause: { message: 'events of leads are added and never changed' },
  });
  await expect(read(sql`delete from audit_log`)).rejects.toMatchObject({
    cause: { message: 'the audit log is append only' },
  });
});

test('what could be undone before is a change set', async () => {
  const sets = await read(sql`select right(id::text, 1) as id, kind, resource, right(undone_by::text, 1) as undone_by,
    entries->0->'after'->>'question' as after from change_sets order by id`);
  expect(sets).toEqual([
    { id: '5', kind: 'paste', resource: 'live-lectures', undone_by: null, after: null },
    { id: '6', kind: 'update', resource: 'live-lectures', undone_by: '5', after: null },
    { id: '7', kind: 'import', resource: 'faqs', undone_by: '7', after: null },
    { id: '8', kind: 'release', resource: 'releases', undone_by: null, after: 'Who may apply?' },
  ]);
  expect(await read(sql`select right(change_set::text, 1) as set from releases`)).toEqual([{ set: '8' }]);
});

test('stages, reasons and office hours that staff have set are settings', async () => {
  const found = await read<object>(sql`select resource, published from documents
    where resource in ('settings', 'university-info') order by resource`);
  expect(found).toEqual([
    {
      resource: 'settings',
      published: {
        copyright_line: '©',
        ...{ stages: [{ id: 'new', name: 'Fresh' }], reasons: [{ name: 'Fees' }] },
        ...{ office_first_day: 2, office_last_day: 7, office_opens: '09:30', office_closes: '00:00' },
      },
    },
    { resource: 'university-info', published: { name: 'U' } },
  ]);
});
