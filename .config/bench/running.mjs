import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { build } from '../build.mjs';
import { startChild, stopChildren } from '../children.mjs';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { startProduct } from '../product.mjs';

export const API_SECRET = 'a key of the measurements, good for nothing else';
const READY_MS = 300_000;

// All requests come from one address, whose rate limits would end the measurement.
const LIMITS = { LIMIT_SCALE: '1000000' };

/** Starts the production build with ports, a data folder and leads of its own for a measurement. */
export const whileRunning = (measure, { leads = 0 } = {}) =>
  withDataFolder(async (dataDir) => {
    await build();
    await fillLeads(leads, { DATA_DIR: dataDir });
    const [port, apiPort] = [await freePort(), await freePort()];
    const origin = `http://localhost:${port}`;
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    Object.assign(process.env, LIMITS);
    const { children } = await startProduct({
      port,
      apiPort,
      mode: 'local',
      origin,
      apiUrl,
      publicUrl: origin,
      dataDir,
    });
    return measure({ origin, apiUrl, children });
  });

/** Starts the API alone, in one or more processes, on a fresh embedded database or a fresh PostgreSQL. */
export const whileApiRuns = ({ database, processes = 1, leads = 0 }, measure) =>
  withDataFolder(async (dataDir) => {
    const postgres = database === 'postgres' ? await startPostgres() : undefined;
    if (database === 'postgres' && !postgres) throw new Error('No PostgreSQL 15 or newer is installed.');
    const storage = (index) => ({
      DATA_DIR: postgres ? join(dataDir, String(index)) : dataDir,
      DATABASE_URL: postgres?.url ?? '',
    });
    try {
      await fillLeads(leads, storage(0));
      const origins = [];
      // One after the other, because the first one migrates and seeds.
      for (let index = 0; index < processes; index += 1) origins.push(await startApi(index, storage(index)));
      return await measure({ origins, storage: storage(0) });
    } finally {
      await stopChildren();
      await postgres?.stop();
    }
  });

/** Calls `use` with a data folder that is removed afterwards. */
export async function withDataFolder(use) {
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-bench-'));
  try {
    return await use(dataDir);
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startApi(index, storage) {
  const { origin } = await startServer(`bench-api-${index}`, 'api-mock/src/server.ts', {
    ready: '/api/readyz',
    variables: (port) => ({ API_PORT: port, ...storage }),
  });
  return origin;
}

/** Starts one process of the API or of the site on a free port; resolves when it is ready. */
export async function startServer(name, file, { ready, variables }) {
  const port = await freePort();
  const child = startChild(name, [file], {
    env: {
      ...{ NODE_ENV: 'production', APP_SECRET: API_SECRET, LOG_LEVEL: 'warn' },
      ...LIMITS,
      ...variables(String(port)),
    },
  });
  const origin = `http://127.0.0.1:${port}`;
  let isEnded = false;
  void child.ended.then(() => (isEnded = true));
  const until = Date.now() + READY_MS;
  while (!(await isOk(origin + ready))) {
    if (isEnded || Date.now() > until) throw new Error(child.startErrors() || `${name} did not become ready.`);
    await sleep(100);
  }
  return { origin, child };
}

const isOk = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/** Fills a database to so many leads. */
export async function fillLeads(count, env) {
  if (count === 0) return;
  const child = startChild('bench-fill', ['api-mock/src/testing/fill-leads.ts', String(count)], { env });
  const { code } = await child.ended;
  if (code !== 0) throw new Error(child.startErrors() || 'The database could not be filled.');
}
