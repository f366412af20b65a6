import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

test('recovery codes, which are shown once, stay until they are stored, also where the account cannot be read after them', async () => {
  let isGone = false;
  const data = memoryDataProvider({});
  const account = { ...{ id: '1', email: 'someone@prospectus.test', firstName: 'Demo', lastName: 'Person' }, role: 2 };
  Object.assign(data.answers, {
    'GET /user/profile': () => {
      if (isGone) throw new HttpError('The service is busy.', 503);
      return { ...account, second_factor: false };
    },
    'GET /user/sessions': () => [],
    'POST /user/totp': () => ({ uri: 'otpauth://totp/a', secret: 'ABCDEFGH' }),
  });
  const { router, session } = mountConsole('/faqs', undefined, data);
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
