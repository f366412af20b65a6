import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../../testing/index.ts';
import { deskOf, type Lead } from '../testing/desk.ts';

let api: TestApi;
let desk: Awaited<ReturnType<typeof deskOf>>;
beforeAll(async () => {
  api = await startTestApi();
  desk = await deskOf(api);
});
afterAll(() => api.stop());

describe('a counsellor', () => {
  test('works on own and unassigned leads; another’s answers exactly like an unknown id', async () => {
    const [own, free, other] = [await desk.enquire('Own'), await desk.enquire('Free'), await desk.enquire('Other')];
    await desk.put(own.id, { owner: desk.me.counsellor });
    await desk.put(other.id, { owner: desk.me.admin });
    const { body } = await desk.call('GET', '/admin/leads', { who: 'counsellor' });
    const names = (body as Lead[]).map(({ name }) => name);
    expect([names.includes('Own'), names.includes('Free'), names.includes('Other')]).toEqual([true, true, false]);
    const search = { q: other.phone };
    expect((await desk.list(search, 'counsellor')).body).toEqual([]);
    const unknown = '00000000-0000-4000-8000-000000000000';
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['PUT', '', { stage: 'contacted' }],
      ['GET', '/timeline'],
      ['GET', '/similar'],
      ['POST', '/notes', { text: 'x' }],
      ['POST', '/reveal', { reason: 'curious' }],
      ['POST', '/merge', { into: free.id }],
      ['POST', '/unmerge'],
    ];
    for (const [method, path, sent] of calls) {
      const ask = (id: string) =>
        desk.call(method, `/admin/leads/${id}${path}`, { who: 'counsellor', ...(sent && { body: sent }) });
      const [theirs, nobodys] = [await ask(other.id), await ask(unknown)];
      expect([method, path, theirs.status, theirs.body]).toEqual([method, path, 404, nobodys.body]);
    }
    expect((await desk.post(free.id, 'merge', { into: other.id }, 'counsellor')).status).toBe(404);
    expect((await desk.post(own.id, 'erase', { reason: 'asked for it' }, 'counsellor')).status).toBe(403);
    for (const path of [
      '/admin/leads/export',
      '/admin/leads/quarantine',
      '/admin/dashboard',
      '/admin/audit',
      '/admin/faqs',
    ])
      expect([path, (await desk.call('GET', path, { who: 'counsellor' })).status]).toEqual([path, 403]);
  });

  test('takes an unassigned lead, and hands it over with a note', async () => {
    const { id } = await desk.enquire('Hand Over');
    expect((await desk.put(id, { owner: desk.me.counsellor }, 'counsellor')).status).toBe(200);
    expect(
      (await desk.put(id, { owner: desk.me.admin, note: 'Asks about credit transfer' }, 'counsellor')).body,
    ).toMatchObject({
      owner: desk.me.admin,
    });
    expect((await desk.call('GET', `/admin/leads/${id}`, { who: 'counsellor' })).status).toBe(404);
    expect((await desk.timeline(id)).find(({ data }) => data.note !== undefined)).toMatchObject({
      type: 'owner_changed',
      by: desk.me.counsellor,
      data: { to: desk.me.admin, note: 'Asks about credit transfer' },
    });
  });
});

describe('duplicates', () => {
  test('one is suggested, merged and unmerged without loss', async () => {
    const same = { email: 'twice@example.org' };
    const [first, second] = [await desk.enquire('Dup One', same), await desk.enquire('Dup Two', same)];
    const similar = (await desk.call('GET', `/admin/leads/${first.id}/similar`)).body as Lead[];
    expect(similar.map(({ id, mobile }) => [id, mobile])).toEqual([[second.id, `••••••${second.phone.slice(-4)}`]]);
    await desk.post(second.id, 'notes', { text: 'Prefers mornings' });
    const before = await desk.timeline(second.id);

    const merged = (await desk.post(second.id, 'merge', { into: first.id })).body as Lead;
    expect(merged).toMatchObject({ id: first.id, merged: [second.id] });
    const timeline = await desk.timeline(first.id);
    // A colleague who has read the lead since then has seen the merge.
    const ofMerge = (entries: typeof timeline) => entries.filter(({ type }) => type === 'merged');
    expect(ofMerge(timeline)).toMatchObject([{ lead: first.id, at: merged.updated_at }]);
    expect(ofMerge(await desk.timeline(second.id))).toMatchObject([{ lead: second.id, at: merged.updated_at }]);
    expect(timeline.map(({ data }) => data.text)).toContain('Prefers mornings');
    const all = (await desk.call('GET', '/admin/leads')).body as Lead[];
    expect(all.map(({ id }) => id)).not.toContain(second.id);
    expect((await desk.put(second.id, { stage: 'contacted' })).body).toMatchObject({ code: 'LOCKED' });
    expect((await desk.post(first.id, 'merge', { into: second.id })).status).toBe(409);

    expect((await desk.post(second.id, 'unmerge')).body).toMatchObject({ id: second.id, merged_into: null });
    // An entry about a message that is still being sent may come in between.
    const after = (await desk.timeline(second.id)).map(({ id, type, data }) => ({ id, type, text: data['text'] }));
    expect(after).toEqual(
      expect.arrayContaining(before.map(({ id, type, data }) => ({ id, type, text: data['text'] }))),
    );
    expect(after.map(({ type }) => type)).toEqual(expect.arrayContaining(['merged', 'unmerged']));
    expect((await desk.timeline(first.id)).map(({ data }) => data.text)).not.toContain('Prefers mornings');
    expect((await desk.post(second.id, 'unmerge')).status).toBe(409);
  });
});

test('leads are exported as a file by an ADMIN alone, with formulas defused, and it is on record', async () => {
  await desk.enquire('Formula Sender', { campaign: '=1+2' });
  const filter = encodeURIComponent(JSON.stringify({ view: 'unassigned' }));
  const { status, body, headers } = await desk.call('GET', `/admin/leads/export?format=csv&filter=${filter}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(body).toMatch(/Formula Sender.*,'=1\+2,/);
  expect((await desk.logged(null)).at(-1)).toMatchObject({ action: 'export', after: { format: 'csv' } });
});
