import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { CACHE, NODE, ROOT } from './paths.mjs';
import { logStep } from './progress.mjs';

const GRACE_MS = 10_000;
const MAX_DEATHS = 5;
const DEATHS_WITHIN_MS = 60_000;
const FIRST_WAIT_MS = 250;

/**
 * Starts one of the product's processes. It holds an IPC channel to this one and ends when that closes, even when this
 * one is killed. It is in a process group of its own, so that it gets the signal of Ctrl+C once, from here. Its log is `.cache/logs/<name>.log`, in production stdout; `again` appends to that file.
 */
export function startChild(name, args, { env, logs = 'file', again = false }) {
  const child = spawn(NODE, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', logs === 'file' ? 'pipe' : 'inherit', 'pipe', 'ipc'],
    detached: true,
  });
  let startErrors = '';
  let lastError = '';
  let isReady = false;
  let isStopped = false;
  if (child.stdout) {
    mkdirSync(join(CACHE, 'logs'), { recursive: true });
    child.stdout.pipe(createWriteStream(join(CACHE, 'logs', `${name}.log`), { flags: again ? 'a' : 'w' }));
  }
  child.stderr.setEncoding('utf8').on('data', (text) => {
    lastError = text.trim().split('\n').at(-1) || lastError;
    if (isReady) process.stderr.write(text);
    else startErrors += text;
  });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 127, why: error.message }));
    child.once('close', (code, signal) => resolve({ code, why: signal ? `ended by ${signal}` : `exit code ${code}` }));
  });
  const stop = () => {
    isStopped = true;
    return stopProcess(child, ended);
  };
  started.add(stop);
  return {
    name,
    pid: child.pid,
    ended,
    /** Its stderr before it was ready. */
    startErrors: () => startErrors.trim(),
    /** Forwards its stderr from now on. */
    forwardErrors: () => {
      isReady = true;
      if (startErrors) process.stderr.write(startErrors);
    },
    stop,
    isStopped: () => isStopped,
    /** The last line that it printed on stderr. */
    lastError: () => lastError,
    /** It has ended, so `stopChildren` skips it. */
    forget: () => started.delete(stop),
  };
}

/**
 * Restarts a process that dies, with a growing delay, unless `stopChildren` ended it. Resolves with the reason after five deaths within a minute.
 */
export async function keepRunning(child, start, { log = logStep, wait = sleep, now = Date.now } = {}) {
  let current = child;
  let deaths = [];
  for (;;) {
    const { why } = await current.ended;
    if (current.isStopped()) return new Promise(() => {});
    deaths = [...deaths, now()].filter((at, _index, all) => at > all.at(-1) - DEATHS_WITHIN_MS);
    const last = current.lastError();
    if (deaths.length === MAX_DEATHS) return { name: current.name, why: last ? `${why}: ${last}` : why };
    const pause = FIRST_WAIT_MS * 2 ** (deaths.length - 1);
    log(current.name, `${why}; it is started again in ${pause / 1000} s`);
    await wait(pause);
    if (current.isStopped()) return new Promise(() => {});
    current.forget();
    current = start();
    current.forwardErrors();
  }
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
    // It has ended in between.
  }
}
