import { DEFAULT_STAGES, type LeadStages, type LeadStagesRecord } from '@prospectus/contract/lead-stages';
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { auditLog } from '../../../platform/changes/audit-table.ts';
import { deskOf } from '../testing/desk.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());
beforeEach(() => api.deps.db.execute(sql`delete from lead_stages`));

const read = async (who: 'admin' | 'counsellor' = 'admin') =>
  ((await desk.call('GET', '/admin/leads/stages', { who })).body as { data: LeadStagesRecord }).data;
const save = (body: object, who: 'admin' | 'counsellor' = 'admin') =>
  desk.call('PUT', '/admin/lead-rules/stages', { body, who });
const [NEW, CONTACTED, INTERESTED, ...REST] = DEFAULT_STAGES.stages;
const [PRICE] = DEFAULT_STAGES.reasons;
if (!NEW || !CONTACTED || !INTERESTED || !PRICE) throw new Error('There are no stages.');
const changed = (change: Partial<LeadStages>, version = 1) => ({ ...DEFAULT_STAGES, ...change, version });

test('an ADMIN renames and orders stages and reasons; a counsellor reads them, and the audit log tells it', async () => {
  expect(await read()).toEqual({ ...DEFAULT_STAGES, version: 1, changed_at: null, changed_by_name: null });
  const stages = [NEW, { ...INTERESTED, name: 'Warm', name_hi: 'गर्मजोशी' }, CONTACTED, ...REST];
  const { status, body } = await save(changed({ stages, reasons: [{ ...PRICE, name: 'Fees' }] }));
  expect(status).toBe(200);
  expect(await read('counsellor')).toEqual((body as { data: LeadStagesRecord }).data);
  expect(await read('counsellor')).toMatchObject({
    ...{ stages, reasons: [{ ...PRICE, name: 'Fees' }], version: 2 },
    changed_by_name: 'Demo Admin',
  });
  const rows = await api.deps.db
    .select({ by: auditLog.by, after: auditLog.after })
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'lead-rules'), eq(auditLog.record_id, 'stages')));
  expect(rows).toEqual([expect.objectContaining({ by: desk.me.admin })]);
  expect(JSON.stringify(rows)).toContain('Warm');
});

test('a counsellor does not change them', async () => {
  expect((await save(changed({}), 'counsellor')).status).toBe(403);
  expect((await read()).version).toBe(1);
});

test.each([1, 2])(
  'of two changes of version %i at the same time one counts, the other gets it with a 409',
  async (version) => {
    if (version === 2) await save(changed({}));
    const both = await Promise.all(
      ['Warm', 'Hot'].map((name) =>
        save(changed({ stages: [NEW, CONTACTED, { ...INTERESTED, name }, ...REST] }, version)),
      ),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = both.find(({ status }) => status === 409)?.body as { code: string; current: LeadStagesRecord };
    expect(refused).toMatchObject({ code: 'VERSION_CONFLICT', current: await read() });
    expect(refused.current.version).toBe(version + 1);
  },
);

test.each([
  ['a stage left out', { stages: [NEW, CONTACTED, ...REST] }, 'stages'],
  ['a stage twice', { stages: [NEW, CONTACTED, { ...CONTACTED, name: 'Warm', name_hi: 'बात' }, ...REST] }, 'stages'],
  ['another first stage', { stages: [CONTACTED, NEW, INTERESTED, ...REST] }, 'stages'],
  ['another last stage', { stages: [NEW, CONTACTED, INTERESTED, ...REST.toReversed()] }, 'stages'],
  ['an empty name', { stages: [{ ...NEW, name: ' ' }, CONTACTED, INTERESTED, ...REST] }, 'stages.0.name'],
  ['two names alike', { stages: [NEW, { ...CONTACTED, name: 'new' }, INTERESTED, ...REST] }, 'stages.1.name'],
  ['two Hindi names alike', { reasons: [PRICE, { ...PRICE, name: 'Other' }] }, 'reasons.1.name_hi'],
  ['no reasons', { reasons: [] }, 'reasons'],
])('%s is refused at its field', async (_what, change, field) => {
  const { status, body } = await save(changed(change));
  expect(status).toBe(400);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
  expect((await read()).version).toBe(1);
});

test('a lead that was lost keeps the words of its reason when staff rename it', async () => {
  const { id } = await desk.enquire('Lost Lead');
  await desk.put(id, { stage: 'lost', lost_reason: PRICE.name });
  await save(changed({ reasons: [{ ...PRICE, name: 'Fees' }] }));
  expect(await desk.get(id)).toMatchObject({ stage: 'lost', lost_reason: PRICE.name });
});
