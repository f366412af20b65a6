import type { Proposal, ReleaseRecord } from '@prospectus/contract';
import { PREVIEW_HEADER } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type AdminRecord, adminOf } from '../../testing/admin.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { dueReleases } from './due.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const release = async (
  title: string,
  items: { resource: string; id: string }[],
  more: object = {},
): Promise<ReleaseRecord> => {
  const { status, body } = await staff.admin('POST', 'releases', { title, items, ...more });
  expect([status, body]).toMatchObject([201, { title, state: 'open' }]);
  return body as ReleaseRecord;
};
const act = (id: string, action: 'publish' | 'undo') => staff.admin('POST', `releases/${id}/${action}`, {});
const read = async (resource: string, id: string) =>
  (await staff.admin('GET', `${resource}/${id}`)).body as AdminRecord;
const home = async (headers: Record<string, string> = {}) =>
  (await fetch(`${api.url}/homepage/home`, { headers })).text();
const ref = (resource: string, { id }: AdminRecord) => ({ resource, id });

describe('PROD-02 releases', () => {
  test('its drafts are published together, and undo restores the former live content', async () => {
    const edited = await staff.live('faqs', { question: 'First text?', answer: '' });
    await staff.admin('PUT', `faqs/${edited.id}`, { question: 'Released text?' });
    const added = await staff.make('faqs', { question: 'Released and new?', answer: '' });
    const page = await staff.make('pages', { slug: 'released-page', title: 'Released page' });
    const { id } = await release('All at once', [ref('faqs', edited), ref('faqs', added), ref('pages', page)]);
    const published = await act(id, 'publish');
    expect([published.status, published.body]).toMatchObject([200, { state: 'published' }]);
    expect(await home()).toContain('Released text?');
    expect(await home()).toContain('Released and new?');
    expect((await fetch(`${api.url}/homepage/released-page`)).status).toBe(200);
    expect((await act(id, 'publish')).status).toBe(409);

    const undone = await act(id, 'undo');
    expect([undone.status, undone.body]).toMatchObject([200, { state: 'undone' }]);
    const text = await home();
    expect([text.includes('First text?'), text.includes('Released text?'), text.includes('Released and new?')]).toEqual(
      [true, false, false],
    );
    expect((await fetch(`${api.url}/homepage/released-page`)).status).toBe(404);
    expect(await read('faqs', edited.id)).toMatchObject({ question: 'Released text?', status: 'changed' });
    expect((await act(id, 'publish')).status).toBe(200);
    expect((await act(id, 'undo')).status).toBe(200);
  });

  test('where one of its records cannot be published, none is, and it is named', async () => {
    const good = await staff.make('faqs', { question: 'Would be live?', answer: '' });
    const program = await staff.make('program', { slug: 'not-released', display_name: 'Not released' });
    const landing = await staff.make('landing-pages', { slug: 'orphan-lp', title: 'Orphan', program: program.id });
    const { id } = await release('Half', [ref('faqs', good), ref('landing-pages', landing)]);
    const refused = await act(id, 'publish');
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'LOCKED' }]);
    expect((refused.body as { msg: string }).msg).toContain('Orphan');
    expect(await read('faqs', good.id)).toMatchObject({ status: 'draft' });
    expect(await home()).not.toContain('Would be live?');
  });

  test('undoing is refused where something of it was published since, which is named', async () => {
    const faq = await staff.make('faqs', { question: 'Changed since?', answer: '' });
    const { id } = await release('Too late', [ref('faqs', faq)]);
    await act(id, 'publish');
    await staff.edit('faqs', faq.id, { question: 'Changed since, indeed?' });
    const refused = await act(id, 'undo');
    expect([refused.status, (refused.body as { msg: string }).msg]).toEqual([
      409,
      'Something of it was changed since: “Changed since, indeed?”.',
    ]);
    expect(await home()).toContain('Changed since, indeed?');
  });

  test('it is published at its time, and is previewed before', async () => {
    const faq = await staff.make('faqs', { question: 'At its minute?', answer: '' });
    const other = await staff.make('faqs', { question: 'Another draft?', answer: '' });
    const at = (ms: number) => new Date(api.deps.clock.now().getTime() + ms).toISOString();
    const { id, version } = await release('Later', [ref('faqs', faq)], { publish_at: at(60_000) });
    const previewed = async (body: object) => {
      const answer = await staff.admin('POST', 'preview', { path: '/', ...body });
      const { url } = (answer.body as { data: { url: string } }).data;
      const text = await home({ [PREVIEW_HEADER]: new URL(url).searchParams.get('preview') ?? '' });
      return ['At its minute?', 'Another draft?'].map((question) => text.includes(question));
    };
    expect(await previewed({})).toEqual([true, true]);
    expect(await previewed({ release: id })).toEqual([true, false]);
    expect(await previewed({ at: at(30_000) })).toEqual([false, false]);
    expect(await previewed({ at: at(90_000) })).toEqual([true, false]);
    expect((await staff.admin('PUT', `releases/${id}`, { publish_at: at(-1_000), version })).status).toBe(400);
    await staff.call('POST', '/mock/clock', { body: { advanceMs: 61_000 } });
    await expect.poll(() => read('releases', id)).toMatchObject({ state: 'published', publish_at: null });
    // Its announcement follows it.
    await expect.poll(() => home()).toContain('At its minute?');
    expect(other.id).not.toBe(faq.id);
  });

  test('only an admin sees them; its records must exist; a stale version is refused', async () => {
    expect((await staff.call('GET', '/admin/releases')).status).toBe(401);
    const missing = await staff.admin('POST', 'releases', {
      title: 'X',
      items: [{ resource: 'faqs', id: '00000000-0000-7000-8000-000000000000' }],
    });
    expect([missing.status, missing.body]).toMatchObject([400, { errors: { 'items.0': 'There is no such record.' } }]);
    const { id, version } = await release('Versions', []);
    expect((await staff.admin('PUT', `releases/${id}`, { title: 'Versions 2', version })).status).toBe(200);
    expect((await staff.admin('PUT', `releases/${id}`, { title: 'Versions 3', version })).status).toBe(409);
    expect((await staff.admin('DELETE', `releases/${id}`)).status).toBe(200);
    expect((await staff.admin('GET', `releases/${id}`)).status).toBe(404);
  });

  test('a release that another process published stays published; a failed one has its reason', async () => {
    const faq = await staff.make('faqs', { question: 'Published by two?', answer: '' });
    const at = new Date(api.deps.clock.now().getTime() + 3_600_000);
    const plan = { publish_at: at.toISOString() };
    const [theirs, ours] = [await release('Theirs', [ref('faqs', faq)], plan), await release('Ours', [], plan)];
    const due = { now: () => new Date(at.getTime() + 1_000) };
    let meanwhile: (() => Promise<unknown>) | undefined = () => act(theirs.id, 'publish');
    const db = Object.create(api.deps.db) as typeof api.deps.db;
    db.transaction = async (work, config) => {
      if (!meanwhile) return api.deps.db.transaction(work, config);
      await meanwhile();
      meanwhile = undefined;
      throw new Error('This process lost its connection.');
    };
    await dueReleases({ ...api.deps, db, clock: { ...api.deps.clock, ...due } }).run();
    expect(await read('releases', theirs.id)).toMatchObject({ state: 'published', note: '' });
    expect(await read('releases', ours.id)).toMatchObject({
      state: 'failed',
      note: 'There is no draft in this release.',
    });
  });
});

describe('PROD-02 changes over all content', () => {
  const proposed = async (body: object): Promise<Proposal[]> => {
    const answer = await staff.admin('POST', 'releases/propose', body);
    expect(answer.status).toBe(200);
    return (answer.body as { data: Proposal[] }).data;
  };
  const accept = (title: string, changes: readonly Proposal[]) =>
    staff.admin('POST', 'releases/accept', {
      title,
      changes: changes.map(({ title: _title, careful: _careful, ...change }) => change),
    });

  test('a text is found in plain and rich texts, not in markup, and replaced in drafts of a release', async () => {
    const faq = await staff.live('faqs', {
      question: 'Is Zebracorn open?',
      answer: '<p>zebracorn <a href="/online-mba">Zebracorns</a> & <strong>Zebra</strong>corn</p>',
    });
    const found = await proposed({ kind: 'replace', text: 'zebracorn', replacement: 'A < B' });
    expect(found.map(({ path, after }) => [path, after])).toEqual([
      ['question', 'Is A < B open?'],
      ['answer', '<p>A &lt; B <a href="/online-mba" rel="noopener">A &lt; Bs</a> &amp; <strong>Zebra</strong>corn</p>'],
    ]);
    expect(await proposed({ kind: 'replace', text: 'href', replacement: 'x', wholeWord: true })).toEqual([]);
    const exact = await proposed({
      kind: 'replace',
      text: 'Zebracorn',
      replacement: 'Okapi',
      caseSensitive: true,
      wholeWord: true,
    });
    expect(exact.map(({ path, after }) => [path, after])).toEqual([['question', 'Is Okapi open?']]);
    const accepted = await accept('Okapi', exact);
    expect([accepted.status, accepted.body]).toMatchObject([
      201,
      { title: 'Okapi', state: 'open', items: [{ id: faq.id, status: 'changed' }] },
    ]);
    expect(await home()).toContain('Is Zebracorn open?');
    expect((await act((accepted.body as ReleaseRecord).id, 'publish')).status).toBe(200);
    expect(await home()).toContain('Is Okapi open?');
    expect((await accept('Too late', exact)).status).toBe(409);
  });

  test('the starts of a year move on with their last days to apply; no month gets a second start', async () => {
    const intakes = [
      { starts_on: '2033-01-15', apply_by: '2032-12-31' },
      { starts_on: '2033-07-16', apply_by: '2033-06-30' },
      { starts_on: '2034-01-14', apply_by: '2033-12-31' },
    ];
    const { id } = await staff.live('program', { slug: 'starts-move', display_name: 'Starts move', intakes });
    const own = async (from: string, to: string) =>
      (await proposed({ kind: 'rollover', from, to }))
        .filter((one) => one.id === id)
        .map(({ path, before, after }) => [path, before, after]);
    expect(await own('2033', '2034')).toEqual([
      ['intakes.1.starts_on', '2033-07-16', '2034-07-16'],
      ['intakes.1.apply_by', '2033-06-30', '2034-06-30'],
    ]);
    expect(await own('January 2033', 'January 2034')).toEqual([]);
  });

  test('a year moves on through texts, and fees with the texts that name them', async () => {
    const plan = { title: 'Lumpsum', type: 4, totalAmount: 88_000, courseFee: 80_000, examFee: 8_000 };
    const program = await staff.live('program', {
      slug: 'rolls-over',
      display_name: 'Rolls over',
      next_start: 'July 2031',
      batch_text: 'Admissions Open for 2031 Batch',
      fee_plans: [plan],
    });
    const faq = await staff.live('faqs', {
      question: 'What of 2031-32?',
      answer: '<p>It costs ₹88,000.</p>',
      program: program.id,
    });
    const found = await proposed({ kind: 'rollover', from: '2031', to: '2032', fees: { percent: 10, roundTo: 100 } });
    const own = found.filter(({ id }) => id === program.id || id === faq.id);
    expect(Object.fromEntries(own.map(({ path, after }) => [path, after]))).toEqual({
      next_start: 'July 2032',
      batch_text: 'Admissions Open for 2032 Batch',
      'fee_plans.0.totalAmount': 96_800,
      'fee_plans.0.courseFee': 88_000,
      'fee_plans.0.examFee': 8_800,
      question: 'What of 2032-33?',
      answer: '<p>It costs ₹96,800.</p>',
    });
    const accepted = await accept('Intake 2032', own);
    expect(accepted.status).toBe(201);
    expect(await read('program', program.id)).toMatchObject({
      status: 'changed',
      next_start: 'July 2032',
      fee_plans: [{ totalAmount: 96_800 }],
    });
  });
});
