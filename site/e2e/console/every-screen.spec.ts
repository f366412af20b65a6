import { type Resource, resources } from '@prospectus/contract';
import type { Page, Request } from 'playwright/test';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { signIn } from './staff.ts';

declare global {
  interface Window {
    measured: { shifted: number; violations: string[] };
  }
}

/** Screens of every check, with their journeys. */
const JOURNEY = ['', 'leads', 'program', 'media'];
const OTHERS = [
  'content',
  'users',
  'profile',
  'changes',
  'audit',
  'deliveries',
  'webhooks',
  'retention',
  'lead-rules/assignment',
  'lead-rules/score',
  'releases',
  'checks',
  'missing-pages',
  'trash',
  ...Object.values<Resource>(resources)
    .map(({ name }) => name)
    .filter((name) => !JOURNEY.includes(name)),
];
const GROUPS = 5;
/** Their address opens the form. */
const SINGLE = new Set(
  Object.values<Resource>(resources)
    .filter(({ single }) => single !== undefined)
    .map(({ name }) => name),
);
const groups = [
  JOURNEY,
  ...Array.from({ length: GROUPS }, (_, nth) => OTHERS.filter((_name, at) => at % GROUPS === nth)),
];

/** Records layout shifts and violations of the security policy in every document. */
const measure = (page: Page) =>
  page.addInitScript(() => {
    window.measured = { shifted: 0, violations: [] };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.measured.violations.push(`${violatedDirective} ${blockedURI}`),
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) window.measured.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Opens a screen and waits until it is loaded. */
async function open(page: Page, address: string, unanswered: Set<Request>) {
  unanswered.clear();
  await page.goto(`/admin${address}`);
  await expect(page.locator('main h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await quiet(page, unanswered);
}

const twoFrames = () =>
  new Promise<number>((seen) =>
    requestAnimationFrame(() => requestAnimationFrame(() => seen(window.measured.shifted))),
  );

/** Waits until all calls are done and the layout is stable for two frames. */
async function quiet(page: Page, unanswered: ReadonlySet<Request>) {
  const state = async () => {
    if (unanswered.size > 0) return `waits for ${[...unanswered].map((request) => request.url()).join(' ')}`;
    const before = await page.evaluate(() => window.measured.shifted);
    return (await page.evaluate(twoFrames)) === before && unanswered.size === 0 ? 'quiet' : 'moving';
  };
  await expect.poll(state).toBe('quiet');
}

/** Pending requests of a page, without event streams. */
function followRequests(page: Page): Set<Request> {
  const unanswered = new Set<Request>();
  const answered = (request: Request) => unanswered.delete(request);
  page.on('request', (request) => {
    if (request.headers()['accept'] !== 'text/event-stream') unanswered.add(request);
  });
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);
  return unanswered;
}

/**
 * The allowed layout shift of a screen. Rows of lists grow when the names of other records arrive; the dashboard reserves
 * space for the last number of rows.
 */
const LAYOUT_SHIFT = { editor: 0.02, other: 0.05 };

async function faultsOf(page: Page, address: string, kind: keyof typeof LAYOUT_SHIFT): Promise<string[]> {
  const { shifted, violations } = await page.evaluate(() => window.measured);
  const found = await violationsOf(page);
  const { isTooWide, hasFailed } = await page.evaluate(() => ({
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    hasFailed: document.querySelector('main [role="alert"]')?.textContent,
  }));
  return [
    ...(isTooWide ? ['scrolls sideways'] : []),
    ...(hasFailed ? [`says ${hasFailed}`] : []),
    ...(shifted > LAYOUT_SHIFT[kind] ? [`layout shift ${shifted.toFixed(3)}`] : []),
    ...violations.map((violation) => `refused by the security policy: ${violation}`),
    ...found,
  ].map((fault) => `${page.viewportSize()?.width} ${address}: ${fault}`);
}

for (const [nth, group] of groups.entries())
  test(
    `every screen keeps its layout, the security policy and WCAG, at 1280 in light and at 390 in dark (${nth + 1})`,
    { tag: group === JOURNEY ? '@journey' : [] },
    async ({ page }) => {
      test.setTimeout(300_000);
      await measure(page);
      const unanswered = followRequests(page);
      await signIn(page, 'admin');
      const faults: string[] = [];
      for (const [width, colorScheme] of [
        [1280, 'light'],
        [390, 'dark'],
      ] as const) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        for (const name of group) {
          await open(page, `/${name}`, unanswered);
          faults.push(...(await faultsOf(page, `/${name}`, SINGLE.has(name) ? 'editor' : 'other')));
          const editor = await page
            .locator(`main a[href^="/admin/${name}/"]:not([href$="/create"]):not([href$="/order"])`)
            .first()
            .getAttribute('href', { timeout: 500 })
            .catch(() => null);
          if (!editor || name === '') continue;
          const address = editor.replace(/^\/admin/, '');
          await open(page, address, unanswered);
          faults.push(...(await faultsOf(page, address, 'editor')));
        }
      }
      expect(faults).toEqual([]);
    },
  );
