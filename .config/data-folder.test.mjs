import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { openDataFolder, requireFreeFolder, signingKey } from './data-folder.mjs';

let folder;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'data-folder-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a folder that another process uses is refused, with that process named', async () => {
  const lock = new DatabaseSync(join(folder, 'lock'));
  lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  writeFileSync(join(folder, 'lock.pid'), '4711');
  await expect(requireFreeFolder(folder)).rejects.toThrow(
    `The data folder ${folder} is in use by another process (process 4711). Stop that one, or set DATA_DIR to another folder.`,
  );
  lock.close();
  await expect(requireFreeFolder(folder)).resolves.toBeUndefined();
});

it('a folder that cannot be created is refused', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDataFolder(join(folder, 'file/below'))).toThrow(
    /cannot be written \(ENOTDIR\)\. Set DATA_DIR to another folder\./,
  );
});

it('one signing key is created, readable by its owner alone, and used again', () => {
  const key = signingKey({ dataDir: folder });
  expect(Buffer.byteLength(key)).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, 'app-secret')).mode & 0o777).toBe(0o600);
  expect(signingKey({ dataDir: folder })).toBe(key);
  expect(signingKey({ dataDir: folder, secret: 'given' })).toBe('given');
});
