import { ORIGINS } from '@prospectus/contract/origins';

import { expect, test } from './product-test.ts';

/** These pages have all openers of the enquiry. */
const PAGES = [
  ['/online-mba', 1280],
  ['/online-ma', 1280],
  ['/', 1280],
  ['/online-mba-lp', 1280],
  ['/launchpad', 1280],
  ['/referral-dashboard', 1280],
  ['/about', 390],
] as const;

const LINKS = Object.entries(ORIGINS)
  .filter(([, { opener }]) => opener === 'link')
  .flatMap(([origin, { variants }]) => variants.map((variant) => `${origin} ${variant}`));

/** Openers for a call: 'Talk to our counsellor', 'Get in touch', 'Contact Us', 'Know more'. */
const CALLS = new Set(['home-banner', 'career', 'get-in-touch', 'faqs', 'know-more']);

test('LEAD-03 LEAD-06 every link of the table of origins is on a page, and opens the modal', async ({ page }) => {
  const opened = new Set<string>();
  const dialog = page.getByRole('dialog');
  for (const [path, width] of PAGES) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    // Opens all folds, and scrolls the first screen away: otherwise the bar is hidden.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll<HTMLDetailsElement>('main details[data-on]')) details.open = true;
      scrollTo({ top: 2 * innerHeight, behavior: 'instant' });
    });
    const links = await page
      .locator('a[data-enquire]:visible')
      .evaluateAll((all) => all.map(({ dataset }) => `${dataset['origin']} ${dataset['enquire']}`));
    for (const link of links) {
      if (opened.has(link)) continue;
      const [origin, variant] = link.split(' ');
      await page.locator(`a[data-origin="${origin}"][data-enquire="${variant}"]:visible`).first().click();
      await expect(dialog.getByRole('heading', { level: 2 }), `${path} ${link}`).toHaveText(
        variant === 'REGISTER' ? (CALLS.has(`${origin}`) ? 'A counsellor will call you' : 'Apply Now') : 'Sign Up',
      );
      await expect(dialog.getByLabel('Mobile number'), `${path} ${link}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      opened.add(link);
    }
  }
  expect([...opened].toSorted()).toEqual(LINKS.toSorted());
});
