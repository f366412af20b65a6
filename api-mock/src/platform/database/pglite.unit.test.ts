import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';

import { openPglite } from './pglite.ts';

test('PROD-04 a damaged database is named in one sentence, and the folder is free again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-damaged-'));
  await (await PGlite.create(join(folder, 'db'))).close();
  await writeFile(join(folder, 'db/global/pg_control'), Buffer.alloc(8_192));
  const refused = /^The database in .+ cannot be opened; its files may be damaged\./;
  await expect(openPglite(folder)).rejects.toThrow(refused);
  await expect(openPglite(folder)).rejects.toThrow(refused);
  await rm(folder, { recursive: true });
});
