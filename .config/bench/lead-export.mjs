import { setTimeout as sleep } from 'node:timers/promises';

import { adminToken, whileApiRuns } from './api.mjs';
import { megabytesOf } from './resident.mjs';

const LEADS = 100_000;
const SAMPLE_MS = 50;
const SETTLED_MS = 5_000;

/** How long an export of all leads takes, and how far the memory of the process that sends it grows meanwhile. */
export async function measure(count = String(LEADS), only) {
  const leads = Number(count);
  const lines = [];
  for (const database of only === undefined ? ['pglite', 'postgres'] : [only]) {
    const line = await whileApiRuns({ database, leads }, async ({ origins: [origin], pids: [pid] }) => {
      const headers = { authorization: `Bearer ${await adminToken(origin)}` };
      const exported = () => bytesOf(`${origin}/api/admin/leads/export?format=csv`, headers);
      // The first one warms the process up.
      await exported();
      await sleep(SETTLED_MS);
      const before = megabytesOf(pid);
      const started = performance.now();
      const bytes = exported();
      const isDone = bytes.then(() => true);
      let most = before;
      do most = Math.max(most, megabytesOf(pid));
      while (!(await Promise.race([isDone, sleep(SAMPLE_MS, false)])));
      const [sent, seconds] = [await bytes, (performance.now() - started) / 1_000];
      return `${(sent / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s, resident ${before.toFixed(0)} MB before and ${most.toFixed(0)} MB at most`;
    });
    lines.push(`${database}: ${line}`);
  }
  return `lead-export: ${lines.join('; ')}; ${leads} leads as CSV, the second export of the process, sampled every ${SAMPLE_MS} ms`;
}

async function bytesOf(address, headers) {
  const answer = await fetch(address, { headers });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}
