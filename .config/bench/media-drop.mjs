import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { findChromium } from '../chromium.mjs';
import { ROOT } from '../paths.mjs';
import { whileRunning } from './running.mjs';

const ADMIN = { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' };
const MB = 1024 * 1024;
const FLAGS = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'];
const MOST_MINUTES = 30;

/**
 * Pictures of 4 MB dropped at once on the media library: whether all are stored, the longest time the page did not
 * answer to input, and the most memory of its scripts.
 */
export const measure = (count = '100') =>
  whileRunning(async ({ origin }) => {
    const folder = mkdtempSync(join(tmpdir(), 'prospectus-bench-pictures-'));
    const { chromium } = createRequire(join(ROOT, 'site/package.json'))('playwright');
    const browser = await chromium.launch({ executablePath: await findChromium(), args: FLAGS });
    try {
      const files = await pictures(folder, Number(count));
      const page = await browser.newPage();
      await signIn(page, origin);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Performance.enable');
      const heap = async () => {
        const { metrics } = await devtools.send('Performance.getMetrics');
        return metrics.find(({ name }) => name === 'JSHeapUsedSize').value;
      };
      const before = await heap();
      await watchFrames(page);
      const started = performance.now();
      await page.locator('input[type=file]').first().setInputFiles(files);
      let most = before;
      const done = page.getByText(/^Finished: /);
      while (!(await done.isVisible())) {
        if (performance.now() - started > MOST_MINUTES * 60_000) throw new Error('The uploads did not end.');
        most = Math.max(most, await heap());
        await sleep(500);
      }
      const seconds = Math.round((performance.now() - started) / 1000);
      const longest = Math.round(await page.evaluate(() => globalThis.longestFrame));
      const said = await done.textContent();
      return `media-drop: ${count} pictures of 4 MB dropped at once: ${said?.replace('Finished: ', '')} in ${seconds} s; longest frame of the page ${longest} ms; its scripts hold ${(before / MB).toFixed(0)} MB before and ${(most / MB).toFixed(0)} MB at most`;
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });

/** PNGs of noise, each about 4 MB and unlike the others. */
async function pictures(folder, count) {
  const sharp = createRequire(join(ROOT, 'api-mock/package.json'))('sharp');
  const files = [];
  for (let at = 0; at < count; at += 1) {
    const [width, height] = [1_600, 870];
    const file = join(folder, `picture-${String(at).padStart(3, '0')}.png`);
    const raw = { width, height, channels: 3 };
    writeFileSync(
      file,
      await sharp(randomBytes(width * height * 3), { raw })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
    files.push(file);
  }
  return files;
}

async function signIn(page, origin) {
  await page.goto(`${origin}/admin/media`);
  await page.getByLabel('E-mail').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Keeps the longest time between two frames: as long as that the page answers to no input. */
const watchFrames = (page) =>
  page.evaluate(() => {
    globalThis.longestFrame = 0;
    let last = performance.now();
    const frame = (now) => {
      globalThis.longestFrame = Math.max(globalThis.longestFrame, now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
