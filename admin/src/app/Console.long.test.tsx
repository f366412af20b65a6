import { ROLE } from '@prospectus/contract';
import axe from 'axe-core';
import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ENGLISH } from '../texts/language-context.ts';
import { menuFor } from './menu.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const { text } = ENGLISH;
const menu = () => page.getByRole('navigation', { name: 'Console' }).getByRole('link');
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const path = (console: ReturnType<typeof mountConsole>) => console.router.state.location.pathname;

test('ROLE-04 ADMIN-01 ADMIN sees the entries of the menu’s open groups and starts on the Dashboard with its figures', async () => {
  mountConsole('/');
  await expect.element(heading('Dashboard')).toBeVisible();
  await expect
    .poll(() =>
      menu()
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(
      menuFor(ROLE.ADMIN)
        .filter(({ group }) => group !== 'operations' && group !== 'settings')
        .map(({ label }) => text(label)),
    );
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'Drafts to publish' }))
    .toHaveTextContent('Drafts to publish1');
  await expect.element(page.getByRole('link', { name: 'British Poetry' })).toBeVisible();
});

test('ROLE-05 EVENT_CREATER sees only Manage Live Lectures and starts there', async () => {
  const console = mountConsole('/', ROLE.EVENT_CREATER);
  await expect.element(heading(/^Live lectures/)).toBeVisible();
  expect(path(console)).toBe('/live-lectures');
  expect(
    menu()
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Manage Live Lectures']);
});

test.each(['/faqs', '/program', '/content', '/faqs/create', '/faqs/order', '/users', '/no-such-page'])(
  'ROLE-05 EVENT_CREATER is not allowed at %s and gets a link back',
  async (address) => {
    const console = mountConsole(address, ROLE.EVENT_CREATER);
    await expect.element(heading('You are not allowed to see this')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Manage Live Lectures' }).click();
    await expect.poll(() => path(console)).toBe('/live-lectures');
  },
);

test.each([
  '/',
  '/faqs',
  '/program',
  '/content',
  '/faqs/create',
  '/faqs/order',
  '/program/018f0000-0000-7000-8000-000000000020',
])('ROLE-05 a denied screen at %s loads nothing', async (address) => {
  const console = mountConsole(address, ROLE.EVENT_CREATER);
  if (address === '/') await expect.element(heading(/^Live lectures/)).toBeVisible();
  else await expect.element(heading('You are not allowed to see this')).toBeVisible();
  const own = ['GET /admin/live-lectures/between', 'GET /admin/live-lectures/choices'];
  const needless = console.calls.filter((call) => !own.includes(call));
  expect(needless).toEqual([]);
  if (address !== '/') expect(console.calls).toEqual([]);
});

/** What the menu counts on every screen. */
const MENU_COUNTS = ['getList deliveries', 'getList leads'];

test('the dashboard is three calls; a search with Ctrl+K is two more for what was typed', async () => {
  const console = mountConsole('/');
  const own = ['GET /admin/dashboard', 'GET /admin/dashboard/figures', 'GET /admin/leads/stages'];
  await expect.element(page.getByRole('link', { name: 'British Poetry' })).toBeVisible();
  await expect.poll(() => console.calls.toSorted()).toEqual([...own, ...MENU_COUNTS]);
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('searchbox').fill('instalments');
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Can I pay in instalments?' })).toBeVisible();
  await expect
    .poll(() => console.calls.toSorted())
    .toEqual([...own, 'GET /admin/search', ...MENU_COUNTS, 'getList leads']);
});

test('the Site Content Manager counts all its resources in one call', async () => {
  const console = mountConsole('/content');
  await expect.element(page.getByText('3 records')).toBeVisible();
  await expect.poll(() => console.calls.toSorted()).toEqual(['GET /admin/dashboard', ...MENU_COUNTS]);
});

test('Ctrl+K finds screens and actions too, without empty groups; before anything is typed, what is pinned and recent', async () => {
  const console = mountConsole('/faqs/018f0000-0000-7000-8000-000000000003');
  await expect.element(heading('Can I pay in instalments?')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = page.getByRole('dialog');
  const groups = () =>
    dialog
      .getByRole('heading', { level: 3 })
      .elements()
      .map((one) => one.textContent);
  await expect.poll(groups).toEqual(['Opened last', 'Screens']);
  await dialog.getByRole('button', { name: 'Pin Can I pay in instalments?' }).click();
  await expect.poll(groups).toEqual(['Pinned', 'Screens']);
  await dialog.getByRole('searchbox').fill('faq');
  await expect.poll(groups).toEqual(['Screens', 'Actions']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => path(console)).toBe('/faqs/create');
});

test('AUTH-03 an account without a role sees only that it has none', async () => {
  mountConsole('/faqs', null);
  await expect.element(heading('Your account has no role yet')).toBeVisible();
  expect(page.getByRole('navigation').elements()).toHaveLength(0);
});

test('an unknown path shows that there is no such page', async () => {
  mountConsole('/no-such-page');
  await expect.element(heading('There is no such page')).toBeVisible();
});

test('a list that fails to load can be retried; an empty one offers to clear the filters and to create the first record', async () => {
  const { failNext, rows } = mountConsole('/content');
  await expect.element(page.getByText('3 records')).toBeVisible();
  failNext(new HttpError('The service is not available right now.', 503), 'faqs');
  await page.getByRole('main').getByRole('link', { name: /FAQs/ }).click();
  await expect.element(page.getByRole('heading', { name: 'The FAQs could not be loaded' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: 'Can I pay in instalments?' })).toBeVisible();
  rows('faqs').splice(0);
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing');
  await expect.element(page.getByRole('heading', { name: 'No FAQs match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.element(page.getByRole('link', { name: 'Create the first' })).toBeVisible();
});

test('? lists the keyboard shortcuts and Ctrl+K searches all records', async () => {
  const console = mountConsole('/');
  await expect.element(heading('Dashboard')).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('searchbox').fill('instalments');
  await expect.element(page.getByRole('dialog').getByRole('link', { name: 'Can I pay in instalments?' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(heading('Can I pay in instalments?')).toBeVisible();
  expect(path(console)).toMatch(/^\/faqs\//);
});

test.each([
  '/',
  '/faqs',
  '/faqs/order',
  '/content',
  '/program',
  '/live-lectures/create',
  '/register',
  '/faqs/018f0000-0000-7000-8000-000000000001',
  '/program/018f0000-0000-7000-8000-000000000020',
])('%s has no accessibility violation', async (address) => {
  mountConsole(address);
  await expect.poll(() => document.querySelectorAll('main h1').length).toBe(1);
  await expect.poll(() => document.querySelectorAll('[aria-busy="true"]').length).toBe(0);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
});

test('AUTH-01 AUTH-03 requesting an account shows every invalid field at once, then that a role is still needed', async () => {
  mountConsole('/register');
  const send = page.getByRole('button', { name: 'Ask for an account' });
  await page.getByLabelText('First name').fill('Jo');
  await page.getByLabelText('Password').fill('1234567');
  await send.click();
  await expect
    .element(page.getByLabelText('First name'))
    .toHaveAccessibleDescription('First name needs at least 3 characters.');
  await expect.element(page.getByLabelText('E-mail')).toHaveAccessibleDescription('Please enter a valid email address');
  await page.getByLabelText('First name').fill('Asha');
  await page.getByLabelText('Last name').fill('Kumar');
  await page.getByLabelText('E-mail').fill('asha@example.org');
  await page.getByLabelText('Password').fill('12345678');
  await send.click();
  await expect.element(page.getByText(/an administrator has to give the account a role/)).toBeVisible();
});
