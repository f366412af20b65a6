import { expect, test } from '../product-test.ts';

import { menuOf, signInByForm, unfoldMenu } from './staff.ts';

const OPERATIONS = [
  'Media',
  'Changes',
  'Releases',
  'Checks',
  'Missing pages',
  'Redirects',
  'Deliveries',
  'Audit log',
  'Trash',
  'Settings',
  'Webhooks',
  'Consent and retention',
];

test(
  'AUTH-02 AUTH-04 ROLE-04 an admin signs in, is still signed in after a reload and in a second tab, and signs out',
  { tag: '@journey' },
  async ({ page, context }) => {
    await signInByForm(page, 'admin');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await unfoldMenu(page);
    await expect(menuOf(page)).toHaveText([
      'Dashboard',
      'User Management',
      'Manage SEO Metadata',
      'Site Content Manager',
      'Manage Courses',
      'Manage Landing Pages',
      'Manage Blogs',
      'Manage Auxiliary Pages',
      'Manage Footer',
      'Manage Live Lectures',
      'Manage Launchpad',
      'Leads',
      'Rules for leads',
      'Form microscope',
      ...OPERATIONS,
    ]);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    expect(stored, 'no token where a script could read it').not.toMatch(/eyJ/);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const second = await context.newPage();
    await second.goto('/admin/faqs');
    await expect(second.getByRole('heading', { level: 1, name: /^FAQs/ })).toBeVisible();
    await second.close();

    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await page.goto('/admin/faqs');
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  },
);

test('AUTH-02 a wrong password shows a message and the e-mail stays filled in', async ({ page }) => {
  await page.goto('/admin/');
  await page.getByLabel('E-mail').fill('admin@prospectus.test');
  await page.getByLabel('Password').fill('not-the-password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'The e-mail or the password is not right.' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('admin@prospectus.test');
});

test(
  'AUTH-04 ROLE-05 an event creator sees only Manage Live Lectures, starts there, and is not allowed elsewhere',
  { tag: '@journey' },
  async ({ page }) => {
    await signInByForm(page, 'events');
    await expect(page).toHaveURL(/\/admin\/live-lectures/);
    await expect(menuOf(page)).toHaveText(['Manage Live Lectures']);
    for (const address of ['/admin/faqs', '/admin/program', '/admin/content', '/admin/users']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'You are not allowed to see this' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Back to Manage Live Lectures' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Live lectures/ })).toBeVisible();
  },
);
