import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Skeleton } from './Skeleton.tsx';

test('draws as many lines as asked and keeps quiet', () => {
  const { container } = mount(<Skeleton lines={3} />);
  const lines = container.querySelector('[aria-hidden="true"]')?.children;
  expect(lines).toHaveLength(3);
});

test('takes the size of what is coming', () => {
  const { container } = mount(<Skeleton width={120} height={48} />);
  const box = container.querySelector('span')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([120, 48]);
});
