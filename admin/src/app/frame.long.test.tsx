import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { admin, failCalls, mountConsole, PEOPLE, unmountConsole } from '../testing/mount-console.tsx';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });

afterEach(async () => {
  unmountConsole();
  await page.viewport(1280, 860);
});

test('AUTH-01 the pages before sign-in stay, with what was typed, however long nobody is signed in', async () => {
  const { router } = await mountConsole('/register', 'nobody');
  await page.getByLabelText('First name').fill('Asha');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await vi.advanceTimersByTimeAsync(60_000);
  vi.useRealTimers();
  expect(router.state.location.pathname).toBe('/register');
  await expect.element(page.getByLabelText('First name')).toHaveValue('Asha');
});

test('signing out asks first where a form has changes that cannot be saved, and then signs out', async () => {
  const { router } = await mountConsole('/faqs/create');
  failCalls(/^POST \/admin\/faqs/);
  await page.getByLabelText('Question').fill('Typed and not saved?');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByLabelText('Question')).toHaveValue('Typed and not saved?');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('PROD-06 an administrator who needs a second factor is led to the profile, whatever is opened, until it is set up', async () => {
  const { router, session } = await mountConsole('/faqs');
  await expect.element(heading(/FAQs/)).toBeVisible();
  session.requireSecondFactor();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  await expect.element(page.getByText(/Your account needs a second factor here/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/profile');
  await session.signIn(PEOPLE.admin.email, PEOPLE.admin.password);
  await expect.poll(() => page.getByText(/Your account needs a second factor here/).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
});

test('a toast is above the bar of a form at every width', async () => {
  const { id } = await admin('POST', 'faqs', { question: 'Is it recognised?', answer: '<p>Yes.</p>' });
  for (const width of [390, 1280]) {
    await page.viewport(width, 860);
    await mountConsole(`/faqs/${id}`);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByText('Make a copy').click();
    const toast = page.getByRole('button', { name: 'Close this message' });
    await expect.element(toast).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Publish' })).toBeVisible();
    const bottomOfToast = () => toast.element().parentElement?.getBoundingClientRect().bottom;
    const topOfBar = () => document.querySelector('[data-sticky-bar]')?.getBoundingClientRect().top ?? 0;
    await expect.poll(bottomOfToast).toBeLessThanOrEqual(topOfBar());
  }
});

test.each([600, 720, 900])('the account block is in sight in a window %i px high', async (height) => {
  await page.viewport(1280, height);
  await mountConsole('/');
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await expect.element(signOut).toBeVisible();
  expect(signOut.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  const [first] = page.getByRole('navigation', { name: 'Console' }).getByRole('link').elements();
  expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});
