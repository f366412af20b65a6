import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { access, mkdir, open, opendir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FileStore } from './file-store.ts';

/** Files in a folder, which is created if it is missing. Throws if it cannot be written to. */
export async function openFolderStore(folder: string): Promise<FileStore> {
  await mkdir(folder, { recursive: true });
  await access(folder, constants.R_OK | constants.W_OK);

  const sizeOf = (name: string): Promise<number | undefined> =>
    unlessMissing(async () => (await stat(join(folder, name))).size);

  return {
    sizeOf,
    put: async (name, bytes) => {
      if ((await sizeOf(name)) !== undefined) return;
      // Renamed when it is complete, so that nobody reads a half-written file under its name.
      const unfinished = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(unfinished, bytes, { flush: true });
        await rename(unfinished, join(folder, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    read: (name, range) =>
      unlessMissing(async () => {
        const file = await open(join(folder, name));
        const { size } = await file.stat();
        return { size, stream: file.createReadStream(range) };
      }),
    names: async function* () {
      for await (const { name } of await opendir(folder)) if (!name.startsWith('.')) yield name;
    },
    close: () => undefined,
  };
}

async function unlessMissing<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
