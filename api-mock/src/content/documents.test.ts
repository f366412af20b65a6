import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../seed/seeding.ts';
import { type Call, callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

type Fields = Record<string, unknown> & { id: string; version: number };

let api: TestApi;
let call: Call;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  token = await tokenOf(call, ROLE.ADMIN);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) =>
  call(method, `/admin/${path}`, { token, ...(body !== undefined && { body }) });
const make = async (resource: string, fields: object) => (await admin('POST', resource, fields)).body as Fields;
const publish = (resource: string, id: string) => admin('POST', `${resource}/${id}/publish`);
const onPage = async (path: string) =>
  (await call('GET', `/programpage/${path}`)).body as {
    data: { title: string; sections: { faqs: { question: string }[]; fees: { feePlans: { totalAmount: number }[] } } };
  };

const MA = seedId('program', 'online-ma');

describe('ADMIN-40 drafts', () => {
  test('ADMIN-18 a question is unseen as a draft, seen once published, and gone once deleted', async () => {
    const faq = await make('faqs', { question: 'Is there a library?', answer: '<p>Yes, online.</p>', program: MA });
    const questions = async () => (await onPage('online-ma')).data.sections.faqs.map(({ question }) => question);
    expect(await questions()).not.toContain('Is there a library?');
    await publish('faqs', faq.id);
    expect(await questions()).toContain('Is there a library?');
    await admin('PUT', `faqs/${faq.id}`, { question: 'Is there a digital library?' });
    expect(await questions()).toContain('Is there a library?');
    await publish('faqs', faq.id);
    expect(await questions()).toContain('Is there a digital library?');
    await admin('DELETE', `faqs/${faq.id}`);
    expect(await questions()).not.toContain('Is there a digital library?');
  });

  test('ADMIN-05 a new programme has no page until it is published; a fee changes with its publication', async () => {
    const plan = { title: 'Lumpsum', type: 4, totalAmount: 32_848 };
    const made = await make('program', { slug: 'online-msc', display_name: 'Master of Science', fee_plans: [plan] });
    expect((await call('GET', '/programpage/online-msc')).status).toBe(404);
    expect(
      ((await call('GET', '/program/sitemap')).body as { data: { path: string }[] }).data.map(({ path }) => path),
    ).not.toContain('/online-msc');
    await publish('program', made.id);
    expect((await onPage('online-msc')).data.sections.fees.feePlans).toMatchObject([plan]);
    const [kept] = ((await admin('GET', `program/${made.id}`)).body as { fee_plans: object[] }).fee_plans;
    await admin('PUT', `program/${made.id}`, { fee_plans: [{ ...kept, totalAmount: 30_000 }] });
    expect((await onPage('online-msc')).data.sections.fees.feePlans[0]?.totalAmount).toBe(32_848);
    await publish('program', made.id);
    expect((await onPage('online-msc')).data.sections.fees.feePlans[0]?.totalAmount).toBe(30_000);
  });

  test('parts get an id that does not change; subjects get increasing creation times', async () => {
    const semesters = [{ semester: 1, semester_data: [{ subject_name: 'Logic' }, { subject_name: 'Ethics' }] }];
    const made = await make('program', {
      slug: 'parts',
      display_name: 'Parts',
      semesters,
      roadmap: [{ title: 'First' }, { title: 'Second' }],
    });
    const roadmap = made['roadmap'] as { id: string; title: string }[];
    expect(new Set(roadmap.map(({ id }) => id)).size).toBe(2);
    const [{ semester_data: subjects } = { semester_data: [] }] = made['semesters'] as {
      semester_data: { id: string; created_at: string }[];
    }[];
    expect(subjects[0]?.id).toBeTruthy();
    expect(Date.parse(subjects[0]?.created_at ?? '')).toBeLessThan(Date.parse(subjects[1]?.created_at ?? ''));
    const copied = [roadmap[1], roadmap[0], roadmap[0]];
    const after = (
      (await admin('PUT', `program/${made.id}`, { roadmap: copied })).body as { roadmap: { id: string }[] }
    ).roadmap;
    expect(after.slice(0, 2)).toEqual(copied.slice(0, 2));
    expect(new Set(after.map(({ id }) => id)).size).toBe(3);
  });

  test('PROD-08 an unknown name inside a part is refused by its path', async () => {
    const { status, body } = await admin('POST', 'program', {
      slug: 'deep',
      display_name: 'Deep',
      roadmap: [{ title: 'First', colour: 'red' }],
    });
    expect([status, body]).toMatchObject([
      400,
      { code: 'UNKNOWN_FIELD', errors: { 'roadmap.0.colour': expect.any(String) as string } },
    ]);
  });

  test('restoring the former value is no change', async () => {
    const made = await make('faqs', { question: 'Same?', answer: '<p>Same.</p>' });
    expect((await admin('PUT', `faqs/${made.id}`, made)).body).toEqual(made);
    await publish('faqs', made.id);
    await admin('PUT', `faqs/${made.id}`, { question: 'Other?' });
    expect((await admin('PUT', `faqs/${made.id}`, { question: 'Same?' })).body).toMatchObject({ status: 'published' });
  });
});

describe('rich text is cleaned when saved', () => {
  test.each([
    ['script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['handler', '<p onclick="x()">a</p>', '<p>a</p>'],
    ['javascript link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['protocol-relative link', '<a href="//evil.example">a</a>', '<a>a</a>'],
    ['backslash link', '<a href="/\\evil.example">a</a>', '<a>a</a>'],
    ['tab in a link', '<a href="/\t/evil.example">a</a>', '<a>a</a>'],
    ['picture', '<p>a<img src="x" onerror="y()"></p>', '<p>a</p>'],
    [
      'link',
      '<a href="https://example.org" target="_blank">a</a>',
      '<a href="https://example.org" rel="noopener">a</a>',
    ],
    ['own link', '<a href="/online-ma#fees">a</a>', '<a href="/online-ma#fees" rel="noopener">a</a>'],
    [
      'table',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
      '<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>',
    ],
  ])('%s', async (_what, answer, clean) => {
    expect((await make('faqs', { question: 'Clean?', answer }))['answer']).toBe(clean);
  });

  test('inside parts too', async () => {
    const made = await make('program', {
      slug: 'clean-parts',
      display_name: 'Clean',
      learn_more: [{ title: 'More', description: '<p>a<script>b</script></p>' }],
    });
    expect(made['learn_more']).toMatchObject([{ description: '<p>a</p>' }]);
  });
});
