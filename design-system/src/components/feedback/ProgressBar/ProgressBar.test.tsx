import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { ProgressBar } from './ProgressBar.tsx';

test('is there while something loads', async () => {
  const { rerender } = mount(<ProgressBar active />);
  await expect.element(page.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument();
  rerender(<ProgressBar active={false} />);
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument();
});

test('has its value, and at most 1', async () => {
  const { rerender, container } = mount(<ProgressBar active variant="inline" label="Importing" value={0.42} />);
  const bar = page.getByRole('progressbar', { name: 'Importing' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '42');
  await expect.element(bar).toHaveAttribute('aria-valuetext', '42 per cent');
  const filled = () => {
    const [track, line] = [container.querySelector('[role]'), container.querySelector('[role] span')];
    return (line?.getBoundingClientRect().width ?? 0) / (track?.getBoundingClientRect().width ?? 1);
  };
  expect(filled()).toBeCloseTo(0.42, 2);
  rerender(<ProgressBar active variant="inline" label="Importing" value={7} />);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  expect(filled()).toBeCloseTo(1, 2);
});

test('without a value it announces none', async () => {
  mount(<ProgressBar active />);
  await expect.element(page.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

test('the one of the document is there from the first byte, ignores clicks, and disappears once the document is loaded', async () => {
  expect(renderToString(<ProgressBar active until="load" />)).toContain('role="progressbar"');
  mount(<ProgressBar active until="load" />);
  const bar = page.getByRole('progressbar');
  await expect.element(bar).toBeVisible();
  expect(getComputedStyle(bar.element()).pointerEvents).toBe('none');
  onTestFinished(() => document.documentElement.removeAttribute('data-loaded'));
  document.documentElement.setAttribute('data-loaded', '');
  await expect.element(page.getByLabelText('Loading the page')).not.toBeVisible();
});
