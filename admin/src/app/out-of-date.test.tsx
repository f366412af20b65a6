import { ROLE } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';
import { sampleRecords } from '../testing/records.ts';

afterEach(() => {
  unmountConsole();
  Reflect.deleteProperty(navigator, 'onLine');
});

const OUT_OF_DATE = 'What you see may be out of date';
/** Of a reading that is not tried again by itself. */
const BUSY = new HttpError('Too many calls at once.', 429, { code: 'TOO_MANY' });
/** Everything in sight is read anew, as when the person comes back to the window. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

test.each([
  ['/faqs', /^FAQs/],
  ['/users', /^User Management/],
  ['/content', /^Site Content/],
  ['/faqs/018f0000-0000-7000-8000-000000000001', /./],
])(
  '%s: what cannot be read again stays, is said to be old once, above the screen, and is read again by one press',
  async (path, name) => {
    const data = memoryDataProvider(sampleRecords());
    mountConsole(path, ROLE.ADMIN, data);
    const title = page.getByRole('heading', { level: 1, name });
    await expect.element(title).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    data.failAll(BUSY);
    comeBack();
    const said = page.getByText(OUT_OF_DATE);
    await expect.element(said).toBeVisible();
    expect(said.elements()).toHaveLength(1);
    await expect.element(page.getByText('Too many calls at once.')).toBeVisible();
    expect(said.element().compareDocumentPosition(title.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    data.failAll(undefined);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(said).not.toBeInTheDocument();
    await expect.element(title).toBeVisible();
  },
);

test('what was never read, or may not be seen any more, is said in its place alone; without a connection its banner says it', async () => {
  const data = memoryDataProvider(sampleRecords());
  data.failAll(BUSY);
  const { router } = mountConsole('/users', ROLE.ADMIN, data);
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(page.getByText(OUT_OF_DATE).elements()).toEqual([]);
  data.failAll(undefined);
  await router.navigate('/faqs');
  await expect.element(page.getByRole('heading', { level: 1, name: /^FAQs/ })).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
  data.failAll(BUSY);
  comeBack();
  await expect.element(page.getByText(OUT_OF_DATE)).toBeVisible();
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  window.dispatchEvent(new Event('offline'));
  await expect.element(page.getByText('You are offline')).toBeVisible();
  await expect.element(page.getByText(OUT_OF_DATE, { exact: true })).not.toBeInTheDocument();
});
