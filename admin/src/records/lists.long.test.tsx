import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

test('ADMIN-39 a new order is saved, and Undo in its notice brings the one before back', async () => {
  const { rows } = mountConsole('/faqs/order');
  await expect.element(page.getByText('How are the examinations held?')).toBeVisible();
  const order = () =>
    rows('faqs')
      .toSorted((a, b) => Number(a['position']) - Number(b['position']))
      .map(({ id }) => id);
  const before = order();
  await page.getByRole('button', { name: 'Move Is an online degree recognised? down' }).click();
  await expect.element(page.getByText('The new order is saved and live')).toBeVisible();
  expect(order()).toEqual([before[1], before[0], before[2]]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('The order is as it was')).toBeVisible();
  expect(order()).toEqual(before);
});

test('the order of one group is shown at its address', async () => {
  const console = mountConsole('/faqs/order?group=018f0000-0000-7000-8000-000000000020');
  await expect.element(page.getByText('Nothing to put in order here')).toBeVisible();
  await page.getByRole('combobox', { name: 'Programme' }).selectOptions('None');
  await expect.element(page.getByText('How are the examinations held?')).toBeVisible();
  expect(console.router.state.location.search).toBe('');
});

const links = () => page.getByRole('table').getByRole('link');
const shown = () =>
  links()
    .elements()
    .map((link) => link.textContent);
const QUESTIONS = ['Is an online degree recognised?', 'How are the examinations held?', 'Can I pay in instalments?'];
const openList = async (path = '/faqs') => {
  const console = mountConsole(path);
  await expect.poll(shown).toEqual(QUESTIONS);
  return console;
};

test('the rows of a list are reached by j and k, selected by x and Shift, opened by Enter; / goes to the search', async () => {
  const console = await openList();
  await userEvent.keyboard('jj');
  await expect.element(links().nth(1)).toHaveFocus();
  await userEvent.keyboard('kx');
  await expect.element(page.getByText('One selected')).toBeVisible();
  await userEvent.keyboard('jj{Shift>}x{/Shift}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await userEvent.keyboard('jx');
  await expect.element(page.getByRole('searchbox')).toHaveValue('jx');
  await userEvent.clear(page.getByRole('searchbox'));
  await expect.poll(shown).toEqual(QUESTIONS);
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j{Enter}');
  await expect.poll(() => console.router.state.location.pathname).toMatch(/^\/faqs\/018f/);
});

test('a field of many records is changed after a look at each before and after', async () => {
  const { rows } = await openList();
  await userEvent.keyboard('jx{Shift>}j{/Shift}');
  await page.getByRole('button', { name: 'Change a field' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change a field of 2 records' });
  await dialog.getByRole('combobox', { name: 'Programme' }).selectOptions('Master of Arts');
  await expect
    .poll(() =>
      dialog
        .getByRole('table')
        .getByRole('row')
        .elements()
        .map((row) => row.textContent),
    )
    .toEqual(['FAQNowAfterwards', `${QUESTIONS[0]}EmptyMaster of Arts`, `${QUESTIONS[1]}EmptyMaster of Arts`]);
  await dialog.getByRole('button', { name: 'Change a field' }).click();
  await expect.element(page.getByText('2 records changed')).toBeVisible();
  const program = rows('program')[0]?.id;
  expect(rows('faqs').map((row) => row['program'])).toEqual([program, program, null]);
  await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
});

test('a record that somebody changed meanwhile is left alone and named; the others are deleted', async () => {
  const { rows, changeAsColleague } = await openList();
  await userEvent.keyboard('jx{Shift>}j{/Shift}');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records' });
  await expect.element(dialog.getByRole('row', { name: /examinations/ })).toBeVisible();
  const [first] = rows('faqs');
  changeAsColleague('faqs', first?.id, { question: 'Mine now?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('row', { name: /recognised.*Someone else changed/ })).toBeVisible();
  expect(rows('faqs').map(({ id }) => id)).toContain(first?.id);
  expect(rows('faqs')).toHaveLength(2);
});

test('columns and density are the person’s own and loaded by name; filters are saved and come back', async () => {
  const console = await openList();
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
      .filter((text) => text !== '');
  expect(heads()).toEqual(['Question', 'Programme', 'Status', 'Updated']);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'Programme' }).click();
  await page.getByRole('radio', { name: 'Compact' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(heads).toEqual(['Question', 'Status', 'Updated']);
  await page.getByRole('searchbox').fill('examinations');
  await expect.poll(shown).toEqual([QUESTIONS[1]]);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('textbox', { name: /Name of the filter/ }).fill('About examinations');
  await page.getByRole('button', { name: 'Save the filter' }).click();
  await page.getByRole('searchbox').fill('');
  await expect.poll(shown).toEqual(QUESTIONS);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'About examinations', exact: true }).click();
  await expect.poll(shown).toEqual([QUESTIONS[1]]);
  expect(console.router.state.location.search).toContain('examinations');
  expect(heads()).toEqual(['Question', 'Status', 'Updated']);
});

test('the list of one group leads to the screen that puts it in order', async () => {
  mountConsole(`/faqs?filter=${encodeURIComponent('{"program":null}')}`);
  await page.getByRole('link', { name: 'Change order' }).click();
  await expect.element(page.getByRole('button', { name: `Move ${QUESTIONS[2]} up` })).toBeVisible();
});

test('ADMIN-39 rows of one group are moved in its table, by Alt with arrows and by the handle; Undo brings the order back', async () => {
  const { rows, router } = mountConsole(`/faqs?filter=${encodeURIComponent('{"program":null}')}`);
  await expect.poll(shown).toEqual(QUESTIONS);
  const stored = () =>
    rows('faqs')
      .toSorted((a, b) => Number(a['position']) - Number(b['position']))
      .map(({ question }) => question);
  const handle = page.getByRole('button', { name: `Move ${QUESTIONS[0]}, position 1 of 3` });
  await expect.element(handle).toBeVisible();
  await userEvent.keyboard('jj{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText('The new order is saved and live')).toBeVisible();
  expect(stored()).toEqual([QUESTIONS[0], QUESTIONS[2], QUESTIONS[1]]);
  await expect.poll(shown).toEqual(stored());
  await expect.element(links().nth(2)).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual(QUESTIONS);
  expect(stored()).toEqual(QUESTIONS);

  const said = (words: string) =>
    expect.poll(() => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)).toContain(words);
  handle.element().focus();
  await userEvent.keyboard(' ');
  await said(`Picked up ${QUESTIONS[0]}, position 1 of 3.`);
  await userEvent.keyboard('{ArrowDown}');
  await said(`${QUESTIONS[0]} is over position 2 of 3.`);
  await userEvent.keyboard(' ');
  await expect.poll(stored).toEqual([QUESTIONS[1], QUESTIONS[0], QUESTIONS[2]]);
  // A press on the handle opens nothing.
  await page.getByRole('button', { name: /^Move Is an online degree/ }).click();
  expect(router.state.location.pathname).toBe('/faqs');
});

test('rows have no handles where the list is no group in its order', async () => {
  await openList();
  await expect.element(page.getByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  const search = new URLSearchParams({ filter: '{"program":null}', sort: 'question', order: 'ASC' }).toString();
  mountConsole(`/faqs?${search}`);
  await expect.poll(() => shown().length).toBe(3);
  await expect.element(page.getByRole('button', { name: /^Move / })).not.toBeInTheDocument();
});

test('a file is shown row by row before it is imported, and the import is undone', async () => {
  const { rows } = await openList();
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import FAQs' });
  const choose = async (text: string) =>
    dialog
      .getByRole('button', { name: /^File with records/ })
      .upload(new File([text], 'faqs.csv', { type: 'text/csv' }));
  await choose('question\nFrom a file?\n\nAnother?');
  await expect.element(dialog.getByRole('row', { name: /2 Refused Question: Please fill this in/ })).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: /^Import/ })).toBeDisabled();
  expect(rows('faqs')).toHaveLength(3);
  await choose('question\nFrom a file?\nAnother?');
  await dialog.getByRole('button', { name: 'Import 2 records' }).click();
  await expect.element(page.getByText('Imported: 2 new, 0 changed')).toBeVisible();
  expect(rows('faqs')).toHaveLength(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText('2 records are as they were')).toBeVisible();
  expect(rows('faqs')).toHaveLength(3);
});
