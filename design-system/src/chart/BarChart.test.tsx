import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { BarChart } from './BarChart.tsx';

const widths = (container: HTMLElement) =>
  Array.from(container.querySelectorAll('.bar'), (bar) => Math.round(bar.getBoundingClientRect().width));

test('bars are in the proportion of their values, and each is read with its label and figure', () => {
  const { container } = mount(
    <BarChart
      label="Steps"
      bars={[
        { label: 'Phone', value: 400, text: '400' },
        { label: 'Code', value: 100, text: '100', note: '300 left' },
        { label: 'Done', value: 0, text: '0' },
      ]}
    />,
  );
  const [phone = 0, code = 0, done] = widths(container);
  expect(phone).toBeGreaterThan(0);
  expect(Math.abs(code - phone / 4)).toBeLessThanOrEqual(1);
  expect(done).toBe(0);
  const list = page.getByRole('list', { name: 'Steps' });
  expect(
    list
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Phone 400', 'Code 100300 left', 'Done 0']);
});

test('a figure opens its list, and the former figure is drawn at its own length', () => {
  const { container } = mount(
    <BarChart label="Steps" bars={[{ label: 'Leads', value: 100, text: '100', href: '/leads', before: 200 }]} />,
  );
  expect(page.getByRole('link', { name: 'Leads: 100' }).element().getAttribute('href')).toBe('/leads');
  const [bar = 0] = widths(container);
  const at = (part: string) => container.querySelector(part)?.getBoundingClientRect().right ?? 0;
  const start = container.querySelector('.bar')?.getBoundingClientRect().left ?? 0;
  expect(Math.abs(at('.before') - start - 2 * bar)).toBeLessThanOrEqual(2);
});

test('if all are zero there are no bars', () => {
  const { container } = mount(<BarChart label="Steps" bars={[{ label: 'Phone', value: 0, text: '0' }]} />);
  expect(widths(container)).toEqual([0]);
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<BarChart label="Steps" bars={[]} />);
  expect(container.innerHTML).toBe('');
});
