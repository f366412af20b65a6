import { resources } from '@prospectus/contract';
import type { RaRecord } from 'react-admin';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { initialValue } from '../../fields/schema.ts';
import { memoryDataProvider } from '../../testing/memory-data-provider.ts';
import { mountConsole, unmountConsole } from '../../testing/mount-console.tsx';
import { sampleRecords } from '../../testing/records.ts';
import { fieldsOfLinks, linksOf } from './footer-links.ts';

afterEach(unmountConsole);

const id = (n: number) => `018f0000-0000-7000-8000-00000000007${n}`;
const button = (name: string | RegExp) => page.getByRole('button', { name });

function columns(): RaRecord[] {
  const [faq] = sampleRecords()['faqs'] ?? [];
  const { question: _question, answer: _answer, program: _program, ...meta } = faq ?? { id: '' };
  return [
    ['Degrees', 'MBA', 'MCA'],
    ['Policies', 'Privacy'],
  ].map(([title, ...labels], at) => ({
    ...(initialValue(resources.footer.schema) as object),
    ...meta,
    ...fieldsOfLinks(labels.map((label) => ({ label, href: `/${label.toLowerCase()}` }))),
    id: id(at),
    position: at,
    slug: 'university',
    title,
  }));
}

const mount = (path: string) => {
  const console = mountConsole(path, undefined, memoryDataProvider({ ...sampleRecords(), footer: columns() }));
  return {
    ...console,
    links: () => console.rows('footer').map((column) => linksOf(column).map(({ label }) => label)),
    statuses: () => console.rows('footer').map(({ status }) => status),
  };
};

test('ADMIN-09 the links of a column are one list: added, moved by keys, removed, put back and saved', async () => {
  const { links } = mount(`/footer/${id(0)}`);
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
  await expect.poll(() => links()[0]).toEqual(['MBA', 'BBA', 'MCA']);
});

test('ADMIN-09 on the board a link goes to another column by keys, and the changed columns are published', async () => {
  const { links, statuses } = mount('/footer/order');
  const handle = button(/^Move MCA, /);
  await expect.element(handle).toBeVisible();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard(' {ArrowRight} ');
  await expect.poll(links).toEqual([['MBA'], expect.arrayContaining(['Privacy', 'MCA'])]);
  expect(statuses()).toEqual(['changed', 'changed']);
  await button('Publish 2 columns').click();
  await expect.poll(statuses).toEqual(['published', 'published']);
});
