import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { TickList } from './TickList.tsx';

const groups = [{ label: 'Master’s', options: [{ value: 'mba', label: 'MBA' }] }];
const many = Array.from({ length: 60 }, (_, at) => ({ value: `c${at}`, label: `Certificate ${at + 1}` }));

test('its boxes have one name and stand in named groups', async () => {
  mount(<TickList name="programs" action="Compare" groups={groups} defaultChosen={['mba']} />);
  const group = page.getByRole('group', { name: 'Master’s' });
  await expect.element(group.getByLabelText('MBA')).toBeChecked();
  await expect.element(group.getByLabelText('MBA')).toHaveAttribute('name', 'programs');
});

test('the button says how many are ticked, and nothing while none is', async () => {
  const { container } = mount(<TickList name="programs" action="Compare" groups={groups} />);
  const count = () => {
    const action = container.querySelector('.action');
    return action ? getComputedStyle(action, '::after').content : undefined;
  };
  expect(count()).toBe('none');
  await userEvent.keyboard('{Tab} ');
  expect(count()).toBe('" " counter(ticked)');
  await userEvent.keyboard(' ');
  expect(count()).toBe('none');
});

test('the button is in sight while the list goes on below the screen', () => {
  mount(
    <div style={{ width: 320 }}>
      <TickList name="programs" action="Compare" groups={[{ label: 'Certificates', options: many }]} />
    </div>,
  );
  const box = page.getByRole('button', { name: 'Compare' }).element().getBoundingClientRect();
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
  expect(box.bottom).toBeLessThanOrEqual(innerHeight);
});
