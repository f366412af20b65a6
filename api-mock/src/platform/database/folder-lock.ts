import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { StartError } from '../config/config.ts';

/**
 * Locks the data folder for this process. PGlite takes no lock of its own, and a second process on the same folder
 * silently destroys rows. The lock is the operating system's (through SQLite, the one library in Node that
 * takes one), so it is atomic and ends with the process, kill -9 included: no lock is ever stale.
 */
export function lockFolder(folder: string): { release(): void } {
  mkdirSync(folder, { recursive: true });
  // Leads, codes and password hashes are stored below: other users of the machine must not read them.
  chmodSync(folder, 0o700);
  const holderFile = join(folder, 'lock.pid');
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (!/locked|busy/i.test(String(error))) throw error;
    throw new StartError(
      `The data folder ${folder} is in use by another process${holder(holderFile)}. Stop that one, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return { release: () => lock.close() };
}

function holder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8')})`;
  } catch {
    return '';
  }
}
