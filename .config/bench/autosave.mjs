import { mkdtempSync, readlinkSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

import { build } from '../build.mjs';
import { startChild, stopChildren } from '../children.mjs';
import { findChromium } from '../chromium.mjs';
import { ROOT } from '../paths.mjs';
import { freePort } from '../ports.mjs';

const ADMIN = { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' };
const SECRET = 'a key of the measurements, good for nothing else';
const KEY_MS = 40;
/** What a person typed this long before the process was killed must be there afterwards. */
const OLDER_MS = 2_000;
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/**
 * Text that is lost when the API or the browser is killed (SIGKILL) while a person types, in rounds of which every second
 * kills the API: characters typed more than 2 s before, that are afterwards neither on the server nor offered by the form.
 */
export async function measure(rounds = '100') {
  await build();
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-'));
  const [port, apiPort] = [await freePort(), await freePort()];
  const origin = `http://localhost:${port}`;
  const env = {
    NODE_ENV: 'production',
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: `http://127.0.0.1:${apiPort}`,
    PUBLIC_URL: origin,
    DATA_DIR: folder,
    APP_SECRET: SECRET,
    LIMIT_SCALE: '1000000',
  };
  const person = { profile: join(folder, 'profile'), origin };
  const startApi = () => startChild('bench-api', ['api-mock/src/server.ts'], { env });
  let api = startApi();
  let browser;
  try {
    startChild('bench-site', ['site/server/server.ts'], { env });
    await ready(`${origin}/api/readyz`);
    await ready(`${origin}/admin/`);
    const { id } = await (await staffOf(origin))('POST', 'faqs', { question: 'Typed', answer: '<p>Yes.</p>' });
    browser = await openBrowser(person);
    await openForm(browser.page, origin, id);
    const found = { api: [], browser: [] };
    for (let round = 1; round <= Number(rounds); round += 1) {
      const what = round % 2 === 0 ? 'browser' : 'api';
      const typing = await typeUntilKilled(browser.page, round, () => {
        process.kill(what === 'api' ? api.pid : browser.pid, 'SIGKILL');
      });
      if (what === 'api') {
        await api.ended;
        api = startApi();
        await ready(`${origin}/api/readyz`);
      } else {
        await browser.ended;
        browser = await openBrowser(person);
        await openForm(browser.page, origin, id);
      }
      const text = await textAfter(browser.page, { origin, id, what, typed: typing.typed });
      found[what].push(lostOf(typing, text));
    }
    const all = [...found.api, ...found.browser];
    const lost = (of) => of.reduce((sum, { older }) => sum + older, 0);
    const worst = Math.max(...all.map(({ newer }) => newer));
    return `autosave: ${all.length} rounds of kill -9 while typing (${found.api.length} of the API, ${found.browser.length} of the browser): ${lost(found.api)} and ${lost(found.browser)} characters older than 2 s lost; of younger ones at most ${worst} in a round`;
  } finally {
    await browser?.stop();
    await stopChildren();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Types into the record's question until the kill, which comes at a time between 2.2 and 4 s; when each key was typed. */
async function typeUntilKilled(page, round, kill) {
  const field = page.getByLabel('Question', { exact: true });
  await field.fill(`Round ${round}: `);
  const keys = [];
  const killAt = performance.now() + 2_200 + Math.random() * 1_800;
  while (performance.now() < killAt) {
    const key = 'abcdefghijklmnopqrstuvwxyz'[keys.length % 26];
    await page.keyboard.type(key);
    keys.push({ key, at: performance.now() });
    await sleep(KEY_MS);
  }
  kill();
  const killedAt = performance.now();
  return {
    before: `Round ${round}: `,
    typed: keys.map(({ key }) => key).join(''),
    older: keys.filter(({ at }) => at < killedAt - OLDER_MS).length,
  };
}

/** What is there afterwards: after the API's end what the server has once the bar says that all is saved, else the form's. */
async function textAfter(page, { origin, id, what, typed }) {
  if (what === 'browser') {
    const field = page.getByLabel('Question', { exact: true });
    // The form looks for its copy when it knows who is signed in.
    const offer = page.getByRole('button', { name: /^Restore what you typed/ });
    await offer.waitFor({ timeout: 3_000 }).catch(() => undefined);
    if (await offer.isVisible()) await offer.click();
    await sleep(100);
    return field.inputValue();
  }
  const until = Date.now() + 45_000;
  const ask = await staffOf(origin);
  for (;;) {
    const { question } = await ask('GET', `faqs/${id}`);
    if (question.endsWith(typed) || Date.now() > until) return question;
    await sleep(250);
  }
}

function lostOf({ before, typed, older }, text) {
  const wanted = before + typed;
  let same = 0;
  while (same < wanted.length && text[same] === wanted[same]) same += 1;
  const there = Math.max(0, same - before.length);
  return { older: Math.max(0, older - there), newer: typed.length - Math.max(older, there) };
}

/** Opens the record's form; signs in where the session's cookie was not on disk yet when the browser was killed. */
async function openForm(page, origin, id) {
  await page.goto(`${origin}/admin/faqs/${id}`);
  const [field, email] = [page.getByLabel('Question', { exact: true }), page.getByLabel('E-mail')];
  await field.or(email).first().waitFor();
  if (await email.isVisible()) {
    await email.fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await field.waitFor();
}

/** A browser on a profile that outlives it. */
async function openBrowser({ profile }) {
  const { chromium } = createRequire(join(ROOT, 'site/package.json'))('playwright');
  const lock = join(profile, 'SingletonLock');
  rmSync(lock, { force: true });
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    headless: false,
    args: FLAGS,
  });
  const ended = new Promise((resolve) => context.once('close', resolve));
  // The browser names its process in the lock: `host-pid`.
  const pid = Number(readlinkSync(lock).split('-').at(-1));
  return { page: context.pages()[0] ?? (await context.newPage()), pid, ended, stop: () => context.close() };
}

async function staffOf(origin) {
  const { data } = await send(`${origin}/api/user/login`, 'POST', ADMIN);
  return (method, path, body) => send(`${origin}/api/admin/${path}`, method, body, data.token);
}

async function send(address, method, body, token) {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${JSON.stringify(json)}`);
  return json;
}

async function ready(address) {
  const until = Date.now() + 120_000;
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) throw new Error(`${address} did not become ready.`);
    await sleep(50);
  }
}
