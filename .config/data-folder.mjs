import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './command.mjs';
import { NODE } from './paths.mjs';
import { UserError } from './errors.mjs';

/** Makes the data folder, and throws one sentence when it cannot be written. */
export function openDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UserError(`The data folder ${folder} cannot be written (${error.code}). Set DATA_DIR to another folder.`);
  }
}

/** Throws one sentence when another process holds the folder's database: better now than after a minute of building. */
export async function requireFreeFolder(folder) {
  if (!existsSync(join(folder, 'lock'))) return;
  const { output } = await run(NODE, ['-e', TRY_LOCK, join(folder, 'lock')]);
  if (!output.includes('held')) return;
  throw new UserError(
    `The data folder ${folder} is in use by another process${holder(folder)}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

// The API's own lock is SQLite's on this file. Taken for a moment; a Node.js older than 22 has no SQLite, hence the other process.
const TRY_LOCK = `
const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
const lock = new DatabaseSync(process.argv[1], { timeout: 0 });
try { lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); } catch (error) { if (/locked|busy/i.test(String(error))) console.log('held'); }
lock.close();`;

function holder(folder) {
  try {
    return ` (process ${readFileSync(join(folder, 'lock.pid'), 'utf8')})`;
  } catch {
    return '';
  }
}

/** The signing key both processes get: the one given, or in `local` the one kept in the folder, made at the first start. */
export function signingKey({ secret, dataDir }) {
  if (secret) return secret;
  const file = join(dataDir, 'app-secret');
  try {
    // 'wx' loses to whoever came first; both then read the same file.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
