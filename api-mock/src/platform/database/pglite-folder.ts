import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pLimit from 'p-limit';

// PGlite's own parameters turn fsync off, and its fdatasync does nothing.
const DURABLE = ['-c', 'fsync=on', '-c', 'wal_sync_method=fsync'];
const LOG_SEGMENT = /^[0-9A-F]{24}$/;
const SYNCED_AT_ONCE = 4;

/** An open file of the database, of Emscripten and of Node. */
type Stream = { nfd: number; node: { name: string; parent: { name: string } } };

/**
 * The files of a database in a folder, which are on disk when PostgreSQL asks for it. Its write-ahead log is the
 * exception: one `synced`, outside of PostgreSQL, serves all commits that wait for it, and the process goes on.
 */
class DurableFiles extends NodeFS {
  readonly #unsynced = new Set<string>();
  readonly #inProgress = new Set<string>();
  #running = Promise.resolve();
  #next: Promise<void> | undefined;
  /** Called when PostgreSQL has ended because of a failure. */
  onAbort: (() => void) | undefined;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(...args);
    const addSync = ({ NODEFS }: { NODEFS: object }) => {
      const { stream_ops } = NODEFS as { stream_ops: { fsync?(stream: Stream): number } };
      stream_ops.fsync = ({ nfd, node }) => {
        if (node.parent.name === 'pg_wal' && LOG_SEGMENT.test(node.name)) this.#unsynced.add(node.name);
        else {
          // The log comes before the pages that it describes.
          for (const name of [...this.#inProgress, ...this.#unsynced]) syncNow(this.#segment(name));
          this.#unsynced.clear();
          fsyncSync(nfd);
        }
        return 0;
      };
    };
    const preRun = [...(emscriptenOpts.preRun ?? []), addSync];
    return { emscriptenOpts: { ...emscriptenOpts, preRun, onAbort: () => this.onAbort?.() } as typeof emscriptenOpts };
  }

  /** Resolves when everything that is committed now is on disk. */
  async synced(): Promise<void> {
    if (this.#unsynced.size > 0) this.#next ??= this.#running.then(() => (this.#running = this.#sync()));
    await (this.#next ?? this.#running);
  }

  async #sync(): Promise<void> {
    this.#next = undefined;
    for (const name of this.#unsynced) this.#inProgress.add(name);
    this.#unsynced.clear();
    for (const name of this.#inProgress) await syncFile(this.#segment(name)).catch(unlessRenamed);
    this.#inProgress.clear();
  }

  #segment = (name: string): string => join(this.rootDir, 'pg_wal', name);
}

/**
 * Opens the database of a folder, or creates an empty one. It answers when what it has committed is on disk. Where its
 * log cannot be written any more, the process ends, as PostgreSQL does: only a start can tell what was committed.
 */
export async function openDatabaseFolder(path: string, options: PGliteOptions = {}): Promise<PGlite> {
  const files = new DurableFiles(path);
  let reason = '';
  const onStderr = (line: string) => {
    reason = /(?:PANIC|FATAL|DETAIL): +(.+?)\.?$/.exec(line)?.[1] ?? reason;
    return true;
  };
  const defaults = options.startParams ?? PGlite.defaultStartParams;
  const startParams = [...defaults.filter((parameter) => parameter !== '-F'), ...DURABLE];
  const client = await PGlite.create({ ...options, startParams, fs: files, onStderr }).catch((error: unknown) => {
    throw new Error(reason || String(error), { cause: error });
  });
  const end = (why: string): never => {
    process.stderr.write(`The database in ${path} has failed, and the process ends: ${why}.\n`);
    process.exit(1);
  };
  files.onAbort = () => end(reason);
  const thenSynced =
    <Args extends unknown[], T>(run: (...args: Args) => Promise<T>) =>
    async (...args: Args): Promise<T> => {
      try {
        return await run.apply(client, args);
      } finally {
        await files.synced().catch((error: Error) => end(error.message));
      }
    };
  return Object.assign(client, {
    query: thenSynced(client.query),
    exec: thenSynced(client.exec),
    transaction: thenSynced(client.transaction),
  });
}

/** Creates a complete database in a folder that is not in use, on disk when it is done. */
export async function createDatabaseFolder(path: string, options: PGliteOptions = {}): Promise<void> {
  await rm(path, { recursive: true, force: true });
  await (await PGlite.create(path, options)).close();
  await syncFolder(path);
}

/** Puts every file of a folder on disk. */
export async function syncFolder(path: string): Promise<void> {
  const limit = pLimit(SYNCED_AT_ONCE);
  const entries = await readdir(path, { recursive: true });
  const paths = [path, ...entries.map((entry) => join(path, entry))];
  await Promise.all(paths.map((one) => limit(() => syncFile(one))));
}

/** Renames a folder, also on disk. */
export async function renameFolder(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFile(dirname(to));
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

function syncNow(path: string): void {
  try {
    const descriptor = openSync(path, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    unlessRenamed(error as NodeJS.ErrnoException);
  }
}

// A segment of the log that is not needed any more gets the name of a coming one, and is synced under it.
function unlessRenamed(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
