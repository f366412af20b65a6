import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
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

test('an optional column is left out if no row has a value; otherwise rows without a value say so', () => {
  const more = [...columns, { key: 'emi', label: 'EMI charges', optional: true, align: 'end' as const }];
  const textsOf = (emi: (string | undefined)[]) => {
    const rows = emi.map((charges, at) => ({ fee: `Fee ${at}`, amount: '₹1,000', emi: charges }));
    const { container } = mount(<DataTable caption="Fees" columns={more} rows={rows} />);
    return [...container.querySelectorAll('tr')].map((tr) => [...tr.children].map((cell) => cell.textContent));
  };
  expect(textsOf([undefined, ''])).toEqual([
    ['Fee', 'Amount'],
    ['Fee 0', '₹1,000'],
    ['Fee 1', '₹1,000'],
  ]);
  expect(textsOf([undefined, '₹500'])).toEqual([
    ['Fee', 'Amount', 'EMI charges'],
    ['Fee 0', '₹1,000', '–'],
    ['Fee 1', '₹1,000', '₹500'],
  ]);
});

test('the column that the rows are sorted by says so, and no other', () => {
  const { container } = mount(
    <DataTable
      caption="Fees"
      columns={[columns[0] as (typeof columns)[number], { key: 'amount', label: 'Amount', sorted: 'descending' }]}
      rows={[{ fee: 'Registration', amount: '₹1,000' }]}
    />,
  );
  const [fee, amount] = [...container.querySelectorAll('thead th')].map((th) => th.getAttribute('aria-sort'));
  expect([fee, amount]).toEqual([null, 'descending']);
});

test('says so when it has no rows', async () => {
  mount(<DataTable caption="Fees" columns={columns} rows={[]} emptyText="No fees yet." />);
  await expect.element(page.getByRole('cell', { name: 'No fees yet.' })).toBeVisible();
});

test('too wide for its place it scrolls inside itself, by keys too, and its first column stays', async () => {
  const { container } = mount(
    <div style={{ width: 200 }}>
      <DataTable
        caption="Fees"
        columns={columns}
        rows={[{ fee: 'Registration', amount: '₹1,00,000 and a rather long remark' }]}
      />
    </div>,
  );
  const region = page.getByRole('region', { name: 'Fees' }).element();
  expect(region.getBoundingClientRect().width).toBe(200);
  expect(region.getAttribute('tabindex')).toBe('0');
  const head = container.querySelector('tbody th');
  const before = head?.getBoundingClientRect().left;
  region.scrollTo({ left: 60, behavior: 'instant' });
  expect(region.scrollLeft).toBe(60);
  expect(head?.getBoundingClientRect().left).toBe(before);
});

test('columns with a size keep their share, whatever their content', () => {
  const { container } = mount(
    <div style={{ width: 902 }}>
      <DataTable
        caption="Fees"
        columns={[
          { key: 'fee', label: 'Fee' },
          { key: 'amount', label: 'Amount', size: 'small' },
        ]}
        rows={[{ fee: 'R', amount: 'Many words that would widen the column of the amounts by a good deal' }]}
      />
    </div>,
  );
  // 5.5 of 7 + 5.5 parts.
  expect(container.querySelector('td')?.getBoundingClientRect().width).toBe(396);
});

test('equal columns are of one width, however long their heads', () => {
  const { container } = mount(
    <div style={{ width: 900 }}>
      <DataTable
        caption="Fees"
        columnWidths="equal"
        columns={[
          ...columns,
          { key: 'more', label: 'A head that goes on for a good while and then for a little longer' },
        ]}
        rows={[{ fee: 'Registration', amount: '₹1,000', more: 'None' }]}
      />
    </div>,
  );
  const [, second, third] = [...container.querySelectorAll('thead th')].map((th) => th.getBoundingClientRect().width);
  expect(second).toBeCloseTo(third ?? 0, 0);
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('is no stop for the keyboard without anything to scroll', async () => {
  const { container } = mount(<DataTable caption="Fees" columns={columns} rows={[{ fee: 'Registration' }]} />);
  await expect.element(page.getByRole('table', { name: 'Fees' })).toBeVisible();
  expect(container.querySelector('[tabindex]')).toBeNull();
  expect(page.getByRole('region').elements()).toEqual([]);
});

test('if it is too wide, the arrow keys scroll it', async () => {
  mount(
    <div style={{ width: 200 }}>
      <DataTable caption="Fees" columns={columns} rows={[{ fee: 'Registration', amount: '₹1,00,000 and a remark' }]} />
    </div>,
  );
  const region = page.getByRole('region', { name: 'Fees' });
  await userEvent.keyboard('{Tab}');
  await expect.element(region).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => region.element().scrollLeft).toBe(0);
});

test('a shadow lies at its edge, under a cover that goes along with the last column', () => {
  const { container } = mount(
    <div style={{ width: 200 }}>
      <DataTable caption="Fees" columns={columns} rows={[{ fee: 'Registration', amount: '₹1,00,000 and a remark' }]} />
    </div>,
  );
  const box = container.querySelector('[role="region"]');
  if (!box) throw new Error('there is no region');
  const { backgroundAttachment, backgroundImage } = getComputedStyle(box);
  expect(backgroundAttachment.split(', ').slice(0, 2)).toEqual(['local', 'scroll']);
  expect(backgroundImage.match(/linear-gradient/g)).toHaveLength(2);
});

const three = [...columns, { key: 'when', label: 'Due' }];
const fee = { fee: 'Registration', amount: '₹1,000', when: 'On admission' };

test('three columns on a narrow screen are read row by row, every value under the name of its column', async () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <DataTable caption="Fees" columns={three.map((column) => ({ ...column, size: 'small' as const }))} rows={[fee]} />
    </div>,
  );
  await expect.element(page.getByRole('cell', { name: 'Due On admission' })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Due' })).toBeInTheDocument();
  const value = container.querySelector('td[data-label="Due"]');
  if (!value) throw new Error('the value has no label');
  expect(getComputedStyle(value, '::before').content).toContain('Due');
  const name = container.querySelector('tbody th')?.getBoundingClientRect();
  // As a table's caption it would be as narrow as one letter.
  expect(container.querySelector('caption')?.getBoundingClientRect().width).toBeGreaterThan(300);
  expect(value.getBoundingClientRect().top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  expect(container.querySelector('[tabindex]')).toBeNull();
});

test('if rows are read one by one, the first of three values has a line and the others share one', () => {
  const { container } = mount(
    <div style={{ width: 358 }}>
      <DataTable
        caption="Plans"
        columns={['Plan', 'Total', 'Course fee', 'Exam fee'].map((label) => ({ key: label, label }))}
        rows={[{ Plan: 'Annual', Total: '₹1,34,000', 'Course fee': '₹1,24,000', 'Exam fee': '₹10,000' }]}
      />
    </div>,
  );
  const [total, course, exam] = [...container.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
  expect(course?.top).toBeGreaterThanOrEqual(total?.bottom ?? Infinity);
  expect(exam?.top).toBe(course?.top);
});

test('equal columns on a narrow screen: a line says that there are more than two values', async () => {
  const four = ['What', 'One', 'Two', 'Three'].map((label) => ({ key: label, label }));
  const table = (count: number) => (
    <DataTable
      caption="Fees"
      columnWidths="equal"
      narrowHint="Swipe to see all"
      columns={four.slice(0, count)}
      rows={[{ What: 'Fee', One: '1', Two: '2', Three: '3' }]}
    />
  );
  await page.viewport(390, 844);
  const { unmount } = mount(table(4));
  await expect.element(page.getByText('Swipe to see all')).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByText('Swipe to see all')).not.toBeVisible();
  unmount();
  mount(table(3));
  expect(page.getByText('Swipe to see all').query()).toBeNull();
});

test('equal columns on a narrow screen: two values fit below the name of the row', () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <DataTable caption="Fees" columnWidths="equal" columns={three} rows={[fee]} />
    </div>,
  );
  const name = container.querySelector('tbody th')?.getBoundingClientRect();
  const [first, second] = [...container.querySelectorAll('td')].map((cell) => cell.getBoundingClientRect());
  expect(first?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  expect(second?.top).toBe(first?.top);
  expect(second?.right).toBeLessThanOrEqual(320);
  expect(second?.width).toBeCloseTo(first?.width ?? 0, 0);
});

test('a dense table stays a table with little room', () => {
  const { container } = mount(
    <div style={{ width: 300 }}>
      <DataTable
        dense
        caption="Fees"
        columns={[...columns, { key: 'due', label: 'Due in the first semester', align: 'end' }]}
        rows={[{ fee: 'Registration', amount: '₹1,000', due: '₹500' }]}
      />
    </div>,
  );
  expect(getComputedStyle(container.querySelector('tbody tr') as Element).display).toBe('table-row');
});
