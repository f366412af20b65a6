import type { LinkTarget } from '@prospectus/contract';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { memoryDataProvider } from '../testing/memory-data-provider.ts';
import { mediaFile, memoryMedia } from '../testing/memory-media.ts';
import { mountConsole, unmountConsole } from '../testing/mount-console.tsx';

afterEach(unmountConsole);

const TARGETS: LinkTarget[] = [
  { path: '/online-ma', title: 'Master of Arts', resource: 'program' },
  { path: '/compare', title: 'Compare programmes', resource: null },
];
const META = {
  version: 1,
  status: 'draft',
  created_at: '2026-11-20T06:00:00.000Z',
  updated_at: '2026-11-20T06:00:00.000Z',
};

function open(path: string, rows: Parameters<typeof memoryDataProvider>[0], library = memoryMedia()) {
  const data = memoryDataProvider(rows);
  const asked: string[] = [];
  const ask = async (name: string, { query }: { query: { q: string } }) => {
    asked.push(name);
    return TARGETS.filter(({ title }) => title.toLowerCase().includes(query.q.toLowerCase()));
  };
  Object.assign(data.provider, { api: ask });
  return { ...mountConsole(path, undefined, data, library), library, asked };
}
const save = () => page.getByRole('button', { name: 'Save draft', exact: true }).click();

test('ADMIN-38 where a link leads is chosen among the pages with a section, or a phone, mail or outside address; what is none is refused', async () => {
  const item = { ...META, id: '018f0000-0000-7000-8000-0000000000b1', title: 'Library', link: '', position: 1 };
  const { rows, asked } = open(`/launchpad/${item.id}`, { launchpad: [item] });
  const field = page.getByRole('group', { name: 'Where it leads', exact: true });
  await field.getByRole('button', { name: /Choose where it leads/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Where it leads' });
  await dialog.getByLabelText('Search the pages').fill('arts');
  await expect.element(dialog.getByRole('button', { name: /Compare/ })).not.toBeInTheDocument();
  await dialog.getByLabelText('Section of the page').fill('fees');
  await dialog.getByRole('button', { name: /Master of Arts/ }).click();
  await expect.element(field.getByRole('link', { name: /^\/online-ma#fees/ })).toBeVisible();
  await field.getByRole('button', { name: /Change/ }).click();
  const typed = async (tab: string, label: string, address: string) => {
    await dialog.getByRole('tab', { name: tab }).click();
    await dialog.getByLabelText(label, { exact: true }).fill(address);
    await userEvent.keyboard('{Enter}');
  };
  await typed('Outside address', 'Address outside this site', 'javascript:alert(1)');
  await expect.element(dialog.getByText('Use an address that begins with https://.')).toBeVisible();
  await typed('Outside address', 'Address outside this site', '/nowhere');
  await typed('E-mail', 'E-mail address', 'someone');
  await expect.element(dialog.getByText('Use an e-mail address.')).toBeVisible();
  const safe = 'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.test%2Fb&data=asha%40a.test';
  await typed('Outside address', 'Address outside this site', safe);
  await expect.element(field.getByRole('link', { name: /^https:\/\/a\.test\/b/ })).toBeVisible();
  await field.getByRole('button', { name: /Change/ }).click();
  await typed('Phone', 'Phone number', '+91 20 1234');
  await save();
  await expect.poll(() => rows('launchpad')[0]?.['link']).toBe('tel:+91 20 1234');
  // Once as it opens, and once for what was searched for.
  expect(asked.filter((name) => name === 'GET /admin/search/pages').length).toBeLessThan(6);
});

test('ADMIN-38 an icon is found by its name', async () => {
  const row = {
    ...META,
    id: '018f0000-0000-7000-8000-0000000000b2',
    title: 'Students',
    value: '1',
    icon: '',
    position: 1,
  };
  const { rows } = open(`/head-counts/${row.id}`, { 'head-counts': [row] });
  const field = page.getByRole('group', { name: 'Icon', exact: true });
  await expect.element(field.getByText('No icon')).toBeVisible();
  await field.getByRole('button', { name: /Choose an icon/ }).click();
  await page.getByLabelText('Search the icons').fill('brief');
  await page.getByRole('button', { name: 'briefcase' }).click();
  await expect.element(field.getByText('briefcase')).toBeVisible();
  await save();
  await expect.poll(() => rows('head-counts')[0]?.['icon']).toBe('briefcase');
});

test('ADMIN-38 a picture and a link are put into a text from the library and the list of pages', async () => {
  const address = `/media/${'a'.repeat(64)}.png`;
  const post = {
    ...META,
    id: '018f0000-0000-7000-8000-0000000000b3',
    slug: 'a-post',
    title: 'A post',
    summary: '',
    content: '<p>Campus</p>',
    image: '',
    alt_image_name: '',
    author: '',
    date: '2026-11-01',
    program: null,
    position: 1,
  };
  const gate = mediaFile({ address, alt: 'The gate' });
  const { rows } = open(`/blogs/${post.id}`, { blogs: [post] }, memoryMedia([gate]));
  const date = page.getByRole('group', { name: 'Date', exact: true });
  await expect.element(date.getByRole('spinbutton', { name: 'Year' })).toHaveTextContent('2026');
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await userEvent.click(text);
  await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}');
  await page.getByRole('group', { name: 'Link' }).getByRole('button', { name: 'Choose a page' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Master of Arts/ })
    .click();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  await page.getByRole('button', { name: 'Insert picture' }).click();
  await page.getByRole('button', { name: /lamp\.png/ }).click();
  await save();
  await expect
    .poll(() => rows('blogs')[0]?.['content'])
    .toBe(`<p><a href="/online-ma">Campus</a></p><img src="${address}#${gate.id}" alt="The gate">`);
});
