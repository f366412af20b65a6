import { ROLE } from '@prospectus/contract';
import { HttpError } from 'react-admin';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mountConsole, PASSWORD, unmountConsole } from '../testing/mount-console.tsx';
import { sampleRecords } from '../testing/records.ts';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const path = (console: ReturnType<typeof mountConsole>) => console.router.state.location.pathname;

afterEach(async () => {
  unmountConsole();
  Reflect.deleteProperty(navigator, 'onLine');
  await page.viewport(1280, 860);
});

test('AUTH-01 the pages before sign-in stay, with what was typed, however long nobody is signed in', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const console = mountConsole('/register', 'signed-out');
  await page.getByLabelText('First name').fill('Asha');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(path(console)).toBe('/register');
  await expect.element(page.getByLabelText('First name')).toHaveValue('Asha');
});

test('signing out asks first where a form has changes that cannot be saved, and then signs out', async () => {
  const data = memoryDataProvider(sampleRecords());
  data.provider.create = () => Promise.reject(new HttpError('The server does not answer.', 0));
  const console = mountConsole('/faqs/create', ROLE.ADMIN, data);
  await page.getByRole('textbox').first().fill('Typed and not saved?');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(page.getByRole('textbox').first()).toHaveValue('Typed and not saved?');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.poll(() => path(console)).toBe('/login');
  await expect.element(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('PROD-06 an administrator who needs a second factor is led to the profile, whatever is opened, until it is set up', async () => {
  const console = mountConsole('/faqs');
  await expect.element(heading(/FAQs/)).toBeVisible();
  console.session.requireSecondFactor();
  await expect.poll(() => path(console)).toBe('/profile');
  await expect.element(page.getByText(/Administrators need a second factor here/)).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => path(console)).toBe('/profile');
  await console.session.signIn('someone@prospectus.test', PASSWORD);
  await expect.poll(() => page.getByText(/Administrators need a second factor here/).elements()).toEqual([]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
});

test('a toast is above the bar of a form at every width', async () => {
  for (const width of [390, 1280]) {
    await page.viewport(width, 860);
    mountConsole('/faqs/018f0000-0000-7000-8000-000000000001');
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

test('a record that is gone is said on its own screen alone', async () => {
  mountConsole('/faqs/018f0000-0000-7000-8000-0000000000ff');
  await expect.element(heading('There is no such FAQ')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(
    page
      .getByRole('alert')
      .elements()
      .map((alert) => alert.textContent)
      .join(''),
  ).toBe('');
});

test('without a connection a list says so, and loads by itself once it is back', async () => {
  const data = memoryDataProvider(sampleRecords());
  const { getList } = data.provider;
  let isOnline = true;
  data.provider.getList = async (...call) => {
    if (!isOnline) throw new HttpError('The server does not answer.', 0);
    return getList(...call) as never;
  };
  mountConsole('/', ROLE.ADMIN, data);
  await expect.element(heading('Dashboard')).toBeVisible();
  const connect = (online: boolean) => {
    isOnline = online;
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  connect(false);
  await expect.element(page.getByText('You are offline')).toBeVisible();
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await expect.element(page.getByRole('main').getByText('The server does not answer.')).toBeVisible();
  connect(true);
  await expect.element(page.getByRole('link', { name: 'Master of Arts' })).toBeVisible();
  expect(page.getByText('You are offline').elements()).toHaveLength(0);
});

test('a screen that the role may not see asks for no list', async () => {
  const data = memoryDataProvider(sampleRecords());
  const { getList } = data.provider;
  const asked: string[] = [];
  data.provider.getList = async (resource, ...call) => {
    asked.push(resource);
    return getList(resource, ...call) as never;
  };
  mountConsole('/content', ROLE.EVENT_CREATER, data);
  await expect.element(heading('You are not allowed to see this')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a change of screen moves the focus to the heading and names the tab; breadcrumbs lead back', async () => {
  const console = mountConsole('/content');
  await page.getByRole('main').getByRole('link', { name: 'FAQs' }).click();
  await expect.element(heading(/^FAQs/)).toHaveFocus();
  expect(document.title).toMatch(/^FAQs · /);
  await page.getByRole('link', { name: 'Is an online degree recognised?' }).click();
  await expect.element(heading('Is an online degree recognised?')).toHaveFocus();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  expect(
    crumbs
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Site Content Manager', 'FAQs', 'Is an online degree recognised?']);
  await crumbs.getByRole('link', { name: 'Site Content Manager' }).click();
  await expect.poll(() => path(console)).toBe('/content');
});

test.each([600, 720, 900])('the account block is in sight in a window %i px high', async (height) => {
  await page.viewport(1280, height);
  mountConsole('/');
  const signOut = page.getByRole('button', { name: 'Sign out' });
  await expect.element(signOut).toBeVisible();
  expect(signOut.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
  const [first] = page.getByRole('navigation', { name: 'Console' }).getByRole('link').elements();
  expect(first?.getBoundingClientRect().bottom).toBeLessThanOrEqual(height);
});

test('? shows the keys of the open screen first; g and a letter lead to a screen', async () => {
  const console = mountConsole('/faqs/018f0000-0000-7000-8000-000000000001');
  await expect.element(heading('Is an online degree recognised?')).toBeVisible();
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('In a form');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('gd');
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(path(console)).toBe('/');
  await userEvent.keyboard('?');
  await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Everywhere');
});
