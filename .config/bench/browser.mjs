import { createRequire } from 'node:module';
import { join } from 'node:path';

import { findChromium } from '../chromium.mjs';
import { ROOT } from '../paths.mjs';

/** The demo accounts. */
export const STAFF = {
  admin: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  events: { email: 'events@prospectus.test', password: 'events-prospectus-2026' },
};

/** A page of a fresh browser; it is closed when the work is done. */
export async function inBrowser(viewport, measure) {
  const { chromium } = createRequire(join(ROOT, 'site/package.json'))('playwright');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
  });
  try {
    const page = await browser.newPage({ viewport });
    return await measure(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}

/** Signs in to the console. */
export async function signIn(page, origin, { email, password }) {
  await page.goto(`${origin}/admin/`, { waitUntil: 'load' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('navigation', { name: 'Console' }).waitFor();
}
