import type { LeadScore } from '@prospectus/contract';
import type { ScoreRecord, ScoreRule, ScoreTrial } from '@prospectus/contract/rules';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { leads } from '../tables.ts';
import { deskOf, type Lead } from '../testing/desk.ts';
import { rulesOf } from '../testing/rules.ts';
import { scoreLeads } from './score.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
let rules: Awaited<ReturnType<typeof rulesOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
  rules = await rulesOf(api, desk);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.deps.db.execute(sql`delete from leads`);
  await api.deps.db.execute(sql`delete from lead_score_rules`);
});

const rule = (when: ScoreRule['when'], points: number): ScoreRule => ({ id: crypto.randomUUID(), when, points });
const call = async <T>(method: string, path: string, body?: object) => {
  const { status, body: answer } = await desk.call(method, `/admin/lead-rules/score${path}`, body && { body });
  return { status, body: answer, data: (answer as { data: T }).data };
};
const draft = async (list: readonly ScoreRule[], version?: number) =>
  call<ScoreRecord>('PUT', '/draft', { rules: list, ...(version !== undefined && { version }) });
/** Rules that count, by way of a draft. */
async function live(list: readonly ScoreRule[]): Promise<void> {
  const { data } = await draft(list);
  expect((await call('POST', '/use', { version: data.draft?.version })).status).toBe(200);
}
const stored = async (id: string) => {
  const [row] = await api.deps.db.select({ score: leads.score }).from(leads).where(eq(leads.id, id));
  return row?.score;
};
/** The score after another round: a lead that a message just goes out for is left to the next one. */
const scored = async (id: string) => {
  await scoreLeads(api.deps);
  return stored(id);
};
const SOON = { timeout: 15_000 };
const explained = async (id: string) =>
  ((await desk.call('GET', `/admin/leads/${id}/score`)).body as { data: LeadScore }).data;

test('each kind of condition counts for a lead that has it, and for no other', async () => {
  const counts: readonly (readonly [ScoreRule['when'], boolean])[] = [
    [{ kind: 'verified' }, false],
    [{ kind: 'abroad' }, false],
    [{ kind: 'call-asked' }, false],
    [{ kind: 'programme', values: ['Master of Computer Applications', 'Bachelor of Arts'] }, true],
    [{ kind: 'programme', values: ['Master of Computer Applications'] }, false],
    [{ kind: 'source', values: ['google'] }, true],
    [{ kind: 'source', values: ['facebook'] }, false],
    [{ kind: 'campaign', values: ['diwali'] }, true],
    [{ kind: 'campaign', values: ['holi'] }, false],
    [{ kind: 'education', values: [1, 4] }, true],
    [{ kind: 'education', values: [2] }, false],
    [{ kind: 'enquiries', min: 1 }, true],
    [{ kind: 'enquiries', min: 2 }, false],
    [{ kind: 'pages', min: 1 }, false],
    [{ kind: 'recent', days: 3 }, true],
    [{ kind: 'call', values: ['no-answer'] }, true],
    [{ kind: 'call', values: ['reached', 'call-back'] }, false],
  ];
  await live(counts.map(([when]) => rule(when, 1)));
  const { id } = await desk.enquire('Asha', {
    interest: 'Bachelor of Arts',
    qualification: '4',
    media: 'google',
    campaign: 'diwali',
  });
  await desk.post(id, 'notes', { text: '', outcome: 'no-answer' });
  const { score, lines } = await explained(id);
  expect(lines.map(({ when }) => when)).toEqual(counts.flatMap(([when, isHeld]) => (isHeld ? [when] : [])));
  await expect.poll(() => scored(id), SOON).toBe(score);
});

test('a score follows the lead’s own events, and falls when an enquiry is recent no longer', async () => {
  await live([
    rule({ kind: 'recent', days: 7 }, 15),
    rule({ kind: 'call', values: ['reached'] }, 20),
    rule({ kind: 'call', values: ['not-interested'] }, -60),
  ]);
  const { id } = await desk.enquire('Asha');
  await expect.poll(() => scored(id), SOON).toBe(15);
  await desk.post(id, 'notes', { text: 'Wants classes', outcome: 'reached' });
  await expect.poll(() => scored(id), SOON).toBe(35);
  await rules.at('2027-01-20T11:00');
  await expect.poll(() => scored(id), SOON).toBe(20);
  await desk.post(id, 'notes', { text: '', outcome: 'not-interested' });
  await expect.poll(() => scored(id), SOON).toBe(-40);
  await rules.at('2027-01-06T11:00');
});

test('the list is sorted by the score and filtered by the least of it', async () => {
  await live([
    rule({ kind: 'programme', values: ['Master of Computer Applications'] }, 40),
    rule({ kind: 'education', values: [1] }, 5),
  ]);
  await desk.enquire('Low', { interest: 'Bachelor of Arts', qualification: '3' });
  await desk.enquire('High', { interest: 'Master of Computer Applications', qualification: '1' });
  await desk.enquire('Middle', { interest: 'Master of Computer Applications', qualification: '3' });
  const sorted = async () => {
    await scoreLeads(api.deps);
    const { body } = await desk.call('GET', '/admin/leads?sort=["score","DESC"]');
    return (body as Lead[]).map(({ name, score }) => [name, score]);
  };
  await expect.poll(sorted, SOON).toEqual([
    ['High', 45],
    ['Middle', 40],
    ['Low', 0],
  ]);
  const { body: filtered } = await desk.list({ score_gte: 41 });
  expect((filtered as Lead[]).map(({ name }) => name)).toEqual(['High']);
});

test('a draft changes no score before it is live; then all leads are scored again, by concurrent rounds', async () => {
  await live([rule({ kind: 'enquiries', min: 1 }, 1)]);
  await api.deps.db.execute(sql`
    insert into leads (id, phone, name, email, qualification, interest, created_at, updated_at)
    select gen_random_uuid(), (7000000000 + n)::text, 'Lead', n || '@example.org', 3, 'MBA', now(), now()
    from generate_series(1, 2500) as n`);
  await scoreLeads(api.deps);
  const scores = async () =>
    (await api.deps.db.selectDistinct({ score: leads.score }).from(leads)).map(({ score }) => score);
  expect(await scores()).toEqual([1]);
  const { data } = await draft([rule({ kind: 'enquiries', min: 1 }, 9)]);
  await scoreLeads(api.deps);
  expect(await scores()).toEqual([1]);
  const used = await call<ScoreRecord>('POST', '/use', { version: data.draft?.version });
  expect(used.data).toMatchObject({ draft: null, stale: 1000, live: { by_name: 'Demo Admin' } });
  await Promise.all(Array.from({ length: 4 }, () => scoreLeads(api.deps)));
  expect(await scores()).toEqual([9]);
  expect((await call<ScoreRecord>('GET', '')).data.stale).toBe(0);
});

test('a trial shows bands, how far their leads came, and the leads that move most, masked; it changes nothing', async () => {
  await live([rule({ kind: 'programme', values: ['Master of Computer Applications'] }, 50)]);
  const far = await desk.enquire('Far', { interest: 'Master of Computer Applications' });
  const enrolled = await desk.enquire('Enrolled', { interest: 'Bachelor of Arts' });
  const stays = await desk.enquire('Stays', { interest: 'Bachelor of Commerce' });
  await desk.put(far.id, { stage: 'application-started' });
  await desk.put(far.id, { stage: 'lost', lost_reason: 'Fees' });
  await desk.put(enrolled.id, { stage: 'enrolled' });
  const { data } = await draft([rule({ kind: 'programme', values: ['Bachelor of Arts'] }, 90)]);
  const { data: trial } = await call<ScoreTrial>('GET', '/trial');
  expect(trial).toMatchObject({ leads: 3, more: false });
  expect(trial.bands.filter(({ before, after }) => before.leads + after.leads > 0)).toEqual([
    {
      from: 0,
      before: { leads: 2, started: 1, enrolled: 1 },
      after: { leads: 2, started: 1, enrolled: 0 },
    },
    { from: 40, before: { leads: 1, started: 1, enrolled: 0 }, after: { leads: 0, started: 0, enrolled: 0 } },
    { from: 80, before: { leads: 0, started: 0, enrolled: 0 }, after: { leads: 1, started: 1, enrolled: 1 } },
  ]);
  expect(trial.moved.map(({ name, before, after }) => [name, before, after])).toEqual([
    ['Enrolled', 0, 90],
    ['Far', 50, 0],
  ]);
  expect(JSON.stringify(trial)).not.toContain(enrolled.phone);
  expect(JSON.stringify(trial)).not.toContain('@example.com');
  expect(await stored(stays.id)).toBe(0);
  // Leads of earlier months are not in the trial.
  await rules.at('2027-02-20T11:00');
  expect((await call<ScoreTrial>('GET', '/trial')).data).toMatchObject({ leads: 0, moved: [] });
  await rules.at('2027-01-06T11:00');
  expect(data.draft?.rules).toHaveLength(1);
});

test('a stale draft is neither saved, used nor discarded; each change is in the audit log', async () => {
  const first = [rule({ kind: 'verified' }, 10)];
  const { data } = await draft(first);
  const version = data.draft?.version ?? 0;
  expect((await draft([rule({ kind: 'verified' }, 20)], version)).status).toBe(200);
  for (const stale of [
    await draft(first, version),
    await draft(first),
    await call('POST', '/use', { version }),
    await call('POST', '/discard', { version }),
  ]) {
    expect(stale.status).toBe(409);
    expect(stale.body).toMatchObject({ code: 'VERSION_CONFLICT', current: { draft: { version: version + 1 } } });
  }
  expect((await call('POST', '/use', { version: version + 1 })).status).toBe(200);
  expect((await call('POST', '/use', { version: version + 1 })).status).toBe(404);
  expect((await call('GET', '/trial')).status).toBe(404);
  const path = `/admin/audit?filter=${encodeURIComponent(JSON.stringify({ resource: 'lead-rules', record_id: 'score' }))}&sort=["id","DESC"]`;
  const { body } = await desk.call('GET', path);
  expect((body as object[]).slice(0, 2)).toMatchObject([
    { action: 'publish', before: null, after: { rules: [{ points: 20 }] } },
    { action: 'update', before: { rules: [{ points: 10 }] }, after: { rules: [{ points: 20 }] } },
  ]);
});

test('two concurrent first drafts: one is saved, the other gets a conflict', async () => {
  const list = [rule({ kind: 'verified' }, 10)];
  const answers = await Promise.all([draft(list), draft(list), draft(list)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test.each([
  [{ when: { kind: 'verified' }, points: 101 }, 'rules.0.points'],
  [{ when: { kind: 'programme', values: [] }, points: 1 }, 'rules.0.when.values'],
  [{ when: { kind: 'recent', days: 0 }, points: 1 }, 'rules.0.when.days'],
  [{ when: { kind: 'weather' }, points: 1 }, 'rules.0.when.kind'],
])('%j is refused and names %s', async (wrong, field) => {
  const { status, body } = await draft([{ id: crypto.randomUUID(), ...wrong } as ScoreRule]);
  expect(status).toBe(400);
  expect(Object.keys((body as { errors: object }).errors)).toContain(field);
});

test('a counsellor sees the score’s lines of leads of their own, and of no other’s', async () => {
  await live([rule({ kind: 'enquiries', min: 1 }, 7)]);
  const { id } = await desk.enquire('Asha');
  const as = async () => desk.call('GET', `/admin/leads/${id}/score`, { who: 'counsellor' });
  expect((await as()).body).toEqual({
    data: { score: 7, lines: [{ when: { kind: 'enquiries', min: 1 }, points: 7 }] },
  });
  await desk.put(id, { owner: desk.me.admin });
  expect((await as()).status).toBe(404);
});
