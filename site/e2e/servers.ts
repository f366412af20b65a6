import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const REPOSITORY = resolve(import.meta.dirname, '../..');

/** Both processes of the product, on a database of their own. */
export type Product = {
  origin: string;
  /** Ends the API alone, at once, as a crash would. */
  killApi: () => Promise<void>;
  startApi: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the API and the site's production build, seeded, in `local` mode; resolves when both answer. */
export async function startProduct(options: { port?: number; apiPort?: number } = {}): Promise<Product> {
  const [port, apiPort] = [options.port ?? (await freePort()), options.apiPort ?? (await freePort())];
  const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-e2e-'));
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: '',
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    APP_MODE: 'local',
    APP_SECRET: randomBytes(48).toString('base64url'),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  };
  const start = (script: string) =>
    spawn(process.execPath, [script], { cwd: REPOSITORY, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  let api = start('api-mock/src/server.ts');
  const site = start('site/server/server.ts');
  await Promise.all([answers(api, `http://127.0.0.1:${apiPort}/api/readyz`), answers(site, `${origin}/healthz`)]);
  await answers(site, `${origin}/readyz`);
  return {
    origin,
    killApi: () => end(api, 'SIGKILL'),
    startApi: () => answers((api = start('api-mock/src/server.ts')), `http://127.0.0.1:${apiPort}/api/readyz`),
    stop: async () => {
      await Promise.all([end(site, 'SIGTERM'), end(api, 'SIGTERM')]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  const { promise, resolve: found } = Promise.withResolvers<number>();
  const server = createServer().listen(0, () => {
    const address = server.address();
    server.close(() => found(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`A process ended before ${new URL(url).pathname} answered.`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within a minute.`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd));
  child.kill(signal);
  await ended;
}
