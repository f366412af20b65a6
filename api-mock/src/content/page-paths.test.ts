import { type LinkTarget, ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { callsTo, tokenOf } from '../testing/calls.ts';
import { startTestApi, type TestApi } from '../testing/index.ts';

let api: TestApi;
let find: (q: string) => Promise<LinkTarget[]>;
beforeAll(async () => {
  api = await startTestApi();
  const token = await tokenOf(callsTo(api), ROLE.ADMIN);
  const call = callsTo(api);
  const create = async (resource: string, body: object) => {
    const { id } = (await call('POST', `/admin/${resource}`, { token, body })).body as { id: string };
    await call('POST', `/admin/${resource}/${id}/publish`, { token, body: {} });
    return id;
  };
  const parent = await create('program', {
    slug: 'online-msc',
    display_name: 'Master of Science',
    duration: '2 years',
  });
  await create('program', { slug: 'zoology', display_name: 'Zoology', duration: '2 years', parent_program: parent });
  await create('blogs', { slug: 'why-zoology', title: 'Why zoology?', date: '2026-11-01' });
  await call('POST', '/admin/blogs', { token, body: { slug: 'zoology-draft', title: 'A draft', date: '2026-11-01' } });
  find = async (q) => {
    const { body } = await call('GET', `/admin/search/pages?q=${encodeURIComponent(q)}`, { token });
    return (body as { data: LinkTarget[] }).data;
  };
});
afterAll(() => api.stop());

test('live pages are found by words of their name or path, with the path a link needs; drafts are not', async () => {
  expect(await find('zoology')).toEqual([
    { path: '/blog/why-zoology', title: 'Why zoology?', resource: 'blogs' },
    { path: '/online-msc/zoology', title: 'Zoology', resource: 'program' },
  ]);
  expect(await find('SCIENCE master')).toEqual([
    { path: '/online-msc', title: 'Master of Science', resource: 'program' },
  ]);
  expect(await find("100% o'clock _ \\")).toEqual([]);
});

test('pages whose addresses are the site’s own are among them', async () => {
  expect(await find('compare')).toContainEqual({ path: '/compare', title: 'Compare programmes', resource: null });
});

test('every offered path is answered by the site’s reads', async () => {
  const paths = (await find('')).filter(({ resource }) => resource === 'program').map(({ path }) => path);
  const { body } = await callsTo(api)('GET', '/program/sitemap');
  const listed = JSON.stringify(body);
  for (const path of paths) expect(listed).toContain(`"${path}"`);
});
