import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('recovery codes, which are shown once, stay until they are stored, also where the account cannot be read after them', async () => {
  const { router, session } = mountConsole('/faqs');
  const account = { ...{ id: '1', email: 'someone@prospectus.test', firstName: 'Demo', lastName: 'Person' }, role: 2 };
  let isGone = false;
  session.profile = () =>
    isGone
      ? Promise.reject(new HttpError('The service is busy.', 503))
      : Promise.resolve({ ...account, second_factor: false } as never);
  session.beginSecondFactor = () => Promise.resolve({ uri: 'otpauth://totp/a', secret: 'ABCDEFGH' });
  session.confirmSecondFactor = () => {
    isGone = true;
    return Promise.resolve(['code-one-1111', 'code-two-2222']);
  };
  await router.navigate('/profile');
  await page.getByRole('button', { name: 'Set up a second factor' }).click();
  await page.getByRole('textbox', { name: 'Code from the app' }).fill('123456');
  await page.getByRole('button', { name: 'Switch on' }).click();
  await expect.element(page.getByText('code-one-1111')).toBeVisible();
  // The reading after it has failed by now.
  await expect.element(page.getByText('What you see may be out of date')).toBeVisible();
  await expect.element(page.getByText('code-two-2222')).toBeVisible();
});
