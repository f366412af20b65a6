import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Skeleton } from './Skeleton.tsx';

test('has the size that was passed', () => {
  const { container } = mount(<Skeleton width={120} height={48} />);
  const box = container.querySelector('span')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([120, 48]);
});
