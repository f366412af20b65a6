import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { DataTable } from './DataTable.tsx';

const columns = [
  { key: 'fee', label: 'Fee' },
  { key: 'amount', label: 'Amount', align: 'end' as const },
];

test('names its columns and rows', async () => {
  mount(<DataTable caption="Fees" columns={columns} rows={[{ fee: 'Registration', amount: '₹1,000' }]} />);
  await expect.element(page.getByRole('table', { name: 'Fees' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Amount' })).toBeVisible();
  await expect.element(page.getByRole('rowheader', { name: 'Registration' })).toBeVisible();
});

test('says so when it has no rows', async () => {
  mount(<DataTable caption="Fees" columns={columns} rows={[]} empty="No fees yet." />);
  await expect.element(page.getByRole('cell', { name: 'No fees yet.' })).toBeVisible();
});

test('scrolls inside itself, never the page', () => {
  const { container } = mount(
    <div style={{ width: 200 }}>
      <DataTable
        caption="Fees"
        columns={columns}
        rows={[{ fee: 'Registration', amount: '₹1,00,000 and a rather long remark' }]}
      />
    </div>,
  );
  const region = container.querySelector('[role="region"]');
  expect(region?.getBoundingClientRect().width).toBe(200);
  expect(region?.scrollWidth).toBeGreaterThan(200);
});
