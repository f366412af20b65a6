import { setTimeout as sleep } from 'node:timers/promises';

import { inBrowser } from './browser.mjs';
import { brotliBytes, kilobytes } from './bytes.mjs';
import { median, whileRunning } from './running.mjs';

const PATH = '/online-mba';
const PHONE = { width: 390, height: 844 };
const SLOWER = 4;
const TAPS = 11;
const PAIRS = 7;
const QUIET_MS = 4_000;
const LONG_TASK_MS = 50;

/** How soon the code's field answers a tap, what the modal costs beyond the page, and what the collector of events costs. */
export const measure = () =>
  whileRunning(async ({ origin }) => {
    const taps = [];
    for (let index = 0; index < TAPS; index += 1)
      taps.push(await inBrowser(PHONE, (page, devtools) => tapToCode(page, devtools, origin, index)));
    const modal = await inBrowser(PHONE, (page) => scriptOfModal(page, origin));
    const pairs = [];
    for (let index = 0; index < PAIRS; index += 1) {
      const ways = [await blocked(origin, true), await blocked(origin, false)];
      pairs.push({ with: ways[0], without: ways[1] });
    }
    const [collected, bare] = [pairs.map((pair) => pair.with), pairs.map((pair) => pair.without)];
    const difference = median(pairs.map((pair) => pair.with - pair.without));
    return [
      `enquiry: from the tap on the details to the code's field visible and focused ${median(taps)} ms (most ${Math.max(...taps)} ms, ${TAPS} visitors)`,
      `modal's script beyond the page's ${kilobytes(modal.opened)}, with the steps up to the code ${kilobytes(modal.code)} (brotli of the files asked for after hydration)`,
      `blocking time of ${PATH} ${median(collected)} ms with the collector, ${median(bare)} ms without, ${difference} ms between them (medians of ${PAIRS} pairs, load and first key)`,
      `${SLOWER}× slowed processor, ${PHONE.width} px, mock gateway`,
    ].join('; ');
  });

/** Milliseconds from the tap to the frame in which the code's field is visible and has the focus. */
async function tapToCode(page, devtools, origin, index) {
  const dialog = await openModal(page, origin);
  await askDetails(dialog, `98${String(10_000_000 + index)}`);
  await fillDetails(dialog);
  await page.evaluate(() => {
    globalThis.answered = new Promise((resolve) => {
      document.addEventListener(
        'click',
        ({ timeStamp }) => {
          const look = () => {
            const field = document.querySelector('dialog [name="otp"]');
            if (field?.checkVisibility() && document.activeElement === field) resolve(performance.now() - timeStamp);
            else requestAnimationFrame(look);
          };
          look();
        },
        { capture: true, once: true },
      );
    });
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  return Math.round(await page.evaluate(() => globalThis.answered));
}

/** Brotli bytes of the script that is asked for once the page is hydrated and at rest: to open the modal, and to the code. */
async function scriptOfModal(page, origin) {
  const asked = new Set();
  page.on('request', (request) => /\.m?js$/.test(request.url()) && asked.add(request.url()));
  await page.goto(origin + PATH, { waitUntil: 'load' });
  await page.keyboard.press('Shift');
  await sleep(QUIET_MS);
  const before = new Set(asked);
  const beyond = () => brotliBytes([...asked].filter((address) => !before.has(address)));
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await sleep(QUIET_MS);
  const opened = await beyond();
  await askDetails(dialog, '9899999999');
  await fillDetails(dialog);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await dialog.getByLabel('One-time code').waitFor();
  return { opened, code: await beyond() };
}

async function openModal(page, origin) {
  await page.goto(origin + PATH, { waitUntil: 'load' });
  await page.getByRole('link', { name: 'Apply Now' }).first().click();
  return page.getByRole('dialog');
}

async function askDetails(dialog, phone) {
  await dialog.getByLabel('Mobile number').fill(phone);
  await dialog.getByRole('button', { name: 'Apply Now' }).click();
  await dialog.getByLabel('Name', { exact: true }).waitFor();
}

async function fillDetails(dialog) {
  await dialog.getByLabel('Name', { exact: true }).fill('Asha Rao');
  await dialog.getByLabel('Email').fill('asha@example.org');
  await dialog.getByLabel('Highest qualification').selectOption({ index: 1 });
}

/** The sum of what long tasks take beyond 50 ms, from the load to four seconds after the first key. */
const blocked = (origin, collects) =>
  inBrowser(PHONE, async (page, devtools) => {
    await page.addInitScript((mayCollect) => {
      globalThis.longTasks = [];
      const observer = new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries()));
      observer.observe({ type: 'longtask', buffered: true });
      if (!mayCollect) Object.defineProperty(navigator, 'doNotTrack', { value: '1' });
    }, collects);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(origin + PATH, { waitUntil: 'load' });
    await sleep(QUIET_MS / 2);
    await page.keyboard.press('Shift');
    await sleep(QUIET_MS);
    const tasks = await page.evaluate(() => globalThis.longTasks.map(({ duration }) => duration));
    return Math.round(tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0));
  });
