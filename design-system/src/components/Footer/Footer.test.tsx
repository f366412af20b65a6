import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { Footer } from './Footer.tsx';

test('names each column and each social link', async () => {
  mount(
    <Footer
      brand="Meridian"
      columns={[{ title: 'Students', links: [{ label: 'Forum', href: '/forum' }] }]}
      socials={[{ label: 'YouTube', href: 'https://youtube.example', icon: 'youtube' }]}
      legal="© 2025 Meridian"
    />,
  );
  await expect.element(page.getByRole('navigation', { name: 'Students' })).toBeVisible();
  const social = page.getByRole('link', { name: 'YouTube' });
  await expect.element(social).toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByText('© 2025 Meridian')).toBeVisible();
});
