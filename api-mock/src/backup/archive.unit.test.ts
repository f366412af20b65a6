import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { type Entry, readArchive, writeArchive } from './archive.ts';

let folder: string;
let identity: string;
let recipient: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-archive-'));
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const FILES = { 'manifest.json': '{}', database: 'x'.repeat(200_000), 'media/empty.pdf': '' };

async function* entries(): AsyncIterable<Entry> {
  for (const [name, content] of Object.entries(FILES))
    yield { name, size: content.length, stream: Readable.from(Buffer.from(content)) };
}

async function contentOf(file: string, key?: string): Promise<Record<string, string>> {
  const content: Record<string, string> = {};
  await readArchive(file, key, async (name, stream) => {
    content[name] = await text(stream);
  });
  return content;
}

test.each(['encrypted', 'plain'])('an %s archive is read as it was written', async (kind) => {
  const file = join(folder, kind);
  await writeArchive(file, entries(), kind === 'plain' ? undefined : recipient);
  expect(await contentOf(file, identity)).toEqual(FILES);
  expect((await readFile(file, 'latin1')).includes('xxxx')).toBe(kind === 'plain');
});

test('a changed or cut archive is refused, encrypted or not', async () => {
  for (const key of [recipient, undefined]) {
    const file = join(folder, `damaged-${key}`);
    await writeArchive(file, entries(), key);
    const bytes = await readFile(file);
    const changed = Buffer.from(bytes);
    changed[100_000]! ^= 1;
    for (const damaged of [changed, bytes.subarray(0, 100_000), bytes.subarray(0, -1_600), bytes.subarray(0, 0)]) {
      await writeFile(file, damaged);
      await expect(contentOf(file, identity)).rejects.toThrow('is damaged or incomplete');
    }
  }
});

test('another key, or none, is said', async () => {
  const file = join(folder, 'other-key');
  await writeArchive(file, entries(), recipient);
  await expect(contentOf(file)).rejects.toThrow('is encrypted: set BACKUP_IDENTITY');
  await expect(contentOf(file, await generateX25519Identity())).rejects.toThrow('is encrypted for another key');
});

test('an archive that fails while it is written leaves no file', async () => {
  const before = await readdir(folder);
  const failing = async function* (): AsyncIterable<Entry> {
    yield* entries();
    throw new Error('the storage does not answer');
  };
  await expect(writeArchive(join(folder, 'failed'), failing(), recipient)).rejects.toThrow('does not answer');
  expect(await readdir(folder)).toEqual(before);
});
