import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listHref } from '../lists/list-href.ts';
import { admin, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const rowText = (name: RegExp) => page.getByRole('row', { name }).element().textContent;

/** FAQs with a mark in their questions, and the address of their list. */
async function faqs(...names: string[]) {
  const mark = `rows ${Date.now()}`;
  const ids: string[] = [];
  for (const name of names)
    ids.push((await admin('POST', 'faqs', { question: `${name} ${mark}?`, answer: '<p>Yes.</p>' })).id as string);
  return { mark, ids, path: listHref('/faqs', { q: mark }) };
}

test('SCHED-01 a row and the form’s header say when a record goes live', async () => {
  const { ids, path } = await faqs('First', 'Second');
  await admin('POST', `faqs/${ids[0]}/schedule`, { publish_at: '2099-11-23T03:30:00.000Z' });
  const { router } = await mountConsole(path);
  await expect.element(page.getByRole('row', { name: /First.*Draft/ })).toBeVisible();
  expect(rowText(/First/)).toMatch(/DraftGoes live 23 Nov 2099, 9:00.am/);
  expect(rowText(/Second/)).not.toMatch(/Goes/);
  await router.navigate(`/faqs/${ids[0]}`);
  await expect.element(page.getByText(/Goes live 23 Nov 2099/)).toBeVisible();
});

test('ADMIN-40 selected records are put into a release that is open or new, and Undo takes them out', async () => {
  const { mark, ids, path } = await faqs('First', 'Second', 'Third');
  const [intake, next] = [`January intake ${mark}`, `July intake ${mark}`];
  await admin('POST', 'releases', { title: intake, items: [{ resource: 'faqs', id: ids[0] }] });
  type Release = { title: string; items: { id: string }[] };
  const inRelease = async (title: string) =>
    (await admin<Release[]>('GET', 'releases')).find((one) => one.title === title)?.items.length;

  await mountConsole(path);
  await page.getByRole('checkbox', { name: /^Select First/ }).click();
  await page.getByRole('checkbox', { name: /^Select Second/ }).click();
  await page.getByRole('button', { name: 'Add to a release' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a release' });
  await expect.element(dialog.getByText('2 records')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Release' }).selectOptions(intake);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(page.getByText(`Added to “${intake}”.`)).toBeVisible();
  expect(await inRelease(intake)).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => inRelease(intake)).toBe(1);

  await page.getByRole('checkbox', { name: /^Select Third/ }).click();
  await page.getByRole('button', { name: 'Add to a release' }).click();
  await dialog.getByRole('combobox', { name: 'Release' }).selectOptions('');
  await dialog.getByRole('textbox', { name: /Title of the release/ }).fill(next);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.poll(() => inRelease(next)).toBe(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => inRelease(next)).toBe(undefined);
});

const links = () => page.getByRole('table').getByRole('link');

test('the rows of a list are reached by j and k, selected by x and Shift, opened by Enter; / goes to the search', async () => {
  const { path } = await faqs('First', 'Second', 'Third');
  const { router } = await mountConsole(path);
  await expect.poll(() => links().elements().length).toBe(3);
  await userEvent.keyboard('jj');
  await expect.element(links().nth(1)).toHaveFocus();
  await userEvent.keyboard('kx');
  await expect.element(page.getByText('One selected')).toBeVisible();
  await userEvent.keyboard('jj{Shift>}x{/Shift}');
  await expect.element(page.getByText('3 selected')).toBeVisible();
  await userEvent.keyboard('x');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('main').getByRole('searchbox')).toHaveFocus();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j{Enter}');
  await expect.poll(() => router.state.location.pathname).toMatch(/^\/faqs\/[0-9a-f-]{36}/);
});

test('a record that a colleague changed is left alone and named; the others are deleted', async () => {
  const { mark, ids, path } = await faqs('First', 'Second');
  await mountConsole(path);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 2 records' });
  await expect.element(dialog.getByRole('row', { name: /Second/ })).toBeVisible();
  await admin('PUT', `faqs/${ids[0]}`, { question: `First ${mark}, changed?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('row', { name: /First.*Someone else changed/ })).toBeVisible();
  const left = await admin<{ id: string }[]>('GET', `faqs?filter=${encodeURIComponent(JSON.stringify({ q: mark }))}`);
  expect(left.map(({ id }) => id)).toEqual([ids[0]]);
});

test('columns and density are the person’s own; filters are saved by name and come back', async () => {
  const { mark, path } = await faqs('First', 'Second');
  const { router } = await mountConsole(path);
  const heads = () =>
    page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.textContent)
      .filter((text) => text !== '');
  await expect.poll(heads).toEqual(['Question', 'Programme', 'Status', 'Updated']);
  await page.getByRole('button', { name: 'View' }).click();
  await page.getByRole('checkbox', { name: 'Programme' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(heads).toEqual(['Question', 'Status', 'Updated']);
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(`First ${mark}`);
  await expect.poll(() => links().elements().length).toBe(1);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('textbox', { name: /Name of the filter/ }).fill('The first one');
  await page.getByRole('button', { name: 'Save the filter' }).click();
  await search.fill(mark);
  await expect.poll(() => links().elements().length).toBe(2);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'The first one', exact: true }).click();
  await expect.poll(() => links().elements().length).toBe(1);
  expect(router.state.location.search).toContain('First');
});
