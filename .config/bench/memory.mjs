import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

import { whileRunning } from './running.mjs';

const PAGES = ['/', '/online-ma', '/online-mba', '/online-ma/english', '/data-analytics'];
const IDLE_MS = 15_000;

/** Memory of both processes, idle after some pages. */
export const measure = () =>
  whileRunning(async ({ origin, children }) => {
    for (const page of PAGES) await (await fetch(origin + page)).arrayBuffer();
    await sleep(IDLE_MS);
    const sizes = children.map(({ name, pid }) => ({ name, megabytes: residentMegabytes(pid) }));
    const total = sizes.reduce((sum, { megabytes }) => sum + megabytes, 0);
    return `memory: ${total.toFixed(0)} MB resident (${sizes.map(({ name, megabytes }) => `${name} ${megabytes.toFixed(0)}`).join(', ')}); ps, ${IDLE_MS / 1000} s after ${PAGES.length} pages, embedded database`;
  });

const residentMegabytes = (pid) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
