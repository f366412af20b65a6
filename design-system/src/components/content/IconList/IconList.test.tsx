import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
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

test('a picture takes the place of the sign', async () => {
  const image = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A seal' };
  const { container } = mount(<IconList items={[{ title: 'Recognised', icon: 'shield', image }]} />);
  await expect.element(page.getByRole('img', { name: 'A seal' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<IconList items={[]} />);
  expect(container.innerHTML).toBe('');
});
