import { spawnSync } from 'node:child_process';
import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

import { ROOT } from './paths.mjs';
import { freePort } from './ports.mjs';

// Only errors before installing and building.
async function start(env) {
  const [PORT, API_PORT] = [String(await freePort()), String(await freePort())];
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, '.config/start.mjs')], {
    env: { PATH: process.env.PATH, PORT, API_PORT, DATA_DIR: tmpdir(), ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { status, stdout, stderr };
}

it('PROD-04 refuses an invalid variable in one sentence', async () => {
  expect(await start({ PORT: 'high' })).toEqual({
    status: 1,
    stdout: '',
    stderr: 'PORT is "high": it must be a whole number from 1 to 65535.\n',
  });
});

it('PROD-04 refuses a port in use in one sentence', async () => {
  const server = createServer();
  const port = await new Promise((done) => server.listen(0, () => done(server.address().port)));
  expect(await start({ API_PORT: String(port) })).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is in use. Stop what uses it, or set API_PORT to another.\n`,
  });
  server.close();
});

it('PROD-04 refuses a database that does not answer in one sentence, without its password', async () => {
  const port = await freePort();
  const { status, stderr } = await start({ DATABASE_URL: `postgres://who:hunter2@127.0.0.1:${port}/x` });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: `No database answers at 127.0.0.1:${port}. Start it, correct DATABASE_URL, or unset DATABASE_URL to use the embedded one.\n`,
  });
});

it('PROD-04 refuses a data folder that cannot be created in one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'start-'));
  writeFileSync(join(folder, 'file'), '');
  const { status, stderr } = await start({ DATA_DIR: join(folder, 'file/data') });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The data folder .* cannot be written \(ENOTDIR\)\. Set DATA_DIR to another folder\.\n$/);
  rmSync(folder, { recursive: true });
});
