import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Banner } from './Banner.tsx';

test('is a region named by its title, with its action', async () => {
  mount(<Banner title="Ready?" text="We answer in a day." seed="ready" action={<a href="/contact">Get in touch</a>} />);
  await expect.element(page.getByRole('region', { name: 'Ready?' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Get in touch' })).toBeVisible();
});

test('a picture stands in place of the lattice, and never under the text', async () => {
  const { container } = mount(
    <Banner title="Ready?" text="We answer." seed="ready" picture={{ src: '/none.png', alt: 'Three stars' }} />,
  );
  const text = page.getByText('We answer.').element().getBoundingClientRect();
  const picture = container.querySelector('.picture')?.getBoundingClientRect();
  expect(picture && (picture.top >= text.bottom || picture.left >= text.right)).toBe(true);
  await expect.element(page.getByRole('img', { name: 'Three stars' })).toBeVisible();
});
