import type { Page } from 'playwright/test';

import { violationsOf, WCAG_22 } from './accessibility.ts';
import { differenceOf, errorsOf, hydrate, markupOf, laidOut } from './page-state.ts';
import { expect, test } from './product-test.ts';

/** Pages of every check, with their journeys. */
const JOURNEYS = ['/', '/online-ma', '/live-lecture'];

const PATHS = [
  ...JOURNEYS,
  '/online-mba-lp',
  '/online-ma/english',
  '/data-analytics',
  '/online-bba-lp',
  '/family/german-language',
  '/refurl',
  '/about',
  '/programmes',
  '/contact',
  '/auxiliary/scholarships',
  '/blog',
  '/blog/examination-days',
  '/compare',
  '/compare?programs=online-mba,online-mca,online-ma,online-bba',
  '/launchpad',
  '/referral-dashboard',
  '/enquire?program=online-ma',
  '/no-such-page',
  '/privacy-policy',
  '/no/such',
  '/no/such/page',
];

/** Pages with the side card, whose button is disabled until all fields are filled (with JavaScript). */
const SIDE_CARD = new Set(['/auxiliary/scholarships', '/blog/examination-days']);

/** Pages that hydrate at once on a wide screen, to show a month instead of the list. */
const ALIVE = new Set(['/live-lecture']);

/** Rules that depend on the width of the page and the size of text. */
const OF_LAYOUT = [
  'aria-hidden-focus',
  'button-name',
  'color-contrast',
  'heading-order',
  'label',
  'landmark-unique',
  'link-name',
  'scrollable-region-focusable',
  'target-size',
];

for (const path of PATHS) {
  const tag = JOURNEYS.includes(path) ? '@journey' : [];
  test(
    `${path}: no script runs before the first interaction, hydration changes nothing, no accessibility violation, no error`,
    { tag },
    async ({ page }) => {
      // The first layout triggers a pointer event in Chromium's shell, although the pointer did not move.
      await page.addInitScript(() =>
        addEventListener(
          'pointermove',
          (event) => event.movementX || event.movementY || event.stopImmediatePropagation(),
          true,
        ),
      );
      const errors = errorsOf(page);
      const scripts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
      await page.setViewportSize({ width: 1280, height: 844 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      if (!ALIVE.has(path)) expect(scripts, 'the bootstrap alone').toHaveLength(1);
      const before = await markupOf(page);
      expect(/<!--\$[?!]-->/.exec(before), 'every boundary is complete, no fallback was sent').toBeNull();
      // Contrast can be measured only in sections with a layout.
      await laidOut(page);
      expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      await hydrate(page);
      const after = await markupOf(page);
      if (!ALIVE.has(path))
        expect(differenceOf(before, SIDE_CARD.has(path) ? after.replace(' aria-disabled="true"', '') : after)).toBe('');
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await violationsOf(page, { tags: WCAG_22 })).toEqual([]);
      for (const width of [320, 768, 1600]) {
        await page.setViewportSize({ width, height: 844 });
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await violationsOf(page, { rules: OF_LAYOUT }), `${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      // A table learns by an observer that it has to scroll now.
      await expect.poll(() => violationsOf(page, { rules: OF_LAYOUT }), 'text of twice the size').toEqual([]);
      expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
    },
  );
}

/** Horizontal overflow of a page in px. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
