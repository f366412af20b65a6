import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startProcess } from './testing/api-process.ts';
import { callsTo, tokenOf } from './testing/calls.ts';
import { openChanges } from './testing/changes.ts';
import { takeStoredPictures } from './testing/stored-pictures.ts';

let parent: string;
let dataDir: string;
let seeded: string;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'prospectus-process-'));
  seeded = join(parent, 'seeded');
  await takeStoredPictures(seeded);
  const server = startProcess({ DATA_DIR: seeded });
  await server.ready;
  server.child.kill('SIGTERM');
  await server.ended;
}, 180_000);
beforeEach(async () => {
  dataDir = join(parent, randomUUID());
  await cp(seeded, dataDir, { recursive: true });
});
afterAll(() => rm(parent, { recursive: true, force: true }));

describe('start and stop', { timeout: 240_000 }, () => {
  test('a second process on one data folder is refused in one sentence', async () => {
    const first = startProcess({ DATA_DIR: dataDir });
    await first.ready;
    const second = startProcess({ DATA_DIR: dataDir });
    second.ready.catch(() => undefined);
    expect(await second.ended).toEqual({
      code: 1,
      signal: null,
      errors: `The data folder ${dataDir} is in use by another process (process ${first.child.pid}). Stop that one, or set DATA_DIR to another folder.\n`,
    });
    first.child.kill('SIGTERM');
    await first.ended;
  });

  test.each([
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      /^The database of DATABASE_URL cannot be reached: .+\.\n$/,
    ],
    [
      'production without its secrets',
      { APP_MODE: 'production' },
      /^APP_MODE=production needs APP_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD\.\n$/,
    ],
  ])('PROD-06 %s stops the start with a sentence that names it', async (_what, env, sentence) => {
    const server = startProcess({ DATA_DIR: dataDir, ...env });
    server.ready.catch(() => undefined);
    const { code, errors } = await server.ended;
    expect(code).toBe(1);
    expect(errors).toMatch(sentence);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  test('a process killed in its very first moments leaves a folder the next one can use', async () => {
    await rm(dataDir, { recursive: true });
    const first = startProcess({ DATA_DIR: dataDir });
    first.ready.catch(() => undefined);
    setTimeout(() => first.child.kill('SIGKILL'), 900);
    await first.ended;
    const second = startProcess({ DATA_DIR: dataDir });
    expect((await callsTo({ url: await second.ready })('GET', '/readyz')).status).toBe(200);
    second.child.kill('SIGTERM');
    await second.ended;
  });

  test('ends cleanly when its runner is gone, event streams open or not', async () => {
    const server = startProcess({ DATA_DIR: dataDir });
    const changes = await openChanges(await server.ready);
    await changes.next();
    server.child.disconnect();
    expect(await server.ended).toEqual({ code: 0, signal: null, errors: '' });
    await changes.close();
  });

  test('ends cleanly when its runner is gone before it has started', async () => {
    const server = startProcess({ DATA_DIR: dataDir });
    server.ready.catch(() => undefined);
    server.child.disconnect();
    expect(await server.ended).toEqual({ code: 0, signal: null, errors: '' });
  });

  test('a port in use is said in one sentence', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = startProcess({ DATA_DIR: dataDir, API_PORT: String(port) });
    server.ready.catch(() => undefined);
    expect(await server.ended).toEqual({
      code: 1,
      signal: null,
      errors: `Port ${port} is in use. Stop what uses it, or set API_PORT to another.\n`,
    });
    taken.close();
  });
});

test('PROD-04 a killed process keeps every acknowledged write, and the next one starts on its folder and ends cleanly', async () => {
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
}, 240_000);

test('the log names routes by their pattern, and holds no phone, e-mail or token', { timeout: 180_000 }, async () => {
  const server = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'info' });
  let log = '';
  server.child.stdout?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  const call = callsTo({ url: await server.ready });
  const token = await tokenOf(call, ROLE.ADMIN);
  await call('GET', '/leads/getLeadByMobile/9876543210');
  await call('GET', '/admin/faqs?filter={"q":"9876543210"}', { token });
  await call('GET', '/nowhere/9876543210');
  server.child.kill('SIGTERM');
  await server.ended;
  const lines = log
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { route?: string; req?: { id?: string } });
  expect(lines.map(({ route }) => route)).toEqual(
    expect.arrayContaining(['/api/user/login', '/api/leads/getLeadByMobile/:phone', '/api/admin/faqs', 'none']),
  );
  for (const { req } of lines) expect(req?.id).toBeTruthy();
  expect(log).not.toMatch(/9876543210|prospectus\.test|eyJ/);
});
