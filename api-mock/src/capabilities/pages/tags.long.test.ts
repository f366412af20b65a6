import { CONTENT_TAGS_HEADER, CONTENT_VERSION_HEADER } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { type Call, callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { publicParts } from '../../app/public-parts.ts';
import { reads } from './reads.ts';
import { readSnapshot, type Snapshot, withRecords } from './snapshot.ts';
import { contentOf } from './tracked-content.ts';
import { type Editor, editorBy } from './testing/editor.ts';

let api: TestApi;
let call: Call;
let editor: Editor;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  editor = await editorBy(call);
});
afterAll(() => api.stop());

const MBA = seedId('program', 'online-mba');
const tagsOf = async (path: string) => (await call('GET', path)).headers.get(CONTENT_TAGS_HEADER)?.split(',') ?? [];
const bodyOf = async (path: string) => JSON.stringify((await call('GET', path)).body);

test('ADMIN-40 a programme’s page has the tags of its own questions, not of those of other programmes', async () => {
  const tags = await tagsOf('/programpage/online-mba');
  expect(tags).toEqual(expect.arrayContaining(['program', 'testimonials', 'faqs:program=', `faqs:program=${MBA}`]));
  expect(tags).not.toContain('faqs');
  expect(tags.filter((tag) => tag.startsWith('faqs:'))).toHaveLength(2);
});

test('ADMIN-40 a missing page has the tags of the content that could create it', async () => {
  expect(await tagsOf('/programpage/nope')).toEqual(expect.arrayContaining(['program']));
  expect(await tagsOf('/blog/nope')).toEqual(expect.arrayContaining(['blogs']));
});

test('ADMIN-40 a published question invalidates the answers that contain it and leaves the others cached', async () => {
  const paths = ['/programpage/online-mba', '/programpage/data-analytics', '/homepage/home'] as const;
  for (const path of paths) await bodyOf(path);
  const before = Number((await call('GET', paths[1])).headers.get(CONTENT_VERSION_HEADER));
  await editor.live('faqs', { question: 'Asked of the MBA alone?', answer: '<p>Yes.</p>', program: MBA });
  expect(await bodyOf(paths[0])).toContain('Asked of the MBA alone?');
  expect(await bodyOf(paths[1])).not.toContain('Asked of the MBA alone?');
  const after = await call('GET', paths[1]);
  expect(Number(after.headers.get(CONTENT_VERSION_HEADER))).toBe(before + 1);
});

test('SCHED-01 lectures have the tags of their months', async () => {
  expect(await tagsOf('/liveLecture?startDate=2026-11-20&endDate=2027-01-02')).toEqual([
    'day',
    'live-lectures:*',
    'live-lectures:2026-11',
    'live-lectures:2026-12',
    'live-lectures:2027-01',
  ]);
  expect(await tagsOf('/eventoptions')).toEqual(['live-lectures']);
});

test('ADMIN-40 the patched content equals that of a fresh process, after every kind of change', async () => {
  const { live, change, act, putFirst, remove, list } = editor;
  const program = await live('program', { slug: 'patched', display_name: 'Patched' });
  await live('program', { slug: 'below', display_name: 'Below', parent_program: program });
  const [first, second] = [await live('faqs', { question: 'First?' }), await live('faqs', { question: 'Second?' })];
  await change('faqs', first, { program });
  await putFirst('faqs', second);
  await act('faqs', first, 'unpublish');
  const column = (await list('footer'))[0]?.id ?? '';
  await change('footer', column, { title: 'Patched column' });
  await change('program', program, { slug: 'patched-and-moved' });
  await remove('faqs', second);

  const paths = ['/site', '/homepage/home', '/programpage/patched-and-moved', '/program', '/redirects', '/footer/1'];
  const patched = await Promise.all(paths.map(bodyOf));
  const fresh = await freshAnswers(paths);
  expect(patched).toEqual(fresh);
  expect(patched.join('')).toContain('Patched column');
});

test('ADMIN-40 a read shows a draft over the content, which stays unchanged', async () => {
  const snapshot = await readSnapshot({ ...api.deps, others: publicParts });
  const live = snapshot.stored.program.find(({ id }) => id === MBA);
  if (!live) throw new Error('The seed has no MBA.');
  const draft = { ...live, fields: { ...live.fields, headline: 'Seen in a preview alone' } };
  const headlineIn = (content: Snapshot) => {
    const asked = { param: () => 'online-mba', query: { isUserVerified: undefined, parent: undefined } };
    return reads['GET /programpage/:slug'](
      contentOf(content, () => undefined),
      asked,
    )?.headline;
  };
  expect(headlineIn(withRecords(snapshot, [{ resource: 'program', id: MBA, record: draft }]))).toBe(
    'Seen in a preview alone',
  );
  expect(headlineIn(withRecords(snapshot, [{ resource: 'program', id: MBA, record: undefined }]))).toBeUndefined();
  expect(headlineIn(snapshot)).toBe(live.fields.headline);
});

/** The same answers from an application that has cached nothing, on the same database. */
async function freshAnswers(paths: readonly string[]): Promise<string[]> {
  const { createServer } = await import('node:http');
  const { createApp } = await import('../../app/app.ts');
  const server = createServer(createApp({ ...api.deps, feed: { ...api.deps.feed, beforeKnown: () => undefined } }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`;
  const there = callsTo({ url });
  const answers = await Promise.all(paths.map(async (path) => JSON.stringify((await there('GET', path)).body)));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return answers;
}
