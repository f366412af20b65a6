import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('links every step but the page itself', async () => {
  mount(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Arts', href: '/arts' },
        { label: 'English', href: '/arts/english' },
      ]}
    />,
  );
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/arts']);
  await expect.element(page.getByText('English')).toHaveAttribute('aria-current', 'page');
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<Breadcrumbs items={[]} />);
  expect(container.innerHTML).toBe('');
});
