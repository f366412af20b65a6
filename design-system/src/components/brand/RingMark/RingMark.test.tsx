import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { RingMark } from './RingMark.tsx';

const circles = (mark: React.ReactElement) =>
  Array.from(mount(mark).container.querySelectorAll('circle'), (circle) => ({
    count: circle.getAttribute('pathLength'),
    r: Number(circle.getAttribute('r')),
    dashes: circle.getAttribute('stroke-dasharray'),
    faint: circle.hasAttribute('opacity'),
  }));

test('a circle of arcs for each ring that holds some, and one marigold arc', () => {
  const drawn = circles(<RingMark rings={[6, 0, 5]} highlight={[2, 4]} />);
  expect(drawn.map(({ count }) => count)).toEqual(['6', '5', '5']);
  expect(drawn.at(-1)?.dashes).toBe('.8 99');
  expect(drawn[1]?.r).toBe(drawn[2]?.r);
});

test('the first rings of a whole keep their size', () => {
  const [first] = circles(<RingMark rings={[6]} of={4} />);
  const [same, second] = circles(<RingMark rings={[6, 6]} of={4} />);
  expect(first).toEqual(same);
  expect(second?.r).toBeGreaterThan(same?.r ?? 0);
});

test.each([
  [1, '.8 99'],
  [3, '.8 .2 .8 .2 .8 99'],
  [5, '.8 .2 .8 .2 .8 .2 .8 .2 .8 99'],
])('%s of five arcs are strong, counted from the top', (lit, dashes) => {
  const [all, strong] = circles(<RingMark rings={[5]} lit={lit} />);
  expect([all?.count, all?.faint]).toEqual(['5', true]);
  expect([strong?.count, strong?.dashes, strong?.faint]).toEqual(['5', dashes, false]);
});

test('is decoration', () => {
  expect(
    mount(<RingMark rings={[5]} />)
      .container.querySelector('svg')
      ?.getAttribute('aria-hidden'),
  ).toBe('true');
});
