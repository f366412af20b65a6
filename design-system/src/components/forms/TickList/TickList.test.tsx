import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { TickList } from './TickList.tsx';

const groups = [{ label: 'Master’s', options: [{ value: 'mba', label: 'MBA' }] }];
const many = Array.from({ length: 60 }, (_, at) => ({ value: `c${at}`, label: `Certificate ${at + 1}` }));

test('its boxes have one name and are in named groups', async () => {
  mount(<TickList name="programs" action="Compare" groups={groups} defaultChosen={['mba']} />);
  const group = page.getByRole('group', { name: 'Master’s' });
  await expect.element(group.getByLabelText('MBA')).toBeChecked();
  await expect.element(group.getByLabelText('MBA')).toHaveAttribute('name', 'programs');
});

test('the button shows the number of ticked boxes, if there are any', async () => {
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

const long = (defaultChosen: string[]) => (
  <div style={{ width: 320, paddingTop: 2000 }}>
    <TickList
      name="programs"
      action="Compare"
      help="Two to four"
      groups={[{ label: 'Certificates', options: many }]}
      defaultChosen={defaultChosen}
    />
  </div>
);
const bar = () => page.getByRole('button', { name: 'Compare' }).element().parentElement?.getBoundingClientRect();
const list = () => page.getByRole('group', { name: 'Certificates' }).element().getBoundingClientRect();
const box = (name: string) => page.getByLabelText(name, { exact: true }).element();

test('from the first tick on the button is in sight while the list goes on below the screen', async () => {
  mount(long([]));
  box('Certificate 1').scrollIntoView({ block: 'start', behavior: 'instant' });
  expect(bar()?.top).toBeGreaterThan(innerHeight);
  box('Certificate 1').focus();
  await userEvent.keyboard(' ');
  expect(list().bottom).toBeGreaterThan(innerHeight);
  expect(bar()?.bottom).toBeLessThanOrEqual(innerHeight);
});

test('the bar is above the list as it scrolls into view, and covers no focused box', () => {
  mount(long(['c0']));
  const below = list().top - innerHeight;
  for (const out of [60, 30, 0]) {
    scrollTo({ top: below - out, behavior: 'instant' });
    expect(bar()?.bottom).toBeLessThanOrEqual(list().top);
  }
  for (const name of ['Certificate 3', 'Certificate 30']) {
    box(name).focus();
    expect(box(name).getBoundingClientRect().bottom).toBeLessThanOrEqual(bar()?.top ?? 0);
  }
});
