import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

import { ROOT } from './paths.mjs';
import { findPostgres, startPostgres } from './postgres.mjs';

const pg = createRequire(join(ROOT, 'api-mock/package.json'))('pg');

it.runIf(findPostgres())(
  'a cluster is started, answers, and is removed when it stops',
  async () => {
    const { url, folder, stop } = await startPostgres();
    expect(new URL(url).hostname).toBe('127.0.0.1');
    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('select version() as version, current_user as who');
    expect(rows[0].version).toMatch(/^PostgreSQL (1[5-9]|[2-9]\d)/);
    await client.end();
    await stop();
    expect(existsSync(folder)).toBe(false);
    await expect(new pg.Client(url).connect()).rejects.toThrow(/ECONNREFUSED/);
  },
  60_000,
);

it.runIf(findPostgres())(
  'a cluster ends and its folder is removed when the run is killed',
  async () => {
    const script = `import { startPostgres } from ${JSON.stringify(join(ROOT, '.config/postgres.mjs'))};
    console.log(JSON.stringify(await startPostgres())); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(child.stdout, 'data');
    const { url, folder } = JSON.parse(line);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(() => existsSync(folder)).toBe(false);
    await expect(new pg.Client(url).connect()).rejects.toThrow(/ECONNREFUSED/);
  },
  60_000,
);
