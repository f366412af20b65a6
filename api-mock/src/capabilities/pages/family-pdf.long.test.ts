import { LANGUAGES } from '@prospectus/contract/family';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { textOf } from '../media/brochure/testing/text-of.ts';
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
const ENGLISH = `/family/en/${MBA}`;
const HINDI = `/family/hi/${MBA}`;
const get = (path: string, init: RequestInit = {}) => fetch(`${api.url}${path}`, init);
const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

test('the sheet of every live programme is one page of A4 in English and in Hindi', async () => {
  const programs = await read('GET /program', '/program');
  const ids = programs.flatMap(({ id, specialisations }) => [id, ...specialisations.map((one) => one.id)]);
  expect(new Set(ids).size).toBe(27);
  for (const id of new Set(ids))
    for (const language of LANGUAGES) {
      const pdf = (await bytesAt(`/family/${language}/${id}`)).toString('latin1');
      expect([id, language, pdf.match(/\/Type \/Page\b(?!s)/g)]).toEqual([id, language, ['/Type /Page']]);
      expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
    }
});

test('SEO-03 a sheet is a file to save under a descriptive name, and is not indexed', async () => {
  const first = await get(ENGLISH);
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(first.headers.get('content-disposition')).toBe(
    'attachment; filename="Master of Business Administration - one page for your family.pdf"',
  );
  expect((await get(HINDI)).headers.get('content-disposition')).toContain(
    encodeURIComponent('Master of Business Administration - परिवार के लिए एक पेज.pdf'),
  );
  expect(first.headers.get('x-robots-tag')).toBe('noindex');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(Number(first.headers.get('content-length'))).toBe(bytes.length);

  const head = await get(ENGLISH, { method: 'HEAD' });
  expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
  expect(Number(head.headers.get('content-length'))).toBe(bytes.length);
  expect((await get(ENGLISH, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } })).status).toBe(304);
  const posted = await get(ENGLISH, { method: 'POST' });
  expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET']);
});

test('published changes are in the next file of both languages, drafts are not', async () => {
  const [english, hindi] = [await bytesAt(ENGLISH), await bytesAt(HINDI)];
  await editor.edit('program', MBA, { duration: '30 months' });
  expect((await bytesAt(ENGLISH)).equals(english)).toBe(true);
  await editor.act('program', MBA, 'publish');
  expect(textOf(await bytesAt(ENGLISH))).toContain('Duration 30 months');
  expect(textOf(await bytesAt(HINDI))).toContain('अवधि 30 महीने');

  const university = seedId('university-info', 'university');
  await editor.change('university-info', university, { phone: '1800 111 2222' });
  await editor.change('settings', seedId('settings', 'settings'), { office_opens: '08:00', office_last_day: 5 });
  const text = textOf(await bytesAt(HINDI));
  expect(text).toContain('1800 111 2222');
  expect(text).toContain('सोमवार से शुक्रवार, सुबह 8 बजे');
  expect(hindi.equals(await bytesAt(HINDI))).toBe(false);
});

test('a programme that is not live has none, and there is no other language', async () => {
  const id = await editor.draft('program', { slug: 'unseen-sheet', display_name: 'Unseen' });
  for (const path of [`/family/en/${id}`, '/family/en/none', `/family/fr/${MBA}`, `/family/${MBA}`, '/family'])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
});

test('a budget per address', async () => {
  const scaled = await startTestApi({ env: { LIMIT_SCALE: '0.05' } });
  try {
    const statuses: number[] = [];
    for (let asked = 0; asked < 4; asked += 1)
      statuses.push((await fetch(`${scaled.url}${asked % 2 ? ENGLISH : HINDI}`, { method: 'HEAD' })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  } finally {
    await scaled.stop();
  }
});
