import { useEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { ResizableTable, type ResizableTableProps } from './ResizableTable.tsx';

const COLUMNS: ResizableTableProps['columns'] = [
  { key: 'name', label: 'Name', size: 'large' },
  { key: 'stage', label: 'Stage' },
  { key: 'from', label: 'Came from' },
  { key: 'choose', label: 'Choose', size: 'small', fixed: true },
];

let said: ResizableTableProps['widths'] | undefined;

function Owner({ first = {}, width = 900 }: { first?: ResizableTableProps['widths']; width?: number }) {
  const [widths, setWidths] = useState(first);
  useEffect(() => {
    said = widths;
  }, [widths]);
  return (
    <div style={{ width }}>
      <ResizableTable
        caption="Who asked"
        columns={COLUMNS}
        rows={[{ name: 'Asha Rao', stage: 'New', from: 'A campaign', choose: '' }]}
        widths={widths}
        onWidths={setWidths}
      />
    </div>
  );
}

const heads = () => [...document.querySelectorAll('thead th')];
const widths = () => heads().map((head) => Math.round(head.getBoundingClientRect().width));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const handle = (column: string) => page.getByRole('separator', { name: `Width of ${column}` });

/** Drags the end of a head; with Escape instead of letting go where that is said. */
async function drag(column: string, by: number, escapes = false) {
  const line = handle(column).element();
  const { left, top } = line.getBoundingClientRect();
  const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX, clientY: top + 4, bubbles: true });
  // A pointer that no device has cannot be captured.
  line.setPointerCapture = () => undefined;
  line.dispatchEvent(new PointerEvent('pointerdown', at(left)));
  for (const step of [by / 2, by]) line.dispatchEvent(new PointerEvent('pointermove', at(left + step)));
  if (escapes) {
    (line as HTMLElement).focus();
    await userEvent.keyboard('{Escape}');
  }
  line.dispatchEvent(new PointerEvent('pointerup', at(left + by)));
}

test('arrow keys make a column wider and narrower by one em, and Home gives it the usual width again', async () => {
  mount(<Owner />);
  const [, usual = 0] = widths();
  await expect.element(handle('Stage')).toHaveAttribute('aria-valuenow', String(usual));
  handle('Stage').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => widths()[1]).toBe(usual + 16);
  await expect.element(handle('Stage')).toHaveAttribute('aria-valuenow', String(usual + 16));
  await expect.element(handle('Stage')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.poll(() => widths()[1]).toBe(usual - 16);
  await userEvent.keyboard('{Home}');
  await expect.poll(() => said).not.toHaveProperty('stage');
  await expect.poll(() => Math.abs((widths()[1] ?? 0) - usual)).toBeLessThanOrEqual(1);
});

test('only the dragged edge moves: columns before it keep their width, those after it share the rest', async () => {
  mount(<Owner />);
  const before = widths();
  await drag('Stage', 60);
  await expect.poll(() => widths()[1]).toBe((before[1] ?? 0) + 60);
  const after = widths();
  expect(after[0]).toBe(before[0]);
  expect(after[2]).toBeLessThan(before[2] ?? 0);
  expect(Math.abs(sum(after) - sum(before))).toBeLessThanOrEqual(2);
  await expect.poll(() => said).toEqual({ name: before[0], stage: (before[1] ?? 0) + 60 });
  await userEvent.dblClick(handle('Stage'));
  await expect.poll(() => said).toEqual({ name: before[0] });
});

test('Escape puts a dragged end back, and a click alone changes nothing', async () => {
  mount(<Owner />);
  const before = widths();
  await drag('Name', 120, true);
  await expect.poll(widths).toEqual(before);
  await userEvent.click(handle('Name'));
  expect(said).toEqual({});
});

test('a column has a least and a greatest width, whatever was stored', async () => {
  mount(<Owner first={{ name: 9, from: 9_000, choose: 400 }} />);
  await expect.poll(() => [widths()[0], widths()[2]]).toEqual([64, 640]);
  await expect.element(page.getByRole('separator', { name: 'Width of Choose' })).not.toBeInTheDocument();
  expect(widths()[3]).toBeLessThan(200);
});

test('without enough room the table scrolls in its box, and no column disappears', async () => {
  mount(<Owner first={{ name: 320, stage: 320 }} width={600} />);
  const box = document.querySelector('table')?.parentElement;
  await expect.poll(() => (box?.scrollWidth ?? 0) - (box?.clientWidth ?? 0)).toBeGreaterThan(100);
  expect(widths().slice(0, 2)).toEqual([320, 320]);
  expect(Math.min(...widths())).toBeGreaterThanOrEqual(64);
});

test('the name of a head is that of its column, without the resize line', async () => {
  mount(<Owner />);
  await expect.element(page.getByRole('columnheader', { name: 'Stage', exact: true })).toBeInTheDocument();
});
