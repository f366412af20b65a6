import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('is there while something loads', async () => {
  const { rerender } = mount(<ProgressBar active />);
  await expect.element(page.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  rerender(<ProgressBar active={false} />);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});
