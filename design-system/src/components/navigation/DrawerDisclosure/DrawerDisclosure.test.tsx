import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { DrawerDisclosure } from './DrawerDisclosure.tsx';

const drawer = () => page.getByRole('dialog', { name: 'Filters' });

test('its close button and Escape close it, and the focus goes back to its button', async () => {
  const { container } = mount(<DrawerDisclosure label="Filters">Words</DrawerDisclosure>);
  const summary = container.querySelector('summary');
  summary?.click();
  await expect.element(drawer()).toBeVisible();
  await expect.poll(() => container.querySelector('dialog')?.matches(':modal')).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(summary);
  summary?.click();
  await expect.element(drawer()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
});

test('opened before the script came, it becomes modal when the script is there', async () => {
  const dead = withoutScript(<DrawerDisclosure label="Filters">Words</DrawerDisclosure>);
  dead.querySelector('summary')?.click();
  await expect.element(drawer()).toBeVisible();
  expect(dead.querySelector('dialog')?.matches(':modal')).toBe(false);
  const { container } = mount(
    <div
      ref={(box) => {
        // Open from the first moment, as a visitor may have left it.
        box?.querySelector('details')?.setAttribute('open', '');
      }}
    >
      <DrawerDisclosure label="More filters">Words</DrawerDisclosure>
    </div>,
  );
  await expect.poll(() => container.querySelector('dialog')?.matches(':modal')).toBe(true);
});
