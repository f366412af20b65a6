import type { RaRecord } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { admin, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';

afterEach(unmountConsole);

const question = () => page.getByLabelText('Question');
const button = (name: string) => page.getByRole('button', { name, exact: true });
const barShows = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

/** A published FAQ in its form. */
async function openFaq() {
  const { id } = await admin('POST', 'faqs', { question: 'Is it recognised?', answer: '<p>Yes, in full.</p>' });
  await admin('POST', `faqs/${id}/publish`, {});
  const mounted = await mountConsole(`/faqs/${id}`);
  await expect.element(question()).toHaveValue('Is it recognised?');
  const change = (fields: object) => admin('PUT', `faqs/${id}`, fields);
  return { ...mounted, id, stored: () => admin('GET', `faqs/${id}`), changeAsColleague: change };
}

test('ADMIN-40 a new record is a draft as soon as it is valid, and typing goes on in the same field', async () => {
  const { router } = await mountConsole('/faqs/create');
  await question().click();
  const field = question().element();
  await userEvent.keyboard('May I pause my studies?');
  await barShows('Typing…');
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/faqs\/[0-9a-f-]{36}$/);
  await userEvent.keyboard(' For long?');
  expect(document.activeElement).toBe(field);
  const stored = () => admin<RaRecord>('GET', router.state.location.pathname.slice(1));
  await expect.poll(async () => (await stored())['question'] as string).toBe('May I pause my studies? For long?');
  await barShows(/^Draft saved/);
});

test('ADMIN-40 an invalid field stays in this browser, and the bar names it; the others are saved', async () => {
  const { stored } = await openFaq();
  await question().fill('');
  await barShows('Not saved yet: Question. Kept in this browser.');
  await page.getByRole('textbox', { name: 'Answer' }).click();
  await userEvent.keyboard('{Control>}{End}{/Control} More.');
  await expect.poll(stored).toMatchObject({ question: 'Is it recognised?', answer: '<p>Yes, in full. More.</p>' });
  await barShows(/^Not saved yet: Question/);
});

test('ADMIN-40 a colleague’s change of another field is taken over; for the same field the bar offers to compare', async () => {
  const { stored, changeAsColleague } = await openFaq();
  await changeAsColleague({ answer: '<p>Theirs.</p>' });
  await question().fill('Mine');
  await expect.poll(stored).toMatchObject({ question: 'Mine', answer: '<p>Theirs.</p>' });
  await expect.element(page.getByRole('textbox', { name: 'Answer' })).toHaveTextContent('Theirs.');
  await changeAsColleague({ question: 'Theirs as well' });
  await question().fill('Mine again');
  await barShows(/^Someone else changed the same fields/);
  expect(page.getByRole('dialog').elements()).toHaveLength(0);
  await button('Compare').click();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(stored).toMatchObject({ question: 'Mine again' });
  await barShows(/^Draft saved/);
});

test('undo and redo work over all fields, by buttons and by keys outside of a text field', async () => {
  await openFaq();
  await question().fill('First change');
  await page.getByLabelText('Programme').selectOptions('Master of Arts');
  await button('Undo the last change').click();
  await expect.element(page.getByLabelText('Programme')).toHaveValue('');
  await button('Undo the last change').click();
  await expect.element(question()).toHaveValue('Is it recognised?');
  await expect.element(button('Undo the last change')).toBeDisabled();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(question()).toHaveValue('First change');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(question()).toHaveValue('Is it recognised?');
});
