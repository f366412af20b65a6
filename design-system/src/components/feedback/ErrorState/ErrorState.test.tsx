import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { ErrorState } from './ErrorState.tsx';

test('is announced and offers to try again', async () => {
  const onRetry = vi.fn();
  mount(<ErrorState title="The fees did not load" text="Nothing was lost." onRetry={onRetry} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The fees did not loadNothing was lost.Try again');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('has no retry button without a handler', async () => {
  mount(<ErrorState title="This page does not exist" />);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});
