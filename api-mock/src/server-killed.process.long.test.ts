import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROLE } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { startProcess } from './testing/api-process.ts';
import { callsTo, tokenOf } from './testing/calls.ts';
import { takeStoredPictures } from './testing/stored-pictures.ts';

test('PROD-04 a killed process keeps every acknowledged write, and the next one starts on its folder and ends cleanly', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-process-'));
  await takeStoredPictures(dataDir);
  const first = startProcess({ DATA_DIR: dataDir });
  const call = callsTo({ url: await first.ready });
  const token = await tokenOf(call, ROLE.ADMIN);
  const kept: string[] = [];
  const write = async (): Promise<void> => {
    for (;;) {
      const made = await call('POST', '/admin/faqs', {
        token,
        body: { question: `Kept ${kept.length}?`, answer: '' },
      }).catch(() => undefined);
      if (made?.status !== 201) return;
      kept.push((made.body as { id: string }).id);
      if (kept.length === 60) first.child.kill('SIGKILL');
    }
  };
  await Promise.all([write(), write(), write()]);
  expect((await first.ended).signal).toBe('SIGKILL');

  const second = startProcess({ DATA_DIR: dataDir });
  const again = callsTo({ url: await second.ready });
  for (const id of kept) expect((await again('GET', `/admin/faqs/${id}`, { token })).status).toBe(200);
  expect(kept.length).toBeGreaterThanOrEqual(60);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  await rm(dataDir, { recursive: true, force: true });
}, 240_000);
