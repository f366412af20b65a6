import { setTimeout as sleep } from 'node:timers/promises';

import { inConsole } from './console.mjs';
import { whileRunning } from './running.mjs';
import { median } from './timing.mjs';

const LEADS = 10_000;
const SLOWER = 4;
const DRAGS = 7;
const STEPS = 40;
const SETTLED_MS = 2_500;
const PATIENCE_MS = 300_000;

/** The longest task while a card of the board of leads is dragged, with every lead loaded, on a slowed processor. */
export const measure = (count = String(LEADS)) =>
  whileRunning(
    ({ origin }) =>
      inConsole(origin, async (page, devtools) => {
        await page.addInitScript(() => {
          globalThis.longTasks = [];
          new PerformanceObserver((list) =>
            globalThis.longTasks.push(...list.getEntries().map((e) => e.duration)),
          ).observe({ type: 'longtask' });
        });
        await page.goto(`${origin}/admin/leads?show=board`);
        await page.locator('[data-card]').first().waitFor();
        const loaded = await loadAll(page);
        await page.locator('[data-column="new"]').scrollIntoViewIfNeeded();
        await sleep(SETTLED_MS);
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        const [drags, scrolls] = [[], []];
        for (let nth = 0; nth < DRAGS; nth += 1)
          drags.push(
            await longest(page, () => drag(page, nth % 2 === 0 ? ['new', 'contacted'] : ['contacted', 'new'])),
          );
        for (let nth = 0; nth < DRAGS; nth += 1) scrolls.push(await longest(page, () => scroll(page)));
        return `board: longest task of ${DRAGS} drags ${Math.max(...drags)} ms, median ${median(drags)} ms; while a column is scrolled ${Math.max(...scrolls)} ms, median ${median(scrolls)} ms; ${loaded} cards loaded of ${count}, ${SLOWER}× slowed processor, 1280 px`;
      }),
    { leads: Number(count) },
  );

/** Scrolls every column to its end, and returns the number of its cards. */
async function loadAll(page) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const left = await page.evaluate(() => {
      const columns = [...document.querySelectorAll('[data-column]')];
      const open = columns.filter((column) => {
        const number = Number(column.querySelector('h2 > span:last-of-type').textContent.replace(/\D/g, ''));
        const size = Number(column.querySelector('li')?.getAttribute('aria-setsize') ?? 0);
        const box = column.querySelector('ol').parentElement;
        box.scrollTop = size < number ? box.scrollHeight : 0;
        return size < number;
      });
      return open.length;
    });
    if (left === 0) break;
    await sleep(50);
  }
  await sleep(500);
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-column] li:first-of-type')].reduce(
      (sum, card) => sum + Number(card.getAttribute('aria-setsize')),
      0,
    ),
  );
}

async function longest(page, act) {
  await page.evaluate(() => void (globalThis.longTasks.length = 0));
  await act();
  await sleep(SETTLED_MS);
  return Math.round(Math.max(0, ...(await page.evaluate(() => globalThis.longTasks))));
}

async function drag(page, [from, to]) {
  const start = await page.locator(`[data-column="${from}"] [data-card]`).first().boundingBox();
  const end = await page.locator(`[data-column="${to}"]`).boundingBox();
  await page.mouse.move(start.x + 40, start.y + 60);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: STEPS });
  await page.mouse.up();
}

async function scroll(page) {
  const box = await page.locator('[data-column="contacted"]').boundingBox();
  await page.mouse.move(box.x + 80, box.y + 300);
  for (let step = 0; step < STEPS; step += 1) await page.mouse.wheel(0, 600);
}
