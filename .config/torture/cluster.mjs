import { fork } from 'node:child_process';
import { cpSync, createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { NODE, ROOT } from '../paths.mjs';
import { freePort } from '../ports.mjs';

const PATIENCE_MS = 300_000;

/** API and site processes on one database, each of which can be killed and is then started again. */
export async function startCluster({ folder, databaseUrl = '', processes }) {
  const shared = {
    NODE_ENV: 'production',
    APP_SECRET: 'a key of the torture, good for nothing else at all',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'data'),
    LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'warn',
  };
  // The seed's pictures, which a first start would encode for minutes.
  cpSync(join(ROOT, 'api-mock/dist'), shared.DATA_DIR, { recursive: true });
  const apis = [];
  const sites = [];
  for (let index = 0; index < processes; index += 1) {
    const [port, apiPort] = [await freePort(), await freePort()];
    const env = { ...shared, PORT: String(port), API_PORT: String(apiPort), PUBLIC_URL: `http://localhost:${port}` };
    const api = startProcess(`api-${index}`, 'api-mock/src/server.ts', env, `http://127.0.0.1:${apiPort}`, folder);
    // The first one migrates and seeds.
    await api.ready();
    apis.push(api);
    sites.push(startProcess(`site-${index}`, 'site/server/server.ts', env, `http://127.0.0.1:${port}`, folder));
  }
  const all = [...apis, ...sites];
  const ready = () => Promise.all(all.map((one) => one.ready()));
  await ready();
  return {
    apis,
    sites,
    processes: all,
    ready,
    /** All processes lose the channel to what started them, as when it is killed, and end; then all are started again. */
    endRunner: () => Promise.all(all.map((one) => one.disconnect())),
    stop: () => Promise.all(all.map((one) => one.end())),
  };
}

function startProcess(name, script, env, origin, folder) {
  const log = createWriteStream(join(folder, `${name}.log`), { flags: 'a' });
  let child;
  let ended;
  const start = () => {
    child = fork(join(ROOT, script), {
      cwd: ROOT,
      execPath: NODE,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const { promise, resolve } = Promise.withResolvers();
    child.once('exit', resolve);
    ended = promise;
  };
  start();
  const one = {
    name,
    origin,
    isDown: false,
    kill: async () => {
      one.isDown = true;
      child.kill('SIGKILL');
      await ended;
      start();
    },
    disconnect: async () => {
      one.isDown = true;
      child.disconnect();
      await ended;
      start();
    },
    end: async () => {
      child.kill('SIGTERM');
      await ended;
    },
    ready: async () => {
      const until = Date.now() + PATIENCE_MS;
      while (!(await answers(`${origin}${name.startsWith('api') ? '/api' : ''}/readyz`))) {
        if (child.exitCode !== null || Date.now() > until)
          throw new Error(`${name} did not become ready: ${readFileSync(log.path, 'utf8').slice(-2_000)}`);
        await sleep(10);
      }
      one.isDown = false;
    },
  };
  return one;
}

const answers = (address) =>
  fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
