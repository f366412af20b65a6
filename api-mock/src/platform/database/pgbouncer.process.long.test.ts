import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROLE } from '@prospectus/contract';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { formFor, newPhone, visitor } from '../../capabilities/leads/testing/visitor.ts';
import { seedId } from '../../seed/seeding.ts';
import { startProcess } from '../../testing/api-process.ts';
import { callsTo, tokenOf } from '../../testing/calls.ts';
import { openChanges } from '../../testing/changes.ts';
import { hasPgbouncer, startPgbouncer } from '../../testing/pgbouncer.ts';
import { createDatabase, dropDatabase } from '../../testing/postgres-databases.ts';
import { takeStoredPictures } from '../../testing/stored-pictures.ts';

const server = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(server && hasPgbouncer())('behind pgbouncer in transaction mode', { timeout: 300_000 }, () => {
  let folder: string;
  let direct: string;
  let pooler: Awaited<ReturnType<typeof startPgbouncer>>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'prospectus-pgbouncer-data-'));
    await takeStoredPictures(folder);
    direct = await createDatabase(server);
    pooler = await startPgbouncer(direct);
  });
  afterAll(async () => {
    await pooler.stop();
    await dropDatabase(server, direct);
    await rm(folder, { recursive: true });
  });

  test('a start without the direct address is refused, as notifications would get lost', async () => {
    await expect(startProcess({ DATA_DIR: folder, DATABASE_URL: pooler.url }).ready).rejects.toThrow(
      'DATABASE_URL leads to a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL itself.',
    );
  });

  test('two processes share everything: enquiries, codes, content, sessions, the clock; nothing stays on a connection', async () => {
    const env = { DATA_DIR: folder, DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: direct };
    const processes = [startProcess(env), startProcess(env)] as const;
    const [url, otherUrl] = await Promise.all([processes[0].ready, processes[1].ready]);
    const [here, there] = [callsTo({ url }), callsTo({ url: otherUrl })];

    const verified = Array.from({ length: 40 }, async (_, index) => {
      const [browser, next] =
        index % 2 ? [visitor({ url }), visitor({ url: otherUrl })] : [visitor({ url: otherUrl }), visitor({ url })];
      const phone = newPhone();
      const { data } = await browser.create(formFor(phone));
      for (const [name, value] of browser.jar) next.jar.set(name, value);
      return (await next.verify(data.leadId, await browser.code(phone))).status;
    });
    expect(new Set(await Promise.all(verified))).toEqual(new Set([200]));

    const token = await tokenOf(here, ROLE.ADMIN);
    const leads = await there('GET', '/admin/leads?range=[0,9]', { token });
    expect(leads.headers.get('content-range')).toMatch(/\/40$/);

    const changes = await openChanges(otherUrl);
    await changes.next();
    const id = seedId('program', 'online-mba');
    const edits = ['First', 'Second', 'Third'].map((eligibility) =>
      here('PUT', `/admin/program/${id}`, { token, body: { eligibility } }),
    );
    await Promise.all(edits);
    await here('PUT', `/admin/program/${id}`, { token, body: { eligibility: 'Heard behind the pooler.' } });
    expect((await here('POST', `/admin/program/${id}/publish`, { token })).status).toBe(200);
    expect((await changes.next()).data.tags).toContain(`program:${id}`);
    expect(JSON.stringify((await there('GET', '/programpage/online-mba')).body)).toContain('Heard behind the pooler.');
    await changes.close();

    const made = await there('POST', '/admin/faqs', {
      token,
      body: { question: 'At its time?', answer: '<p>Yes.</p>' },
    });
    const faq = (made.body as { id: string }).id;
    const publish_at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await there('POST', `/admin/faqs/${faq}/schedule`, { token, body: { publish_at } })).status).toBe(200);
    await here('POST', '/mock/clock', { body: { advanceMs: 3_700_000 } });
    const renewed = await tokenOf(there, ROLE.ADMIN);
    await expect
      .poll(async () => (await there('GET', `/admin/faqs/${faq}`, { token: renewed })).body)
      .toMatchObject({ status: 'published' });

    const client = new Client({ connectionString: direct });
    await client.connect();
    const { rows: locks } = await client.query("select 1 from pg_locks where locktype = 'advisory'");
    await client.end();
    expect(locks).toEqual([]);
    const pooled = new Client({ connectionString: pooler.url });
    await pooled.connect();
    const { rows: jit } = await pooled.query('show jit');
    await pooled.end();
    expect(jit).toEqual([{ jit: 'off' }]);

    for (const { child, ended } of processes) {
      child.kill('SIGTERM');
      expect(await ended).toMatchObject({ code: 0, errors: '' });
    }
  });
});
