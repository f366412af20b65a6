import type { Page } from 'playwright/test';

import { signIn } from './console/staff.ts';
import { expect, test } from './product-test.ts';

/** Attempts of a script on the page to use the console session of the same origin. */
const attack = (page: Page) =>
  page.evaluate(async () => {
    const attempt = async (what: () => unknown) => {
      try {
        return await what();
      } catch (error) {
        return error instanceof Error ? error.name : 'failed';
      }
    };
    const exchange = (credentials: RequestCredentials) =>
      attempt(() => fetch('/api/user/auth', { method: 'POST', credentials }).then((answer) => answer.status));
    const frame = document.createElement('iframe');
    frame.src = '/docs/api-reference/index.html';
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
    document.body.append(frame);
    await loaded;
    return {
      origin: globalThis.origin,
      exchanged: [await exchange('include'), await exchange('same-origin')],
      cookie: await attempt(() => document.cookie),
      storage: await attempt(() => localStorage.length),
      framed: await attempt(() => frame.contentDocument?.title ?? 'no document'),
    };
  });

test(
  'PROD-03 AUTH-04 a script under /docs cannot exchange the refresh cookie of a signed-in member of staff',
  { tag: '@journey' },
  async ({ page }) => {
    await signIn(page, 'admin');
    for (const address of ['/docs/iframe.html?id=actions-button--docs&viewMode=docs', '/docs/', '/docs/no-such-page']) {
      await page.goto(address);
      expect(await attack(page), address).toEqual({
        origin: 'null',
        exchanged: ['TypeError', 'TypeError'],
        cookie: 'SecurityError',
        storage: 'SecurityError',
        framed: 'no document',
      });
    }
    await page.goto('/admin/');
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    // The same call succeeds from the console, so the page was the reason for the failure.
    const own = await page.evaluate(() => fetch('/api/user/auth', { method: 'POST' }).then(({ status }) => status));
    expect(own).toBe(200);
  },
);

test('PROD-03 the page that tries the calls runs no script that is injected into it, and no frame shows it', async ({
  page,
}) => {
  await page.goto('/docs/api-reference/index.html');
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.injected = "inline"';
    document.body.append(script);
    const picture = document.createElement('div');
    picture.innerHTML = '<img src="data:," onerror="document.documentElement.dataset.injected = \'handler\'">';
    const blocked = new Promise((resolve) => document.addEventListener('securitypolicyviolation', resolve));
    document.body.append(picture);
    await blocked;
    return document.documentElement.dataset['injected'] ?? 'nothing';
  });
  expect(ran).toBe('nothing');
});

test('PROD-03 an unknown address of the documentation shows a page with links', async ({ page }) => {
  const answer = await page.goto('/docs/guides/no-such-page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page in the documentation');
  await page.getByRole('link', { name: 'Search all pages' }).click();
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByRole('searchbox', { name: 'Search all pages' }),
  ).toBeVisible({ timeout: 45_000 });
});
