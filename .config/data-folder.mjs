import { randomBytes } from 'node:crypto';
import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { run } from './command.mjs';
import { NODE } from './paths.mjs';
import { UserError } from './errors.mjs';

/** Creates the data folder; throws a UserError if it is not writable. */
export function openDataFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new UserError(`The data folder ${folder} cannot be written (${error.code}). Set DATA_DIR to another folder.`);
  }
}

/** Throws a UserError if another process uses the folder's database; checked before the build, which takes a minute. */
export async function requireFreeFolder(folder) {
  if (!existsSync(join(folder, 'lock'))) return;
  const { output } = await run(NODE, ['-e', TRY_LOCK, join(folder, 'lock')]);
  if (!output.includes('locked')) return;
  throw new UserError(
    `The data folder ${folder} is in use by another process${lockHolder(folder)}. Stop that one, or set DATA_DIR to another folder.`,
  );
}

// The API locks this file with SQLite, which Node.js before version 22 does not have: another process tries the lock.
const TRY_LOCK = `
const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
const lock = new DatabaseSync(process.argv[1], { timeout: 0 });
try { lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE'); } catch (error) { if (/locked|busy/i.test(String(error))) console.log('locked'); }
lock.close();`;

function lockHolder(folder) {
  try {
    return ` (process ${readFileSync(join(folder, 'lock.pid'), 'utf8')})`;
  } catch {
    return '';
  }
}

/** The signing key of both processes: APP_SECRET, or in `local` the one stored in the folder, created at the first start. */
export function signingKey({ secret, dataDir }) {
  if (secret) return secret;
  const file = join(dataDir, 'app-secret');
  try {
    // 'wx' fails if the file exists: two simultaneous starts then read the same key.
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    chmodSync(file, 0o600);
  }
  return readFileSync(file, 'utf8').trim();
}
