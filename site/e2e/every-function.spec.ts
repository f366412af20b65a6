import type { Page } from 'playwright/test';

import { menuOf, signInByForm } from './console/staff.ts';
import { hydrate } from './page-state.ts';
import { expect, test } from './product-test.ts';
import { newPhone, openModal, verifyInModal, verifyVisitor } from './visitor.ts';

/** The purposes of the site (§1), each reached from the home page. */
test.use({ viewport: { width: 1280, height: 900 } });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Navigates with the header's menu. */
async function goByMenu(page: Page, title: string, entry: string) {
  await page.goto('/');
  await hydrate(page);
  const menu = page.locator('header nav.wide > ul > li > details', { hasText: title });
  await menu.locator('summary').first().click();
  await menu.getByRole('link', { name: entry }).click();
}

test('PROD-07 the visitor finds programmes, a programme and its specialisation', async ({ page }) => {
  await goByMenu(page, 'Programmes', 'All programmes');
  await expect(page).toHaveURL('/programmes');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Master of Arts/ })
    .first()
    .click();
  await expect(page).toHaveURL('/online-ma');
  await expect(heading(page)).toContainText('Master of Arts');
  await page.locator('#specialisations').getByRole('listitem').filter({ hasText: 'English' }).getByRole('link').click();
  await expect(page).toHaveURL('/online-ma/english');
  await expect(heading(page)).toContainText('English');
});

test('PROD-07 the visitor finds the built-in diplomas and certificates', async ({ page }) => {
  for (const [entry, path] of [
    ['Diploma in Cyber Security', '/cyber-security'],
    ['Certificate in Japanese Language', '/japanese-language'],
  ] as const) {
    await goByMenu(page, 'Programmes', entry);
    await expect(page).toHaveURL(path);
    await expect(page.locator('#structure')).toBeAttached();
    await expect(page.locator('#fees')).toContainText('₹');
  }
});

test('PROD-07 the visitor finds the ways to a call-back, to enrol and to a brochure', async ({ page }) => {
  for (const [path, opener, title] of [
    ['/', 'Talk to our counsellor', 'A counsellor will call you'],
    ['/online-mba', 'Get in touch', 'A counsellor will call you'],
    ['/online-mba', 'Enroll Now', 'Apply Now'],
    ['/online-mba', 'Download Brochure', 'Sign Up'],
  ] as const) {
    await page.goto(path);
    const dialog = await openModal(page, opener);
    await expect(dialog.getByRole('heading', { level: 2 }), opener).toHaveText(title);
  }
});

test('PROD-07 the verified visitor finds the admission portal and the launchpad', async ({ page, request }) => {
  await page.goto('/');
  await verifyInModal(page, request, newPhone(), true);
  const toPortal = page.getByRole('banner').getByRole('link', { name: 'Continue Application' });
  await expect(toPortal.first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.locator('#refer').getByRole('link', { name: 'Refer a friend' }).click();
  await expect(page).toHaveURL('/launchpad#refer-a-friend');
  await page.getByRole('main').getByRole('link', { name: 'Continue Application' }).first().click();
  await expect(heading(page)).toHaveText('Admission portal');
});

test('PROD-07 the visitor finds the marketing sections', async ({ page }) => {
  await page.goto('/');
  for (const section of ['banner', 'testimonials', 'refer', 'faqs', 'get-in-touch'])
    await expect(page.locator(`#${section}`), section).toBeAttached();
  await expect(page.getByRole('region', { name: 'Announcement' }).first()).toBeVisible();
  await page.goto('/online-mba');
  for (const section of ['career', 'emi', 'refer', 'testimonials', 'faqs', 'get-in-touch'])
    await expect(page.locator(`#${section}`), section).toBeAttached();
  await verifyVisitor(page.context().request);
  await page.reload();
  await expect(page.locator('#dashboard-access')).toBeAttached();
});

test('PROD-07 the visitor finds the class schedule', async ({ page }) => {
  await goByMenu(page, 'Student Corner', 'Live Lecture');
  await expect(page).toHaveURL('/live-lecture');
  await expect(page.getByRole('group', { name: 'Class schedule' }).first()).toBeVisible();
});

test('PROD-07 staff find the admin area', async ({ page }) => {
  await signInByForm(page, 'admin');
  await expect(heading(page)).toHaveText('Dashboard');
  for (const entry of ['Site Content Manager', 'Manage Courses', 'Manage Live Lectures'])
    await expect(menuOf(page).filter({ hasText: entry }), entry).toBeVisible();
});
