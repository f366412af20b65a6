import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { upload } from '../testing/made-files.ts';
import { admin, mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const save = () => page.getByRole('button', { name: 'Save draft', exact: true }).click();

/** A new record in its form. */
async function open(resource: string, fields: object) {
  const { id } = await admin('POST', resource, fields);
  const mounted = await mountConsole(`/${resource}/${id}`);
  return { ...mounted, stored: () => admin('GET', `${resource}/${id}`) };
}

test('ADMIN-38 the target of a link is chosen among the pages with a section, or is a phone, mail or outside address; any other is refused', async () => {
  const { stored } = await open('launchpad', { title: 'Library', link: '/about' });
  const field = page.getByRole('group', { name: 'Where it leads', exact: true });
  await field.getByRole('button', { name: /Change/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Where it leads' });
  await dialog.getByLabelText('Search the pages').fill('Master of Arts');
  await dialog.getByLabelText('Section of the page').fill('fees');
  await dialog
    .getByRole('button', { name: /Master of Arts/ })
    .first()
    .click();
  await expect.element(field.getByRole('link', { name: /^\/online-ma#fees/ })).toBeVisible();
  await field.getByRole('button', { name: /Change/ }).click();
  const typed = async (tab: string, label: string, address: string) => {
    await dialog.getByRole('tab', { name: tab }).click();
    await dialog.getByLabelText(label, { exact: true }).fill(address);
    await userEvent.keyboard('{Enter}');
  };
  await typed('Outside address', 'Address outside this site', 'javascript:alert(1)');
  await expect.element(dialog.getByText('Use an address that begins with https://.')).toBeVisible();
  await typed('E-mail', 'E-mail address', 'someone');
  await expect.element(dialog.getByText('Use an e-mail address.')).toBeVisible();
  const safe = 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=asha%40a.test';
  await typed('Outside address', 'Address outside this site', safe);
  await expect.element(field.getByRole('link', { name: /^https:\/\/a\.test\/b/ })).toBeVisible();
  await field.getByRole('button', { name: /Change/ }).click();
  await typed('Phone', 'Phone number', '+91 20 1234');
  await save();
  await expect.poll(stored).toMatchObject({ link: 'tel:+91 20 1234' });
});

test('ADMIN-38 an icon is found by its name', async () => {
  const { stored } = await open('head-counts', { title: 'Students', value: '1' });
  const field = page.getByRole('group', { name: 'Icon', exact: true });
  await expect.element(field.getByText('No icon')).toBeVisible();
  await field.getByRole('button', { name: /Choose an icon/ }).click();
  await page.getByLabelText('Search the icons').fill('brief');
  await page.getByRole('button', { name: 'briefcase' }).click();
  await expect.element(field.getByText('briefcase')).toBeVisible();
  await save();
  await expect.poll(stored).toMatchObject({ icon: 'briefcase' });
});

test('ADMIN-38 a picture and a link are put into a text from the library and the list of pages', async () => {
  const file = await upload(`in-a-text-${Date.now()}.png`, { alt: 'The gate' });
  const post = { slug: `post-${Date.now()}`, title: 'A post', content: '<p>Campus</p>', date: '2026-11-01' };
  const { stored } = await open('blogs', post);
  await userEvent.click(page.getByRole('textbox', { name: 'Text', exact: true }));
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await page.getByRole('group', { name: 'Link' }).getByRole('button', { name: 'Choose a page' }).click();
  await page.getByRole('dialog').getByLabelText('Search the pages').fill('Master of Arts');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Master of Arts/ })
    .first()
    .click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await page.getByRole('button', { name: new RegExp(file.name) }).click();
  await save();
  const content = async () => (await stored())['content'] as string;
  await expect.poll(content).toContain('<a href="/online-ma"');
  expect(await content()).toContain(`<img src="${file.address}#${file.id}" alt="The gate"`);
});
