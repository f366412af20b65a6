import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startChild } from '../children.mjs';
import { API_SECRET, whileApiRuns } from './running.mjs';

const LEADS = 100_000;
const WARM_UP_MS = 15_000;

/** The time of a backup and of a restore with the leads and the media of the seed, on both databases. */
export async function measure(count = String(LEADS), databases = 'pglite,postgres') {
  const leads = Number(count);
  const lines = [];
  for (const database of databases.split(',')) {
    console.error(`backup: making ${leads} leads on ${database}, which takes minutes`);
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-backup-'));
    const file = join(folder, 'backup');
    try {
      const line = await whileApiRuns({ database, leads }, async ({ origins: [origin], storage }) => {
        // What a process does at its start is over by then.
        const before = slowestAnswer(origin);
        await sleep(WARM_UP_MS);
        await before();
        const undisturbed = slowestAnswer(origin);
        await sleep(WARM_UP_MS);
        const waitBefore = await undisturbed();
        const slowest = slowestAnswer(origin);
        const backup = await time('backup', file, [], { ...storage, API_PORT: new URL(origin).port });
        const wait = await slowest();
        const target = database === 'postgres' ? storage : { DATA_DIR: join(folder, 'restored') };
        const restore = await time('restore', file, database === 'postgres' ? ['--replace'] : [], target);
        return `backup ${backup.toFixed(1)} s (slowest answer ${wait.toFixed(0)} ms, before it ${waitBefore.toFixed(0)} ms), restore ${restore.toFixed(1)} s, ${(statSync(file).size / 1e6).toFixed(0)} MB`;
      });
      lines.push(`${database}: ${line}`);
      console.error(lines.at(-1));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return `backup: ${lines.join('; ')}; ${leads} leads and the media of the seed, not encrypted`;
}

async function time(command, file, options, env) {
  const started = performance.now();
  const child = startChild(`bench-${command}`, ['api-mock/src/backup/main.ts', command, file, '--plain', ...options], {
    env: { APP_SECRET: API_SECRET, ...env },
  });
  const { code } = await child.ended;
  if (code !== 0) throw new Error(child.startErrors() || `The ${command} failed.`);
  return (performance.now() - started) / 1000;
}

/** Asks again and again until the returned function is called, which resolves to the slowest answer in ms. */
function slowestAnswer(origin) {
  const ended = new AbortController();
  const asking = (async () => {
    let slowest = 0;
    while (!ended.signal.aborted) {
      const started = performance.now();
      await (await fetch(`${origin}/api/program`)).arrayBuffer();
      slowest = Math.max(slowest, performance.now() - started);
    }
    return slowest;
  })();
  return () => {
    ended.abort();
    return asking;
  };
}
