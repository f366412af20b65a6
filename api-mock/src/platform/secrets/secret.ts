import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';

/**
 * The secrets that keys are derived from, the newest first: APP_SECRET and APP_SECRET_PREVIOUS, or in `local` the one
 * in `DATA_DIR/app-secret`, created at the first start.
 */
export async function readSecrets(config: Config): Promise<[string, ...string[]]> {
  const previous = config.previousSecret === undefined ? [] : [config.previousSecret];
  if (config.givenSecret) return [config.givenSecret, ...previous];
  const file = join(config.dataDir, 'app-secret');
  await mkdir(config.dataDir, { recursive: true });
  // 'wx' loses to a process that came first; both then read the same file.
  await writeFile(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return [(await readFile(file, 'utf8')).trim(), ...previous];
}
