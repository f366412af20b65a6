import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import type { SortableGroupsProps, SortedGroup } from './sortable-groups-props.ts';
import { SortableGroups } from './SortableGroups.tsx';

type Groups = readonly SortedGroup<string, string>[];
const first: Groups = [
  { group: 'One', items: ['Fees', 'Exams'] },
  { group: 'Two', items: ['Dates'] },
  { group: 'Three', items: [] },
];

const same = (name: string) => name;

function Owner({ groups = first, onReorder, ...props }: Partial<SortableGroupsProps<string, string>>) {
  const [held, setHeld] = useState(groups);
  return (
    <SortableGroups
      groups={held}
      groupId={same}
      itemId={same}
      groupLabel={same}
      itemLabel={same}
      renderGroup={same}
      renderItem={same}
      emptyText="Nothing"
      onReorder={onReorder ?? setHeld}
      {...props}
    />
  );
}

const order = () =>
  [...document.querySelectorAll('main > ul > li, main div > ul > li')]
    .filter((one) => one.querySelector('ul'))
    .map((one) => [...one.querySelectorAll('li')].map((item) => item.textContent).join(','));
const names = () => [...document.querySelectorAll('ul[aria-label]')].map((list) => list.ariaLabel);
const handle = (name: string) => page.getByRole('button', { name: new RegExp(`^Move ${name}, `) });
const said = (words: string) =>
  expect.poll(() => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)).toContain(words);

test('keys move an item through its group and into the next; every step is announced, focus stays', async () => {
  const onReorder = vi.fn<(groups: unknown) => void>();
  mount(<Owner onReorder={onReorder} />);
  handle('Fees').element().focus();
  await userEvent.keyboard(' ');
  await said('Picked up Fees, position 1 of 2 in One.');
  await expect.element(handle('Fees')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{ArrowDown}');
  await said('Fees is at position 2 of 2 in One.');
  await userEvent.keyboard('{ArrowDown}');
  await said('Fees is at position 1 of 2 in Two.');
  await expect.element(handle('Fees')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await said('Fees is at position 1 of 1 in Three.');
  await userEvent.keyboard('{ArrowRight}');
  await said('Fees goes no further.');
  expect(onReorder).not.toHaveBeenCalled();
  await userEvent.keyboard(' ');
  await said('Put down Fees at position 1 of 1 in Three.');
  expect(order()).toEqual(['Exams', 'Dates', 'Fees']);
  expect(onReorder).toHaveBeenCalledExactlyOnceWith([
    { group: 'One', items: ['Exams'] },
    { group: 'Two', items: ['Dates'] },
    { group: 'Three', items: ['Fees'] },
  ]);
});

test('Escape brings it back, Tab puts it down', async () => {
  const onReorder = vi.fn<(groups: unknown) => void>();
  mount(<Owner onReorder={onReorder} />);
  handle('Dates').element().focus();
  await userEvent.keyboard(' {ArrowLeft}');
  await said('Dates is at position 3 of 3 in One.');
  await userEvent.keyboard('{Escape}');
  await said('Cancelled. Dates is back at position 1 of 1 in Two.');
  expect(order()).toEqual(['Fees,Exams', 'Dates', 'Nothing']);
  await userEvent.keyboard(' {ArrowDown}{Tab}');
  await said('Put down Dates at position 1 of 1 in Three.');
  expect(order()).toEqual(['Fees,Exams', 'Nothing', 'Dates']);
  expect(onReorder).toHaveBeenCalledOnce();
});

test('a group takes its items with it', async () => {
  mount(<Owner />);
  handle('One').element().focus();
  await userEvent.keyboard(' ');
  await said('Picked up One, group 1 of 3.');
  await userEvent.keyboard('{ArrowDown} ');
  await said('Put down One at group 2 of 3.');
  expect(names()).toEqual(['Two', 'One', 'Three']);
  expect(order()).toEqual(['Dates', 'Fees,Exams', 'Nothing']);
});

test('the buttons move by one, over the border of a group too, and keep the focus', async () => {
  mount(<Owner />);
  const down = page.getByRole('button', { name: 'Move Exams down' });
  await down.click();
  await said('Exams moved to position 1 of 2 in Two.');
  await expect.element(down).toHaveFocus();
  expect(order()).toEqual(['Fees', 'Exams,Dates', 'Nothing']);
  await page.getByRole('button', { name: 'Move Two down' }).click();
  expect(names()).toEqual(['One', 'Three', 'Two']);
  await expect.element(page.getByRole('button', { name: 'Move Two down' })).toHaveAttribute('aria-disabled', 'true');
});

test('the pointer drags an item into another group, and into an empty one', async () => {
  mount(<Owner />);
  await userEvent.dragAndDrop(handle('Fees'), handle('Dates'), { steps: 12 });
  await expect.poll(() => order()[1]).toMatch(/Fees/);
  await userEvent.dragAndDrop(handle('Exams'), page.getByText('Nothing').last(), { steps: 12 });
  await expect.poll(() => order()[2]).toBe('Exams');
});

test('the pointer drags a group', async () => {
  mount(<Owner />);
  await userEvent.dragAndDrop(handle('Three'), handle('One'), { steps: 12 });
  await expect.poll(names).toEqual(['Three', 'One', 'Two']);
});

test('an order that could not be saved goes back', async () => {
  mount(<Owner onReorder={() => Promise.reject(new Error('offline'))} />);
  await page.getByRole('button', { name: 'Move Fees down' }).click();
  await said('Fees could not be moved and is back at position 1 of 2 in One.');
  expect(order()).toEqual(['Fees,Exams', 'Dates', 'Nothing']);
});

test('a new array with the same items changes nothing', async () => {
  function Fresh() {
    const [turn, setTurn] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setTurn(turn + 1)}>
          Again
        </button>
        <SortableGroups
          groups={first.map((one) => ({ ...one }))}
          groupId={same}
          itemId={same}
          groupLabel={same}
          itemLabel={same}
          renderGroup={same}
          renderItem={same}
          emptyText="Nothing"
          onReorder={() => undefined}
        />
      </>
    );
  }
  mount(<Fresh />);
  await page.getByRole('button', { name: 'Move Fees down' }).click();
  await page.getByRole('button', { name: 'Again' }).click();
  expect(order()).toEqual(['Exams,Fees', 'Dates', 'Nothing']);
});

test('nothing runs out of a window of 320 px', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<Owner groups={[{ group: 'One', items: ['recognition'.repeat(12)] }]} />);
  expect(document.documentElement.scrollWidth).toBe(320);
});
