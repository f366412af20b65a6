import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';

import { notify, rows } from './database.ts';
import { openPostgres } from './postgres.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

describe.runIf(process.env['TEST_STORE'] === 'postgres' && url)('a PostgreSQL', () => {
  test('every connection of the pool has its settings before the first statement, without a warning', async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    const store = await openPostgres(url, 4);
    const settings = await Promise.all([1, 2, 3, 4].map(() => rows<{ jit: string }>(store.db, sql`show jit`)));
    await store.close();
    process.off('warning', note);
    expect(settings.flat()).toEqual([{ jit: 'off' }, { jit: 'off' }, { jit: 'off' }, { jit: 'off' }]);
    expect(warnings).toEqual([]);
  });

  test('PROD-04 a connection lost inside a transaction fails the transaction, and the process goes on', async () => {
    const store = await openPostgres(url, 2);
    const lost = store.db.transaction(async (tx) => {
      const [own] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await rows(store.db, sql`select pg_terminate_backend(${own?.pid})`);
      await expect.poll(() => rows(store.db, sql`select 1 from pg_stat_activity where pid = ${own?.pid}`)).toEqual([]);
      await rows(tx, sql`select 1`);
    });
    await expect(lost).rejects.toThrow(/Failed query/);
    expect(await rows(store.db, sql`select 1 as one`)).toEqual([{ one: 1 }]);
    await store.close();
  });

  test('all channels are heard on one connection, and again after it was lost', async () => {
    const store = await openPostgres(url, 1);
    const heard: string[] = [];
    const stop = await store.listen('first', (payload) => heard.push(`first ${payload}`));
    await store.listen('second', (payload) => heard.push(`second ${payload}`));
    await notify(store.db, 'first', 'one');
    await notify(store.db, 'second', 'two');
    await expect.poll(() => heard).toEqual(['first one', 'second two']);

    const lost = await rows(
      store.db,
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "second"'`,
    );
    expect(lost).toHaveLength(1);
    // After a lost connection every listener reads its data again.
    await expect.poll(() => heard.slice(2)).toEqual(['first ', 'second ']);
    await stop();
    await notify(store.db, 'first', 'nobody listens');
    await notify(store.db, 'second', 'three');
    await expect.poll(() => heard.slice(4)).toEqual(['second three']);
    await store.close();
  });
});
