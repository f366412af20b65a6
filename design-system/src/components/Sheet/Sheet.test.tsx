import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { Sheet } from './Sheet.tsx';

test('the words stand inside the border, never on it', async () => {
  const { container } = mount(
    <div style={{ width: 320 }}>
      <Sheet seed="certificate">
        <p>Certificate</p>
      </Sheet>
    </div>,
  );
  await expect.element(page.getByText('Certificate')).toBeVisible();
  const border = container.querySelector('svg')?.getBoundingClientRect();
  const words = page.getByText('Certificate').element().getBoundingClientRect();
  expect(border?.width).toBe(320);
  expect(words.top - (border?.top ?? 0)).toBeGreaterThan(32);
  expect(words.left - (border?.left ?? 0)).toBeGreaterThan(32);
});
