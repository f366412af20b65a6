import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startChild, stopChildren } from '../children.mjs';
import { freePort } from '../ports.mjs';
import { startPostgres } from '../postgres.mjs';
import { fill } from './filled.mjs';

const SECRET = 'a key of the measurements, good for nothing else';

/** The API alone, as many processes as asked, on a fresh embedded database or a fresh PostgreSQL of its own. */
export async function whileApiRuns(
  { database, processes = 1, leads = 0, visits = 0, faqs = 0, lectures = 0 },
  measure,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'prospectus-bench-'));
  const postgres = database === 'postgres' ? await startPostgres() : undefined;
  if (database === 'postgres' && !postgres) throw new Error('No PostgreSQL 15 or newer is installed.');
  const stored = (index) => ({
    DATA_DIR: join(dataDir, postgres ? String(index) : ''),
    DATABASE_URL: postgres?.url ?? '',
  });
  try {
    const [origins, pids] = [[], []];
    await fill({ leads, visits, faqs, lectures }, stored(0));
    // One after the other, as the first one migrates and seeds.
    for (let index = 0; index < processes; index += 1) {
      const port = await freePort();
      const child = startChild(`bench-api-${index}`, ['api-mock/src/server.ts'], {
        env: {
          NODE_ENV: 'production',
          APP_SECRET: SECRET,
          API_PORT: String(port),
          LOG_LEVEL: 'warn',
          // Budgets per address are lifted, and nothing else: every request comes from one.
          LIMIT_SCALE: '1000000',
          ...stored(index),
        },
      });
      const origin = `http://127.0.0.1:${port}`;
      await ready(origin, child);
      origins.push(origin);
      pids.push(child.pid);
    }
    return await measure({ origins, pids });
  } finally {
    await stopChildren();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function ready(origin, child) {
  const until = Date.now() + 120_000;
  let ended;
  void child.ended.then((how) => (ended = how));
  for (;;) {
    const answer = await fetch(`${origin}/api/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (ended || Date.now() > until) throw new Error(child.complaint() || 'The API did not become ready.');
    await sleep(100);
  }
}

/** Does `count` things, `width` at a time, and answers how many milliseconds each took. */
export async function inParallel(count, width, act) {
  const times = [];
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next;
      next += 1;
      const started = performance.now();
      await act(index);
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return times;
}

/** The value that this share of the numbers is not above. */
export const percentile = (numbers, share) =>
  [...numbers].sort((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

/** A token of the demo ADMIN. */
export async function adminToken(origin) {
  const answer = await fetch(`${origin}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@prospectus.test', password: 'admin-prospectus-2026' }),
  });
  return (await answer.json()).data.token;
}
