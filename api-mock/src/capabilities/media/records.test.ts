import { mediaRecord, type MediaRecord, ROLE } from '@prospectus/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { auditLog } from '../../platform/changes/audit-table.ts';
import { hostilePaths } from '../../hostile/corpora.ts';
import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { mp4, pdf, picture, recordOf, type Upload, uploadsTo } from './testing/uploads.ts';

let api: TestApi;
let token: string;
let upload: Upload;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  token = await tokenOf(callsTo(api), ROLE.ADMIN);
  upload = uploadsTo(api, token);
  call = (method, path, init) => callsTo(api)(method, path, { token, ...init });
});
afterAll(() => api.stop());

let shade = 0;
/** A picture that no other test has. */
const newPicture = () =>
  picture(30, 20, `#10${(++shade).toString(16).padStart(4, '0')}`)
    .png()
    .toBuffer();
const one = async (fields?: Record<string, string>) => recordOf(await upload(await newPicture(), fields));
const at = ({ id }: Pick<MediaRecord, 'id'>, more = '') => `/admin/media/${id}${more}`;
const list = async (query: { filter?: object; sort?: unknown; range?: unknown }) => {
  const parameters = Object.entries(query).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  const { status, body, headers } = await call('GET', `/admin/media?${new URLSearchParams(parameters).toString()}`);
  return { status, records: z.array(mediaRecord).safeParse(body).data ?? [], range: headers.get('content-range') };
};

describe('ADMIN-38 the list', () => {
  test('is filtered, searched and sorted; an unknown name is refused', async () => {
    const lamp = recordOf(await upload(await newPicture(), { alt: 'A green lamp' }, { name: 'green.png' }));
    const plain = await one({ decorative: 'true' });
    const outline = recordOf(await upload(pdf(), {}, { name: 'outline.pdf' }));
    const ids = async (filter: object) => (await list({ filter })).records.map(({ id }) => id);
    expect(await ids({ q: 'green lamp' })).toEqual([lamp.id]);
    expect(await ids({ name: 'outline.pdf' })).toEqual([outline.id]);
    expect(await ids({ type: 'application/pdf' })).toEqual([outline.id]);
    expect(await ids({ decorative: true })).toEqual([plain.id]);
    expect(await ids({ id: [lamp.id, outline.id], type_like: 'image/' })).toEqual([lamp.id]);
    const { records, range } = await list({ sort: ['bytes', 'ASC'], range: [0, 1] });
    expect(records.length).toBe(2);
    expect(records[0]?.bytes).toBeLessThanOrEqual(records[1]?.bytes ?? 0);
    expect(range).toMatch(/^media 0-1\/\d+$/);
    expect((await list({ filter: { hash: 'a' } })).status).toBe(400);
    expect((await call('GET', at(lamp))).body).toEqual(lamp);
  });
});

describe('ADMIN-38 changing the texts of a file', () => {
  test('leaves absent fields and the facts of the bytes unchanged', async () => {
    const before = await one();
    const body = { ...before, alt: 'Another lamp', name: '../lamp two.exe', width: 9_999, address: '/elsewhere' };
    const { body: after } = await call('PUT', at(before), { body });
    expect(after).toMatchObject({
      alt: 'Another lamp',
      name: 'lamp two.png',
      width: 30,
      address: before.address,
      version: 2,
    });
    expect((await call('PUT', at(before), { body: { alt: 'Another lamp' } })).body).toMatchObject({ version: 2 });
  });

  test('a stale version, an unknown field, a picture left without words', async () => {
    const record = await one();
    await call('PUT', at(record), { body: { alt: 'Newer', version: 1 } });
    const stale = await call('PUT', at(record), { body: { alt: 'Older', version: 1 } });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT', current: { alt: 'Newer' }, yours: { alt: 'Older' } },
    });
    expect(await call('PUT', at(record), { body: { colour: 'red' } })).toMatchObject({
      status: 400,
      body: { code: 'UNKNOWN_FIELD' },
    });
    expect(await call('PUT', at(record), { body: { alt: '' } })).toMatchObject({
      status: 400,
      body: { errors: { alt: expect.any(String) as string } },
    });
    expect((await call('PUT', at(record), { body: { alt: '', decorative: true } })).body).toMatchObject({
      decorative: true,
    });
    expect(await call('PUT', at(record), { body: { decorative: false } })).toMatchObject({
      status: 400,
      body: { errors: { alt: expect.any(String) as string } },
    });
  });

  test('is announced, so that no page is cached with the old text', async () => {
    const record = await one();
    const before = api.deps.feed.version();
    await call('PUT', at(record), { body: { alt: 'Announced' } });
    expect(api.deps.feed.version()).toBe(before + 1);
  });
});

describe('ADMIN-38 replacing a file', () => {
  const replace = async (record: MediaRecord, file: Uint8Array, fields: Record<string, string> = {}) =>
    upload(file, fields, { path: at(record, '/file'), name: 'new.png' });

  test('the id names the new bytes; the old address stays valid; pages show the new file', async () => {
    const before = await one();
    const version = api.deps.feed.version();
    const after = recordOf(await replace(before, await newPicture()), 200);
    expect(after).toMatchObject({ id: before.id, alt: before.alt, name: 'new.png', version: 2 });
    expect(after.address).not.toBe(before.address);
    for (const { address } of [before, after, ...before.variants, ...after.variants])
      expect((await fetch(`${api.origin}${address}`)).status).toBe(200);
    expect(api.deps.feed.version()).toBe(version + 1);
  });

  test('a picture by a picture, a PDF by a PDF', async () => {
    const [image, outline] = [await one(), recordOf(await upload(pdf(), {}))];
    for (const [record, file] of [
      [image, pdf()],
      [image, mp4()],
      [outline, await newPicture()],
      [outline, mp4()],
    ] as const)
      expect(await replace(record, file, { alt: 'x' })).toMatchObject({
        status: 400,
        body: { errors: { file: expect.any(String) as string } },
      });
    expect((await replace(outline, pdf('two'))).status).toBe(200);
  });

  test('a stale version, nothing there', async () => {
    const record = await one();
    await call('PUT', at(record), { body: { alt: 'Newer' } });
    expect(await replace(record, await newPicture(), { version: '1' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
    expect(await replace({ ...record, id: crypto.randomUUID() }, await newPicture())).toMatchObject({ status: 404 });
  });
});

describe('ADMIN-38 a file in use', () => {
  const card = (image: string) => ({ title: 'Ranked among the first', badge: image, alt_acc_img_name: 'A badge' });

  test('is not deleted while records use it, which are named; then it is, and its address stays', async () => {
    const record = await one();
    const { status, body } = await call('POST', '/admin/accreditations', { body: card(record.id) });
    expect([status, body]).toMatchObject([201, {}]);
    const { id } = body as { id: string };
    const usage = { resource: 'accreditations', id, title: 'Ranked among the first', field: 'badge' };
    expect((await call('GET', at(record, '/where-used'))).body).toEqual([usage]);
    const stale = await call('DELETE', at(record, '?version=9'));
    expect(stale).toMatchObject({ status: 409, body: { code: 'VERSION_CONFLICT', current: { id: record.id } } });
    const refused = await call('DELETE', at(record));
    expect(refused).toMatchObject({ status: 409, body: { code: 'IN_USE', usedBy: [usage] } });
    expect((refused.body as { msg: string }).msg).toContain('Ranked among the first');
    await call('DELETE', `/admin/accreditations/${id}`);
    expect((await call('DELETE', at(record))).status).toBe(200);
    expect((await call('GET', at(record))).status).toBe(404);
    expect((await list({ filter: { id: record.id } })).records).toEqual([]);
    expect((await fetch(`${api.origin}${record.address}`)).status).toBe(200);
    expect((await call('DELETE', at(record))).status).toBe(404);
  });

  test('also where it is named by its address, as in a text', async () => {
    const record = await one();
    const answer = `<p>See <a href="${record.address}">the picture</a>.</p>`;
    const { body } = await call('POST', '/admin/faqs', { body: { question: 'Where is it?', answer } });
    expect((await call('GET', at(record, '/where-used'))).body).toMatchObject([{ resource: 'faqs', field: 'answer' }]);
    expect((await call('DELETE', at(record))).status).toBe(409);
    await call('DELETE', `/admin/faqs/${(body as { id: string }).id}`);
  });

  test('a record cannot name a file that is not there, or of another kind', async () => {
    const [outline, gone] = [recordOf(await upload(pdf('three'), {})), await one()];
    await call('DELETE', at(gone));
    for (const id of [outline.id, gone.id, crypto.randomUUID()])
      expect(await call('POST', '/admin/accreditations', { body: card(id) })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_FIELDS', errors: { badge: expect.any(String) as string } },
      });
  });

  test('is not deleted and taken into use at the same moment', async () => {
    for (let round = 0; round < 4; round += 1) {
      const record = await one();
      const [use, remove] = await Promise.all([
        call('POST', '/admin/accreditations', { body: card(record.id) }),
        call('DELETE', at(record)),
      ]);
      expect([
        [201, 409],
        [400, 200],
      ]).toContainEqual([use.status, remove.status]);
    }
  });

  test('a page shows it by its address, and the new one once it is replaced', async () => {
    const record = await one();
    const program = {
      slug: 'shown',
      display_name: 'Master of Science',
      duration: '2 years',
      images: [{ image: record.id, alt: 'A lamp' }],
    };
    const made = (await call('POST', '/admin/program', { body: program })).body as { id: string };
    expect((await call('POST', `/admin/program/${made.id}/publish`, { body: {} })).status).toBe(200);
    const images = async () =>
      ((await call('GET', '/programpage/shown')).body as { data: { images: string[] } }).data.images;
    expect(await images()).toEqual([record.address]);
    const after = recordOf(await upload(await newPicture(), {}, { path: at(record, '/file') }), 200);
    expect(await images()).toEqual([after.address]);
  });
});

test('ADMIN-38 every change is in the audit log, with its author', async () => {
  const record = await one();
  await call('PUT', at(record), { body: { alt: 'Noted' } });
  await upload(await newPicture(), {}, { path: at(record, '/file') });
  await call('DELETE', at(record));
  const entries = await api.deps.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.resource, 'media'), eq(auditLog.record_id, record.id)))
    .orderBy(auditLog.id);
  expect(entries.map(({ action }) => action)).toEqual(['upload', 'update', 'replace', 'delete']);
  expect(entries.every(({ by }) => by !== null)).toBe(true);
  expect(entries[1]).toMatchObject({ before: { alt: 'A lamp on a desk' }, after: { alt: 'Noted' } });
});

test('ROLE-06 only an ADMIN may manage files', async () => {
  const record = await one();
  const calls: [string, string][] = [
    ['GET', '/admin/media'],
    ['GET', at(record)],
    ['PUT', at(record)],
    ['DELETE', at(record)],
    ['GET', at(record, '/where-used')],
    ['POST', at(record, '/file')],
    ['POST', '/admin/upload'],
  ];
  const events = await tokenOf(callsTo(api), ROLE.EVENT_CREATER);
  for (const [method, path] of calls) {
    const body = method === 'PUT' ? { body: { alt: 'x' } } : {};
    expect([method, path, (await callsTo(api)(method, path, body)).status]).toEqual([method, path, 401]);
    expect([method, path, (await call(method, path, { ...body, token: events })).status]).toEqual([method, path, 403]);
  }
  expect((await uploadsTo(api)(await newPicture())).status).toBe(401);
  expect((await call('GET', '/admin/upload')).status).toBe(405);
});

test('no name of a file leads anywhere', async () => {
  const { traversal, hostile_filenames, crlf } = hostilePaths();
  for (const name of [...traversal.slice(0, 8), ...hostile_filenames.slice(0, 12), ...crlf.slice(0, 4)]) {
    const { status, body } = await upload(pdf(), {}, { name });
    // A name that a form cannot carry leaves no file in it.
    if (status !== 201) expect([name, status]).toEqual([name, 400]);
    else expect(mediaRecord.parse(body).address).toMatch(/^\/media\/[0-9a-f]{64}\.pdf$/);
  }
});
