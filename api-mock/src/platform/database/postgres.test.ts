import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { rows } from './database.ts';
import { openPostgres } from './postgres.ts';

const url = process.env['TEST_DATABASE_URL'] ?? '';

test.runIf(process.env['TEST_STORE'] === 'postgres' && url)(
  'every connection of the pool has its settings before the first statement, without a warning',
  async () => {
    const warnings: string[] = [];
    const note = ({ message }: Error) => warnings.push(message);
    process.on('warning', note);
    const store = await openPostgres(url, 4);
    const settings = await Promise.all([1, 2, 3, 4].map(() => rows<{ jit: string }>(store.db, sql`show jit`)));
    await store.close();
    process.off('warning', note);
    expect(settings.flat()).toEqual([{ jit: 'off' }, { jit: 'off' }, { jit: 'off' }, { jit: 'off' }]);
    expect(warnings).toEqual([]);
  },
);
