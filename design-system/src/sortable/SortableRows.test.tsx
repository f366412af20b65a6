import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { SortableRows, type SortableRowsProps } from './SortableRows.tsx';

function Owner(props: Partial<SortableRowsProps<string>>) {
  const [items, setItems] = useState<readonly string[]>(['Fees', 'Exams', 'Lectures']);
  return (
    <table>
      <tbody>
        <SortableRows items={items} itemId={(item) => item} label={(item) => item} onReorder={setItems} {...props}>
          {(item, { row, start }) => (
            <tr {...row}>
              <td>{start(null)}</td>
              <td>
                <a href={`#${item}`}>{item}</a>
              </td>
            </tr>
          )}
        </SortableRows>
      </tbody>
    </table>
  );
}

const order = () => [...document.querySelectorAll('main tr')].map((row) => row.textContent);
const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}, position`) });
const said = (words: string) =>
  expect.poll(() => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)).toContain(words);

test('Alt with an arrow key moves the row in which the focus is, and the focus stays', async () => {
  mount(<Owner />);
  const link = page.getByRole('link', { name: 'Exams' });
  link.element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await said('Exams moved to position 1 of 3.');
  expect(order()).toEqual(['Exams', 'Fees', 'Lectures']);
  await expect.element(link).toHaveFocus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}{ArrowDown}');
  expect(order()).toEqual(['Exams', 'Fees', 'Lectures']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await said('Exams moved to position 3 of 3.');
  await expect.element(link).toHaveFocus();
});

test('the handle picks a row up by Space, carries it by arrows and puts it down; Esc puts it back', async () => {
  mount(<Owner />);
  handle('Fees').element().focus();
  await userEvent.keyboard(' ');
  await said('Picked up Fees, position 1 of 3.');
  await userEvent.keyboard('{ArrowDown}');
  await said('Fees is over position 2 of 3.');
  await userEvent.keyboard(' ');
  await expect.poll(order).toEqual(['Exams', 'Fees', 'Lectures']);
  await userEvent.keyboard(' ');
  await said('Picked up Fees, position 2 of 3.');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await said('Cancelled. Fees is back at position 2 of 3.');
  expect(order()).toEqual(['Exams', 'Fees', 'Lectures']);
});

test('the pointer drags a row by its handle, and nothing but rows is put into the table', async () => {
  mount(<Owner />);
  await userEvent.dragAndDrop(handle('Fees'), handle('Lectures'), { steps: 12 });
  await expect.poll(order).toEqual(['Exams', 'Lectures', 'Fees']);
  expect([...(document.querySelector('tbody')?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
    'TR',
    'TR',
    'TR',
  ]);
});

test('an order that could not be saved goes back', async () => {
  mount(<Owner onReorder={() => Promise.reject(new Error('offline'))} />);
  page.getByRole('link', { name: 'Fees' }).element().focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await said('Fees could not be moved and is back at position 1.');
  expect(order()).toEqual(['Fees', 'Exams', 'Lectures']);
});
