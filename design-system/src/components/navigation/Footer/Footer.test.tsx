import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Banner } from '../../content/Banner/Banner.tsx';
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

test('at every width the brand and five columns keep to themselves', async () => {
  const columns = ['Bachelor’s degrees', 'Master’s degrees', 'Student corner', 'Admission', 'University and policies'];
  const { container } = mount(
    <Footer
      brand="Meridian University Online"
      about="14 Residency Road, Pune 411001. Monday to Saturday, 9:00 to 18:00."
      columns={columns.map((title) => ({ title, links: [{ label: 'MA in Mass Communication', href: `/${title}` }] }))}
      legal="© 2025 Meridian"
    />,
  );
  const parts = [...container.querySelectorAll('.brand, nav')];
  for (const width of [320, 390, 768, 1024, 1280, 1600]) {
    await page.viewport(width, 800);
    const boxes = parts.map((part) => part.getBoundingClientRect());
    for (const [at, box] of boxes.entries()) {
      expect(parts[at]?.scrollWidth, `${width} px`).toBeLessThanOrEqual(Math.ceil(box.width));
      const others = boxes.slice(at + 1);
      const over = others.filter((other) => other.left < box.right && other.right > box.left && other.top < box.bottom);
      expect(
        over.filter((other) => other.bottom > box.top),
        `${width} px`,
      ).toEqual([]);
    }
  }
});

test('a line parts it from a band of ink right above, without a gap, and from nothing else', () => {
  const line = (last: ReactNode) => {
    const { container, unmount } = mount(
      <>
        <main>{last}</main>
        <Footer brand="Meridian" columns={[]} legal="© Meridian" />
      </>,
    );
    const footer = container.querySelector('footer');
    const above = container.querySelector('main')?.getBoundingClientRect().bottom ?? 0;
    expect(footer?.getBoundingClientRect().top).toBe(above);
    const { borderTopWidth } = getComputedStyle(footer as HTMLElement);
    unmount();
    return borderTopWidth;
  };
  expect(line(<Banner title="Ready?" seed="ready" />)).toBe('3px');
  expect(line(<div>Words</div>)).toBe('0px');
});
