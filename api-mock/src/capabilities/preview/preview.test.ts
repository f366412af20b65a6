import { PREVIEW_HEADER } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { ROLE } from '@prospectus/contract';
import { type AdminRecord, adminOf } from '../../testing/admin.ts';
import { tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { seedId } from '../../seed/seeding.ts';

let api: TestApi;
let staff: Awaited<ReturnType<typeof adminOf>>;
beforeAll(async () => {
  api = await startTestApi();
  staff = await adminOf(api);
});
afterAll(() => api.stop());

type Link = { url: string; expires: string; pages: { path: string }[] };
const ask = (body: object) => staff.admin('POST', 'preview', body);
const linkTo = async (body: object): Promise<Link> => {
  const answer = await ask(body);
  expect([answer.status, answer.body]).toMatchObject([200, { data: {} }]);
  return (answer.body as { data: Link }).data;
};
const tokenIn = ({ url }: Link) => new URL(url).searchParams.get('preview') ?? '';
const read = async (path: string, token?: string) => {
  const answer = await fetch(`${api.url}${path}`, { headers: token === undefined ? {} : { [PREVIEW_HEADER]: token } });
  return { status: answer.status, text: await answer.text(), store: answer.headers.get('cache-control') };
};
const inMs = (ms: number) => new Date(api.deps.clock.now().getTime() + ms).toISOString();
const MINUTE = 60_000;

test('PROD-02 only a preview reads drafts', async () => {
  const made = await staff.make('faqs', { question: 'Only in a draft?', answer: '<p>Yes.</p>', program: null });
  const link = await linkTo({ resource: 'faqs', id: made.id });
  expect(new URL(link.url).pathname).toBe('/');
  const token = tokenIn(link);
  await read('/homepage/home');
  const previewed = await read('/homepage/home', token);
  expect([previewed.status, previewed.store, previewed.text.includes('Only in a draft?')]).toEqual([
    200,
    'no-store',
    true,
  ]);
  const open = await read('/homepage/home');
  expect([open.status, open.text.includes('Only in a draft?')]).toEqual([200, false]);
  await staff.admin('PUT', `faqs/${made.id}`, { question: 'Changed in the draft?' });
  expect((await read('/homepage/home', token)).text).toContain('Changed in the draft?');
});

test('PROD-02 an altered or expired token is refused with 403', async () => {
  const token = tokenIn(await linkTo({ path: '/online-mba', minutes: 5 }));
  expect((await read('/site', token)).status).toBe(200);
  const [head, , signature] = token.split('.');
  const forged = [
    head,
    Buffer.from(JSON.stringify({ as: 'verified', exp: 9_999_999_999 })).toString('base64url'),
    signature,
  ];
  for (const bad of [`${token.slice(0, -3)}abc`, forged.join('.'), 'x', '']) {
    const answer = await read('/site', bad);
    expect([bad, answer.status, answer.text.includes('PREVIEW_REFUSED')]).toEqual([bad, 403, true]);
  }
  await staff.call('POST', '/mock/clock', { body: { advanceMs: 5 * MINUTE + 1000 } });
  expect([(await read('/site', token)).status, (await read('/preview', token)).status]).toEqual([403, 403]);
});

test('PROD-02 a new programme and the pages below it can be previewed; an unknown path is refused', async () => {
  const program = await staff.make('program', { slug: 'draft-only', display_name: 'Draft only' });
  const link = await linkTo({ resource: 'program', id: program.id, as: 'verified', region: 'other' });
  expect(new URL(link.url).pathname).toBe('/draft-only');
  const token = tokenIn(link);
  expect((await read('/programpage/draft-only', token)).status).toBe(200);
  expect((await read('/programpage/draft-only')).status).toBe(404);
  expect(JSON.parse((await read('/preview', token)).text)).toMatchObject({
    data: { as: 'verified', region: 'other', id: program.id },
  });
  expect((await read('/region', token)).text).not.toContain('India');
  for (const body of [
    { path: '/no-such-page' },
    { resource: 'faqs', id: program.id },
    { resource: 'nothing', id: program.id },
  ])
    expect((await ask(body)).status).toBe(404);
  for (const body of [
    {},
    { path: 'https://elsewhere.test' },
    { path: '/', minutes: 0 },
    { path: '/', minutes: 10_081 },
    { resource: 'faqs' },
    { path: '/', other: 1 },
  ])
    expect((await ask(body)).status).toBe(400);
  const landing = await linkTo({ resource: 'program', id: seedId('program', 'online-mba') });
  expect(landing.pages.map(({ path }) => path)).toContain('/online-mba');
});

test('PROD-02 a preview of a time shows the content that schedules have published by then, and no other draft', async () => {
  const [idle, planned, ending] = [
    await staff.make('faqs', { question: 'Not planned?', answer: '' }),
    await staff.make('faqs', { question: 'Planned?', answer: '' }),
    await staff.live('faqs', { question: 'Ending?', answer: '' }),
  ] as [AdminRecord, AdminRecord, AdminRecord];
  await staff.admin('POST', `faqs/${planned.id}/schedule`, { publish_at: inMs(60 * MINUTE) });
  await staff.admin('POST', `faqs/${ending.id}/schedule`, { unpublish_at: inMs(120 * MINUTE) });
  const shown = async (body: object) => {
    const { text } = await read('/homepage/home', tokenIn(await linkTo({ path: '/', ...body })));
    return ['Not planned?', 'Planned?', 'Ending?'].map((question) => text.includes(`"${question}"`));
  };
  expect(await shown({})).toEqual([true, true, true]);
  expect(await shown({ at: inMs(30 * MINUTE) })).toEqual([false, false, true]);
  expect(await shown({ at: inMs(90 * MINUTE) })).toEqual([false, true, true]);
  expect(await shown({ at: inMs(150 * MINUTE) })).toEqual([false, true, false]);
  expect(await shown({ path: undefined, resource: 'faqs', id: idle.id, at: inMs(30 * MINUTE) })).toEqual([
    true,
    false,
    true,
  ]);
});

type Shared = { id: string; path: string; by: string; expires: string };
const linksOf = async (query = '') => {
  const { status, body } = await staff.admin('GET', `preview${query}`);
  expect(status).toBe(200);
  return (body as { data: Shared[] }).data;
};

test('PROD-02 a shared link is listed for its record, and a revoked one answers as an expired one', async () => {
  const [made, other] = [
    await staff.make('faqs', { question: 'Shared?', answer: '' }),
    await staff.make('faqs', { question: 'Another?', answer: '' }),
  ] as [AdminRecord, AdminRecord];
  const [first, second] = [
    await linkTo({ resource: 'faqs', id: made.id, minutes: 60 }),
    await linkTo({ resource: 'faqs', id: made.id, minutes: 120 }),
  ];
  await linkTo({ resource: 'faqs', id: other.id, minutes: 60 });
  // The console's own preview asks for no lifetime: its links last for half an hour and are not listed.
  const own = await linkTo({ resource: 'faqs', id: made.id });
  const query = `?resource=faqs&id=${made.id}`;
  expect(await linksOf(query)).toMatchObject([
    { path: '/', by: 'Demo Admin', expires: second.expires },
    { path: '/', by: 'Demo Admin', expires: first.expires },
  ]);
  expect(JSON.stringify(await linksOf())).not.toContain(tokenIn(first));
  const [, oldest] = await linksOf(query);
  expect((await read('/homepage/home', tokenIn(first))).status).toBe(200);
  expect((await staff.admin('DELETE', `preview/${oldest?.id}`)).status).toBe(200);
  const expired = await read('/preview', 'x');
  for (const path of ['/preview', '/homepage/home', '/site'])
    expect([path, (await read(path, tokenIn(first))).status]).toEqual([path, 403]);
  expect((await read('/preview', tokenIn(first))).text).toBe(expired.text);
  expect((await read('/region', tokenIn(first))).text).not.toContain('New Delhi');
  for (const token of [tokenIn(second), tokenIn(own)]) expect((await read('/preview', token)).status).toBe(200);
  expect((await linksOf(query)).map(({ expires }) => expires)).toEqual([second.expires]);
  expect((await staff.admin('DELETE', `preview/${oldest?.id}`)).status).toBe(404);
  expect((await staff.admin('DELETE', 'preview/none')).status).toBe(404);
  const log = await staff.admin('GET', `audit?filter=${encodeURIComponent(JSON.stringify({ resource: 'preview' }))}`);
  expect((log.body as { action: string }[]).map(({ action }) => action)).toContain('delete');
  expect(JSON.stringify(log.body)).not.toContain(tokenIn(second));
  await staff.call('POST', '/mock/clock', { body: { advanceMs: 121 * MINUTE } });
  // The session has expired too by then.
  const token = await tokenOf(staff.call, ROLE.ADMIN);
  expect((await staff.call('GET', `/admin/preview${query}`, { token })).body).toEqual({ data: [] });
  await staff.call('DELETE', '/mock/clock');
});

test('ROLE-04 only an admin lists and revokes links', async () => {
  const made = await staff.make('faqs', { question: 'Whose?', answer: '' });
  const link = await linkTo({ resource: 'faqs', id: made.id, minutes: 60 });
  const [shared] = await linksOf(`?resource=faqs&id=${made.id}`);
  const events = await tokenOf(staff.call, ROLE.EVENT_CREATER);
  for (const [method, path] of [
    ['GET', '/admin/preview'],
    ['DELETE', `/admin/preview/${shared?.id}`],
  ] as const) {
    expect([path, (await staff.call(method, path, { token: events })).status]).toEqual([path, 403]);
    expect([path, (await staff.call(method, path)).status]).toEqual([path, 401]);
  }
  expect((await read('/preview', tokenIn(link))).status).toBe(200);
});

test('ROLE-04 only an admin gets a link', async () => {
  const events = await tokenOf(staff.call, ROLE.EVENT_CREATER);
  expect((await staff.call('POST', '/admin/preview', { token: events, body: { path: '/' } })).status).toBe(403);
  expect((await staff.call('POST', '/admin/preview', { body: { path: '/' } })).status).toBe(401);
});

test('PROD-02 a page of an earlier time shows the content that was live then, and nothing later', async () => {
  const id = seedId('program', 'data-analytics');
  const put = async (fields: object) => {
    await staff.admin('PUT', `program/${id}`, fields);
    await staff.admin('POST', `program/${id}/publish`, {});
  };
  const faq = await staff.make('faqs', { question: 'Taken away later?', answer: '<p>Yes.</p>', program: id });
  await staff.admin('POST', `faqs/${faq.id}/publish`, {});
  await put({ duration: '13 months' });
  await staff.call('POST', '/mock/clock', { body: { advanceMs: MINUTE } });
  const seen = inMs(0);
  await staff.call('POST', '/mock/clock', { body: { advanceMs: MINUTE } });
  await put({ duration: '14 months' });
  await staff.admin('POST', `faqs/${faq.id}/unpublish`, {});
  await staff.admin('PUT', `program/${id}`, { duration: '15 months' });

  const now = (await read('/programpage/data-analytics')).text;
  expect([now.includes('14 months'), now.includes('Taken away later?')]).toEqual([true, false]);
  const then = (await read('/programpage/data-analytics', tokenIn(await linkTo({ path: '/data-analytics', seen }))))
    .text;
  expect([then.includes('13 months'), then.includes('14 months'), then.includes('Taken away later?')]).toEqual([
    true,
    false,
    true,
  ]);
});
