import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { SidePanel } from './SidePanel.tsx';

const given = () => document.documentElement.style.getPropertyValue('--side-panel');

test('fixed: is at the end of the window, and sets its width while it is mounted', async () => {
  const { unmount } = mount(
    <SidePanel fixed title="Preview">
      <p>Page</p>
    </SidePanel>,
  );
  const panel = page.getByRole('region', { name: 'Preview' });
  await expect.element(panel).toBeVisible();
  expect(given()).not.toBe('');
  expect(Math.round(panel.element().getBoundingClientRect().right)).toBe(document.documentElement.clientWidth);
  unmount();
  expect(given()).toBe('');
});

test('the close button closes it', async () => {
  const close = vi.fn();
  mount(
    <SidePanel title="Preview" onClose={close}>
      <p>Page</p>
    </SidePanel>,
  );
  await page.getByRole('button', { name: 'Close' }).click();
  expect(close).toHaveBeenCalledOnce();
  expect(given()).toBe('');
});
