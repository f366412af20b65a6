import type { Page } from 'playwright/test';

import { expect, test } from './product-test.ts';

import { differenceOf, errorsOf, hydrate, laidOut, markupOf, sectionHeights } from './page-state.ts';

test.describe('hydration', () => {
  test('a section hydrates when it comes near the screen, which changes only measured attributes', async ({ page }) => {
    const errors = errorsOf(page);
    await page.goto('/online-ma');
    await laidOut(page);
    const fees = page.locator('#fees');
    const [html, heights] = [await markupOf(page, '#fees'), await sectionHeights(page)];
    const chunk = page.waitForRequest(/FeesSection/);
    await hydrate(page);
    await page.evaluate(() => document.querySelector('#fees')?.setAttribute('data-same-node', ''));
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fees' }).click();
    await chunk;
    await page.waitForLoadState('networkidle');
    await expect(fees, 'the node is the server’s').toHaveAttribute('data-same-node', '');
    await expect(
      fees.getByRole('list', { name: 'Plans for Indian students' }),
      'it has been measured',
    ).not.toHaveAttribute('tabindex');
    expect(differenceOf(html, await markupOf(page, '#fees'))).toBe('');
    expect(await sectionHeights(page), 'nothing moved').toEqual(heights);
    expect(errors).toEqual([]);
  });

  test('the first click on a button of a section that is not hydrated works', { tag: '@journey' }, async ({ page }) => {
    await page.goto('/');
    const diplomas = page.locator('#featured').getByRole('tab', { name: 'Diploma' });
    await diplomas.evaluate((tab: HTMLElement) => tab.click());
    await expect(diplomas).toHaveAttribute('aria-selected', 'true');
  });

  test('the first key is not lost: an arrow on a tab of a section that is not hydrated chooses the next tab', async ({
    page,
  }) => {
    await page.goto('/online-mba');
    const tabs = page.locator('#fees').getByRole('tab');
    await tabs.first().evaluate((tab: HTMLElement) => {
      tab.focus({ preventScroll: true });
      tab.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }));
    });
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs.nth(1)).toBeFocused();
  });

  test('code and state are fetched once, at the first interaction, and a page with a missing state is reloaded', async ({
    page,
  }) => {
    // One entry per document.
    const requests: number[] = [];
    const code: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && requests.push(0));
    page.on('request', (request) => request.url().endsWith('.js') && code.push(request.url()));
    await page.route('**/page-state/**', (route) => {
      requests.push((requests.pop() ?? 0) + 1);
      return requests.length < 2 ? route.fulfill({ status: 404 }) : route.continue();
    });
    // The page loads under a pointer that does not move.
    await page.mouse.move(200, 200);
    await page.goto('/online-mba');
    await page.waitForLoadState('networkidle');
    expect([requests, code], 'the bootstrap alone').toEqual([[0], [expect.stringContaining('/bootstrap-')]]);
    const tab = page.locator('#featured').getByRole('tab', { name: 'Diploma' });
    const loaded = page.waitForEvent('load');
    await tab.evaluate((element: HTMLElement) => element.click());
    await loaded;
    await tab.evaluate((element: HTMLElement) => element.click());
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(requests.slice(1)).toEqual([1]);
  });

  test('without its state a page still works: an opener’s link leads to the enquiry', async ({ page }) => {
    await page.route('**/page-state/**', (route) => route.fulfill({ status: 404 }));
    await page.goto('/online-ma');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL(/\/enquire\?program=online-ma&variant=REGISTER/);
  });

  test('sections below the fold are laid out after the page has loaded, without a visible shift', async ({ page }) => {
    await addUpShifts(page);
    // Fonts come from the cache: one that arrives after the first paint moves a line or two, which is the test below.
    await page.goto('/online-ma');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => (window.name = ''));
    await page.reload();
    await laidOut(page);
    expect(await page.evaluate(() => window.name || '0')).toBe('0');
  });

  test('fonts that arrive after the first paint move next to nothing', async ({ page }) => {
    await addUpShifts(page);
    let release = () => {};
    const painted = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await painted;
      await route.continue();
    });
    await page.goto('/online-ma', { waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
      .toBeGreaterThan(0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await laidOut(page);
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(true);
    expect(Number(await page.evaluate(() => window.name || '0'))).toBeLessThan(0.005);
  });

  for (const when of ['in the address', 'clicked at once'])
    test(`an anchor ${when} shows its section at the top`, async ({ page }) => {
      await page.goto(when === 'in the address' ? '/online-ma#fees' : '/online-ma');
      if (when === 'clicked at once')
        await page
          .getByRole('navigation', { name: 'On this page' })
          .getByRole('link', { name: 'Fees' })
          .evaluate((link: HTMLElement) => link.click());
      const top = () => page.locator('#fees').evaluate((section) => Math.round(section.getBoundingClientRect().top));
      await expect.poll(top).toBeLessThan(150);
      await page.waitForLoadState('networkidle');
      expect(await top()).toBeGreaterThanOrEqual(0);
      expect(await top()).toBeLessThan(150);
    });

  for (const [how, width] of [
    ['jumped to', 390],
    ['jumped to', 1280],
    ['scrolled to', 390],
  ] as const)
    test(`a reloaded page, or one gone back to, shows the section ${how} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('/online-ma');
      const faqs = page.locator('#faqs');
      const top = () => faqs.evaluate((section) => Math.round(section.getBoundingClientRect().top));
      if (how === 'jumped to') await faqs.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      else
        await expect.poll(async () => (await page.mouse.wheel(0, 600), top()), { intervals: [50] }).toBeLessThan(300);
      await page.waitForLoadState('networkidle');
      const before = await top();
      expect(Math.abs(before)).toBeLessThan(400);
      const isRestored = async () => {
        await page.waitForLoadState('networkidle');
        await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(50);
      };
      await page.reload();
      await isRestored();
      await page.goto('/privacy-policy');
      await page.goBack();
      await isRestored();
    });

  test('LEAD-01 the first click on an opener opens the modal', async ({ page }) => {
    await page.goto('/online-ma');
    await page
      .getByRole('link', { name: 'Apply Now' })
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/online-ma');
  });

  test('PAGE-15 a click on the open semester before hydration leaves it open', async ({ page }) => {
    await page.goto('/online-ma');
    const first = page.locator('#structure details').first();
    await first.locator('summary').evaluate((summary: HTMLElement) => summary.click());
    await expect(first).toHaveAttribute('open', '');
    await page.waitForLoadState('networkidle');
    await expect(first).toHaveAttribute('open', '');
  });

  test('a section whose code cannot be loaded stays readable, and so does the page', async ({ page }) => {
    let refused = 0;
    await page.route(/FeesSection/, (route) => (refused++ === 0 ? route.abort() : route.continue()));
    await page.goto('/online-ma');
    await hydrate(page);
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Fees' }).click();
    await expect.poll(() => refused).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Master of Arts');
    await page.locator('#fees').getByRole('tab', { name: 'International students' }).click();
    await expect(page.locator('#fees').getByRole('tab', { name: 'International students' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('an opener’s link works if the code cannot be loaded', async ({ page }) => {
    await page.route(/entry-client/, (route) => route.abort());
    await page.goto('/online-ma');
    await page.getByRole('link', { name: 'Apply Now' }).first().click();
    await expect(page).toHaveURL(/\/enquire\?program=online-ma&variant=REGISTER/);
  });
});

/** Sums up the layout shifts of each page in `window.name`. */
const addUpShifts = (page: Page) =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.name = String(Number(window.name || 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });

// A rule like `html:has(:focus) *` would restyle the whole page for every Tab.
for (const path of ['/', '/online-mba'])
  test(`${path}: a moved focus or pointer restyles what it touches, and not the page`, async ({ page, browser }) => {
    await page.goto(path);
    await laidOut(page);
    await hydrate(page);
    const links = page.locator('main a:visible');
    await links.first().focus();
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    for (let nth = 0; nth < 6; nth += 1) await page.keyboard.press('Tab');
    for (let nth = 0; nth < 4; nth += 1) await links.nth(nth).hover();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const restyled = trace.traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' && args?.elementCount ? args.elementCount : [],
    );
    expect(restyled.length).toBeGreaterThan(5);
    // A section that hydrates in between may add styles once.
    expect(restyled.filter((elements) => elements > 300).length).toBeLessThan(4);
  });

type TraceEvent = { name: string; args?: { elementCount?: number } };
