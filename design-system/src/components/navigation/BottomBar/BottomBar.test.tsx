import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { BottomBar } from './BottomBar.tsx';

test('on a phone stays at the lower edge and never covers the last line', async () => {
  await page.viewport(390, 600);
  const { container } = mount(
    <>
      <div style={{ height: 1200 }} />
      <p>Last line</p>
      <BottomBar>
        <button type="button">Apply</button>
      </BottomBar>
    </>,
  );
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const bar = container.querySelector('[role="region"]')?.getBoundingClientRect();
  const last = page.getByText('Last line').element().getBoundingClientRect();
  expect(bar?.bottom).toBe(600);
  expect(last.bottom).toBeLessThanOrEqual(bar?.top ?? 0);
  await page.viewport(1280, 800);
  await expect.element(page.getByText('Apply')).not.toBeVisible();
});
