import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listHref } from '../lists/list-href.ts';
import { admin, BUSY, failCalls, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(() => {
  unmountConsole();
  Reflect.deleteProperty(navigator, 'onLine');
  document.documentElement.lang = 'en-IN';
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const loaded = () => expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
const faq = async (question = 'Is it recognised?') =>
  `/faqs/${(await admin('POST', 'faqs', { question, answer: '<p>Yes.</p>' })).id}`;
const staffCalls = (calls: string[]) => calls.filter((call) => call.includes(' /admin/')).toSorted();

test.each(['/faqs', '/content', '/faqs/create', '/faqs/order', '/users'])(
  'ROLE-05 a screen that the role may not see, at %s, loads nothing',
  async (address) => {
    const { calls } = await mountConsole(address, 'events');
    await expect.element(heading('You are not allowed to see this')).toBeVisible();
    expect(staffCalls(calls())).toEqual([]);
  },
);

test('the figures of the dashboard are read once; a search with Ctrl+K is one call for what was typed, and opens what was found', async () => {
  const mark = `Searched ${Date.now()}?`;
  await faq(mark);
  const { calls, router } = await mountConsole('/');
  const figures = () => staffCalls(calls()).filter((call) => call.includes('dashboard'));
  await expect.poll(figures).toEqual(['GET /admin/dashboard', 'GET /admin/dashboard/figures']);
  await expect.element(heading('Dashboard')).toBeVisible();
  await loaded();
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('dialog').getByRole('searchbox').fill(mark);
  await expect.element(page.getByRole('dialog').getByRole('link', { name: mark })).toBeVisible();
  expect(figures()).toHaveLength(2);
  expect(calls().filter((call) => call === 'GET /admin/search')).toHaveLength(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(heading(mark)).toBeVisible();
  expect(router.state.location.pathname).toMatch(/^\/faqs\//);
});

test('Ctrl+K finds screens and actions, without empty groups; before anything is typed, pinned and recent records', async () => {
  const { router } = await mountConsole(await faq());
  await expect.element(heading('Is it recognised?')).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  const dialog = page.getByRole('dialog');
  const groups = () =>
    dialog
      .getByRole('heading', { level: 3 })
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(groups).toEqual(['Opened last', 'Screens']);
  await dialog.getByRole('button', { name: 'Pin Is it recognised?' }).click();
  await expect.poll(groups).toEqual(['Pinned', 'Screens']);
  await dialog.getByRole('searchbox').fill('new faq');
  await expect.poll(groups).toContain('Actions');
  await dialog.getByRole('link', { name: /^New FAQ/ }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/faqs/create');
});

test('? shows the keys of the open screen first; g and a letter lead to a screen', async () => {
  await mountConsole(await faq());
  await expect.element(heading('Is it recognised?')).toBeVisible();
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('In a form');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('gd');
  await expect.element(heading('Dashboard')).toBeVisible();
  await userEvent.keyboard('?');
  await expect.element(dialog.getByRole('heading', { level: 3 }).first()).toHaveTextContent('Everywhere');
});

test('a change of screen moves the focus to the heading and names the tab; breadcrumbs lead back', async () => {
  const { router } = await mountConsole('/content');
  await page.getByRole('main').getByRole('link', { name: 'FAQs' }).click();
  await expect.element(heading(/^FAQs/)).toHaveFocus();
  expect(document.title).toMatch(/^FAQs · /);
  await router.navigate(await faq());
  await expect.element(heading('Is it recognised?')).toHaveFocus();
  const crumbs = page.getByRole('navigation', { name: 'You are here' });
  expect(
    crumbs
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Site Content Manager', 'FAQs', 'Is it recognised?']);
  await crumbs.getByRole('link', { name: 'Site Content Manager' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/content');
});

test('a change of language changes the menu and the page’s language, and leaves what was typed', async () => {
  await mountConsole(await faq());
  const question = page.getByLabelText('Question');
  await question.fill('Typed before the change?');
  const typed = question.element() as HTMLInputElement;
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect.element(page.getByRole('link', { name: 'डैशबोर्ड' })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('hi-IN');
  expect(typed.value).toBe('Typed before the change?');
  await page.getByRole('button', { name: 'English' }).click();
  await expect.element(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect.poll(() => document.documentElement.lang).toBe('en-IN');
});

test('a list that fails to load can be retried; one that matches nothing offers to clear the filters', async () => {
  const mark = `Listed ${Date.now()}?`;
  await faq(mark);
  const answer = failCalls(/^GET \/admin\/faqs$/, ...BUSY);
  await mountConsole(listHref('/faqs', { q: mark }));
  await expect.element(page.getByRole('heading', { name: 'The FAQs could not be loaded' })).toBeVisible();
  answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('link', { name: mark })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search' }).fill('nothing of the kind');
  await expect.element(page.getByRole('heading', { name: 'No FAQs match' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('a record that does not exist shows this on its own screen alone', async () => {
  await mountConsole('/faqs/018f0000-0000-7000-8000-0000000000ff');
  await expect.element(heading('There is no such FAQ')).toBeVisible();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.element(heading('Dashboard')).toBeVisible();
  expect(
    page
      .getByRole('alert')
      .elements()
      .map(({ textContent }) => textContent)
      .join(''),
  ).toBe('');
});

const OUT_OF_DATE = 'What you see may be out of date';
/** Every visible query is refetched, as when the window gets the focus again. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));

test('a failed refetch leaves the screen, with one notice above it and a button to retry', async () => {
  await mountConsole('/faqs');
  const title = heading(/^FAQs/);
  await expect.element(title).toBeVisible();
  await loaded();
  const answer = failCalls(/^GET/, ...BUSY);
  comeBack();
  const notice = page.getByText(OUT_OF_DATE);
  await expect.element(notice).toBeVisible();
  expect(notice.elements()).toHaveLength(1);
  expect(notice.element().compareDocumentPosition(title.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  answer();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(title).toBeVisible();
});

test('without a connection a banner says so in place of the notice, and a list loads by itself once it is back', async () => {
  await mountConsole('/users');
  await expect.element(heading(/^User Management/)).toBeVisible();
  await loaded();
  const answer = failCalls(/^GET/, ...BUSY);
  comeBack();
  await expect.element(page.getByText(OUT_OF_DATE)).toBeVisible();
  answer();
  const connect = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  const reconnect = failCalls(/./);
  connect(false);
  await expect.element(page.getByText('You are offline')).toBeVisible();
  await expect.element(page.getByText(OUT_OF_DATE, { exact: true })).not.toBeInTheDocument();
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await expect.element(page.getByRole('main').getByText('The server does not answer.', { exact: false })).toBeVisible();
  reconnect();
  connect(true);
  await expect.element(page.getByRole('main').getByRole('table')).toBeVisible();
  expect(page.getByText('You are offline').elements()).toHaveLength(0);
});
