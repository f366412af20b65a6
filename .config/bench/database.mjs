import { createRequire } from 'node:module';
import { join } from 'node:path';

import { ROOT } from '../paths.mjs';

/** Runs statements on a database, and returns the rows of the last one. */
export async function query(url, ...statements) {
  const { Client } = createRequire(join(ROOT, 'api-mock/package.json'))('pg');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    let rows = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}
