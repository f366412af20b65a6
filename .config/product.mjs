import { setTimeout as sleep } from 'node:timers/promises';

import { keepRunning, startChild, stopChildren } from './children.mjs';
import { signingKey } from './data-folder.mjs';
import { UserError } from './errors.mjs';

const PATHS = ['/readyz', '/api/readyz', '/', '/admin/'];
// Without a limit the young generation (MB) grows to over a hundred while pages are rendered, and stays. `gc` frees the
// garbage of the start.
const PROCESSES = {
  api: ['--max-semi-space-size=4', '--expose-gc', 'api-mock/src/server.ts'],
  site: ['--max-semi-space-size=8', '--expose-gc', 'site/server/server.ts'],
};
const START_TIMEOUT_MS = 180_000;

/**
 * Starts the API, and the site's server once the production build exists; resolves when both answer. A process that dies
 * later is restarted; `gaveUp` resolves when that keeps failing.
 */
export async function startProduct(settings, { processes = PROCESSES, built = Promise.resolve() } = {}) {
  const options = { env: childEnvironment(settings), logs: settings.mode === 'local' ? 'file' : 'stdout' };
  const start = ([name, args], again = false) => startChild(name, args, { ...options, again });
  const [api, site] = Object.entries(processes);
  // A first start of the API fills its database, which takes as long as the build.
  const starts = [Promise.resolve(start(api)), built.then(() => start(site))];
  const died = Promise.race(
    starts.map(async (started) => {
      const child = await started;
      return { child, ...(await child.ended) };
    }),
  );
  try {
    const dead = await Promise.race([died, built.then(() => allAnswer(settings))]);
    if (dead)
      throw new UserError(
        dead.child.startErrors() || `The ${dead.child.name} process ended before it was ready (${dead.why}).`,
      );
  } catch (error) {
    await stopChildren();
    throw error;
  }
  const children = await Promise.all(starts);
  for (const child of children) child.forwardErrors();
  const failures = children.map((child, index) => keepRunning(child, () => start([api, site][index], true)));
  return { children, gaveUp: Promise.race(failures) };
}

const childEnvironment = (settings) => ({
  NODE_ENV: 'production',
  PORT: String(settings.port),
  API_PORT: String(settings.apiPort),
  API_URL: settings.apiUrl,
  PUBLIC_URL: settings.publicUrl,
  DATA_DIR: settings.dataDir,
  APP_MODE: settings.mode,
  DEMO_LEADS: String(settings.demoLeads ?? 0),
  APP_SECRET: signingKey(settings),
  ...MALLOC,
});

// Makes glibc return freed memory to the system: by default it raises this threshold with every large buffer that is
// freed. Other C libraries ignore both variables.
const MALLOC = {
  MALLOC_MMAP_THRESHOLD_: process.env['MALLOC_MMAP_THRESHOLD_'] ?? '131072',
  MALLOC_TRIM_THRESHOLD_: process.env['MALLOC_TRIM_THRESHOLD_'] ?? '131072',
};

async function allAnswer({ origin, apiUrl }) {
  const until = Date.now() + START_TIMEOUT_MS;
  // The API first and directly: through the site, failures would fill the log.
  for (const address of [`${apiUrl}/api/readyz`, ...PATHS.map((path) => origin + path)]) {
    let last = 'no answer';
    while ((last = await answer(address)) !== undefined) {
      if (Date.now() > until)
        throw new UserError(
          `${address} is not ready after ${START_TIMEOUT_MS / 1000} seconds (${last}). The processes' logs are in .cache/logs.`,
        );
      await sleep(50);
    }
  }
}

// Undefined when the address answers with a status below 400, else the problem.
async function answer(address) {
  try {
    const { status } = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(30_000) });
    return status < 400 ? undefined : `status ${status}`;
  } catch (error) {
    return error.cause?.code ?? error.name;
  }
}
