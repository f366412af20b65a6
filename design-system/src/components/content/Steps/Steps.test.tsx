import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Steps } from './Steps.tsx';

test('is an ordered list with a heading a step', async () => {
  const { container } = mount(
    <Steps items={[{ title: 'Register', description: 'Online.' }, { title: 'Pay' }]} headingLevel={4} />,
  );
  expect(container.querySelectorAll('ol > li')).toHaveLength(2);
  await expect.element(page.getByRole('heading', { level: 4, name: 'Register' })).toBeVisible();
});
test('a numeral is in the middle of its ring', () => {
  const { container } = mount(<Steps items={[{ title: 'Ask' }, { title: 'Pay' }]} ringTint="indigo" />);
  const [step, ring] = [container.querySelector('li') ?? container, container.querySelector('svg') ?? container];
  const numeral = getComputedStyle(step, '::before');
  expect([numeral.top, numeral.height]).toEqual([getComputedStyle(ring).top, getComputedStyle(ring).height]);
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<Steps items={[]} />);
  expect(container.innerHTML).toBe('');
});

test('ringed, each step has a ring of as many arcs as there are steps, those up to its own strong', () => {
  const items = ['Ask', 'Answer', 'Pay'].map((title) => ({ title }));
  const { container } = mount(<Steps items={items} ringTint="plum" />);
  const strong = Array.from(container.querySelectorAll('li'), (step) => {
    const [all, lit] = step.querySelectorAll('circle');
    return [all?.getAttribute('pathLength'), lit?.getAttribute('stroke-dasharray')?.match(/\.8/g)?.length];
  });
  expect(strong).toEqual([
    ['3', 1],
    ['3', 2],
    ['3', 3],
  ]);
  expect(mount(<Steps items={items} />).container.querySelector('svg')).toBeNull();
});

test('stacked, they are below each other on a laptop too', async () => {
  await page.viewport(1280, 800);
  const items = [{ title: 'Ask' }, { title: 'Answer' }];
  const lefts = (stacked: boolean) =>
    Array.from(mount(<Steps items={items} stacked={stacked} />).container.querySelectorAll('li'), (step) =>
      Math.round(step.getBoundingClientRect().left),
    );
  expect(new Set(lefts(true)).size).toBe(1);
  expect(new Set(lefts(false)).size).toBe(2);
});
