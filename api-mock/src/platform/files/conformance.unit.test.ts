import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { readConfig } from '../config/config.ts';
import type { ByteRange, FileStore } from './file-store.ts';
import { openFileStore } from './open.ts';
import { startTestS3, type TestS3 } from './testing/s3-server.ts';

let folder: string;
let s3: TestS3;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-files-'));
  s3 = await startTestS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const open = (more: Record<string, string> = {}) => openFileStore(readConfig({ DATA_DIR: folder, ...more }));
const stores: [string, () => Promise<FileStore>][] = [
  ['a folder', () => open()],
  ['an S3 bucket', () => open({ MEDIA_URL: s3.mediaUrl })],
  ['a prefix in an S3 bucket', () => open({ MEDIA_URL: s3.mediaUrl.replace('?', '/university/files?') })],
];

const nameOf = (bytes: Uint8Array) => `${createHash('sha256').update(bytes).digest('hex')}.pdf`;
const put = (store: FileStore, bytes: Uint8Array) => store.put(nameOf(bytes), bytes, 'application/pdf');
const read = async (store: FileStore, name: string, range?: ByteRange) => {
  const file = await store.read(name, range);
  return file && { size: file.size, bytes: (await buffer(file.stream)).toString() };
};

describe.each(stores)('%s', (_kind, openStore) => {
  let store: FileStore;
  beforeAll(async () => {
    store = await openStore();
  });
  afterAll(() => store.close());

  test('a stored file is read whole, with its size', async () => {
    const bytes = Buffer.from('a prospectus');
    await put(store, bytes);
    expect(await read(store, nameOf(bytes))).toEqual({ size: 12, bytes: 'a prospectus' });
    expect(await store.sizeOf(nameOf(bytes))).toBe(12);
  });

  test('a part is read by its first and last byte, with the size of the whole', async () => {
    const bytes = Buffer.from('0123456789');
    await put(store, bytes);
    const part = (start: number, end: number) => read(store, nameOf(bytes), { start, end });
    expect(await part(2, 4)).toEqual({ size: 10, bytes: '234' });
    expect(await part(9, 9)).toEqual({ size: 10, bytes: '9' });
    expect(await part(0, 9)).toEqual({ size: 10, bytes: '0123456789' });
  });

  test('a file that is not there is undefined', async () => {
    const name = nameOf(Buffer.from('never stored'));
    expect([await store.sizeOf(name), await store.read(name)]).toEqual([undefined, undefined]);
    expect(await store.read(name, { start: 0, end: 1 })).toBeUndefined();
  });

  test('the same file stored by ten writers at once is whole', async () => {
    const bytes = Buffer.alloc(300_000, 'x');
    await Promise.all(Array.from({ length: 10 }, () => put(store, bytes)));
    expect((await read(store, nameOf(bytes)))?.bytes.length).toBe(300_000);
  });

  test('an empty file is a file', async () => {
    const empty = Buffer.alloc(0);
    await put(store, empty);
    expect(await read(store, nameOf(empty))).toEqual({ size: 0, bytes: '' });
  });

  test('a reader that stops in the middle leaves the storage usable', async () => {
    const bytes = Buffer.alloc(2_000_000, 'y');
    await put(store, bytes);
    for (let round = 0; round < 60; round += 1) (await store.read(nameOf(bytes)))?.stream.destroy();
    expect(await store.sizeOf(nameOf(bytes))).toBe(2_000_000);
    expect((await read(store, nameOf(bytes)))?.size).toBe(2_000_000);
  });

  test('all files are named, those below another prefix are not', async () => {
    const bytes = Buffer.from('one of the names');
    await put(store, bytes);
    const names: string[] = [];
    for await (const name of store.names()) names.push(name);
    expect(names).toContain(nameOf(bytes));
    expect(names.filter((name) => !/^[0-9a-f]{64}\.pdf$/.test(name))).toEqual([]);
  });

  test('another process sees what this one stored', async () => {
    const bytes = Buffer.from('seen by two');
    await put(store, bytes);
    const other = await openStore();
    expect(await read(other, nameOf(bytes))).toEqual({ size: 11, bytes: 'seen by two' });
    other.close();
  });
});

test('a folder holds no unfinished file', async () => {
  expect((await readdir(join(folder, 'media'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('files below one prefix are not found below another', async () => {
  const [one, other] = await Promise.all([
    open({ MEDIA_URL: s3.mediaUrl.replace('?', '/one?') }),
    open({ MEDIA_URL: s3.mediaUrl }),
  ]);
  const bytes = Buffer.from('below one');
  await put(one, bytes);
  expect([await one.sizeOf(nameOf(bytes)), await other.sizeOf(nameOf(bytes))]).toEqual([9, undefined]);
});

describe('PROD-06 a storage that cannot be used stops the start with a sentence', () => {
  const fault = (mediaUrl: string) =>
    open({ MEDIA_URL: mediaUrl }).then(
      () => 'opened',
      (error: Error) => error.message,
    );

  test('no such bucket', async () => {
    expect(await fault(s3.mediaUrl.replace('@media', '@nothing'))).toBe(
      `MEDIA_URL: the bucket nothing at ${s3.endpoint} cannot be used: there is no such bucket.`,
    );
  });

  test('credentials that are wrong, and not repeated', async () => {
    const sentence = await fault(s3.mediaUrl.replace(':S3RVER@', ':another@'));
    expect(sentence).toBe(
      `MEDIA_URL: the bucket media at ${s3.endpoint} cannot be used: these credentials may not write to it.`,
    );
    expect(sentence).not.toContain('another');
  });

  test('nobody listens there', async () => {
    const gone = await startTestS3();
    await gone.stop();
    expect(await fault(gone.mediaUrl)).toMatch(
      /^MEDIA_URL: the bucket media at http:\S+ cannot be used: connect ECONNREFUSED/,
    );
  });
});

test('a storage that stops answering is UNAVAILABLE, not missing', async () => {
  const server = await startTestS3();
  const store = await open({ MEDIA_URL: server.mediaUrl });
  await server.stop();
  const name = nameOf(Buffer.from('x'));
  const calls = await Promise.allSettled([store.sizeOf(name), store.read(name), put(store, Buffer.from('x'))]);
  for (const call of calls)
    expect(call).toMatchObject({ status: 'rejected', reason: { code: 'UNAVAILABLE', status: 503 } });
});
