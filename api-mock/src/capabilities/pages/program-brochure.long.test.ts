import { BROCHURE_FILE_NAME, type ProgramPage } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { seedId } from '../../seed/seeding.ts';
import { type Call, callsTo } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { type Editor, editorBy } from './testing/editor.ts';
import { type Read, readsBy } from './testing/read.ts';

let api: TestApi;
let call: Call;
let read: Read;
let editor: Editor;
beforeAll(async () => {
  api = await startTestApi();
  call = callsTo(api);
  read = readsBy(call);
  editor = await editorBy(call);
});
afterAll(() => api.stop());

const MBA = seedId('program', 'online-mba');
const mba = (): Promise<ProgramPage> => read('GET /programpage/:slug', '/programpage/online-mba');
const get = (address: string, headers: Record<string, string> = {}) => fetch(`${api.origin}${address}`, { headers });
const bytesAt = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer());

test('PAGE-31 a programme without a file has a brochure of its live content, one for each version', async () => {
  const { brochure, program, sections } = await mba();
  expect([program.brochure_pdf, sections.structure.brochure]).toEqual([brochure, brochure]);
  const first = await get(brochure);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(first.headers.get('content-disposition')).toBe(`attachment; filename="${BROCHURE_FILE_NAME}"`);
  const etag = first.headers.get('etag') ?? '';
  const before = Buffer.from(await first.arrayBuffer());
  expect(Number(first.headers.get('content-length'))).toBe(before.length);
  expect((await get(brochure, { 'if-none-match': etag })).status).toBe(304);

  await editor.edit('program', MBA, { duration: '30 months' });
  expect((await bytesAt(brochure)).equals(before)).toBe(true);
  await editor.act('program', MBA, 'publish');
  const after = await get(brochure, { 'if-none-match': etag });
  expect(after.status).toBe(200);
  expect(Buffer.from(await after.arrayBuffer()).equals(before)).toBe(false);
});

test('PAGE-31 a made brochure has the steps of admission that its page has', async () => {
  const { brochure } = await mba();
  await editor.change('program', MBA, { admission_steps: [] });
  const standard = await bytesAt(brochure);
  const university = seedId('university-info', 'university');
  await editor.change('university-info', university, { admission_steps: [{ title: 'Register by post' }] });
  expect((await bytesAt(brochure)).equals(standard)).toBe(false);
});

test('PAGE-31 a programme that is not live has no brochure', async () => {
  const id = await editor.draft('program', { slug: 'unseen-brochure', display_name: 'Unseen' });
  for (const address of [`/api/brochure/${id}`, '/api/brochure/none'])
    expect([address, (await get(address)).status]).toEqual([address, 404]);
});

test('PAGE-31 ERR-05 a file of a listed host comes through the download, one of any other host is none', async () => {
  const listed = 'https://files.meridian.example/mba 2026.pdf';
  for (const [given, address] of [
    [listed, `/api/download?${new URLSearchParams({ url: listed }).toString()}`],
    ['https://elsewhere.example/mba.pdf', ''],
    ['/files/mba.pdf', '/files/mba.pdf'],
  ] as const) {
    await editor.change('program', MBA, { brochure_pdf: given });
    const { brochure, program, sections } = await mba();
    expect([brochure, program.brochure_pdf, sections.structure.brochure]).toEqual([address, address, address]);
  }
});
