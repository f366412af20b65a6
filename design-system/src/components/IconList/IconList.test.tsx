import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { IconList } from './IconList.tsx';

test('lists the points with their words', async () => {
  mount(<IconList items={[{ title: 'Live', description: 'At weekends.', icon: 'video' }, { title: 'Recorded' }]} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['LiveAt weekends.', 'Recorded']);
});
