import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { Tooltip } from './Tooltip.tsx';

const tip = () => page.getByText('Visible within seconds');

test('appears on focus, describes its control, and Esc puts it away', async () => {
  mount(
    <Tooltip label="Visible within seconds">
      <button type="button">Publish</button>
    </Tooltip>,
  );
  await expect.element(page.getByRole('button')).toHaveAccessibleDescription('Visible within seconds');
  await expect.element(tip()).not.toBeVisible();
  await userEvent.tab();
  await expect.element(tip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(tip()).not.toBeVisible();
});

test('stays while the pointer rests on it', async () => {
  mount(
    <div style={{ padding: 80 }}>
      <Tooltip label="Visible within seconds">
        <button type="button">Publish</button>
      </Tooltip>
    </div>,
  );
  await userEvent.hover(page.getByRole('button'));
  await expect.element(tip()).toBeVisible();
  await userEvent.hover(tip());
  await expect.element(tip()).toBeVisible();
  await userEvent.unhover(tip());
  await expect.element(tip()).not.toBeVisible();
});

test('stays inside the window', async () => {
  mount(
    <div style={{ position: 'fixed', top: 0, right: 0 }}>
      <Tooltip label="Visible within seconds">
        <button type="button">Go</button>
      </Tooltip>
    </div>,
  );
  await userEvent.hover(page.getByRole('button'));
  const { right, top } = tip().element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(window.innerWidth);
  expect(top).toBeGreaterThanOrEqual(0);
});
