import { type LeadRecord, ROLE, SALES_STAGES, type TimelineEntry } from '@prospectus/contract';
import { LEAD_VIEWS } from '@prospectus/contract/lead-views';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '../../platform/config/config.ts';
import { rows } from '../../platform/database/database.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { leadRows } from './lead.ts';
import type { Frame } from './rows.ts';
import { PROGRAMMES } from './words.ts';

const frame: Frame = {
  now: Date.parse('2026-11-20T09:00:00Z'),
  count: 600,
  admin: '00000000-0000-4000-8000-000000000000',
  counsellors: ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'],
  withTraffic: true,
};

test('a lead depends on its number alone, and no two are alike', () => {
  expect(leadRows(7, frame)).toEqual(leadRows(7, frame));
  const all = Array.from({ length: 600 }, (_, number) => leadRows(number, frame));
  expect(leadRows(7, frame)).toEqual(all[7]);
  expect(new Set(all.map(({ leads: [lead] }) => lead?.['phone'])).size).toBe(600);
  expect(new Set(all.map(({ leads: [lead] }) => lead?.['id'])).size).toBe(600);
});

test('in production there are none, whatever is asked for', () => {
  const secrets = {
    APP_SECRET: 'x'.repeat(32),
    ADMIN_EMAIL: 'a@example.org',
    ADMIN_PASSWORD: 'long enough, and not a demo one',
  };
  expect(readConfig({ DEMO_LEADS: '600', APP_MODE: 'production', ...secrets }).demoLeads).toBe(0);
  expect(readConfig({ DEMO_LEADS: '600' }).demoLeads).toBe(600);
});

describe('a database that begins with 600', () => {
  let api: TestApi;
  let call: Call;
  let token: string;
  beforeAll(async () => {
    api = await startTestApi({ env: { DEMO_LEADS: '600' } });
    call = callsTo(api);
    token = await tokenOf(call, ROLE.ADMIN);
  });
  afterAll(() => api.stop());

  const ask = async <T>(path: string, as = token): Promise<T> => {
    const { status, body } = await call('GET', path, { token: as });
    expect(status).toBe(200);
    return body as T;
  };
  const listed = (filter: object, range = [0, 599]) =>
    ask<LeadRecord[]>(
      `/admin/leads?filter=${encodeURIComponent(JSON.stringify(filter))}&range=${encodeURIComponent(JSON.stringify(range))}`,
    );

  test('PROD-06 every view of the desk and every stage has leads, and every one has a name, a programme and a time', async () => {
    for (const view of LEAD_VIEWS.filter((one) => one !== 'mine' && one !== 'new'))
      expect([view, (await listed({ view })).length > 0]).toEqual([view, true]);
    const leads = await listed({});
    expect(new Set(leads.map(({ stage }) => stage))).toEqual(new Set(SALES_STAGES));
    const now = api.deps.clock.now().toISOString();
    for (const { area_of_interest, created_at, updated_at } of leads) {
      expect(PROGRAMMES.map(({ value }) => value.interest)).toContain(area_of_interest);
      expect(created_at < now && updated_at <= now).toBe(true);
    }
    // Five are parts of others.
    expect(leads).toHaveLength(595);
  });

  test('PROD-06 work is shared out among the counsellors, and each sees own and unassigned leads', async () => {
    const counsellor = await tokenOf(call, ROLE.COUNSELLOR);
    const { user } = await ask<{ data: { id: string } }>('/user/profile', counsellor).then(({ data }) => ({
      user: data,
    }));
    const own = await ask<LeadRecord[]>('/admin/leads?range=[0,599]', counsellor);
    const owners = new Set(own.map(({ owner }) => owner));
    expect(owners).toEqual(new Set([user.id, null]));
    const shares = Map.groupBy(await listed({}), ({ owner }) => owner);
    expect(shares.size).toBe(4);
    for (const [owner, share] of shares) if (owner) expect(share.length).toBeGreaterThan(100);
  });

  test('what is enquired about can be chosen on the site, from a page that is live', async () => {
    const choices = await ask<{ data: { erp_unicode: string }[] }>('/program/all/erplist');
    const { data: site } = await ask<{ data: { path: string }[] }>('/program/sitemap');
    const live = site.map(({ path }) => path);
    const known = choices.data.map(({ erp_unicode }) => erp_unicode);
    for (const { value } of PROGRAMMES) {
      expect(known).toContain(value.interest);
      expect(live).toContain(value.path);
    }
  });

  test('a timeline begins with the enquiry and tells calls with their outcome, in the order they came', async () => {
    const [lead] = await listed({ stage: 'enrolled' });
    const entries = await ask<{ data: TimelineEntry[] }>(`/admin/leads/${lead?.id}/timeline`);
    const times = entries.data.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(entries.data.at(-1)?.kind).toBe('enquiry');
    const moves = entries.data.filter(({ type }) => type === 'stage_changed').map(({ data }) => data['to']);
    expect(moves.toReversed()).toEqual(['contacted', 'interested', 'application-started', 'documents', 'enrolled']);
    expect(entries.data.some(({ kind, data }) => kind === 'call' && data['outcome'] === 'reached')).toBe(true);
  });

  test('some things went wrong: the ERP was down, an address bounced, submissions were set aside', async () => {
    const dead = await rows<{ channel: string }>(
      api.deps.db,
      sql`select distinct channel from outbox where status = 'dead' order by channel`,
    );
    expect(dead.map(({ channel }) => channel)).toEqual(['email', 'erp']);
    expect(await listed({ view: 'quarantine' })).toHaveLength(14);
    const { data } = await ask<{ data: { ok: boolean } }>('/admin/audit/verify');
    expect(data.ok).toBe(true);
  });

  test('resetting brings the same ones back', async () => {
    const ids = async () =>
      (await rows<{ id: string }>(api.deps.db, sql`select id from leads order by id`)).map(({ id }) => id);
    const before = await ids();
    await api.deps.db.execute(sql`delete from leads where owner is null`);
    await api.deps.resetToSeed();
    expect(await ids()).toEqual(before);
  });
});
