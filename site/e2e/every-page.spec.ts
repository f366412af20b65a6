import type { Page } from 'playwright/test';

import { violationsOf, WCAG_22 } from './accessibility.ts';
import { differenceOf, errorsOf, hydrate, markupOf, laidOut } from './page-state.ts';
import { expect, test } from './product-test.ts';

/** Pages that every check looks at, with its journeys. */
const JOURNEYS = ['/', '/online-ma', '/live-lecture'];

const PATHS = [
  ...JOURNEYS,
  '/online-mba-lp',
  '/online-ma/english',
  '/data-analytics',
  '/online-bba-lp',
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

/** Pages with the side card, whose button says that it is disabled until its fields are filled, where there is JavaScript. */
const SIDE_CARD = new Set(['/auxiliary/scholarships', '/blog/examination-days']);

/** Pages that are alive at once on a wide screen: a month is shown there in place of the list that is sent. */
const ALIVE = new Set(['/live-lecture']);

/** Rules whose answer changes with the width and the size of text: what is in sight, how large, on what, what scrolls. */
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
      // The pointer of Chromium's shell rests at a corner, where the first layout makes a move of it that no visitor made.
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
      // A section without its layout has no colours to compare.
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

/** By how many pixels a page can be scrolled sideways. */
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
