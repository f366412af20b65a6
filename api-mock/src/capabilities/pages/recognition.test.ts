import { afterAll, beforeAll, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { type Call, callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { editorBy } from './testing/editor.ts';
import { type Read, readsBy } from './testing/read.ts';

let api: TestApi;
let call: Call;
let read: Read;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  read = readsBy(call);
});
afterAll(() => api.stop());

test('PAGE-09 the letter of an authority shows on every page that names its recognition', async () => {
  const editor = await editorBy(call);
  const badgesOf = async () => (await read('GET /programpage/:slug', '/programpage/online-mba')).accreditation;
  const [first, second] = await badgesOf();
  expect([first?.letter, second?.letter]).toEqual([undefined, undefined]);
  await editor.change('accreditations', seedId('accreditations', 'ugc'), { letter: '/files/ugc-letter.pdf' });
  expect((await badgesOf()).map(({ title, letter }) => [title, letter])).toContainEqual([
    first?.title,
    '/files/ugc-letter.pdf',
  ]);
  expect((await badgesOf())[1]).toEqual(second);
});
