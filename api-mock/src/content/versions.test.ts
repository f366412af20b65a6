import type { AuditEntry, Difference, SearchResult, Usage } from '@prospectus/contract';
import { ROLE } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../seed/seeding.ts';
import { type AdminRecord, adminOf } from '../testing/admin.ts';
import { tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';
import { revisions } from './tables.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) => staff.admin(method, path, body);
const differences = async (path: string) => (await admin('GET', `${path}/difference`)).body as Difference[];

const MA = seedId('program', 'online-ma');
const plan = (title: string, totalAmount = 10_000) => ({ title, totalAmount });
type Part = { id: string; title: string };

describe('ADMIN-40 differences', () => {
  test('parts are compared by id: changed, added, removed and moved ones, each with its label', async () => {
    const made = await staff.live('program', {
      slug: 'differing',
      display_name: 'Differing',
      fee_plans: [plan('Semester'), plan('Annual'), plan('Lumpsum')],
      semesters: [{ semester: 1, semester_data: [{ subject_name: 'Logic', credits: 4 }] }],
    });
    const [semester, annual, lumpsum] = made['fee_plans'] as [Part, Part, Part];
    const semesters = structuredClone(made['semesters']) as [{ semester_data: [{ credits: number }] }];
    semesters[0].semester_data[0].credits = 6;
    await admin('PUT', `program/${made.id}`, {
      display_name: 'Different',
      fee_plans: [lumpsum, { ...semester, totalAmount: 12_000 }, plan('Quarterly')],
      semesters,
    });
    expect(await differences(`program/${made.id}`)).toMatchObject([
      { path: 'display_name', label: 'Name', before: 'Differing', after: 'Different' },
      {
        path: 'semesters.0.semester_data.0.credits',
        label: 'Programme structure › 1 › Subjects › Logic › Credits',
        before: 4,
        after: 6,
      },
      { path: 'fee_plans.1', label: 'Fee plans › Annual', before: { id: annual.id }, after: null },
      {
        path: 'fee_plans.1.totalAmount',
        label: 'Fee plans › Semester › Total for the programme',
        before: 10_000,
        after: 12_000,
      },
      { path: 'fee_plans.2', label: 'Fee plans › Quarterly', before: null, after: { title: 'Quarterly' } },
      {
        path: 'fee_plans',
        label: 'Fee plans › Order',
        before: ['Semester', 'Lumpsum'],
        after: ['Lumpsum', 'Semester'],
      },
    ]);
  });

  test('a version that no longer fits is refused, field by field; one that does is a draft again', async () => {
    const made = await staff.live('faqs', { question: 'First?', answer: '<p>Yes.</p>' });
    await admin('PUT', `faqs/${made.id}`, { question: 'Second?' });
    const first = and(eq(revisions.document_id, made.id), eq(revisions.version, 1));
    await api.deps.db
      .update(revisions)
      .set({ fields: { question: '', program: MA, gone: 1 } })
      .where(first);
    const refused = await admin('POST', `faqs/${made.id}/restore`, { version: 1 });
    expect([refused.status, refused.body]).toMatchObject([400, { errors: { question: expect.any(String) as string } }]);
    expect((await admin('GET', `faqs/${made.id}`)).body).toMatchObject({ question: 'Second?', version: 3 });
    expect((await admin('POST', `faqs/${made.id}/restore`, { version: 2 })).body).toMatchObject({
      question: 'First?',
      status: 'published',
    });
  });
});

test('ADMIN-36 a programme is copied with its content: a new address, parts with new ids; the original stays', async () => {
  const original = (await admin('GET', `program/${MA}`)).body as AdminRecord & { fee_plans: Part[]; roadmap: Part[] };
  const copied = await admin('POST', `program/${MA}/clone`, {});
  const copy = copied.body as typeof original;
  expect([copied.status, copy]).toMatchObject([201, { slug: 'online-ma-copy', status: 'draft', version: 1 }]);
  expect(copy['display_name']).toBe(original['display_name']);
  const withoutIds = (record: object) => JSON.stringify(record).replaceAll(/"id":"[^"]*"/g, '');
  for (const part of ['fee_plans', 'roadmap'] as const) {
    expect(withoutIds(copy[part])).toBe(withoutIds(original[part]));
    expect(copy[part].map(({ id }) => id)).not.toEqual(original[part].map(({ id }) => id));
  }
  await admin('PUT', `program/${copy.id}`, { fee_plans: [{ ...copy.fee_plans[0], title: 'Only the copy’s' }] });
  expect((await admin('GET', `program/${MA}`)).body).toEqual(original);
  expect((await admin('POST', `program/${MA}/clone`, {})).body).toMatchObject({ slug: 'online-ma-copy-2' });
  expect((await admin('POST', `program/${copy.id}/clone`, {})).body).toMatchObject({ slug: 'online-ma-copy-3' });
});

test('ADMIN-06 a copied landing page has an address that ends in -lp; a record without an address gets “(copy)” in its title', async () => {
  const landing = await staff.make('landing-pages', { slug: 'spring-lp', title: 'Spring', program: MA });
  const copies = await Promise.all([1, 2].map(() => admin('POST', `landing-pages/${landing.id}/clone`, {})));
  const slugs = copies.map(({ body }) => String((body as AdminRecord)['slug']));
  expect(new Set(slugs)).toEqual(new Set(['spring-copy-lp', 'spring-copy-2-lp']));
  const long = await staff.make('faqs', { question: 'x'.repeat(300), answer: '' });
  const copy = (await admin('POST', `faqs/${long.id}/clone`, {})).body as AdminRecord;
  expect(copy['question']).toBe(`${'x'.repeat(293)} (copy)`);
});

describe('where a record is used', () => {
  test('by whom and by which field; in a list too, in a draft too, and no more once it is in the trash', async () => {
    const made = await staff.live('program', { slug: 'referred-to', display_name: 'Referred to' });
    const faq = await staff.make('faqs', { question: 'Of it?', answer: '', program: made.id });
    const page = await staff.live('pages', { slug: 'referring', title: 'Referring', featured_programs: [MA, made.id] });
    const uses = async () =>
      ((await admin('GET', `program/${made.id}/where-used`)).body as Usage[]).map(({ id }) => id);
    expect((await uses()).toSorted()).toEqual([faq.id, page.id].toSorted());
    const refused = await admin('DELETE', `program/${made.id}`);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'IN_USE', usedBy: [{}, {}] }]);

    await admin('DELETE', `faqs/${faq.id}`);
    await admin('PUT', `pages/${page.id}`, { featured_programs: [MA] });
    expect(await uses()).toEqual([page.id]);
    await staff.publish('pages', page.id);
    expect((await admin('DELETE', `program/${made.id}`)).status).toBe(200);
    // Its programme is deleted, so the question cannot be restored.
    expect((await admin('POST', `faqs/${faq.id}/restore`, {})).body).toMatchObject({
      code: 'INVALID_FIELDS',
      errors: { program: expect.any(String) as string },
    });
  });

  test('a reference and a deletion at once never leave one pointing at nothing', async () => {
    for (let round = 0; round < 5; round += 1) {
      const made = await staff.make('program', { slug: `fought-over-${round}`, display_name: 'Fought over' });
      const [faq, gone] = await Promise.all([
        admin('POST', 'faqs', { question: 'Whose?', answer: '', program: made.id }),
        admin('DELETE', `program/${made.id}`),
      ]);
      expect([faq.status, gone.status].toSorted((a, b) => a - b)).toEqual(faq.status === 201 ? [201, 409] : [200, 400]);
    }
  });
});

describe('the search over everything', () => {
  const found = async (q: string) => {
    const { status, body } = await admin('GET', `search?q=${encodeURIComponent(q)}`);
    expect(status).toBe(200);
    return body as SearchResult[];
  };

  test('finds words of any script by their beginnings, titles first, at most twenty, nothing from the trash', async () => {
    const hindi = await staff.make('faqs', {
      question: 'क्या हिन्दी में पढ़ाई होती है?',
      answer: '<p>Quaternions, <strong>no</strong>.</p>',
    });
    const titled = await staff.make('blogs', { slug: 'quaternions', title: 'Quaternions', date: '2025-03-05' });
    expect(await found('हिन्दी पढ़')).toEqual([
      { resource: 'faqs', id: hindi.id, title: 'क्या हिन्दी में पढ़ाई होती है?', status: 'draft', context: [] },
    ]);
    expect((await found('QUATER')).map(({ id }) => id)).toEqual([titled.id, hindi.id]);
    expect(await found('strong quaternions')).toEqual([]);
    await admin('DELETE', `blogs/${titled.id}`);
    expect((await found('quaternions')).map(({ id }) => id)).toEqual([hindi.id]);
    expect((await found('online')).length).toBe(20);
    for (const nothing of ['', '  ', '%_&|!():*', "'"]) expect(await found(nothing)).toEqual([]);
  });

  test('also lectures are found; ROLE-05 a manager of lectures has their list', async () => {
    const lecture = { start_date: '2031-01-01', start_time: '09:00', end_date: '2031-01-01', end_time: '10:00' };
    await staff.make('live-lectures', {
      course_name: 'Zoology',
      sem_year: 'One',
      batch: 'A',
      subject_name: 'Zoonoses',
      ...lecture,
    });
    await staff.make('faqs', { question: 'Is there zoology?', answer: '' });
    expect((await found('zoo')).map(({ resource }) => resource).toSorted()).toEqual(['faqs', 'live-lectures']);
    const events = await tokenOf(staff.call, ROLE.EVENT_CREATER);
    expect((await staff.call('GET', '/admin/search?q=zoo', { token: events })).status).toBe(403);
  });
});

describe('entities of §3', () => {
  test('ENT-18 the first message is changed, the second stays', async () => {
    const messages = async () => (await admin('GET', 'vc-message')).body as AdminRecord[];
    await staff.make('vc-message', { name: 'Prof. Second', message: '<p>Stays.</p>' });
    const [first, ...others] = await messages();
    await admin('PUT', `vc-message/${first?.id}`, { message: '<p>Changed.</p>' });
    expect(await messages()).toMatchObject([
      { ...first, message: '<p>Changed.</p>', status: 'changed', version: 2, updated_at: expect.any(String) as string },
      ...others,
    ]);
  });

  test('ENT-24 a footer column has nine links; the tenth is refused', async () => {
    const link9 = { slug: 'g', title: 'G', link9: '/a', link9_title: 'A' };
    expect((await admin('POST', 'footer', link9)).status).toBe(201);
    expect((await admin('POST', 'footer', { ...link9, link10: '/a' })).body).toMatchObject({
      code: 'UNKNOWN_FIELD',
      errors: { link10: expect.any(String) as string },
    });
  });

  test('ENT-25 a promotional banner is off until it is switched on', async () => {
    for (const { id } of (await admin('GET', 'promotional-banner')).body as AdminRecord[])
      await admin('DELETE', `promotional-banner/${id}`);
    expect(await staff.make('promotional-banner', { title: 'New' })).toMatchObject({ is_active: '0' });
  });

  test('ENT-21 the points of a referral banner may come as the JSON text of a list', async () => {
    const [banner] = (await admin('GET', 'pre-login-referral')).body as AdminRecord[];
    const usps = JSON.stringify([{ title: 'Rewards', bg_color: '#f3e7c9' }]);
    const path = `pre-login-referral${banner ? `/${banner.id}` : ''}`;
    const { body } = await admin(banner ? 'PUT' : 'POST', path, { title: 'Refer', usps });
    expect(body).toMatchObject({
      usps: [{ id: expect.stringMatching(/./) as string, title: 'Rewards', bg_color: '#f3e7c9' }],
    });
  });
});

test('every change is in the audit log, with person, action and changed fields', async () => {
  const made = await staff.make('faqs', { question: 'Logged?', answer: '' });
  const at = `faqs/${made.id}`;
  await admin('PUT', at, { question: 'Logged!' });
  await staff.publish('faqs', made.id);
  await admin('POST', `${at}/schedule`, { unpublish_at: '2999-01-01T00:00:00Z' });
  await admin('POST', `${at}/unpublish`, {});
  await admin('DELETE', at);
  await admin('POST', `${at}/restore`, {});
  const filter = encodeURIComponent(JSON.stringify({ record_id: made.id }));
  const entries = (await admin('GET', `audit?filter=${filter}`)).body as AuditEntry[];
  expect(entries.map(({ action }) => action).toReversed()).toEqual([
    'create',
    'update',
    'publish',
    'schedule',
    'unpublish',
    'delete',
    'restore',
  ]);
  expect(entries.at(-2)).toMatchObject({
    by_name: 'Demo Admin',
    resource: 'faqs',
    title: 'Logged!',
    before: { question: 'Logged?' },
    after: { question: 'Logged!' },
  });
  await admin('POST', 'faqs/reorder', { ids: [made.id] });
  const orders = encodeURIComponent(JSON.stringify({ resource: 'faqs', action: 'reorder' }));
  expect((await admin('GET', `audit?filter=${orders}`)).body).toHaveLength(1);
});
