import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';
import { DrawerDisclosure } from './DrawerDisclosure.tsx';

function Owner(props: Partial<DrawerProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filter
      </button>
      <Drawer title="Filters" {...props} open={open} onClose={() => setOpen(false)}>
        <a href="#all">All</a>
      </Drawer>
    </>
  );
}

const opener = () => page.getByRole('button', { name: 'Filter' });
const drawer = () => page.getByRole('dialog', { name: 'Filters' });
const panel = () =>
  page.getByRole('heading', { name: 'Filters' }).element().closest('[data-part="head"]')?.parentElement;

test('focus goes to its title, round inside it, and back to the opener on Esc', async () => {
  mount(<Owner />);
  await opener().click();
  await expect.element(page.getByRole('heading', { name: 'Filters' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(page.getByRole('link', { name: 'All' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer()).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
});

test('a click outside the sheet closes it, and the page behind does not scroll until then', async () => {
  mount(<Owner />);
  await opener().click();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await userEvent.click(drawer(), { position: { x: 8, y: 8 } });
  await expect.element(drawer()).not.toBeInTheDocument();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
});

test('is at the end of the screen, as tall as the screen', async () => {
  mount(<Owner />);
  await opener().click();
  expect(panel()?.getBoundingClientRect()).toMatchObject({ left: 880, width: 400, height: 800 });
});

test('is never wider than a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 640);
  mount(<Owner size="large" />);
  await opener().click();
  expect(panel()?.getBoundingClientRect()).toMatchObject({ left: 0, width: 320 });
});

test('Esc asks the owner, who may keep it open', async () => {
  const onClose = vi.fn();
  mount(
    <Drawer open title="Filters" onClose={onClose}>
      Saving
    </Drawer>,
  );
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  await expect.element(drawer()).toBeVisible();
});

test('with its own button: closed by its close button, focus back on the button', async () => {
  const { container } = mount(<DrawerDisclosure label="Filters">Words</DrawerDisclosure>);
  const summary = container.querySelector('summary');
  summary?.click();
  await expect.element(drawer()).toBeVisible();
  await expect.poll(() => container.querySelector('dialog')?.matches(':modal')).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.element(drawer()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(summary);
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

test('a text that arrives later and is longer than its room can be scrolled by keys', async () => {
  const drawerOf = (lines: number) => (
    <Drawer open onClose={() => undefined} title="Terms">
      {Array.from({ length: lines }, (_, at) => (
        <p key={at}>Fees are paid at the start of each semester.</p>
      ))}
    </Drawer>
  );
  const { rerender } = mount(drawerOf(1));
  await expect.element(page.getByRole('dialog', { name: 'Terms' })).toBeVisible();
  expect(page.getByRole('group', { name: 'Terms' }).elements()).toEqual([]);
  // Its size was looked at once by then.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  rerender(drawerOf(200));
  await expect.element(page.getByRole('group', { name: 'Terms' })).toHaveAttribute('tabindex', '0');
});
