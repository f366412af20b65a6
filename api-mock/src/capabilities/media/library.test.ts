import { mediaRecord, type MediaRecord, type MediaInfo, ROLE } from '@prospectus/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';

import { type Call, callsTo, tokenOf } from '../../testing/calls.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { purgeMedia } from './trashed-files.ts';
import { pdf, picture, recordOf, type Upload, uploadsTo } from './testing/uploads.ts';

let api: TestApi;
let upload: Upload;
let call: Call;
beforeAll(async () => {
  api = await startTestApi();
  const token = await tokenOf(callsTo(api), ROLE.ADMIN);
  upload = uploadsTo(api, token);
  call = (method, path, init) => callsTo(api)(method, path, { token, ...init });
});
afterAll(() => api.stop());

const at = ({ id }: Pick<MediaRecord, 'id'>, more = '') => `/admin/media/${id}${more}`;
const change = async (record: Pick<MediaRecord, 'id'>, body: object) => call('PUT', at(record), { body });
const idsOf = async (filter: object, path = '/admin/media') => {
  const { body } = await call('GET', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return z
    .array(mediaRecord)
    .parse(body)
    .map(({ id }) => id);
};
let shade = 0;
const bytes = (width = 30, height = 20) =>
  picture(width, height, `#20${(++shade).toString(16).padStart(4, '0')}`)
    .png()
    .toBuffer();

/** The left half red, the right half blue. */
const halves = () =>
  picture(800, 400, '#ff0000')
    .composite([
      { input: { create: { width: 400, height: 400, channels: 3, background: '#0000ff' } }, left: 400, top: 0 },
    ])
    .png()
    .toBuffer();
const colourAt = async (address: string) => {
  const file = Buffer.from(await (await fetch(`${api.origin}${address}`)).arrayBuffer());
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { rgb: [...data.subarray(0, 3)].map((one) => Math.round(one / 64)), width: info.width, height: info.height };
};
const RED = [4, 0, 0];
const BLUE = [0, 0, 4];

describe('ADMIN-38 a picture that is described later', () => {
  test('is stored and listed as such; no record can use it until it has an alternative text', async () => {
    const record = recordOf(await upload(await bytes(), { later: 'true', folder: 'Campus' }));
    expect(record).toMatchObject({ alt: '', decorative: false, described: false, folder: 'Campus' });
    expect(await idsOf({ described: false })).toEqual([record.id]);
    const card = { title: 'Ranked', badge: record.id };
    expect(await call('POST', '/admin/accreditations', { body: card })).toMatchObject({
      status: 400,
      body: { errors: { badge: expect.stringContaining('what this picture shows') as string } },
    });
    expect(await change(record, { folder: 'Library' })).toMatchObject({ status: 200, body: { folder: 'Library' } });
    expect(await change(record, { alt: '' })).toMatchObject({ status: 400 });
    expect(await change(record, { alt: 'The library' })).toMatchObject({ body: { described: true } });
    expect((await call('POST', '/admin/accreditations', { body: card })).status).toBe(201);
  });
});

describe('ADMIN-38 the library', () => {
  test('folders are listed with the number of their files, and filter the list', async () => {
    const one = recordOf(await upload(await bytes(), { alt: 'a', folder: 'Zoo' }));
    const two = recordOf(await upload(pdf('zoo'), { folder: 'Zoo' }));
    const { body } = await call('GET', '/admin/media/folders');
    expect(body).toContainEqual({ name: 'Zoo', files: 2 });
    expect(await idsOf({ folder: 'Zoo', type_like: 'image/' })).toEqual([one.id]);
    expect(await idsOf({ folder: 'Zoo', type: 'application/pdf' })).toEqual([two.id]);
    expect((await change(one, { folder: 'x'.repeat(61) })).status).toBe(400);
  });

  test('unused files are found, by id, address and former address', async () => {
    const upload3 = async () => recordOf(await upload(await bytes(), { alt: 'a', folder: 'Used' }));
    const [byId, byAddress, byFormer, unused] = [await upload3(), await upload3(), await upload3(), await upload3()];
    await call('POST', '/admin/accreditations', { body: { title: 'By id', badge: byId.id } });
    const faq = (address: string) => ({ question: 'Where?', answer: `<p>Here:</p><img src="${address}" alt="Here">` });
    await call('POST', '/admin/faqs', { body: faq(byAddress.address) });
    await call('POST', '/admin/faqs', { body: faq(byFormer.address) });
    recordOf(await upload(await bytes(), {}, { path: at(byFormer, '/file') }), 200);
    expect(await idsOf({ folder: 'Used', used: false })).toEqual([unused.id]);
    expect((await idsOf({ folder: 'Used', used: true })).toSorted()).toEqual(
      [byId.id, byAddress.id, byFormer.id].toSorted(),
    );
    expect((await call('GET', at(byFormer, '/where-used'))).body).toMatchObject([
      { resource: 'faqs', field: 'answer' },
    ]);
  });

  test('a deleted file is in the trash for 30 days, comes back as it was, and is then purged', async () => {
    const [back, gone] = [recordOf(await upload(await bytes())), recordOf(await upload(await bytes()))];
    for (const record of [back, gone]) expect((await call('DELETE', at(record))).status).toBe(200);
    expect((await idsOf({}, '/admin/media/trash')).slice(0, 2).toSorted()).toEqual([back.id, gone.id].toSorted());
    expect(await idsOf({ id: [back.id, gone.id] })).toEqual([]);
    expect((await call('POST', at(back, '/restore'), { body: {} })).body).toMatchObject({
      id: back.id,
      deleted_at: null,
    });
    expect(await call('POST', at(back, '/restore'), { body: {} })).toMatchObject({
      status: 409,
      body: { code: 'LOCKED' },
    });
    expect((await call('GET', at(back))).body).toEqual(back);
    const days = (n: number) => ({
      db: api.deps.db,
      clock: { ...api.deps.clock, now: () => new Date(Date.now() + n * 86_400_000) },
    });
    await purgeMedia(days(29));
    expect(await idsOf({ id: gone.id }, '/admin/media/trash')).toEqual([gone.id]);
    await purgeMedia(days(31));
    expect(await idsOf({ id: gone.id }, '/admin/media/trash')).toEqual([]);
    expect((await call('POST', at(gone, '/restore'), { body: {} })).status).toBe(404);
  });
});

describe('ADMIN-38 focus and crops of a picture', () => {
  const factsOn = async (record: MediaRecord, slug: string) => {
    const program = {
      slug,
      display_name: 'Master of Science',
      duration: '2 years',
      images: [{ image: record.id, alt: '' }],
    };
    const made = (await call('POST', '/admin/program', { body: program })).body as { id: string };
    await call('POST', `/admin/program/${made.id}/publish`, { body: {} });
    return async () => {
      const { data } = (await call('GET', `/programpage/${slug}`)).body as {
        data: { media: Record<string, MediaInfo> };
      };
      return data.media[record.address];
    };
  };

  test('a focus and crops for each kind of screen are chosen, and pages get the files of the crops', async () => {
    const record = recordOf(await upload(await halves()));
    const read = await factsOn(record, 'in-sight');
    expect(await read()).not.toHaveProperty('phone');
    const right = { x: 0.5, y: 0, width: 0.5, height: 1 };
    const { status, body } = await change(record, {
      focus: { x: 0.75, y: 0.4 },
      crops: { phone: right, wide: { x: 0, y: 0.25, width: 0.5, height: 0.5 } },
      version: record.version,
    });
    expect([status, body]).toMatchObject([200, { focus: { x: 0.75, y: 0.4 }, crops: { phone: right } }]);
    const facts = await read();
    expect(facts).toMatchObject({
      focus: { x: 0.75, y: 0.4 },
      phone: { width: 400, height: 400, focus: { x: 0.5, y: 0.4 } },
      wide: { width: 400, height: 200, focus: { x: 1, y: 0.3 } },
    });
    expect(await colourAt(facts?.phone?.address ?? '')).toEqual({ rgb: BLUE, width: 400, height: 400 });
    expect(await colourAt(facts?.wide?.address ?? '')).toEqual({ rgb: RED, width: 400, height: 200 });
    const forms = facts?.phone?.sources ?? [];
    expect(forms.map((form) => `${form.type} ${form.width}`)).toEqual([
      'image/avif 320',
      'image/avif 400',
      'image/webp 320',
      'image/webp 400',
    ]);
    for (const { address } of forms) expect((await colourAt(address)).rgb).toEqual(BLUE);
    // One shape goes back to the whole, the other stays.
    await change(record, { crops: { wide: null } });
    expect(await read()).toMatchObject({ phone: { width: 400 } });
    expect(await read()).not.toHaveProperty('wide');
  });

  test('a crop outside the picture, one too small, and one of no still picture are refused', async () => {
    const record = recordOf(await upload(await bytes(200, 100)));
    for (const phone of [
      { x: 0.6, y: 0, width: 0.5, height: 1 },
      { x: 0, y: 0, width: 0.01, height: 1 },
      { x: -0.1, y: 0, width: 0.5, height: 1 },
    ])
      expect(await change(record, { crops: { phone } })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_FIELDS' },
      });
    expect((await change(record, { focus: { x: 2, y: 0 } })).status).toBe(400);
    const outline = recordOf(await upload(pdf('crop'), {}));
    expect(await change(outline, { crops: { phone: { x: 0, y: 0, width: 1, height: 0.5 } } })).toMatchObject({
      status: 400,
      body: { errors: { crops: expect.any(String) as string } },
    });
  });

  test('another picture in its place is seen whole, on every page, and where a text names its old address', async () => {
    const record = recordOf(await upload(await bytes(800, 400)));
    const read = await factsOn(record, 'in-its-place');
    await change(record, { focus: { x: 1, y: 1 }, crops: { phone: { x: 0.5, y: 0, width: 0.5, height: 1 } } });
    const after = recordOf(await upload(await bytes(50, 50), {}, { path: at(record, '/file') }), 200);
    expect(after).toMatchObject({ focus: null, crops: { wide: null, phone: null } });
    expect(await read()).toBeUndefined();
    const again = recordOf(await upload(await bytes(60, 60), {}, { path: at(record, '/file') }), 200);
    const text = `<p>Look:</p><img src="${record.address}" alt="">`;
    const post = { slug: 'shown-in-a-text', title: 'Shown in a text', date: '2026-11-01', content: text };
    const made = (await call('POST', '/admin/blogs', { body: post })).body as { id: string };
    expect((await call('POST', `/admin/blogs/${made.id}/publish`, { body: {} })).status).toBe(200);
    const { body } = await call('GET', '/blog/shown-in-a-text');
    expect(JSON.stringify(body)).toContain(`<img src=\\"${again.address}\\" alt=\\"A lamp on a desk\\" width=\\"60\\"`);
    expect(JSON.stringify(body)).not.toContain(record.address);
  });
});

describe('ADMIN-38 the same bytes uploaded twice', () => {
  test('each page, and each text, shows the words and the part in sight of the file it names', async () => {
    const same = await bytes(800, 400);
    const [lamp, prize, unused] = [
      recordOf(await upload(same, { alt: 'A lamp' })),
      recordOf(await upload(same, { alt: 'A prize' })),
      recordOf(await upload(same, { alt: 'A star' })),
    ];
    expect(prize.address).toBe(lamp.address);
    await change(prize, { focus: { x: 0.1, y: 0.2 } });
    const shown = async (slug: string, { id }: MediaRecord) => {
      const content = `<p>Look:</p><img src="${lamp.address}#${id}" alt="">`;
      const post = { slug, title: slug, date: '2026-11-01', image: id, alt_image_name: '', content };
      const made = (await call('POST', '/admin/blogs', { body: post })).body as { id: string };
      expect((await call('POST', `/admin/blogs/${made.id}/publish`, { body: {} })).status).toBe(200);
      const { body } = await call('GET', `/blog/${slug}`);
      const { data } = body as {
        data: { image: string; alt_image_name: string; content: string; media: Record<string, MediaInfo> };
      };
      const { alt, focus, address } = data.media[data.image] ?? {};
      const [, src, inText] = /<img src="([^"]*)" alt="([^"]*)"/.exec(data.content) ?? [];
      return { alt_image_name: data.alt_image_name, alt, focus, address, src, inText };
    };
    const at1 = { address: lamp.address, src: lamp.address };
    const words = (alt: string) => ({ alt_image_name: alt, alt, inText: alt });
    expect([await shown('a-lamp', lamp), await shown('a-prize', prize)]).toEqual([
      { ...at1, ...words('A lamp'), focus: undefined },
      { ...at1, ...words('A prize'), focus: { x: 0.1, y: 0.2 } },
    ]);
    expect(await idsOf({ id: [lamp.id, prize.id, unused.id], used: false })).toEqual([unused.id]);
    expect((await call('GET', at(unused, '/where-used'))).body).toEqual([]);
    expect((await call('GET', at(lamp, '/where-used'))).body).toMatchObject([{ field: 'image' }, { field: 'content' }]);
  });
});
