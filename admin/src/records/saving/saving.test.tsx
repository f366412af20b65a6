import { HttpError } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const FIRST = '018f0000-0000-7000-8000-000000000001';
const question = () => page.getByLabelText('Question');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const barShows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();
const offline = new HttpError('The server does not answer.', 0);

async function openFirst() {
  const console = mountConsole(`/faqs/${FIRST}`);
  await expect.element(question()).toHaveValue('Is an online degree recognised?');
  return console;
}

test('ADMIN-40 what is typed is a draft 2 s after the last key; the field keeps its focus and what is typed meanwhile', async () => {
  const { rows } = await openFirst();
  await question().click();
  await userEvent.keyboard('{End} Yes ');
  await barShows('Typing…');
  expect(rows('faqs')[0]).toMatchObject({ status: 'published' });
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('Is an online degree recognised? Yes ');
  await userEvent.keyboard('indeed');
  await expect.element(question()).toHaveFocus();
  await expect.element(question()).toHaveValue('Is an online degree recognised? Yes indeed');
  await expect.poll(() => rows('faqs')[0]?.['question']).toMatch(/Yes indeed$/);
  await barShows(/^Draft saved/);
});

test('ADMIN-40 a new record is a draft as soon as it is valid; its address is replaced and the focus stays', async () => {
  const { router, rows } = mountConsole('/faqs/create');
  await question().click();
  const field = question().element();
  await userEvent.keyboard('May I pause my studies?');
  await expect.poll(() => rows('faqs').length).toBe(4);
  await expect.poll(() => router.state.location.pathname).toBe(`/faqs/${rows('faqs').at(-1)?.id}`);
  await userEvent.keyboard(' For long?');
  expect(document.activeElement).toBe(field);
  await expect.poll(() => rows('faqs').at(-1)?.['question']).toBe('May I pause my studies? For long?');
  expect(rows('faqs')).toHaveLength(4);
});

test('ADMIN-40 without a connection the bar says so and where the text is; it is saved when the connection is back', async () => {
  const { rows, failAll } = await openFirst();
  failAll(offline);
  await question().fill('Typed in a tunnel');
  await barShows(/^No connection\. Kept in this browser/);
  failAll(undefined);
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('Typed in a tunnel');
  await barShows(/^Draft saved/);
});

test('ADMIN-40 a field that is not valid yet stays in this browser, and the bar names it; the others are saved', async () => {
  const { rows } = await openFirst();
  await question().fill('');
  await barShows('Not saved yet: Question. Kept in this browser.');
  expect(rows('faqs')[0]).toMatchObject({ question: 'Is an online degree recognised?', status: 'published' });
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await userEvent.keyboard('{Control>}{End}{/Control} More.');
  await expect.poll(() => rows('faqs')[0]?.['answer']).toBe('<p>Yes, in full. More.</p>');
  await barShows(/^Not saved yet: Question/);
});

test('ADMIN-40 what a colleague saved in another field is taken over; in the same field the bar offers to compare', async () => {
  const { rows, changeAsColleague } = await openFirst();
  changeAsColleague('faqs', FIRST, { answer: '<p>Theirs.</p>', status: 'changed' });
  await question().fill('Mine');
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('Mine');
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveTextContent('Theirs.');
  changeAsColleague('faqs', FIRST, { question: 'Theirs as well', status: 'changed' });
  await question().fill('Mine again');
  await barShows(/^Someone else changed the same fields/);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await button('Compare').click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(() => rows('faqs')[0]?.['question']).toBe('Mine again');
  await barShows(/^Draft saved/);
});

test('undo and redo work over all fields, by buttons and by keys outside of a text field', async () => {
  await openFirst();
  await question().fill('First change');
  await page.getByLabelText('Programme').selectOptions('Master of Arts');
  await button('Undo the last change').click();
  await expect.element(page.getByLabelText('Programme')).toHaveValue('');
  await button('Undo the last change').click();
  await expect.element(question()).toHaveValue('Is an online degree recognised?');
  await expect.element(button('Undo the last change')).toBeDisabled();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(question()).toHaveValue('First change');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(question()).toHaveValue('Is an online degree recognised?');
});
