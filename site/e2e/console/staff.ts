import { expect, type Page } from 'playwright/test';

const ACCOUNTS = {
  admin: { email: 'admin@prospectus.test', password: 'admin-prospectus-2026' },
  events: { email: 'events@prospectus.test', password: 'events-prospectus-2026' },
} as const;

/** Signs in with a demo account at a path of the console. */
export async function signIn(page: Page, who: keyof typeof ACCOUNTS, address = '/admin/') {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(ACCOUNTS[who].email);
  await page.getByLabel('Password').fill(ACCOUNTS[who].password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
}

/** The entries of the console's menu. */
export const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Console' }).getByRole('link');

/** Publishes the record in the form and waits until the bar shows it. */
export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published/ })).toBeVisible();
}
