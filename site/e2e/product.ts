import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const REPOSITORY = resolve(import.meta.dirname, '../..');
/** Starting may take long on a busy machine. */
const START_TIMEOUT_MS = 300_000;
const LOOPBACK_ONLY = `--import=${join(REPOSITORY, '.config/loopback-only.mjs')}`;

/** Both processes of the product, with their own database and clock. */
export type Product = {
  origin: string;
  /** The API without the site's proxy. */
  apiOrigin: string;
  /** Kills the API, like a crash. */
  killApi: () => Promise<void>;
  startApi: () => Promise<void>;
  stop: () => Promise<void>;
};

type Options = {
  /** Variables beside those of a test. */
  more?: Record<string, string>;
  /** Receives what both processes write to stdout. */
  onLog?: (text: string) => void;
};

/** A seeded data folder to copy, and a function that removes it. */
export async function prepareData(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'prospectus-e2e-seeded-'));
  const seeding = startServer('api-mock/src/testing/seed-folder.ts', environment(folder, 0, 0));
  const [code] = (await once(seeding, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The data of the tests could not be seeded.');
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Starts the API and the production build of the site on a copy of the data; resolves when both respond. */
export async function startProduct(seeded: string, { more = {}, onLog }: Options = {}): Promise<Product> {
  const [port, apiPort] = [await freePort(), await freePort()];
  const dataDir = await mkdtemp(join(tmpdir(), 'prospectus-e2e-'));
  await cp(seeded, dataDir, { recursive: true });
  const env = { ...environment(dataDir, port, apiPort), ...more };
  const [origin, apiOrigin] = [`http://localhost:${port}`, `http://127.0.0.1:${apiPort}`];
  let api = startServer('api-mock/src/server.ts', env, onLog);
  const site = startServer('site/server/server.ts', env, onLog);
  const stop = async () => {
    await Promise.all([end(site, 'SIGTERM'), end(api, 'SIGTERM')]);
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await Promise.all([answers(api, `${apiOrigin}/api/readyz`), answers(site, `${origin}/healthz`)]);
    await answers(site, `${origin}/readyz`);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    origin,
    apiOrigin,
    killApi: () => end(api, 'SIGKILL'),
    startApi: () => answers((api = startServer('api-mock/src/server.ts', env)), `${apiOrigin}/api/readyz`),
    stop,
  };
}

const environment = (dataDir: string, port: number, apiPort: number) => ({
  ...process.env,
  PORT: String(port),
  API_PORT: String(apiPort),
  API_URL: '',
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  APP_MODE: 'local',
  APP_SECRET: randomBytes(48).toString('base64url'),
  LOG_LEVEL: 'error',
  NODE_ENV: 'production',
  // Variables of the test runner.
  NODE_OPTIONS: LOOPBACK_ONLY,
  VITEST: undefined,
});

// The server ends with this process, when its channel closes.
function startServer(
  script: string,
  env: Record<string, string | undefined>,
  onLog?: (text: string) => void,
): ChildProcess {
  const stdio = ['ignore', onLog ? 'pipe' : 'ignore', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [script], { cwd: REPOSITORY, env, stdio: [...stdio] });
  child.stdout?.setEncoding('utf8').on('data', onLog ?? (() => undefined));
  return child;
}

/** A free port. */
export function freePort(): Promise<number> {
  const { promise, resolve: resolvePort } = Promise.withResolvers<number>();
  const server = createServer().listen(0, () => {
    const address = server.address();
    server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}

async function answers(child: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`A process ended before ${new URL(url).pathname} answered.`);
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return;
    await sleep(100);
  }
  throw new Error(`${url} did not answer within five minutes.`);
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd));
  child.kill(signal);
  await ended;
}
