import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Banner } from './Banner.tsx';

test('is a region named by its title, with its action', async () => {
  mount(<Banner title="Ready?" text="We answer in a day." seed="ready" action={<a href="/contact">Get in touch</a>} />);
  await expect.element(page.getByRole('region', { name: 'Ready?' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get in touch' })).toBeVisible();
});

test('a picture replaces the lattice, and is never under the text', async () => {
  const { container } = mount(
    <Banner title="Ready?" text="We answer." seed="ready" picture={{ src: '/none.png', alt: 'Three stars' }} />,
  );
  const text = page.getByText('We answer.').element().getBoundingClientRect();
  const picture = container.querySelector('.picture')?.getBoundingClientRect();
  expect(picture && (picture.top >= text.bottom || picture.left >= text.right)).toBe(true);
  await expect.element(page.getByRole('img', { name: 'Three stars' })).toBeVisible();
});

test('a phone shows the picture for phones, below the text, and no other', async () => {
  await page.viewport(390, 844);
  const picture = { src: '/none.png', alt: 'Three stars' };
  const { container } = mount(
    <>
      <Banner title="Wide" seed="wide" picture={picture} />
      <Banner title="Both" seed="both" picture={{ ...picture, phone: { src: '/phone.png' } }} />
    </>,
  );
  const [wide, both] = [...container.querySelectorAll('.picture')];
  await expect.element(page.getByRole('heading', { name: 'Both' })).toBeVisible();
  expect(wide?.checkVisibility()).toBe(false);
  expect(both?.checkVisibility()).toBe(true);
  const title = page.getByRole('heading', { name: 'Both' }).element().getBoundingClientRect();
  expect(both!.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.bottom);
});
