import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { EmptyState } from './EmptyState.tsx';

test('says why, and offers the first action', async () => {
  mount(
    <EmptyState
      title="No questions yet"
      text="Write the first."
      action={<button type="button">Write</button>}
      headingLevel={2}
    />,
  );
  await expect.element(page.getByRole('heading', { level: 2, name: 'No questions yet' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write' })).toBeVisible();
});

test('a drawing replaces the icon', async () => {
  const { container } = mount(<EmptyState title="No friends yet" drawing={<img src="data:," alt="Two windows" />} />);
  await expect.element(page.getByRole('img', { name: 'Two windows' })).toBeInTheDocument();
  expect(container.querySelector('svg')).toBeNull();
});
