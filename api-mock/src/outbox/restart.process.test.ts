import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { OutboxItem } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const SERVER = resolve(import.meta.dirname, '../server.ts');
let folder: string;
let running: ChildProcess | undefined;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'prospectus-restart-'))));
afterAll(async () => {
  await kill();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, DATA_DIR: folder, API_PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const port = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (text: Buffer) => {
      const [, at] = /listening on port (\d+)/.exec(text.toString()) ?? [];
      if (at) found(at);
    });
    child.once('exit', (code) => failed(new Error(`the API ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}/api`;
}

async function kill(): Promise<void> {
  const child = running;
  running = undefined;
  if (!child || child.exitCode !== null) return;
  const gone = new Promise((ended) => child.once('exit', ended));
  child.kill('SIGKILL');
  await gone;
}

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('LEAD-21 API-34: a process killed over a code that waits loses neither the lead nor the code', async () => {
  const before = await start();
  await post(`${before}/mock/faults`, { target: 'sms', status: 503 });
  const created = await post(`${before}/leads`, {
    phone: '9812345678',
    name: 'Asha Rao',
    email: 'asha@example.com',
    qualification: 3,
    interest: 'MBA',
  });
  expect(created.status).toBe(201);
  await kill();

  const after = await start();
  const found = (await (await fetch(`${after}/leads/getLeadByMobile/9812345678`)).json()) as {
    data: { leadExists: boolean };
  };
  expect(found.data.leadExists).toBe(true);
  await fetch(`${after}/mock/faults`, { method: 'DELETE' });
  const outbox = async () =>
    ((await (await fetch(`${after}/mock/outbox?channel=sms`)).json()) as { data: OutboxItem[] }).data;
  await vi.waitFor(
    async () =>
      expect(await outbox()).toMatchObject([{ to: '+919812345678', status: 'sent', otp: expect.any(String) }]),
    { timeout: 60_000, interval: 300 },
  );
}, 120_000);
