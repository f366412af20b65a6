import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import type { DataTableProps } from '../DataTable/DataTable.tsx';
import { TableGroups } from './TableGroups.tsx';

const columns: DataTableProps['columns'] = [
  { key: 'name', label: 'Programme', size: 'text' },
  { key: 'length', label: 'Duration', size: 'small' },
  { key: 'fee', label: 'Full fee', size: 'medium' },
];
const groups = [
  { id: 'diplomas', label: 'Diplomas', note: 'After school.', rows: [{ name: 'Data', length: '1 year', fee: '₹9' }] },
  {
    id: 'certificates',
    label: 'Certificates',
    rows: [{ name: 'A name so long that it would widen its column', length: '6 months', fee: '₹1,00,000 in all' }],
  },
];
const tables = <TableGroups columns={columns} groups={groups} />;
const line = (label: string) => page.getByText(label, { exact: true }).first();

beforeEach(() => page.viewport(1280, 800));

test('on a wide screen every table is shown and their columns line up, also without script', async () => {
  const copy = withoutScript(tables);
  for (const { label } of groups) await expect.element(page.getByRole('table', { name: label })).toBeVisible();
  expect([...copy.querySelectorAll('summary')].some((summary) => summary.checkVisibility())).toBe(false);
  const lefts = [...copy.querySelectorAll('thead tr')].map((row) =>
    [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)),
  );
  expect(lefts).toHaveLength(2);
  expect(lefts[0]).toEqual(lefts[1]);
});

test('on a phone one group is open, by touch and by keys; its rows have the names of their columns', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { container } = mount(tables);
  await expect.element(page.getByText('Data', { exact: true })).toBeVisible();
  await expect.element(page.getByText('6 months')).not.toBeVisible();
  await line('Certificates').click();
  await expect.element(page.getByText('6 months')).toBeVisible();
  await expect.element(page.getByText('Data', { exact: true })).not.toBeVisible();
  const cells = [...container.querySelectorAll('#certificates td')];
  expect(cells.map((cell) => getComputedStyle(cell, '::before').content)).toEqual(['"Duration"', '"Full fee"']);
  expect(document.documentElement.scrollWidth).toBe(390);
  container.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Data', { exact: true })).toBeVisible();
});

test('an anchor opens its group', async () => {
  onTestFinished(() => {
    location.hash = '';
    return page.viewport(1280, 800);
  });
  await page.viewport(390, 844);
  mount(tables);
  location.hash = '#certificates';
  await expect.element(page.getByText('6 months')).toBeVisible();
});
