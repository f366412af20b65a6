import { createRequire } from 'node:module';
import { join } from 'node:path';

import { findChromium } from '../chromium.mjs';
import { ROOT } from '../paths.mjs';

const ADMIN = { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' };

/** Calls of the console by the demo ADMIN, which return the response: `call('GET', '/leads')`. */
export async function consoleCalls(origin) {
  const send = async (method, path, body, token) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const { data } = await (await send('POST', '/user/login', ADMIN)).json();
  return (method, path, body) => send(method, `/admin${path}`, body, data.token);
}

/** Measures in a fresh browser in which the demo ADMIN is signed in to the console. */
export async function inConsole(origin, measure) {
  const { chromium } = createRequire(join(ROOT, 'site/package.json'))('playwright');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/admin/`, { waitUntil: 'load' });
    await page.getByLabel('E-mail').fill(ADMIN.email);
    await page.getByLabel('Password').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('navigation', { name: 'Console' }).waitFor();
    return await measure(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}
