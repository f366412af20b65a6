import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Figure } from './Figure.tsx';

const picture = { src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A lattice', width: 640, height: 320 };

test('reserves the space of its picture and loads it lazily', async () => {
  mount(
    <div style={{ width: 320 }}>
      <Figure {...picture} caption="Drawn from a word" />
    </div>,
  );
  const image = page.getByRole('img', { name: 'A lattice' });
  await expect.element(image).toHaveAttribute('loading', 'lazy');
  expect(image.element().getBoundingClientRect().width).toBe(320);
  await expect.element(page.getByText('Drawn from a word')).toBeVisible();
});

test('above the fold it is fetched first', async () => {
  mount(<Figure {...picture} priority />);
  await expect.element(page.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  await expect.element(page.getByRole('img')).not.toHaveAttribute('loading');
});
