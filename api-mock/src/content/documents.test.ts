import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../db/seeding.ts';
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
const ENGLISH = seedId('program', 'online-ma/english');

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

  test('parts get an id once and keep it; subjects get the time they were made, in their order', async () => {
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

  test('what is put back as it was is no change', async () => {
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

describe('addresses', () => {
  const refused = async (method: string, path: string, body: object) => {
    const answer = await admin(method, path, body);
    const { code, errors } = answer.body as { code: string; errors: Record<string, string> };
    return [answer.status, code, Object.keys(errors ?? {})];
  };

  test('ROUTE-17 a reserved word is refused', async () => {
    for (const slug of ['admin', 'api', 'docs', 'media', 'auxiliary', 'enquire']) {
      expect(await refused('POST', 'program', { slug, display_name: 'No' })).toEqual([400, 'INVALID_FIELDS', ['slug']]);
    }
  });

  test('a root address is taken once, by a draft too; under another parent it is free', async () => {
    expect(await refused('POST', 'program', { slug: 'online-ma', display_name: 'Again' })).toEqual([
      400,
      'SLUG_TAKEN',
      ['slug'],
    ]);
    await make('program', { slug: 'drafted', display_name: 'Drafted' });
    expect(await refused('POST', 'program', { slug: 'drafted', display_name: 'Again' })).toEqual([
      400,
      'SLUG_TAKEN',
      ['slug'],
    ]);
    expect(await refused('POST', 'program', { slug: 'english', display_name: 'Again', parent_program: MA })).toEqual([
      400,
      'SLUG_TAKEN',
      ['slug'],
    ]);
    expect((await admin('POST', 'program', { slug: 'english', display_name: 'At the root' })).status).toBe(201);
  });

  test('of eight creations at once with one address exactly one succeeds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => admin('POST', 'program', { slug: 'raced', display_name: 'Raced' })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  test('the live address stays taken until the new one is published; a deleted one is free again', async () => {
    const made = await make('program', { slug: 'first-name', display_name: 'Moves' });
    await publish('program', made.id);
    await admin('PUT', `program/${made.id}`, { slug: 'second-name' });
    expect((await refused('POST', 'program', { slug: 'first-name', display_name: 'No' }))[1]).toBe('SLUG_TAKEN');
    expect((await refused('POST', 'program', { slug: 'second-name', display_name: 'No' }))[1]).toBe('SLUG_TAKEN');
    await publish('program', made.id);
    expect((await admin('POST', 'program', { slug: 'first-name', display_name: 'Free' })).status).toBe(201);
    await admin('DELETE', `program/${made.id}`);
    expect((await admin('POST', 'program', { slug: 'second-name', display_name: 'Free' })).status).toBe(201);
  });

  test('ADMIN-37 a programme is not its own parent, nests one level, and no loop can be made', async () => {
    const [a, b] = [
      await make('program', { slug: 'loop-a', display_name: 'A' }),
      await make('program', { slug: 'loop-b', display_name: 'B' }),
    ];
    const parent = ['parent_program'];
    expect(await refused('PUT', `program/${a.id}`, { parent_program: a.id })).toEqual([400, 'INVALID_FIELDS', parent]);
    expect(await refused('PUT', `program/${a.id}`, { parent_program: ENGLISH })).toEqual([
      400,
      'INVALID_FIELDS',
      parent,
    ]);
    expect(await refused('PUT', `program/${MA}`, { parent_program: a.id })).toEqual([400, 'INVALID_FIELDS', parent]);
    expect(await refused('PUT', `program/${a.id}`, { parent_program: '00000000-0000-7000-8000-000000000000' })).toEqual(
      [400, 'INVALID_FIELDS', parent],
    );
    const both = await Promise.all([
      admin('PUT', `program/${a.id}`, { parent_program: b.id }),
      admin('PUT', `program/${b.id}`, { parent_program: a.id }),
    ]);
    expect(both.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 400]);
  });

  test('a programme with specialisations is not deleted from under them', async () => {
    const answer = await admin('DELETE', `program/${MA}`);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'IN_USE' }]);
    expect((await call('GET', '/programpage/online-ma')).status).toBe(200);
  });

  test('a specialisation is published after its programme', async () => {
    const parent = await make('program', { slug: 'later', display_name: 'Later' });
    const child = await make('program', { slug: 'child', display_name: 'Child', parent_program: parent.id });
    expect((await publish('program', child.id)).body).toMatchObject({ code: 'LOCKED' });
    await publish('program', parent.id);
    expect((await publish('program', child.id)).status).toBe(200);
    expect((await onPage('child?parent=later')).data.title).toBe('Child');
  });

  test('a reference names a record of the right resource', async () => {
    const faq = await make('faqs', { question: 'A question?', answer: '' });
    expect(await refused('POST', 'faqs', { question: 'Whose?', program: faq.id })).toEqual([
      400,
      'INVALID_FIELDS',
      ['program'],
    ]);
    expect(await refused('PUT', `program/${MA}`, { featured_programs: [MA, faq.id] })).toEqual([
      400,
      'INVALID_FIELDS',
      ['featured_programs.1'],
    ]);
  });
});
