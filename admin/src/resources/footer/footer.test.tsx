import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { admin, mountConsole, unmountConsole } from '../../testing/mount-console.tsx';
import { fieldsOfLinks, linksOf } from './footer-links.ts';

afterEach(unmountConsole);

const button = (name: string | RegExp) => page.getByRole('button', { name });

/** A column of the footer with these links, and its labels as they are stored. */
async function column(...labels: string[]) {
  const links = labels.map((label) => ({ label, href: '/about' }));
  const fields = { slug: 'university', title: labels.join(' '), ...fieldsOfLinks(links) };
  const { id } = await admin('POST', 'footer', fields);
  const stored = () => admin('GET', `footer/${id}`);
  return { id, stored, labels: async () => linksOf(await stored()).map(({ label }) => label) };
}

test('ADMIN-09 the links of a column are one list: added, moved by keys, removed, put back and saved', async () => {
  const { id, labels } = await column('MBA', 'MCA');
  await mountConsole(`/footer/${id}`);
  await expect.element(page.getByLabelText('Words of link 1')).toHaveValue('MBA');
  await button('Add to Links').click();
  await page.getByLabelText('Words of link 3').fill('BBA');
  await button('Choose where it leads Link 3').click();
  await page.getByRole('tab', { name: 'Outside address' }).click();
  await page.getByLabelText('Address outside this site').fill('https://bba.example');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: /bba\.example/ })).toBeVisible();
  await button('Move BBA up').click();
  await expect.element(page.getByLabelText('Words of link 2')).toHaveValue('BBA');
  await button('Remove MBA').click();
  await expect.element(page.getByLabelText('Words of link 1')).toHaveValue('BBA');
  await button('Put it back').click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(labels).toEqual(['MBA', 'BBA', 'MCA']);
});

test('ADMIN-09 on the board a link goes to another column by keys, and the changed columns are published', async () => {
  const [from, to] = [await column('MBA', 'Moved'), await column('Privacy')];
  await mountConsole('/footer/order');
  const handle = button(/^Move Moved, /);
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await expect.poll(to.labels).toEqual(expect.arrayContaining(['Privacy', 'Moved']) as string[]);
  expect(await from.labels()).toEqual(['MBA']);
  await button(/^Publish \d+ columns$/).click();
  for (const { stored } of [from, to])
    await expect.poll(async () => (await stored())['status'] as string).toBe('published');
});
