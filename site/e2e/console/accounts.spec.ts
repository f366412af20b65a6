import type { APIRequestContext } from 'playwright/test';
import AxeBuilder from '@axe-core/playwright';

import { expect, test } from '../product-test.ts';
import { signIn } from './staff.ts';

/** The newest link to the console in an e-mail to this address. */
async function linkTo(request: APIRequestContext, email: string, page: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/mock/outbox?channel=email&to=${encodeURIComponent(email)}`);
      const text = JSON.stringify(await answer.json());
      link = new RegExp(`/admin/${page}\\?token=[\\w.~-]+`).exec(text)?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('AUTH-03 a new account is requested, its address confirmed by a link, and its forgotten password reset', async ({
  page,
  request,
}) => {
  const email = `asha.${Date.now()}@example.org`;
  await page.goto('/admin/register');
  await page.getByLabel('First name').fill('Asha');
  await page.getByLabel('Last name').fill('Banerjee');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('password123');
  await page.getByRole('button', { name: 'Ask for an account' }).click();
  await expect(page.getByText(/easy to guess/)).toBeVisible();
  await page.getByLabel('Password').fill('seven quiet mangoes ripen');
  await page.getByRole('button', { name: 'Ask for an account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your request is recorded' })).toBeVisible();

  await page.goto(await linkTo(request, email, 'confirm'));
  await expect(page).not.toHaveURL(/token/);
  await page.getByLabel('Password').fill('seven quiet mangoes ripen');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your address is confirmed' })).toBeVisible();

  await page.goto('/admin/forgot-password');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Look into your e-mail' })).toBeVisible();
  const link = await linkTo(request, email, 'reset-password');
  await page.goto(link);
  await page.getByLabel('New password').fill('eleven blue lanterns float');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your password is changed' })).toBeVisible();

  await page.goto(link);
  await page.getByLabel('New password').fill('another nine green parrots');
  await page.getByRole('button', { name: 'Set the password' }).click();
  await expect(page.getByRole('alert').filter({ hasText: /link/i })).toBeVisible();

  await page.getByRole('link', { name: 'Go to sign-in' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('eleven blue lanterns float');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Your account has no role yet' })).toBeVisible();
});

test('PROD-06 a user signs out another browser, and stays signed in here', async ({ page, browser, baseURL }) => {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0';
  const lost = await browser.newContext({ baseURL: baseURL ?? '', userAgent });
  const elsewhere = await lost.newPage();
  await signIn(elsewhere, 'counsellor', '/admin/leads');
  await signIn(page, 'counsellor', '/admin/profile');
  const sessions = page.getByRole('list').filter({ hasText: 'this browser' });
  const row = sessions.getByRole('listitem').filter({ hasText: 'Firefox · Windows' });
  await expect(row).toHaveCount(1);
  await expect(sessions.getByRole('listitem').filter({ hasText: 'this browser' }).getByRole('button')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await row.getByRole('button', { name: 'Sign out in Firefox · Windows' }).click();
  await expect(page.getByText('Signed out there')).toBeVisible();
  await expect(row).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.reload();
  await expect(sessions).toBeVisible();
  await lost.close();
});
