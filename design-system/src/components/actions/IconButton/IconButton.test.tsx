import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { IconButton } from './IconButton.tsx';

test('has an accessible name and is large enough for a thumb', async () => {
  const onClick = vi.fn();
  mount(<IconButton label="Close" icon="close" onClick={onClick} />);
  const button = page.getByRole('button', { name: 'Close' });
  await button.click();
  expect(onClick).toHaveBeenCalledOnce();
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
});

test('Enter and Space activate it', async () => {
  const onClick = vi.fn();
  mount(<IconButton label="Close" icon="close" onClick={onClick} />);
  await userEvent.keyboard('{Tab}{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
});
