import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { ROLE } from '@prospectus/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { formFor, newPhone } from './capabilities/leads/testing/visitor.ts';
import { startProcess } from './testing/api-process.ts';
import { callsTo, tokenOf } from './testing/calls.ts';
import { takeStoredPictures } from './testing/stored-pictures.ts';

const SECONDS = 8;
const OVERLOAD = 5;

let folder: string;
let server: ReturnType<typeof startProcess>;
let url: string;
let token: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prospectus-overload-'));
  await takeStoredPictures(folder);
  server = startProcess({ DATA_DIR: folder, LIMIT_SCALE: '1000000' });
  url = await server.ready;
  token = await tokenOf(callsTo({ url }), ROLE.ADMIN);
}, 300_000);
afterAll(async () => {
  server.child.kill('SIGTERM');
  await server.ended;
  await rm(folder, { recursive: true });
});

const agent = new Agent({ keepAlive: true });
type Sent = { status: number; retryAfter: string | undefined; ms: number };

function send(method: string, path: string, body?: object): Promise<Sent> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    request(`${url}${path}`, { method, agent, headers }, (res) => {
      res.resume().on('end', () => {
        const retryAfter = res.headers['retry-after'];
        resolve({ status: res.statusCode ?? 0, retryAfter, ms: performance.now() - began });
      });
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const enquire = () => send('POST', '/leads', formFor(newPhone()));
const list = () => send('GET', '/admin/leads?range=[0,24]&sort=["name","ASC"]');

/** The most that ten clients get answered in a second, each sending its next request after an answer. */
async function peak(one: () => Promise<Sent>): Promise<number> {
  const until = Date.now() + SECONDS * 1000;
  let answered = 0;
  const client = async () => {
    while (Date.now() < until) {
      expect((await one()).status).toBeLessThan(300);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: 10 }, client));
  return answered / SECONDS;
}

/** Sends so many requests a second, whether or not earlier ones were answered. */
async function flood(one: () => Promise<Sent>, perSecond: number): Promise<Sent[]> {
  const answers: Promise<Sent>[] = [];
  const began = Date.now();
  while (Date.now() < began + SECONDS * 1000) {
    const due = (perSecond * (Date.now() - began)) / 1000;
    while (answers.length < due) answers.push(one());
    await wait(5);
  }
  return Promise.all(answers);
}

const residentMb = async () => {
  const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
};

test.each([
  ['enquiries', enquire],
  ['lists of the desk', list],
])(
  'PROD-05 of five times the %s that a process can serve, four fifths of the peak are answered, the others get an honest 503',
  { timeout: 120_000 },
  async (_name, one) => {
    await peak(one);
    const most = await peak(one);
    const before = await residentMb();
    const flooded = flood(one, most * OVERLOAD);
    await wait((SECONDS * 1000) / 2);
    const [ready, health] = await Promise.all([send('GET', '/readyz'), send('GET', '/healthz')]);
    const answers = await flooded;

    expect([ready.status, health.status]).toEqual([200, 200]);
    const good = answers.filter(({ status }) => status < 300);
    const refused = answers.filter(({ status }) => status === 503);
    const times = refused.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const figures = {
      peak: Math.round(most),
      goodput: Math.round(good.length / SECONDS),
      refused: refused.length,
      refusalMs: Math.round(times[Math.floor(times.length / 2)] ?? 0),
      grownMb: Math.round((await residentMb()) - before),
      readyMs: Math.round(ready.ms),
    };
    process.stdout.write(`${JSON.stringify(figures)}\n`);
    expect(good.length + refused.length).toBe(answers.length);
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    expect(good.length / SECONDS).toBeGreaterThanOrEqual(most * 0.8);
    expect(figures.refusalMs).toBeLessThan(1_000);
    expect(figures.grownMb).toBeLessThan(150);
  },
);
