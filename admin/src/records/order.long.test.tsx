import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { listHref } from '../lists/list-href.ts';
import { admin, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const links = () => page.getByRole('table').getByRole('link');
const shown = () =>
  links()
    .elements()
    .map((link) => link.textContent);

/** Three FAQs of a new programme. */
async function group() {
  const slug = `group-${Date.now()}`;
  const { id: program } = await admin('POST', 'program', { slug, display_name: slug });
  for (const question of ['First?', 'Second?', 'Third?'])
    await admin('POST', 'faqs', { question, answer: '<p>Yes.</p>', program });
  return listHref('/faqs', { program });
}

test('ADMIN-39 rows of one group are moved in its table, by Alt with arrows and by the handle; Undo brings the order back', async () => {
  const { router } = await mountConsole(await group());
  await expect.poll(shown).toEqual(['First?', 'Second?', 'Third?']);
  const handle = page.getByRole('button', { name: 'Move First?, position 1 of 3' });
  await expect.element(handle).toBeVisible();
  await userEvent.keyboard('jj{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText('The new order is saved and live')).toBeVisible();
  await expect.poll(shown).toEqual(['First?', 'Third?', 'Second?']);
  await expect.element(links().nth(2)).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(shown).toEqual(['First?', 'Second?', 'Third?']);

  const announced = (words: string) =>
    expect
      .poll(() => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent))
      .toContain(words);
  handle.element().focus();
  await userEvent.keyboard(' ');
  await announced('Picked up First?, position 1 of 3.');
  await userEvent.keyboard('{ArrowDown}');
  await announced('First? is over position 2 of 3.');
  await userEvent.keyboard(' ');
  await expect.poll(shown).toEqual(['Second?', 'First?', 'Third?']);
  // A click on the handle opens nothing.
  await page.getByRole('button', { name: /^Move First/ }).click();
  expect(router.state.location.pathname).toBe('/faqs');
});

test('rows have no handles where the list is no group in its order', async () => {
  const path = await group();
  for (const address of ['/faqs', `${path}&sort=question&order=ASC`]) {
    await mountConsole(address);
    await expect.poll(() => shown().length).toBeGreaterThan(2);
    await expect.element(page.getByRole('button', { name: /^Move / })).not.toBeInTheDocument();
  }
});
