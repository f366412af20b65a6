import { boardColumn, type BoardColumn, ROLE, SALES_STAGES } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf } from '../testing/desk.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());
beforeEach(() => api.deps.db.execute(sql`delete from leads`));

let made = 0;
/** Leads as they are in the database; `hours` is when they are to be followed up, from now. */
async function addLeads(
  many: number,
  { stage = 'new', owner = null as string | null, hours = null as number | null } = {},
) {
  await api.deps.db.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, sales_stage, lost_reason, owner, next_at, created_at, updated_at)
    select gen_random_uuid(), (7000000000 + ${made}::int + n)::text, ${stage} || ' ' || n, n || '@example.org', 1, 'MCA', ${stage},
      case when ${stage} = 'lost' then 'No money' end, ${owner}::uuid,
      ${api.deps.clock.now().toISOString()}::timestamptz + ${hours}::float * interval '1 hour',
      ${api.deps.clock.now().toISOString()}::timestamptz - n * interval '1 minute', now()
    from generate_series(1, ${many}::int) as n`);
  made += many;
}

async function board(query: Record<string, unknown> = {}, who?: 'counsellor'): Promise<Record<string, BoardColumn>> {
  const asked = new URLSearchParams(
    Object.entries({ range: [0, 1], ...query }).map(
      ([name, value]) => [name, JSON.stringify(value)] as [string, string],
    ),
  );
  const { status, body } = await desk.call('GET', `/admin/leads/board?${asked}`, who && { who });
  expect([status, body]).toMatchObject([200, {}]);
  const { data } = z.strictObject({ data: z.array(boardColumn.strict()) }).parse(body);
  return Object.fromEntries(data.map((column) => [column.stage, column]));
}
const counts = (columns: Record<string, BoardColumn>) =>
  Object.fromEntries(Object.values(columns).map(({ stage, count }) => [stage, count]));
const names = (column: BoardColumn | undefined) => column?.leads.map(({ name }) => name);

test('every stage is a column with its number, the first of its leads and no contact in full', async () => {
  await addLeads(3);
  await addLeads(1, { stage: 'lost' });
  const columns = await board();
  expect(Object.keys(columns)).toEqual([...SALES_STAGES]);
  expect(counts(columns)).toMatchObject({ new: 3, contacted: 0, lost: 1 });
  expect(names(columns['new'])).toEqual(['new 1', 'new 2']);
  expect(columns['new']?.leads[0]?.mobile).toMatch(/^••••••\d{4}$/);
  expect(names((await board({ range: [2, 9], filter: { stage: 'new' } }))['new'])).toEqual(['new 3']);
  expect(names((await board({ sort: ['name', 'DESC'] }))['new'])).toEqual(['new 3', 'new 2']);
});

test('a column says how many follow-ups are late and how many are later today', async () => {
  await addLeads(2, { hours: -1 });
  await addLeads(3, { hours: 0.01 });
  await addLeads(4, { hours: 30 });
  expect((await board())['new']).toMatchObject({ count: 9, overdue: 2, due: 3 });
});

test('the numbers and the leads are those of the filters, the view and the search of the list', async () => {
  await addLeads(2, { owner: desk.me.counsellor });
  await addLeads(3, { stage: 'contacted' });
  expect(counts(await board({ filter: { owner: desk.me.counsellor } }))).toMatchObject({ new: 2, contacted: 0 });
  expect(counts(await board({ filter: { view: 'unassigned' } }))).toMatchObject({ new: 0, contacted: 3 });
  const found = await board({ filter: { q: 'contacted 2' } });
  expect(counts(found)).toMatchObject({ new: 0, contacted: 1 });
  expect(names(found['contacted'])).toEqual(['contacted 2']);
  expect(Object.keys(await board({ filter: { stage: ['lost', 'new'] } }))).toEqual(['new', 'lost']);
});

test('a counsellor’s board has own and unassigned leads alone, in the numbers too', async () => {
  await addLeads(2, { owner: desk.me.admin, hours: -1 });
  await addLeads(3, { owner: desk.me.counsellor });
  await addLeads(4);
  expect((await board())['new']).toMatchObject({ count: 9, overdue: 2 });
  expect((await board({}, 'counsellor'))['new']).toMatchObject({ count: 7, overdue: 0 });
  const all = await board({ range: [0, 99], filter: { owner: desk.me.admin } }, 'counsellor');
  expect(all['new']).toMatchObject({ count: 0, leads: [] });
});

test('a column is counted exactly to 10,000, and says when there are more', async () => {
  await addLeads(10_000);
  expect((await board())['new']).toMatchObject({ count: 10_000, more: false });
  await addLeads(1);
  expect((await board())['new']).toMatchObject({ count: 10_000, more: true });
});

test.each([
  [{ stage: 'sold' }, 'filter.stage'],
  [{ view: 'quarantine' }, 'filter.view'],
  [{ shoes: 1 }, 'filter.shoes'],
])('a board filtered by %j is refused and names %s', async (filter, field) => {
  const { status, body } = await desk.call('GET', `/admin/leads/board?filter=${JSON.stringify(filter)}`);
  expect(status).toBe(400);
  expect(Object.keys((body as { errors: object }).errors)).toContain(field);
});

test('the board needs the permission to list leads', async () => {
  const { callsTo, tokenOf } = await import('../../../testing/calls.ts');
  const call = callsTo(api);
  expect((await call('GET', '/admin/leads/board')).status).toBe(401);
  const token = await tokenOf(call, ROLE.EVENT_CREATER);
  expect((await call('GET', '/admin/leads/board', { token })).status).toBe(403);
});
