import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { type AdminRecord, adminOf } from '../../testing/admin.ts';
import { openChanges } from '../../testing/changes.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { ownPath } from './target.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

const admin = (method: string, path: string, body?: unknown) => staff.admin(method, path, body);
const all = async () => {
  const { body } = await staff.call('GET', '/redirects');
  const found = (body as { data: { from: string; to: string }[] }).data;
  return Object.fromEntries(found.map(({ from, to }) => [from, to]));
};
const save = (from: string, to: string) => admin('POST', 'redirects', { from, to });
const refusal = async (from: string, to: string) => {
  const { status, body } = await save(from, to);
  return [status, Object.keys((body as { errors: object }).errors ?? {})];
};
const program = (slug: string, rest: object = {}) => ({ slug, display_name: `Programme ${slug}`, ...rest });
const MBA = seedId('program', 'online-mba');

test.each([
  ['https://www.example.org/a?b#c', '/a?b#c'],
  ['https://www.example.org', '/'],
  ['https://example.org/a', 'https://example.org/a'],
  ['https://www.example.org:8443/a', 'https://www.example.org:8443/a'],
  ['/a', '/a'],
  ['/Online-MBA/?A=B#Fees', '/online-mba?A=B#Fees'],
  ['/home#top', '/#top'],
  ['https://www.example.org/Online-MBA/', '/online-mba'],
  // Only pages have a form of their own: files, calls and the console's screens do not.
  ['/media/A.pdf', '/media/A.pdf'],
  ['/docs/?path=/story/A', '/docs/?path=/story/A'],
])('a target %s of https://www.example.org is saved as %s', (to, kept) => {
  expect(ownPath('https://www.example.org', to)).toBe(kept);
});

describe('redirects that staff make', () => {
  test('a chain becomes one step, whichever is created first; query and fragment stay', async () => {
    await save('/a', '/b?from=print#fees');
    await save('/b', '/c');
    expect(await all()).toMatchObject({ '/a': '/c?from=print#fees', '/b': '/c' });
    expect((await save('/z', '/a')).body).toMatchObject({ to: '/c?from=print#fees' });
    await save('/c', 'https://www.example.org/d');
    expect(await all()).toMatchObject({
      '/a': 'https://www.example.org/d?from=print#fees',
      '/b': 'https://www.example.org/d',
      '/z': 'https://www.example.org/d?from=print#fees',
    });
  });

  test('a chain keeps the query of each step, and the last fragment', async () => {
    await save('/short', '/long?media=print&campaign=A#fees');
    await save('/long', '/longer?campaign=B&c2=x');
    await save('/longer', '/longest#part');
    expect(await all()).toMatchObject({
      '/short': '/longest?campaign=B&c2=x&media=print#part',
      '/long': '/longest?campaign=B&c2=x#part',
    });
  });

  test('addresses of old sites are taken as they are written, and are one however they are written', async () => {
    for (const [from, saved] of [
      ['/Old-Page/', '/old-page'],
      ['/Our%20Courses/Index.ASPX', '/our courses/index.aspx'],
      ['/%E0%A4%B9%E0%A4%BF%E0%A4%A8%E0%A5%8D%E0%A4%A6%E0%A5%80/', '/हिन्दी'],
      ['//old//+91/(1),*@!', '/old/+91/(1),*@!'],
    ] as const) {
      const { status, body } = await save(from, '/online-ma');
      expect([from, status, (body as { from: string }).from]).toEqual([from, 201, saved]);
      expect(await refusal(saved.toUpperCase(), '/about')).toEqual([400, ['from']]);
    }
    for (const from of ['/old?page=1', '/old#part', 'https://www.example.org/x', '/nul%00', `/${'x'.repeat(300)}`])
      expect([from, await refusal(from, '/online-ma')]).toEqual([from, [400, ['from']]]);
    expect(await refusal('/circle', '/Circle/?again')).toEqual([400, ['to']]);
  });

  test('a row from before, with capitals, counts as the same address', async () => {
    const { id } = (await save('/before', '/Media/X')).body as AdminRecord;
    await api.deps.db.execute(sql`update redirects set "from" = '/BeFore' where id = ${id}::uuid`);
    expect(await refusal('/before', '/elsewhere')).toEqual([400, ['from']]);
    expect((await save('/leads-there', '/before?a=b')).body).toMatchObject({ to: '/Media/X?a=b' });
    const page = await staff.live('pages', { title: 'Page', slug: 'before' });
    expect(await all()).not.toHaveProperty('/BeFore');
    await admin('DELETE', `pages/${page.id}`);
  });

  test('a circle is refused, however long, and so is a second one from the same path', async () => {
    await save('/one', '/two');
    await save('/two', '/three');
    for (const [from, to] of [
      ['/three', '/one'],
      ['/three', '/two#part'],
      ['/self', '/self'],
      ['/self', '/self?again'],
    ] as const)
      expect([from, to, await refusal(from, to)]).toEqual([from, to, [400, ['to']]]);
    expect(await refusal('/one', '/elsewhere')).toEqual([400, ['from']]);
    const [first, second] = [
      (await save('/x', '/y')).body as AdminRecord,
      (await save('/v', '/w')).body as AdminRecord,
    ];
    expect((await admin('PUT', `redirects/${second.id}`, { from: '/y', to: '/x' })).status).toBe(400);
    expect((await admin('PUT', `redirects/${first.id}`, { to: '/v' })).body).toMatchObject({ to: '/w' });
  });

  test('of two that would make a circle at once one is refused', async () => {
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all([save(`/p${round}`, `/q${round}`), save(`/q${round}`, `/p${round}`)]);
      expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([201, 400]);
    }
  });

  test.each([
    '/',
    '/online-mba',
    '/Online-MA/English/',
    '/about',
    '/Admin/',
    '/home/',
    '/api/leads',
    '/media/x',
    '/enquire',
    '/AdmissionPortal',
  ])('none begins where something answers: %s', async (from) => {
    expect(await refusal(from, '/online-ma')).toEqual([400, ['from']]);
  });

  test.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)', 'http://plain.example', 'elsewhere'])(
    'none leads to %s',
    async (to) => {
      expect(await refusal('/from-somewhere', to)).toEqual([400, ['to']]);
    },
  );

  test('a change is announced, and written to the audit log', async () => {
    const changes = await openChanges(api.url);
    await changes.next();
    const { id } = (await save('/announced', '/online-ma')).body as AdminRecord;
    expect((await changes.next()).data.tags).toEqual(['redirects']);
    await admin('DELETE', `redirects/${id}`);
    expect((await changes.next()).data.tags).toEqual(['redirects']);
    await changes.close();
    expect(await all()).not.toHaveProperty('/announced');
    const filter = encodeURIComponent(JSON.stringify({ record_id: id }));
    expect((await admin('GET', `audit?filter=${filter}`)).body).toMatchObject([
      { action: 'delete', title: '/announced' },
      { action: 'create', resource: 'redirects', after: { to: '/online-ma' } },
    ]);
  });
});

describe('redirects that the product makes', () => {
  test('when a programme’s address changes, its own and those below it lead to the new ones', async () => {
    const parent = await staff.live('program', program('old-parent'));
    await staff.live('program', program('child', { parent_program: parent.id }));
    const landing = { slug: 'old-lp', title: 'Landing', program: MBA, parent_program: parent.id };
    await staff.live('landing-pages', landing);
    await staff.live('auxiliary-pages', { slug: 'guide', title: 'Guide', program: parent.id });
    await save('/printed', '/old-parent');
    await admin('PUT', `program/${parent.id}`, { slug: 'new-parent' });
    expect(await all()).not.toHaveProperty('/old-parent');
    await staff.publish('program', parent.id);
    expect(await all()).toMatchObject({
      '/old-parent': '/new-parent',
      '/old-parent/child': '/new-parent/child',
      '/old-parent/old-lp': '/new-parent/old-lp',
      '/auxiliary/old-parent/guide': '/auxiliary/new-parent/guide',
      '/printed': '/new-parent',
    });
    const listed = (await admin('GET', `redirects?filter={"from":"/old-parent"}`)).body;
    expect(listed).toMatchObject([{ automatic: true }]);
    const printed = encodeURIComponent(JSON.stringify({ resource: 'redirects', action: 'update', q: '/printed' }));
    expect((await admin('GET', `audit?filter=${printed}`)).body).toMatchObject([
      { title: '/printed', before: { to: '/old-parent' }, after: { to: '/new-parent' } },
    ]);

    await staff.edit('program', parent.id, { slug: 'newest-parent' });
    expect(await all()).toMatchObject({ '/old-parent': '/newest-parent', '/new-parent/child': '/newest-parent/child' });
    await staff.edit('program', parent.id, { slug: 'old-parent' });
    const back = await all();
    expect(back).toMatchObject({ '/new-parent': '/old-parent', '/newest-parent': '/old-parent' });
    expect(Object.keys(back)).not.toContain('/old-parent');
    expect(Object.keys(back)).not.toContain('/old-parent/child');
  });

  test('when a programme becomes a specialisation, its auxiliary pages move with it', async () => {
    const parent = await staff.live('program', program('faculty'));
    const moved = await staff.live('program', program('moving'));
    await staff.live('auxiliary-pages', { slug: 'reading', title: 'Reading', program: moved.id });
    await staff.edit('program', moved.id, { parent_program: parent.id });
    expect(await all()).toMatchObject({
      '/moving': '/faculty/moving',
      '/auxiliary/moving/reading': '/auxiliary/specialisation/moving/reading',
    });
  });

  test('SEO-01 metadata moves with its page, unless the new address has some', async () => {
    const words = (slug: string) => ({ page: slug, slug, title: `Title of ${slug}`, description: 'About it.' });
    const titleAt = async (slug: string) => {
      const { body } = await staff.call('GET', `/metadata/slug/${slug}`);
      return (body as { data?: { title: string } }).data?.title;
    };
    const page = await staff.live('pages', { title: 'Page', slug: 'named-first' });
    await staff.live('metadata', words('named-first'));
    await staff.live('metadata', words('named-third'));
    await staff.edit('pages', page.id, { slug: 'named-second' });
    expect(await titleAt('named-second')).toBe('Title of named-first');
    await staff.edit('pages', page.id, { slug: 'named-third' });
    expect(await titleAt('named-third')).toBe('Title of named-third');
  });

  test.each([
    ['pages', { title: 'Page' }, '/'],
    ['blogs', { title: 'Post', date: '2025-03-05' }, '/blog/'],
    ['auxiliary-pages', { title: 'Auxiliary' }, '/auxiliary/'],
  ])('for %s', async (resource, fields, folder) => {
    const { id } = await staff.live(resource, { ...fields, slug: 'first-address' });
    await staff.edit(resource, id, { slug: 'second-address' });
    expect(await all()).toMatchObject({ [`${folder}first-address`]: `${folder}second-address` });
    // The old address may be a page again, and then it is no redirect.
    const next = await staff.live(resource, { ...fields, slug: 'first-address' });
    expect(await all()).not.toHaveProperty([`${folder}first-address`]);
    for (const gone of [id, next.id]) await admin('DELETE', `${resource}/${gone}`);
  });
});
