import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { startChild } from '../children.mjs';

/**
 * Fills the database that the environment names with so many of each (`{ leads: 100000 }`). An embedded one is stored
 * in the folder that `BENCH_STORE` names, where one is named, and later runs begin with a copy of it: before and after
 * a change are then measured on the same rows, minutes sooner. Remove the folder for leads of today.
 */
export async function fill(counts, env) {
  const wanted = Object.entries(counts).filter(([, count]) => count > 0);
  if (wanted.length === 0) return;
  const store = process.env['BENCH_STORE'];
  const stored = store && !env.DATABASE_URL && join(store, wanted.map((one) => one.join('-')).join('-'));
  if (stored && existsSync(stored)) return cpSync(stored, env.DATA_DIR, { recursive: true });
  for (const [what, count] of wanted) await fillWith(what, count, env);
  if (stored) copyWhole(env.DATA_DIR, stored);
}

async function fillWith(what, count, env) {
  const child = startChild('bench-fill', [`api-mock/src/testing/fill-${what}.ts`, String(count)], { env });
  const { code } = await child.ended;
  if (code !== 0) throw new Error(child.complaint() || 'The database could not be filled.');
}

// Under another name until it is complete: a run that is stopped leaves nothing half done.
function copyWhole(from, to) {
  const half = `${to}.copying`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  cpSync(from, half, { recursive: true });
  renameSync(half, to);
}
