import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROLE } from '@prospectus/contract';
import { expect, test } from 'vitest';

import { readConfig } from '../platform/config/config.ts';
import { openPostgres } from '../platform/database/postgres.ts';
import { seedId } from '../seed/seeding.ts';
import { startApi } from '../app/process.ts';
import { callsTo, tokenOf } from '../testing/calls.ts';
import { openChanges } from '../testing/changes.ts';
import { startTestApi } from '../testing/index.ts';

const SECRET = 'one secret of both processes, 32 bytes';

test.runIf(process.env['TEST_STORE'] === 'postgres')(
  'two processes on one PostgreSQL hear each other’s publications and share sessions',
  async () => {
    const first = await startTestApi({ env: { APP_SECRET: SECRET } });
    const { store } = first.deps;
    if (store.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
    const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-api-'));
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_SECRET: SECRET });
    const second = await startApi(config, await openPostgres(store.url, 4));
    const server = await second.listen(0, '127.0.0.1');
    const url = `http://127.0.0.1:${server.port}/api`;

    const changes = await openChanges(url);
    await changes.next();
    const [here, there] = [callsTo(first), callsTo({ url })];
    const token = await tokenOf(here, ROLE.ADMIN);
    expect((await there('GET', '/admin/dashboard', { token })).status).toBe(200);
    const id = seedId('program', 'online-mba');
    await here('PUT', `/admin/program/${id}`, { token, body: { eligibility: 'Heard next door.' } });
    await here('POST', `/admin/program/${id}/publish`, { token });
    expect((await changes.next()).data.tags).toContain(`program:${id}`);
    expect(JSON.stringify((await there('GET', '/programpage/online-mba')).body)).toContain('Heard next door.');

    await changes.close();
    await server.drain();
    await second.close();
    await first.stop();
  },
);
