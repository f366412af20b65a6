import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startTestApi, type TestApi } from '../../testing/index.ts';
import type { Database } from './database.ts';
import { lock, shareLock } from './locks.ts';
import { beforeCommit } from './transactions.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
const inTransaction = <T>(work: (tx: Database) => Promise<T>) => api.deps.db.transaction(work);
const failure = (code: string) => Object.assign(new Error(code), { cause: Object.assign(new Error(), { code }) });

describe('PROD-04 transactions', () => {
  test.each(['40P01', '40001'])(
    'one that ends with %s is run again, and what it left to its end is done once',
    async (code) => {
      let tries = 0;
      const done: string[][] = [];
      const step = async (_tx: Database, values: readonly string[]) => void done.push([...values]);
      const result = await inTransaction(async (tx) => {
        tries += 1;
        beforeCommit(tx, step, `first of ${tries}`);
        await tx.transaction(async (inner) => beforeCommit(inner, step, `second of ${tries}`));
        if (tries < 3) throw failure(code);
        return 'saved';
      });
      expect([result, tries, done]).toEqual(['saved', 3, [['first of 3', 'second of 3']]]);
    },
  );

  test('one that fails otherwise, or for the fourth time, is not', async () => {
    for (const [code, most] of [
      ['23505', 1],
      ['40P01', 4],
    ] as const) {
      let tries = 0;
      await expect(
        inTransaction(async () => {
          tries += 1;
          throw failure(code);
        }),
      ).rejects.toThrow(code);
      expect(tries).toBe(most);
    }
  });

  test('locks are taken in the order of the file that names them, and one that is held is no matter', async () => {
    await inTransaction(async (tx) => {
      await shareLock(tx, 'addresses');
      await lock(tx, 'single', 'settings');
      await lock(tx, 'redirects');
      await lock(tx, 'redirects');
      await shareLock(tx, 'addresses');
      await tx.transaction((inner) => lock(inner, 'single', 'settings'));
      await expect(lock(tx, 'single', 'promotion')).rejects.toThrow('“single” is taken before “redirects”');
    });
    await expect(lock(api.deps.db, 'redirects')).rejects.toThrow('needs a transaction');
  });
});
