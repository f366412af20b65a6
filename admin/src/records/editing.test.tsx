import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mountConsole, PASSWORD, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const FIRST = '018f0000-0000-7000-8000-000000000001';
const question = () => page.getByLabelText('Question');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const barShows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

const menuItem = async (name: string) => {
  await button('More actions').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

async function openFirst() {
  const console = mountConsole(`/faqs/${FIRST}`);
  await expect.element(question()).toHaveValue('Is an online degree recognised?');
  return console;
}

test('ADMIN-18 ADMIN-40 an FAQ is changed, saved as a draft by Ctrl+S and published; the bar shows each state', async () => {
  const { rows } = await openFirst();
  await barShows(/^Published/);
  await expect.element(button('Publish')).toBeDisabled();
  await question().fill('Is an online degree recognised in India?');
  await barShows('Typing…');
  await userEvent.keyboard('{Control>}s{/Control}');
  await barShows(/^Draft saved/);
  await expect.element(heading('Is an online degree recognised in India?')).toBeVisible();
  expect(rows('faqs')[0]).toMatchObject({ status: 'changed', version: 2 });
  await button('Publish').click();
  await expect.poll(() => rows('faqs')[0]?.['status']).toBe('published');
  await expect.element(button('Publish')).toBeDisabled();
  await button('History').click();
  const lines = page.getByRole('dialog', { name: 'History' }).getByRole('listitem');
  await expect.poll(() => lines.elements().length).toBe(2);
  await expect.poll(() => lines.elements()[0]?.textContent).toMatch(/^PublishedDemo Admin.*version 3/);
  await lines.first().getByRole('button', { name: 'What changed' }).click();
  await expect.element(page.getByText('No field differs from the version before.', { exact: false })).toBeVisible();
});

test('ADMIN-18 a draft is discarded after a confirmation that names it', async () => {
  const { rows } = await openFirst();
  await question().fill('Another wording');
  await button('Save draft').click();
  await barShows(/^Draft saved/);
  await menuItem('Discard draft');
  const dialog = page.getByRole('alertdialog', { name: 'Discard the draft of “Another wording”?' });
  await dialog.getByRole('button', { name: 'Discard draft' }).click();
  await expect.element(question()).toHaveValue('Is an online degree recognised?');
  expect(rows('faqs')[0]).toMatchObject({ status: 'published', question: 'Is an online degree recognised?' });
});

test('ADMIN-18 a conflict shows both versions field by field; closing it, mine and theirs all work', async () => {
  const { rows, changeAsColleague } = await openFirst();
  changeAsColleague('faqs', FIRST, { question: 'Is the degree recognised?', status: 'changed' });
  await question().fill('Will employers recognise the degree?');
  await button('Save draft').click();
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
  await expect.element(dialog.getByText('Will employers recognise the degree?')).toBeVisible();
  await expect.element(dialog.getByText('Is the degree recognised?')).toBeVisible();

  await dialog.getByRole('button', { name: 'Back to my text' }).click();
  await expect.element(question()).toHaveValue('Will employers recognise the degree?');
  await button('Save draft').click();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('Will employers recognise the degree?');
  await barShows(/^Draft saved/);

  changeAsColleague('faqs', FIRST, { question: 'Recognised?', status: 'changed' });
  await question().fill('Mine again');
  await button('Save draft').click();
  await dialog.getByRole('button', { name: 'Take theirs' }).click();
  await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.element(question()).toHaveValue('Recognised?');
  expect(rows('faqs')[0]?.['question']).toBe('Recognised?');
});

test.each([
  ['publish', /^Nothing was published/],
  ['discard', /^Nothing was discarded/],
  ['delete', /^Nothing was deleted/],
] as const)(
  'ADMIN-18 ADMIN-40 %s after a colleague saved a draft changes nothing and shows both versions',
  async (action, subtitle) => {
    const { rows, changeAsColleague } = await openFirst();
    await question().fill('My wording');
    await button('Save draft').click();
    await barShows(/^Draft saved/);
    changeAsColleague('faqs', FIRST, { question: 'The wording of a colleague', status: 'changed' });
    if (action === 'publish') await button('Publish').click();
    if (action === 'discard') {
      await menuItem('Discard draft');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
    }
    if (action === 'delete') {
      await menuItem('Delete');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete FAQ' }).click();
    }
    const dialog = page.getByRole('dialog', { name: 'Someone else changed this record' });
    await expect.element(dialog.getByText(subtitle)).toBeVisible();
    await expect.element(dialog.getByText('The wording of a colleague')).toBeVisible();
    expect(rows('faqs')[0]).toMatchObject({ question: 'The wording of a colleague', status: 'changed' });
    await dialog.getByRole('button', { name: 'Take theirs' }).click();
    await dialog.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect.element(question()).toHaveValue('The wording of a colleague');
  },
);

test('ADMIN-18 errors of the form and of the server are shown at the field and in a list; after a failed save the text stays', async () => {
  const { failNext, rows } = await openFirst();
  await question().fill('');
  await button('Save draft').click();
  await expect.element(page.getByRole('link', { name: 'Question: Please fill this in.' })).toBeVisible();
  await expect.element(question()).toHaveAccessibleDescription('Please fill this in.');
  await question().fill('A question the server refuses');
  failNext(
    new HttpError('Some fields need your attention.', 400, {
      code: 'INVALID_FIELDS',
      errors: { question: 'This question is asked already.' },
    }),
  );
  await button('Save draft').click();
  await expect.element(question()).toHaveAccessibleDescription('This question is asked already.');
  failNext(new HttpError('The server does not answer.', 0));
  await button('Save draft').click();
  await expect.element(page.getByText('The server does not answer.')).toBeVisible();
  await expect.element(question()).toHaveValue('A question the server refuses');
  await button('Save draft').click();
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('A question the server refuses');
});

test('ADMIN-18 a form that is left is saved first; where that fails it asks, and offers the text when it is opened again', async () => {
  const { router, rows, failAll } = await openFirst();
  await question().fill('Half a question');
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/program');
  expect(rows('faqs')[0]).toMatchObject({ question: 'Half a question', status: 'changed' });

  await router.navigate(`/faqs/${FIRST}`);
  await expect.element(question()).toHaveValue('Half a question');
  failAll(new HttpError('The server does not answer.', 0));
  await question().fill('Half a question, and more');
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Stay here' }).click();
  await expect.element(question()).toHaveValue('Half a question, and more');
  await page.getByRole('link', { name: 'Manage Courses' }).click();
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect.element(heading(/^Programmes/)).toBeVisible();
  failAll(undefined);
  // The form that was left may still stop a navigation in the frame in which the next screen appears.
  await expect
    .poll(async () => {
      await router.navigate(`/faqs/${FIRST}`);
      return router.state.location.pathname;
    })
    .toBe(`/faqs/${FIRST}`);
  await page.getByRole('button', { name: /^Restore what you typed at \d\d:\d\d$/ }).click();
  await expect.element(question()).toHaveValue('Half a question, and more');
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('Half a question, and more');
  expect(page.getByRole('button', { name: /^Restore what you typed/ }).elements()).toHaveLength(0);
});

test('ADMIN-18 an FAQ is created, and deleted after a confirmation that names it', async () => {
  const { rows, router } = mountConsole('/faqs/create');
  await expect.element(heading('New FAQ')).toBeVisible();
  await question().fill('May I pause my studies?');
  const answer = page.getByRole('textbox', { name: 'Answer' });
  await answer.click();
  await userEvent.keyboard('For one year.');
  await button('Save draft').click();
  await expect.element(heading('May I pause my studies?')).toBeVisible();
  expect(rows('faqs').at(-1)).toMatchObject({
    question: 'May I pause my studies?',
    answer: '<p>For one year.</p>',
    program: null,
    status: 'draft',
  });
  await menuItem('Delete');
  const dialog = page.getByRole('alertdialog', { name: 'Delete “May I pause my studies?”?' });
  await expect.element(dialog.getByText('No other record refers to it.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Delete FAQ' }).click();
  await expect.poll(() => router.state.location.pathname).toBe('/faqs');
  expect(rows('faqs')).toHaveLength(3);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect.element(heading('May I pause my studies?')).toBeVisible();
  expect(rows('faqs').at(-1)).toMatchObject({ question: 'May I pause my studies?', status: 'draft' });
});

test('ADMIN-39 FAQs are reordered by the keyboard and saved', async () => {
  const { rows } = mountConsole('/faqs/order');
  const order = () =>
    rows('faqs')
      .toSorted((a, b) => Number(a['position']) - Number(b['position']))
      .map((row) => row['question'] as string);
  const handle = page.getByRole('button', { name: 'Move Can I pay in instalments?, position 3 of 3' });
  await expect.element(handle).toBeVisible();
  handle.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('Picked up Can I pay in instalments?, position 3 of 3.')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByText(/is over position 2 of 3/)).toBeInTheDocument();
  await userEvent.keyboard(' ');
  await expect
    .poll(order)
    .toEqual(['Is an online degree recognised?', 'Can I pay in instalments?', 'How are the examinations held?']);
});

test('an order that could not be saved is put back with a message', async () => {
  const { failNext } = mountConsole('/faqs/order');
  const down = page.getByRole('button', { name: 'Move Is an online degree recognised? down' });
  await expect.element(down).toBeVisible();
  failNext(new HttpError('The service is not available right now.', 503));
  await down.click();
  await expect.element(page.getByText('The service is not available right now.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Move Is an online degree recognised?, position 1 of 3' }))
    .toBeVisible();
});

test('ADMIN-39 an order that a colleague changed meanwhile is refused with a message, and their order is shown', async () => {
  const { rows } = mountConsole('/faqs/order');
  const down = page.getByRole('button', { name: 'Move Is an online degree recognised? down' });
  await expect.element(down).toBeVisible();
  for (const [index, row] of rows('faqs').toReversed().entries()) row['position'] = index;
  await down.click();
  await expect.element(page.getByText('Someone else changed this order in the meantime.')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Move Is an online degree recognised?, position 3 of 3' }))
    .toBeVisible();
  expect(rows('faqs').map((row) => row['position'])).toEqual([2, 1, 0]);
  await page.getByRole('button', { name: 'Move Is an online degree recognised? up' }).click();
  await expect.poll(() => rows('faqs').map((row) => row['position'])).toEqual([1, 2, 0]);
});

test('ADMIN-39 two quick moves are saved one after the other without a conflict', async () => {
  const { rows } = mountConsole('/faqs/order');
  const down = page.getByRole('button', { name: 'Move Is an online degree recognised? down' });
  await expect.element(down).toBeVisible();
  const element = down.element() as HTMLElement;
  element.click();
  await new Promise(requestAnimationFrame);
  element.click();
  await expect.poll(() => rows('faqs').map((row) => row['position'])).toEqual([2, 0, 1]);
  expect(page.getByText('Someone else changed this order in the meantime.').elements()).toHaveLength(0);
});

test('AUTH-02 a session that ends while a form is open is resumed in a dialog; nothing typed is lost', async () => {
  const { session, endSession, rows } = await openFirst();
  await question().fill('A long and careful question');
  endSession();
  await session.renew().catch(() => undefined);
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await dialog.getByLabelText('Password').fill('not-the-password');
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.element(dialog.getByText('The e-mail or the password is not right.')).toBeVisible();
  await dialog.getByLabelText('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => dialog.elements().length).toBe(0);
  await expect.element(question()).toHaveValue('A long and careful question');
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('A long and careful question');
  await barShows(/^Draft saved/);
});
