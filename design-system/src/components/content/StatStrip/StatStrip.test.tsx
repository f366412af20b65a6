import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { StatStrip } from './StatStrip.tsx';

test('pairs each figure with its label', () => {
  mount(<StatStrip items={[{ value: '120', title: 'Employers' }, { title: 'Live classes' }]} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['120Employers', 'Live classes']);
});

test.each([
  [390, 5, [1, 1, 1, 1, 1]],
  [390, 3, [1, 1, 1]],
  [390, 4, [2, 2]],
  [800, 5, [2, 3]],
  [1280, 5, [5]],
  [1280, 7, [3, 4]],
])('at %d px %d figures stand in rows of %j: none is left alone beside rows of several', async (width, count, rows) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  const { container } = mount(
    <StatStrip items={Array.from({ length: count }, (_, at) => ({ value: `${at}`, title: `Figure ${at}` }))} />,
  );
  const tops = Array.from(container.querySelectorAll('li'), (item) => item.getBoundingClientRect().top);
  expect(Array.from(new Set(tops), (top) => tops.filter((one) => one === top).length)).toEqual(rows);
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<StatStrip items={[]} />);
  expect(container.innerHTML).toBe('');
});
