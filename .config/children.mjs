import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { CACHE, NODE, ROOT } from './paths.mjs';

const GRACE_MS = 10_000;

/**
 * Starts one of the product's processes. It holds an IPC channel to this one and leaves when that closes, so that
 * even a killed runner leaves nothing behind; it stands in a process group of its own, so that Ctrl+C reaches it once,
 * through us. What it logs goes to `.cache/logs/<name>.log`, in production to stdout.
 */
export function startChild(name, args, { env, logs = 'file' }) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', logs === 'file' ? 'pipe' : 'inherit', 'pipe', 'ipc'],
    detached: true,
  });
  let complaint = '';
  let open = false;
  if (child.stdout) {
    mkdirSync(join(CACHE, 'logs'), { recursive: true });
    child.stdout.pipe(createWriteStream(join(CACHE, 'logs', `${name}.log`)));
  }
  child.stderr.setEncoding('utf8').on('data', (text) => {
    if (open) process.stderr.write(text);
    else complaint += text;
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, why: error.message }));
    child.once('close', (code, signal) => resolve({ code, why: signal ? `ended by ${signal}` : `exit code ${code}` }));
  });
  const stop = () => stopProcess(child, ended);
  alive.add(stop);
  return {
    name,
    pid: child.pid,
    ended,
    /** What it said on stderr before it was ready. */
    complaint: () => complaint.trim(),
    /** From now on stderr is passed through. */
    release: () => {
      open = true;
      if (complaint) process.stderr.write(complaint);
    },
    stop,
  };
}

const alive = new Set();

/** Ends every process started here: asked to first, after ten seconds made to. */
export const stopChildren = () => Promise.all([...alive].map((stop) => stop()));

async function stopProcess(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const late = setTimeout(() => killGroup(child.pid), GRACE_MS);
  await ended;
  clearTimeout(late);
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // Gone meanwhile.
  }
}
