import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { CACHE, NODE, ROOT } from './paths.mjs';

const GRACE_MS = 10_000;

/**
 * Starts one of the product's processes. It holds an IPC channel to this one and ends when that closes, even when this
 * one is killed. It is in a process group of its own, so that it gets the signal of Ctrl+C once, from here. Its log
 * is written to `.cache/logs/<name>.log`, in production to stdout.
 */
export function startChild(name, args, { env, logs = 'file' }) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', logs === 'file' ? 'pipe' : 'inherit', 'pipe', 'ipc'],
    detached: true,
  });
  let startErrors = '';
  let isReady = false;
  if (child.stdout) {
    mkdirSync(join(CACHE, 'logs'), { recursive: true });
    child.stdout.pipe(createWriteStream(join(CACHE, 'logs', `${name}.log`)));
  }
  child.stderr.setEncoding('utf8').on('data', (text) => {
    if (isReady) process.stderr.write(text);
    else startErrors += text;
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, why: error.message }));
    child.once('close', (code, signal) => resolve({ code, why: signal ? `ended by ${signal}` : `exit code ${code}` }));
  });
  const stop = () => stopProcess(child, ended);
  started.add(stop);
  return {
    name,
    pid: child.pid,
    ended,
    /** What it printed on stderr before it was ready. */
    startErrors: () => startErrors.trim(),
    /** From now on its stderr is passed through. */
    forwardErrors: () => {
      isReady = true;
      if (startErrors) process.stderr.write(startErrors);
    },
    stop,
  };
}

const started = new Set();

/** Ends every process started here, by SIGTERM, and after ten seconds by SIGKILL. */
export const stopChildren = () => Promise.all([...started].map((stop) => stop()));

async function stopProcess(child, ended) {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  child.kill('SIGTERM');
  const timer = setTimeout(() => killGroup(child.pid), GRACE_MS);
  await ended;
  clearTimeout(timer);
}

function killGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}
