import { readFileSync } from 'node:fs';

import { generate } from 'otplib';

import { violationsOf } from '../accessibility.ts';
import { expect, test } from '../product-test.ts';
import { signIn, signInByForm } from './staff.ts';

test.beforeEach(async ({ request }) => void (await request.post('/api/mock/reset')));

type Outbox = { data: { body: { text: string } }[] };

test('ADMIN-02 a colleague is invited, opens the account by the link, signs in, and is deactivated', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const email = `new.colleague.${Date.now()}@example.test`;
  await signIn(page, 'admin', '/admin/users');
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('E-mail').fill('events@prospectus.test');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(dialog.getByText('There is an account with this address already.')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited');
  expect(await violationsOf(page)).toEqual([]);

  const outbox = (await (await request.get(`/api/mock/outbox?channel=email&to=${email}`)).json()) as Outbox;
  const link = /\/admin\/invitation\?token=[\w-]+/.exec(outbox.data[0]?.body.text ?? '')?.[0] ?? '';
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const theirs = await context.newPage();
  await theirs.goto(link);
  await theirs.getByLabel('First name').fill('Kavita');
  await theirs.getByLabel('Last name').fill('Menon');
  await theirs.getByLabel('Password').fill('seven green parrots');
  expect(await violationsOf(theirs)).toEqual([]);
  await theirs.getByRole('button', { name: 'Open the account' }).click();
  await expect(theirs.getByText('Your account is open')).toBeVisible();
  await theirs.goto('/admin/');
  await theirs.getByLabel('E-mail').fill(email);
  await theirs.getByLabel('Password').fill('seven green parrots');
  await theirs.getByRole('button', { name: 'Sign in' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: /live lectures/i })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Actions for Kavita Menon' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('button', { name: 'Deactivate', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Deactivated');
  await theirs.reload();
  await expect(theirs.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await context.close();
});

test(
  'PROD-06 the second factor is set up in the profile, and sign-in asks for its code',
  { tag: '@journey' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signIn(page, 'events', '/admin/profile');
    await page.getByRole('button', { name: 'Set up a second factor' }).click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel('Code from the app').fill(await generate({ secret }));
    await page.getByRole('button', { name: 'Switch on' }).click();
    await expect(page.getByText('The second factor is on.')).toBeVisible();
    const codes = await page.locator('main code').allInnerTexts();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Recovery codes copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${codes.join('\n')}\n`);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toBe(`${codes.join('\n')}\n`);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: 'I have stored them' }).click();
    await expect(page.getByText('Your second factor is on.')).toBeVisible();

    // The code used to enable it is refused; the code of the next interval is accepted early.
    const next = await generate({ secret, epoch: Math.floor(Date.now() / 1000) + 30 });
    for (const code of [next, codes[0] ?? '']) {
      await page.context().clearCookies();
      await page.goto('/admin/');
      await page.getByLabel('E-mail').fill('events@prospectus.test');
      await page.getByLabel('Password').fill('events-prospectus-2026');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByLabel('Code of the second factor')).toBeFocused();
      await page.getByLabel('Code of the second factor').fill(code);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('navigation', { name: 'Console' })).toBeVisible();
    }
    await page.goto('/admin/profile');
    await expect(page.getByText('Your second factor is on.')).toBeVisible();
    await page.getByLabel('Present password').last().fill('events-prospectus-2026');
    await page.getByRole('button', { name: 'Switch off' }).click();
    await expect(page.getByRole('button', { name: 'Set up a second factor' })).toBeVisible();
    await page.context().clearCookies();
    await signInByForm(page, 'events');
  },
);
