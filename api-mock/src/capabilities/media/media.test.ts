import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestS3, type TestS3 } from '../../platform/files/testing/s3-server.ts';
import { startTestApi, type TestApi } from '../../testing/index.ts';
import { storeFile } from './files.ts';
import { mp4, pdf, picture } from './testing/uploads.ts';

let api: TestApi;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(() => s3.stop());

const get = async (path: string, headers = {}) => {
  const answer = await fetch(`${api.origin}${path}`, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
};

describe.each([
  ['a folder', () => ({})],
  ['an S3 bucket', () => ({ MEDIA_URL: s3.mediaUrl })],
])('files in %s', (_kind, env) => {
  beforeAll(async () => {
    api = await startTestApi({ env: env() });
  });
  afterAll(() => api.stop());

  test('a file is served for ever at the hash of its bytes', async () => {
    const address = await storeFile(api.deps.files, pdf(), 'pdf');
    expect(await storeFile(api.deps.files, pdf(), 'pdf')).toBe(address);
    const { headers, bytes } = await get(address);
    expect(bytes).toEqual(pdf());
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get(address, { 'if-none-match': headers.get('etag'), 'cache-control': 'max-age=0' })).status).toBe(
      304,
    );
  });

  test('HEAD answers the headers of the file and no bytes', async () => {
    const address = await storeFile(api.deps.files, pdf(), 'pdf');
    const { status, headers } = await fetch(`${api.origin}${address}`, { method: 'HEAD' });
    expect([status, headers.get('content-length')]).toEqual([200, String(pdf().length)]);
    expect([headers.get('content-type'), headers.get('accept-ranges')]).toEqual(['application/pdf', 'bytes']);
  });

  test('a file opened by itself runs nothing', async () => {
    const files = { png: await picture().png().toBuffer(), mp4: mp4(), webp: await picture().webp().toBuffer() };
    for (const [ending, bytes] of Object.entries(files)) {
      const { headers } = await get(await storeFile(api.deps.files, bytes, ending as keyof typeof files));
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*; sandbox$/);
      expect(headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{64}\.\w{3,4}"$/);
    }
  });

  test('a part of a video is answered to a range request', async () => {
    const address = await storeFile(api.deps.files, mp4(), 'mp4');
    const { status, headers, bytes } = await get(address, { range: 'bytes=4-7' });
    expect([status, headers.get('content-type'), bytes.toString()]).toEqual([206, 'video/mp4', 'ftyp']);
    expect(headers.get('content-range')).toBe(`bytes 4-7/${mp4().length}`);
    const last = await get(address, { range: 'bytes=-4' });
    expect([last.status, last.bytes]).toEqual([206, mp4().subarray(-4)]);
    // Several parts, and a part of what has changed since, are answered with the whole.
    for (const more of [{ range: 'bytes=0-1,4-5' }, { range: 'bytes=0-1', 'if-range': '"another"' }])
      expect((await get(address, more)).bytes).toEqual(mp4());
    expect((await get(address, { range: 'bytes=0-1', 'if-range': headers.get('etag') })).status).toBe(206);
    const beyond = await get(address, { range: 'bytes=5000-' });
    expect([beyond.status, beyond.headers.get('content-type')]).toEqual([416, 'application/json; charset=utf-8']);
    expect(JSON.parse(beyond.bytes.toString())).toMatchObject({ code: 'RANGE_UNSATISFIABLE' });
  });

  test('PAGE-31 a brochure is saved under its name', async () => {
    const address = await storeFile(api.deps.files, pdf('another'), 'pdf');
    const disposition = async (query: string) => (await get(`${address}${query}`)).headers.get('content-disposition');
    expect(await disposition('?download')).toBe('attachment; filename="Online-Programme Structure brochure.pdf"');
    expect(await disposition('')).toMatch(/^inline/);
  });

  test('nothing beside the media folder can be read', async () => {
    await writeFile(join(api.deps.config.dataDir, 'secret.pdf'), 'secret');
    const hash = 'a'.repeat(64);
    for (const path of [
      '../app-secret',
      '..%2Fapp-secret',
      '..%2Fsecret.pdf',
      '%2e%2e%2fsecret.pdf',
      `${hash}.pdf`,
      `${hash}.html`,
      `${hash}.svg`,
      '',
      '.',
    ]) {
      const { status, headers, bytes } = await get(`/media/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(headers.get('content-type')).toContain('application/json');
      expect(JSON.parse(bytes.toString())).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
