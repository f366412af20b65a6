import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { VideoFacade } from './VideoFacade.tsx';

test('loads nothing from the player before the click, and is a link until then', async () => {
  const { container } = mount(<VideoFacade title="A day of classes" embedUrl="about:blank?rel=0" />);
  expect(container.querySelector('iframe')).toBeNull();
  const link = page.getByRole('link', { name: 'Play video: A day of classes' });
  await expect.element(link).toHaveAttribute('href', 'about:blank?rel=0');
  await link.click();
  await expect.element(page.getByTitle('A day of classes')).toHaveAttribute('src', 'about:blank?rel=0&autoplay=1');
});

test('Enter starts it in its place', async () => {
  mount(<VideoFacade title="A day of classes" embedUrl="about:blank?rel=0" />);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByTitle('A day of classes')).toHaveAttribute('src', 'about:blank?rel=0&autoplay=1');
});
