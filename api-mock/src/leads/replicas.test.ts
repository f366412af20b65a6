import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test, vi } from 'vitest';

import { readConfig } from '../config.ts';
import { openPostgres } from '../db/postgres.ts';
import { startApi } from '../process.ts';
import { startTestApi } from '../testing/index.ts';
import { formFor, newPhone, visitor } from './testing/visitor.ts';

test.runIf(process.env['TEST_STORE'] === 'postgres')(
  'API-34 API-36 PROD-06: two processes on one PostgreSQL are one: leads, codes, the clock, faults and races',
  { timeout: 60_000 },
  async () => {
    const first = await startTestApi();
    const { store } = first.deps;
    if (store.kind !== 'postgres') throw new Error('This test needs PostgreSQL.');
    const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-api-'));
    const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', APP_SECRET: first.deps.secret });
    const second = await startApi(config, await openPostgres(store.url, 8));
    const server = await second.listen(0, '127.0.0.1');
    const there = { url: `http://127.0.0.1:${server.port}/api` };

    const phone = newPhone();
    const browsers = Array.from({ length: 20 }, (_, index) => visitor(index % 2 ? first : there));
    const created = await Promise.all(browsers.map((browser) => browser.create(formFor(phone))));
    expect(new Set(created.map(({ status, data }) => `${status} ${data.leadId}`)).size).toBe(1);
    const leadId = created[0]?.data.leadId ?? '';
    const [here] = browsers;
    expect(await here?.outbox({ channel: 'sms', to: phone })).toHaveLength(1);
    const code = (await here?.code(phone)) ?? '';

    const verified = await Promise.all(browsers.map((browser) => browser.verify(leadId, code)));
    expect(verified.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await here?.outbox({ channel: 'erp', to: phone })).toHaveLength(1);

    await visitor(first).advance(3_600_000);
    await visitor(first).call('POST', '/mock/faults', { target: 'findLead', status: 500 });
    await vi.waitFor(async () => expect((await visitor(there).lookup(phone)).status).toBe(500));
    expect(second.deps.clock.now().getTime() - Date.now()).toBeGreaterThan(3_590_000);

    await server.drain();
    await second.close();
    await first.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
);
