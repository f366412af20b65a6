import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { answerCalls, failCalls, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('recovery codes, which are shown once, stay until they are stored, even if the account cannot be read after them', async () => {
  await mountConsole('/profile');
  const codes = { data: { recoveryCodes: ['code-one-1111', 'code-two-2222'] } };
  answerCalls(/^POST \/user\/totp\/confirm$/, () => {
    failCalls(/^GET \/user\/profile$/, 503);
    return Response.json(codes);
  });
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(page.getByText('code-one-1111')).toBeVisible();
  // The account could not be read again by now.
  await expect.element(page.getByText('What you see may be out of date')).toBeVisible();
  await expect.element(page.getByText('code-two-2222')).toBeVisible();
});
