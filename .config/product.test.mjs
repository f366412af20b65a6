import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { stopChildren } from './children.mjs';
import { UserError } from './errors.mjs';
import { freePort } from './ports.mjs';
import { startProduct } from './product.mjs';

// Two servers that listen, and end on SIGTERM and on disconnect.
const LEAVE = "for (const sign of ['SIGTERM', 'disconnect']) process.once(sign, () => process.exit(0));";
const listen = (port, status = 200) =>
  `${LEAVE} require('node:http').createServer((q, a) => a.writeHead(${status}).end(process.env.APP_SECRET)).listen(process.env.${port});`;
const fake = (code) => ['-e', code];

let settings;
beforeEach(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  settings = {
    port,
    apiPort,
    origin,
    mode: 'local',
    apiUrl: `http://127.0.0.1:${apiPort}`,
    publicUrl: origin,
    dataDir: mkdtempSync(join(tmpdir(), 'product-')),
  };
});
afterEach(async () => {
  await stopChildren();
  rmSync(settings.dataDir, { recursive: true });
});

it('the product is ready when every part answers, and both processes have one key', async () => {
  const { children } = await startProduct(settings, {
    processes: { 'test-api': fake(listen('API_PORT')), 'test-site': fake(listen('PORT')) },
  });
  expect(children.map(({ name }) => name)).toEqual(['test-api', 'test-site']);
  const [apiKey, siteKey] = await Promise.all(
    [settings.apiUrl, settings.origin].map(async (address) => (await fetch(address)).text()),
  );
  expect(apiKey).toBe(siteKey);
  expect(Buffer.byteLength(apiKey)).toBeGreaterThanOrEqual(32);
  expect(existsSync(join(settings.dataDir, 'app-secret'))).toBe(true);
});

it('the error of a process that cannot start is shown, and the other process ends', async () => {
  const api = fake("process.stderr.write('The data folder is in use by another process.\\n'); process.exit(1)");
  await expect(
    startProduct(settings, { processes: { 'test-api': api, 'test-site': fake(listen('PORT', 503)) } }),
  ).rejects.toThrow(new UserError('The data folder is in use by another process.'));
  await expect(fetch(settings.origin)).rejects.toThrow('fetch failed');
});

it('a process that ends without an error message is named', async () => {
  await expect(
    startProduct(settings, {
      processes: { 'test-api': fake(listen('API_PORT')), 'test-site': fake('process.exit(3)') },
    }),
  ).rejects.toThrow(new UserError('The test-site process ended before it was ready (exit code 3).'));
});

it('PROD-04 a process that is killed after the start is restarted, while the other one answers', async () => {
  const { children } = await startProduct(settings, {
    processes: { 'test-api': fake(listen('API_PORT')), 'test-site': fake(listen('PORT')) },
  });
  process.kill(children[0].pid, 'SIGKILL');
  await children[0].ended;
  expect((await fetch(settings.origin)).status).toBe(200);
  const status = () =>
    fetch(settings.apiUrl).then(
      (answer) => answer.status,
      () => 'down',
    );
  await expect.poll(status).toBe(200);
});
