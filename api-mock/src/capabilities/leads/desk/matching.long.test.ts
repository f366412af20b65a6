import { MAX_MATCHING, type MatchingResult } from '@prospectus/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf, type Lead } from '../testing/desk.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());

type Who = 'admin' | 'counsellor';
const ask = (body: object, who: Who = 'admin') => desk.call('POST', '/admin/leads/matching', { body, who });
const change = async (body: object, who?: Who) => {
  const { status, body: answer } = await ask(body, who);
  expect([status, answer]).toEqual([200, answer]);
  return (answer as { data: MatchingResult }).data;
};
const listed = async (filter: object) => (await desk.list(filter)).body as Lead[];

/** Leads straight into the table: as many as no form would send in a test. */
const insert = (name: string, many: number) =>
  api.deps.db.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, created_at, updated_at)
    select gen_random_uuid(), (6000000000 + (random() * 999999999)::bigint + n)::text, ${name}::text,
      'lead' || n || '@example.org', 1, 'MCA', now(), now()
    from generate_series(1, ${many}::int) as n
    on conflict do nothing`);

test('all that a filter matches are changed, some at each call, as if each had been changed by itself', async () => {
  await insert('Many Leads', 250);
  const other = await desk.enquire('Other Person');
  const matching = (await listed({ q: 'many' })).length;
  expect(matching).toBeGreaterThan(200);
  const asked = { filter: { q: 'many' }, changes: { owner: desk.me.counsellor, stage: 'contacted' } };
  let answer = await change(asked);
  expect(answer).toMatchObject({ changed: 100, refused: 0, why: null, left: matching - 100 });
  // It came since, and is left alone.
  const late = await desk.enquire('Many Late');
  let changed = answer.changed;
  for (let calls = 0; answer.next && calls < 5; calls++) {
    answer = await change({ ...asked, from: answer.next });
    changed += answer.changed;
  }
  expect(answer).toMatchObject({ left: 0, next: null });
  expect(changed).toBe(matching);
  const after = await listed({ q: 'many leads', stage: 'contacted', owner: desk.me.counsellor });
  expect(after).toHaveLength(changed);
  expect(after[0]).toMatchObject({ version: 2 });
  expect(await listed({ q: 'many leads', view: 'unassigned' })).toEqual([]);
  for (const { id } of [other, late]) expect(await desk.get(id)).toMatchObject({ owner: null, version: 1 });
  const id = after[0]?.id ?? '';
  expect((await desk.timeline(id)).map(({ type, by }) => `${type} ${by}`)).toEqual(
    expect.arrayContaining([`stage_changed ${desk.me.admin}`, `owner_changed ${desk.me.admin}`]),
  );
  expect((await desk.logged(id)).map(({ action, by }) => [action, by])).toEqual([['assign', desk.me.admin]]);
});

test('a counsellor changes own leads and those of nobody alone', async () => {
  const [own, free, others] = [
    await desk.enquire('Scope Own'),
    await desk.enquire('Scope Free'),
    await desk.enquire('Scope Others'),
  ];
  await desk.put(own.id, { owner: desk.me.counsellor });
  await desk.put(others.id, { owner: desk.me.admin });
  const answer = await change({ filter: { q: 'scope' }, changes: { stage: 'interested' } }, 'counsellor');
  expect(answer).toEqual({ changed: 2, refused: 0, why: null, left: 0, next: null });
  const stages = await Promise.all([own, free, others].map(async ({ id }) => (await desk.get(id)).stage));
  expect(stages).toEqual(['interested', 'interested', 'new']);
});

test('what cannot be changed stays as it is, and the first reason is answered', async () => {
  const [open, lost] = [await desk.enquire('Refused Open'), await desk.enquire('Refused Lost')];
  await desk.put(lost.id, { stage: 'lost', lost_reason: 'Moved abroad' });
  const next_at = '2030-01-02T05:30:00.000Z';
  const answer = await change({ filter: { q: 'refused' }, changes: { next_at } });
  expect(answer).toEqual({
    changed: 1,
    refused: 1,
    why: { id: lost.id, code: 'INVALID_FIELDS', msg: 'A closed lead has no follow-up.' },
    left: 0,
    next: null,
  });
  expect([(await desk.get(open.id)).next_at, (await desk.get(lost.id)).next_at]).toEqual([next_at, null]);
});

test.each([
  ['an unknown field', { filter: { colour: 'red' }, changes: { stage: 'contacted' } }, 'filter.colour'],
  ['an unknown view', { filter: { view: 'all' }, changes: { stage: 'contacted' } }, 'filter.view'],
  ['what is in quarantine', { filter: { view: 'quarantine' }, changes: { stage: 'contacted' } }, 'filter.view'],
  ['a version', { filter: {}, changes: { stage: 'contacted', version: 1 } }, 'changes.version'],
  ['no filter', { changes: { stage: 'contacted' } }, 'filter'],
])('%s is refused and names the field', async (_what, body, field) => {
  const { status, body: answer } = await ask(body);
  expect(status).toBe(400);
  expect(Object.keys((answer as { errors: object }).errors)).toContain(field);
});

test('more than 10,000 are refused before anything is changed', async () => {
  await insert('Too Many', MAX_MATCHING + 50);
  const { status, body } = await ask({ filter: { q: 'too' }, changes: { stage: 'contacted' } });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    errors: { filter: expect.stringContaining('More than 10,000 leads match.') as string },
  });
  expect(await listed({ q: 'too', stage: 'contacted' })).toEqual([]);
});
