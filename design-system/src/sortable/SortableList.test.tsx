import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import hindi from '../language/hindi.json';
import { TextsProvider } from '../language/TextsProvider.tsx';
import { SortableList, type SortableListProps } from './SortableList.tsx';

function Owner(props: Partial<SortableListProps<string>>) {
  const [items, setItems] = useState<readonly string[]>(['Fees', 'Exams', 'Lectures']);
  return (
    <SortableList
      items={items}
      itemId={(item) => item}
      label={(item) => item}
      renderItem={(item) => item}
      onReorder={setItems}
      {...props}
    />
  );
}

const order = () => [...document.querySelectorAll('main li')].map((row) => row.textContent);
const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}, position`) });
const said = (words: string) =>
  expect.poll(() => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)).toContain(words);

test('the keyboard picks up, moves and drops, and every step is announced', async () => {
  mount(<Owner />);
  handle('Exams').element().focus();
  await userEvent.keyboard(' ');
  await said('Picked up Exams, position 2 of 3.');
  await userEvent.keyboard('{ArrowDown}');
  await said('Exams is over position 3 of 3.');
  await userEvent.keyboard(' ');
  await said('Put down Exams at position 3 of 3.');
  await expect.poll(order).toEqual(['Fees', 'Lectures', 'Exams']);
});

test('Esc puts an item back', async () => {
  mount(<Owner />);
  handle('Exams').element().focus();
  await userEvent.keyboard(' ');
  await said('Picked up Exams, position 2 of 3.');
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await said('Cancelled. Exams is back at position 2 of 3.');
  expect(order()).toEqual(['Fees', 'Exams', 'Lectures']);
});

test('the pointer drags a row by its handle', async () => {
  mount(<Owner />);
  await userEvent.dragAndDrop(handle('Fees'), handle('Lectures'), { steps: 8 });
  await expect.poll(order).toEqual(['Exams', 'Lectures', 'Fees']);
});

test('the buttons move a row by one position, announce it, and keep focus', async () => {
  mount(<Owner />);
  const down = page.getByRole('button', { name: 'Move Fees down' });
  await down.click();
  expect(order()).toEqual(['Exams', 'Fees', 'Lectures']);
  await said('Fees moved to position 2 of 3.');
  await expect.element(down).toHaveFocus();
});

test('the ends go no further', async () => {
  mount(<Owner />);
  const up = page.getByRole('button', { name: 'Move Fees up' });
  await expect.element(up).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(up, { force: true });
  expect(order()).toEqual(['Fees', 'Exams', 'Lectures']);
});

test('an order that could not be saved goes back', async () => {
  mount(<Owner onReorder={() => Promise.reject(new Error('offline'))} />);
  await page.getByRole('button', { name: 'Move Fees down' }).click();
  await said('Fees could not be moved and is back at position 1.');
  expect(order()).toEqual(['Fees', 'Exams', 'Lectures']);
});

test('beside an open form the handle stays at its first line', () => {
  mount(
    <Owner
      renderItem={() => (
        <div data-spread="tall" style={{ height: 900 }}>
          Fees
        </div>
      )}
    />,
  );
  expect(handle('Fees').element().getBoundingClientRect().height).toBeLessThan(70);
});

test('in Hindi its buttons and announcements are Hindi', async () => {
  mount(
    <TextsProvider texts={hindi}>
      <Owner />
    </TextsProvider>,
  );
  await expect.element(page.getByRole('button', { name: 'Fees की जगह बदलें, स्थान 1, कुल 3' })).toBeVisible();
  await page.getByRole('button', { name: 'Fees को नीचे ले जाएँ' }).click();
  await said('Fees की नई जगह: स्थान 2, कुल 3।');
});
