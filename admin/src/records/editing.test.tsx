import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { admin, failCalls, mountConsole, PEOPLE, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const question = () => page.getByLabelText('Question');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const barShows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

async function openFaq() {
  const { id } = await admin('POST', 'faqs', { question: 'Is it recognised?', answer: '<p>Yes.</p>' });
  const mounted = await mountConsole(`/faqs/${id}`);
  await expect.element(question()).toHaveValue('Is it recognised?');
  return { ...mounted, id, stored: async () => (await admin('GET', `faqs/${id}`))['question'] as string };
}

test('ADMIN-18 errors of the form and of the server are shown at the field and in a list; after a failed save the text stays', async () => {
  const { id, stored } = await openFaq();
  await question().fill('');
  await button('Save draft').click();
  await expect.element(page.getByRole('link', { name: 'Question: Please fill this in.' })).toBeVisible();
  await expect.element(question()).toHaveAccessibleDescription('Please fill this in.');
  await question().fill('A question the server refuses');
  const put = new RegExp(`PUT .*${id}`);
  const allow = failCalls(put, 400, {
    ...{ code: 'INVALID_FIELDS', msg: 'Some fields need your attention.' },
    errors: { question: 'This question is asked already.' },
  });
  await button('Save draft').click();
  await expect.element(question()).toHaveAccessibleDescription('This question is asked already.');
  allow();
  const answer = failCalls(put);
  await button('Save draft').click();
  await expect.element(page.getByText('The server does not answer.', { exact: false }).first()).toBeVisible();
  await expect.element(question()).toHaveValue('A question the server refuses');
  answer();
  await button('Save draft').click();
  await expect.poll(stored).toBe('A question the server refuses');
});

test('ADMIN-18 a form that is left is saved first; where that fails it asks, and offers the text when it is opened again', async () => {
  const { router, id, stored } = await openFaq();
  await question().fill('Half a question');
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/program');
  expect(await stored()).toBe('Half a question');

  await router.navigate(`/faqs/${id}`);
  await expect.element(question()).toHaveValue('Half a question');
  const answer = failCalls(/^PUT/);
  await question().fill('Half a question, and more');
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(question()).toHaveValue('Half a question, and more');
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Programmes/ })).toBeVisible();
  answer();
  // The form that was left may still stop a navigation in the frame in which the next screen appears.
  await expect
    .poll(async () => {
      await router.navigate(`/faqs/${id}`);
      return router.state.location.pathname;
    })
    .toBe(`/faqs/${id}`);
  await page.getByRole('button', { name: /^Restore what you typed at \d\d:\d\d$/ }).click();
  await expect.element(question()).toHaveValue('Half a question, and more');
  await expect.poll(stored).toBe('Half a question, and more');
  expect(page.getByRole('button', { name: /^Restore what you typed/ }).elements()).toHaveLength(0);
});

/** The order of three FAQs of a new programme; `order` is the stored one. */
async function openOrder() {
  const slug = `order-${Date.now()}`;
  const { id: program } = await admin('POST', 'program', { slug, display_name: slug });
  const ids: string[] = [];
  for (const name of ['First', 'Second', 'Third'])
    ids.push((await admin('POST', 'faqs', { question: `${name}?`, answer: '<p>Yes.</p>', program })).id as string);
  const list = `faqs?filter=${encodeURIComponent(JSON.stringify({ program }))}&sort=["position","ASC"]`;
  await mountConsole(`/faqs/order?group=${program}`);
  const down = page.getByRole('button', { name: 'Move First? down' });
  await expect.element(down).toBeVisible();
  return { ids, down, order: async () => (await admin<{ id: string }[]>('GET', list)).map(({ id }) => id) };
}

test('ADMIN-39 an order that could not be saved is put back with a message', async () => {
  const { down } = await openOrder();
  failCalls(/reorder$/, 503);
  await down.click();
  await expect.element(page.getByText('The service is busy.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Move First?, position 1 of 3' })).toBeVisible();
});

test('ADMIN-39 an order that a colleague changed is refused with a message, and their order is shown', async () => {
  const { ids, down, order } = await openOrder();
  await admin('POST', 'faqs/reorder', { ids: ids.toReversed(), from: ids });
  await down.click();
  await expect.element(page.getByText('Someone else changed this order in the meantime.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Move First?, position 3 of 3' })).toBeVisible();
  expect(await order()).toEqual(ids.toReversed());
  await page.getByRole('button', { name: 'Move First? up' }).click();
  await expect.poll(order).toEqual([ids[2], ids[0], ids[1]]);
});

test('ADMIN-39 two quick moves are saved one after the other without a conflict', async () => {
  const { ids, down, order } = await openOrder();
  const element = down.element() as HTMLElement;
  element.click();
  await new Promise(requestAnimationFrame);
  element.click();
  await expect.poll(order).toEqual([ids[1], ids[2], ids[0]]);
  expect(page.getByText('Someone else changed this order in the meantime.').elements()).toHaveLength(0);
});

test('AUTH-02 a session that ends while a form is open is resumed in a dialog; nothing typed is lost', async () => {
  const { session, stored } = await openFaq();
  await question().fill('A long and careful question');
  const accept = failCalls(/POST \/user\/auth/, 401, { code: 'SIGN_IN_REQUIRED' });
  await session.renew().catch(() => undefined);
  accept();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabelText('Password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog.getByText('The e-mail or the password is not right.')).toBeVisible();
  await dialog.getByLabelText('Password').fill(PEOPLE.admin.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.element(question()).toHaveValue('A long and careful question');
  await expect.poll(stored).toBe('A long and careful question');
  await barShows(/^Draft saved/);
});
