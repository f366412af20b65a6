import { ROLE } from '@prospectus/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { seedId } from '../../../seed/seeding.ts';
import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { staff } from '../../staff/tables.ts';
import { leads } from '../tables.ts';
import { deskOf } from '../testing/desk.ts';
import { rulesOf } from '../testing/rules.ts';
import { formFor, newPhone, visitor } from '../testing/visitor.ts';
import { assignLeads } from './rotation.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
let rules: Awaited<ReturnType<typeof rulesOf>>;
const people: string[] = [];
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
  rules = await rulesOf(api, desk);
  for (const name of ['Anu', 'Binu', 'Chinu']) people.push(await counsellor(name));
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.deps.db.execute(sql`delete from leads`);
  await api.deps.db.execute(sql`delete from lead_turns`);
});

async function counsellor(name: string): Promise<string> {
  const id = crypto.randomUUID();
  await api.deps.db.insert(staff).values({
    ...{ id, email: `${name.toLowerCase()}@prospectus.test`, first_name: name, last_name: 'Rao', password_hash: '-' },
    ...{ role: ROLE.COUNSELLOR, created_at: api.deps.clock.now() },
  });
  return id;
}

/** A lead that a visitor leaves and verifies. */
async function verified(more: Record<string, unknown> = {}): Promise<string> {
  const [browser, phone] = [visitor(api), newPhone()];
  const { data } = await browser.create(formFor(phone, more));
  expect((await browser.verify(data.leadId, await browser.code(phone))).status).toBe(200);
  // A lead that is just being sent to the ERP is left to the next round.
  const stage = async () =>
    (await api.deps.db.select({ stage: leads.stage }).from(leads).where(eq(leads.id, data.leadId)))[0]?.stage;
  await expect.poll(stage, { timeout: 15_000 }).toBe('updated');
  return data.leadId;
}

/** Verified leads without their forms, a second apart. */
async function manyVerified(count: number): Promise<void> {
  const now = api.deps.clock.now().toISOString();
  await api.deps.db.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, verified_at, created_at, updated_at)
    select gen_random_uuid(), (7000000000 + n)::text, 'Lead ' || n, n || '@example.org', 3, 'MBA',
      ${now}::timestamptz + n * interval '1 ms', ${now}::timestamptz, ${now}::timestamptz from generate_series(1, ${count}::int) as n`);
}

const ownerOf = async (id: string) => {
  const [row] = await api.deps.db.select({ owner: leads.owner }).from(leads).where(eq(leads.id, id));
  return row?.owner ?? null;
};
const shares = async () => {
  const found = await api.deps.db.select({ owner: leads.owner }).from(leads);
  return people.map((id) => found.filter(({ owner }) => owner === id).length);
};

describe('which rule gives a lead, and to whom', () => {
  test('the first rule that fits gives it; the timeline and the audit log say which one and why', async () => {
    const [anu = '', binu = '', chinu = ''] = people;
    await rules.save({
      rules: [
        rules.rule('MBA', [anu], { programmes: ['Master of Business Administration'] }),
        rules.rule('From Google', [binu], { sources: ['google'] }),
      ],
      rest: { on: true, people: [chinu] },
    });
    const mba = await verified({ interest: 'Master of Business Administration', media: 'google' });
    const google = await verified({ interest: 'Bachelor of Arts', media: 'google' });
    const other = await verified({ interest: 'Bachelor of Arts' });
    await rules.run();
    expect(await Promise.all([mba, google, other].map(ownerOf))).toEqual([anu, binu, chinu]);
    expect(await desk.timeline(google)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ type: 'owner_changed', kind: 'change', by: null },
          data: { from: null, to: binu, rule: 'From Google', today: 0, among: 1 },
        }),
      ]),
    );
    expect(await desk.logged(google)).toMatchObject([
      { action: 'assign', by: null, before: { owner: null }, after: { owner: binu } },
    ]);
    expect(await desk.get(google)).toMatchObject({ owner_name: 'Binu Rao', version: 2 });
  });

  test('while it is off, and where no rule fits, leads stay unassigned', async () => {
    await rules.save({ on: false, rest: { on: true, people } });
    const off = await verified();
    await rules.run();
    await rules.save({ rules: [rules.rule('MCA', people, { programmes: ['Master of Computer Applications'] })] });
    const unfit = await verified();
    await rules.run();
    expect([await ownerOf(off), await ownerOf(unfit)]).toEqual([null, null]);
  });

  test('leads that are not verified, were verified before, had an owner or are merged are never assigned', async () => {
    await rules.save({ on: false });
    const earlier = await verified();
    // Before office hours, so that no round assigns these leads.
    await rules.at('2027-01-07T08:00');
    await rules.save({ rest: { on: true, people } });
    const { id: unverified } = await desk.enquire('Not verified');
    const [taken, handedBack, merged] = [await verified(), await verified(), await verified()];
    await desk.put(taken, { owner: desk.me.counsellor });
    await desk.put(handedBack, { owner: desk.me.counsellor });
    await desk.put(handedBack, { owner: null });
    await desk.post(merged, 'merge', { into: taken });
    const fresh = await verified();
    await rules.at('2027-01-07T11:00');
    await rules.run();
    expect(people).toContain(await ownerOf(fresh));
    expect(await Promise.all([earlier, unverified, taken, handedBack, merged].map(ownerOf))).toEqual([
      null,
      null,
      desk.me.counsellor,
      null,
      null,
    ]);
  });
});

describe('whose turn it is', () => {
  test('all people get the same number, the longest wait first', async () => {
    await rules.save({ rest: { on: true, people } });
    const given: (string | null)[] = [];
    for (let n = 0; n < 6; n += 1) {
      const id = await verified();
      await rules.run();
      given.push(await ownerOf(id));
    }
    expect(given).toEqual([...people, ...people]);
  });

  test('rounds of several processes at once give every lead once, and to everybody the same number', async () => {
    await rules.save({ rest: { on: true, people } });
    await manyVerified(330);
    await Promise.all(Array.from({ length: 6 }, () => assignLeads(api.deps)));
    expect(await shares()).toEqual([110, 110, 110]);
    const events = await api.deps.db.execute(sql`select 1 from lead_events where type = 'owner_changed'`);
    expect((events as unknown as { rows: unknown[] }).rows).toHaveLength(330);
  });

  test('leads that verify during rounds are all assigned, in equal shares', async () => {
    await rules.save({ rest: { on: true, people } });
    const made = Promise.all(Array.from({ length: 12 }, () => verified()));
    for (let n = 0; n < 8; n += 1) await Promise.all([assignLeads(api.deps), assignLeads(api.deps)]);
    await made;
    await Promise.all([assignLeads(api.deps), assignLeads(api.deps)]);
    expect(await shares()).toEqual([4, 4, 4]);
  });

  test('a person on leave or deactivated gets no leads, and gets them again afterwards', async () => {
    const [anu = '', binu = '', chinu = ''] = people;
    await rules.save({
      rules: [rules.rule('MBA', [anu])],
      rest: { on: true, people: [binu, chinu] },
      leave: [{ person: anu, from: '2027-01-04', until: '2027-01-07' }],
    });
    await api.deps.db.update(staff).set({ active: false }).where(eq(staff.id, binu));
    await manyVerified(4);
    await rules.run();
    expect(await shares()).toEqual([0, 0, 4]);
    await api.deps.db.update(staff).set({ active: true }).where(eq(staff.id, binu));
    await rules.at('2027-01-08T11:00');
    const later = await verified();
    await rules.run();
    expect(await ownerOf(later)).toBe(anu);
  });
});

describe('working hours', () => {
  test('outside them and on a holiday leads wait, and are assigned when hours begin', async () => {
    await rules.save({ rest: { on: true, people } });
    await rules.at('2027-01-09T19:01');
    await api.deps.db.execute(sql`insert into holidays (id, date, title, created_at, updated_at)
      values (gen_random_uuid(), '2027-01-11', 'Holiday', now(), now())`);
    const id = await verified();
    // Saturday after hours, Sunday, a holiday, and a minute before Tuesday's hours.
    for (const closed of ['2027-01-09T19:02', '2027-01-10T12:00', '2027-01-11T12:00', '2027-01-12T08:59']) {
      await rules.at(closed);
      await rules.run();
      expect(await ownerOf(id), closed).toBeNull();
    }
    await rules.at('2027-01-12T09:00');
    await rules.run();
    expect(people).toContain(await ownerOf(id));
  });
});

test('working hours are the office hours that are live on the site', async () => {
  const path = `/admin/settings/${seedId('settings', 'settings')}`;
  const set = async (fields: object) => {
    await desk.call('PUT', path, { body: fields });
    await desk.call('POST', `${path}/publish`, { body: {} });
  };
  await rules.save({ rest: { on: true, people } });
  await rules.at('2027-01-13T20:30');
  expect((await rules.read()).hours).toMatchObject({ from: '09:00', to: '19:00', open: false });
  const id = await verified();
  await rules.run();
  expect(await ownerOf(id)).toBeNull();
  await set({ office_last_day: 7, office_opens: '08:30', office_closes: '21:00' });
  expect((await rules.read()).hours).toMatchObject({
    ...{ text: 'Every day, 8:30 am to 9 pm', from: '08:30', to: '21:00', open: true },
  });
  await rules.run();
  expect(people).toContain(await ownerOf(id));
  await set({ office_last_day: 6, office_opens: '09:00', office_closes: '19:00' });
});

describe('the alarm', () => {
  const waiting = async (who: 'admin' | 'counsellor' = 'counsellor') =>
    ((await desk.call('GET', '/admin/leads/waiting', { who })).body as { data: object }).data;

  test('counts verified leads that nobody has looked after for more than so many working minutes', async () => {
    await rules.at('2027-01-15T18:30');
    await rules.save({ on: false });
    expect(await waiting()).toEqual({ minutes: null, count: 0, more: false });
    await rules.save({ on: false, alarm_minutes: 60 });
    const id = await verified();
    await desk.enquire('Not verified');
    // Half an hour on Friday, nothing in the night, half an hour on Saturday.
    await rules.at('2027-01-16T09:29');
    expect(await waiting()).toEqual({ minutes: 60, count: 0, more: false });
    await rules.at('2027-01-16T09:31');
    expect(await waiting()).toEqual({ minutes: 60, count: 1, more: false });
    expect(await waiting('admin')).toEqual({ minutes: 60, count: 1, more: false });
    await desk.put(id, { owner: desk.me.counsellor });
    expect(await waiting()).toEqual({ minutes: 60, count: 0, more: false });
    await desk.put(id, { owner: null });
    expect(await waiting()).toEqual({ minutes: 60, count: 0, more: false });
  });
});

describe('changing the rules', () => {
  test('a stale version is refused with 409 and the rules as they are', async () => {
    const { version } = await rules.read();
    expect((await rules.save({ alarm_minutes: 30 })).status).toBe(200);
    const stale = { on: true, rules: [], rest: { on: false, people: [] }, leave: [], alarm_minutes: null, version };
    const { status, body } = await desk.call('PUT', '/admin/lead-rules/assignment', { body: stale });
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'VERSION_CONFLICT', current: { alarm_minutes: 30, version: version + 1 } });
  });

  test('a person who may not own leads is refused, and the error names the field', async () => {
    const { status, body } = await rules.save({ rules: [rules.rule('X', [crypto.randomUUID()])] });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: { 'rules.0.people': 'This person does not look after leads.' } });
  });

  test('leave that ends before it begins is refused', async () => {
    const leave = [{ person: people[0] ?? '', from: '2027-02-02', until: '2027-02-01' }];
    expect((await rules.save({ leave })).body).toMatchObject({
      errors: { 'leave.0.until': 'The last day is before the first.' },
    });
  });

  test('each change is in the audit log, before and after; a counsellor may neither read nor change', async () => {
    await rules.save({});
    await rules.save({ alarm_minutes: 45 });
    const path = `/admin/audit?filter=${encodeURIComponent(JSON.stringify({ resource: 'lead-rules' }))}&sort=["id","DESC"]`;
    const { body } = await desk.call('GET', path);
    expect((body as object[])[0]).toMatchObject({
      ...{ action: 'update', record_id: 'assignment', by: desk.me.admin },
      ...{ before: { alarm_minutes: null }, after: { alarm_minutes: 45 } },
    });
    for (const [method, where] of [
      ['GET', 'assignment'],
      ['PUT', 'assignment'],
      ['GET', 'choices'],
      ['GET', 'score'],
      ['PUT', 'score/draft'],
      ['POST', 'score/use'],
      ['POST', 'score/discard'],
      ['GET', 'score/trial'],
    ] as const) {
      const { status } = await desk.call(method, `/admin/lead-rules/${where}`, {
        who: 'counsellor',
        ...(method !== 'GET' && { body: {} }),
      });
      expect(status, `${method} ${where}`).toBe(403);
    }
  });
});
