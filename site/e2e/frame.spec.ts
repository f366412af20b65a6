import type { Page } from 'playwright/test';

import { editorOf } from './editor.ts';
import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const TITLES = ['Home', 'About', 'Programmes', 'Student Corner', 'Admission', 'Recognition', 'Contact Us'];
const INSIDE = {
  'Student Corner': ['LMS', 'Assessments', 'Course Conduction', 'Discussion Forum', 'Live Lecture'],
  Admission: ['Admission Policy', 'Registration Process', 'Online Admission Portal'],
};
const LANDING_PAGES = ['/online-mba-lp', '/online-bba-lp', '/online-degree-education-learning-courses-ct'];

/** The visible texts of links, without texts for screen readers. */
const wordsOf = async (page: Page, of: string) =>
  (await page.locator(of).allInnerTexts()).map((text) => text.replace(/\s*\(opens in a new tab\)/, '').trim());

test('NAV-01 NAV-02 the header’s entries in order; a title opens its entries; LMS and portal have the addresses that staff set', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await hydrate(page);
  const row = 'header nav.wide > ul > li';
  expect(await wordsOf(page, `${row} > a, ${row} > details > summary`)).toEqual(TITLES);
  for (const [title, entries] of Object.entries(INSIDE)) {
    await page.locator(`${row} > details > summary`, { hasText: title }).click();
    expect(await wordsOf(page, `${row} > details[open] a`), title).toEqual(entries);
    await page.keyboard.press('Escape');
    await expect(page.locator(`${row} > details[open]`)).toHaveCount(0);
  }
  const { data } = (await (await request.get('/api/site')).json()) as { data: { settings: { lms: string } } };
  const outside = (title: string, name: string) =>
    page.locator(`${row} > details`, { hasText: title }).locator('a', { hasText: name });
  await expect(outside('Student Corner', 'LMS')).toHaveAttribute('href', data.settings.lms);
  await expect(outside('Student Corner', 'LMS')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(outside('Admission', 'Online Admission Portal')).toHaveAttribute('href', '/admissionportal/');
});

test('NAV-01 on a phone the same entries are in a drawer, and Escape closes it and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await hydrate(page);
  const opener = page.getByRole('banner').locator('summary[aria-label="Main menu"]');
  await opener.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Main menu' });
  await expect(drawer).toBeVisible();
  const row = 'dialog[open] nav > ul > li';
  expect(await wordsOf(page, `${row} > a, ${row} > details > summary`)).toEqual(TITLES);
  for (let tabs = 0; tabs < 25; tabs++) {
    await page.keyboard.press('Tab');
    expect(await drawer.evaluate((sheet) => sheet.contains(document.activeElement)), 'focus stays inside').toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
});

test('NAV-04 NAV-05 the footer’s columns of at most nine, three profiles and the line of 2025; none on landing pages', async ({
  page,
}) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  const counts = await footer
    .getByRole('navigation')
    .evaluateAll((columns) => columns.map((column) => column.querySelectorAll('a').length));
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(9);
  for (const network of ['Facebook', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name: network })).toHaveAttribute('href', new RegExp(network, 'i'));
  await expect(footer.locator('.socials a')).toHaveCount(3);
  await expect(footer).toContainText('© 2025');
  for (const path of LANDING_PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('contentinfo'), path).toHaveCount(0);
  }
});

test('CONST-13 support on WhatsApp is a link once staff set the number, and none before', async ({ page, request }) => {
  const support = page.getByRole('link', { name: 'Support on WhatsApp' });
  // The site may not have received the reset of an earlier test yet.
  const linksOnSite = async () => {
    await page.goto('/contact');
    return support.count();
  };
  await expect.poll(linksOnSite).toBe(0);
  const editor = await editorOf(request);
  const [settings] = await editor.list('settings');
  await editor.change('settings', settings?.id ?? '', { whatsapp_number: '+91 98100 00000' });
  try {
    const isOnSite = async () => (await (await request.get('/contact')).text()).includes('wa.me/919810000000');
    await expect.poll(isOnSite).toBe(true);
    await page.goto('/contact');
    await expect(page.getByRole('main').getByRole('link', { name: 'Support on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919810000000',
    );
    await page.goto('/online-ma');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support on WhatsApp' })).toHaveAttribute(
      'href',
      'https://wa.me/919810000000',
    );
  } finally {
    await editor.change('settings', settings?.id ?? '', { whatsapp_number: '' });
  }
});

test('SECT-13 the loader is a thin bar from the first byte, covers nothing, and is hidden after the page has loaded', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\.woff2/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/about', { waitUntil: 'domcontentloaded' });
  const loader = page.getByRole('progressbar', { name: 'Loading the page' });
  await expect(loader).toBeVisible();
  expect((await loader.boundingBox())?.height).toBeLessThanOrEqual(4);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  held.resolve();
  await page.waitForLoadState('load');
  await expect(loader).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('SECT-13 no loader is shown without JavaScript', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-until="load"]')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('a page of the site is prefetched once when a link to it is hovered or focused, and nothing else is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  const ahead = () =>
    page
      .locator('link[rel="prefetch"][as="document"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' });
  const fetched = page.waitForRequest(/\/recognition$/);
  await menu.getByRole('link', { name: 'Recognition' }).hover();
  expect((await (await fetched).response())?.status()).toBe(200);
  await menu.getByRole('link', { name: 'About' }).hover();
  await page.getByRole('banner').getByRole('link', { name: 'Apply Now' }).hover();
  await menu.getByRole('link', { name: 'Contact Us' }).focus();
  await menu.getByRole('link', { name: 'Recognition' }).hover();
  expect(await ahead()).toEqual(['/recognition', '/contact']);
});

test('nothing is prefetched in data-saver mode', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'BBA' }).hover();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
});

test('pages change with a transition, and without one where reduced motion is preferred', async ({ page }) => {
  // The browser reports the transition to the old page.
  await page.addInitScript(() =>
    addEventListener('pageswap', (event) =>
      sessionStorage.setItem('fades', String(Boolean((event as Event & { viewTransition?: object }).viewTransition))),
    ),
  );
  const fades = async () => {
    await page.goto('/about');
    await page.getByRole('contentinfo').getByRole('link', { name: 'BBA' }).click();
    await expect(page).toHaveURL(/\/online-bba$/);
    return page.evaluate(() => sessionStorage.getItem('fades'));
  };
  // The browser skips it if the next page is slow.
  await expect.poll(fades).toBe('true');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fades()).toBe('false');
});
