import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';

import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';

import { copyFolder, CopyRunning, extractCopy } from './pglite-copy.ts';

test('PROD-04 a copy that is made while rows are written has all those committed before it, and its indexes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-copy-'));
  const [path, file, copied] = [join(folder, 'db'), join(folder, 'copy.tar'), join(folder, 'copied')];
  const database = await PGlite.create(path);
  await database.exec('create table numbers (n int primary key, text text)');
  await database.exec(`insert into numbers select n, repeat('x', 200) from generate_series(1, 2000) n`);
  const slow = new PassThrough({ highWaterMark: 1 });
  const copying = copyFolder(database, path, slow);
  await expect(copyFolder(database, path, new PassThrough())).rejects.toThrow(CopyRunning);
  const output = createWriteStream(file);
  slow.pipe(output);
  let written = 2_000;
  const ended = new AbortController();
  void copying.then(() => ended.abort());
  while (!ended.signal.aborted) {
    written += 1;
    await database.query('insert into numbers values ($1, $2)', [written, 'y'.repeat(2_000)]);
    await database.query('update numbers set text = text where n = $1', [written % 2_000]);
    // The embedded database answers without a turn of the event loop, in which files are read.
    await new Promise((resolve) => setImmediate(resolve));
  }
  await copying;
  await once(output, 'close');
  // A reader that goes away ends the copy, and the next one can begin.
  const gone = new PassThrough();
  const broken = copyFolder(database, path, gone);
  gone.destroy();
  await expect(broken).rejects.toThrow(/closed|destroyed|[Pp]remature/);
  await expect(copyFolder(database, path, createWriteStream(join(folder, 'again.tar')))).resolves.toBeUndefined();
  await database.close();

  await extractCopy(createReadStream(file), copied);
  const restored = await PGlite.create(copied);
  const count = async (plan: string) => {
    await restored.exec(plan);
    const { rows } = await restored.query<{ count: number }>('select count(*)::int as count from numbers where n > 0');
    return rows[0]?.count ?? 0;
  };
  const byTable = await count(
    'set enable_indexscan = off; set enable_indexonlyscan = off; set enable_bitmapscan = off',
  );
  expect(byTable).toBeGreaterThanOrEqual(2_000);
  expect(byTable).toBeLessThanOrEqual(written);
  expect(await count('reset all; set enable_seqscan = off')).toBe(byTable);
  await restored.close();
  await rm(folder, { recursive: true });
});
