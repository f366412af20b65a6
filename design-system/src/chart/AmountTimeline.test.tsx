import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { AmountTimeline } from './AmountTimeline.tsx';

const ways = [
  { title: 'At once', mark: 'Least', total: 100, steps: [{ label: 'On day one', amount: 100, at: 0 }] },
  {
    title: 'In parts',
    total: 110,
    steps: [
      { label: 'First', amount: 50, at: 0 },
      { label: 'Months 1 to 3', amount: 20, at: 1, times: 3 },
    ],
  },
];
const timeline = () => mount(<AmountTimeline title="What is paid when" ways={ways} until={3} ticks={['0', '3']} />);

test('the first way is shown, a click or an arrow key shows another, and all are drawn to one scale', async () => {
  const { container } = timeline();
  await expect.element(page.getByRole('group', { name: 'What is paid when' })).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'At once Least ₹100' })).toBeChecked();
  const shown = () =>
    Array.from(container.querySelectorAll('li'))
      .filter((step) => step.checkVisibility())
      .map((step) => step.textContent);
  expect(shown()).toEqual(['On day one ₹100']);
  await page.getByRole('radio', { name: 'In parts ₹110' }).click();
  expect(shown()).toEqual(['First ₹50', 'Months 1 to 3 3 × ₹20']);
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['On day one ₹100']);
  expect(Array.from(container.querySelectorAll('path'), (path) => path.getAttribute('d'))).toEqual([
    'M0 100v-100',
    'M0 100v-50m1 50v-20m1 20v-20m1 20v-20',
  ]);
});

test.each([390, 1280])('at %d px a total shares the line of its name, and nothing scrolls sideways', async (width) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  const { container } = timeline();
  for (const label of container.querySelectorAll('label')) {
    const [name, total] = [label.querySelector('span'), label.querySelector('b')].map((part) =>
      part?.getBoundingClientRect(),
    );
    expect(total?.top).toBeLessThan(name?.bottom ?? 0);
    expect(total?.bottom).toBeGreaterThan(name?.top ?? 0);
  }
  expect(container.scrollWidth).toBeLessThanOrEqual(container.clientWidth);
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<AmountTimeline title="What is paid when" ways={[]} until={3} ticks={[]} />);
  expect(container.innerHTML).toBe('');
});
