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
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<Steps items={[]} />);
  expect(container.innerHTML).toBe('');
});
