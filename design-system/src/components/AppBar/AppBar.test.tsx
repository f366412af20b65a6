import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { AppBar } from './AppBar.tsx';

const bar = (
  <AppBar
    brand="Meridian"
    currentHref="/about"
    actions={<button type="button">Apply</button>}
    items={[
      { label: 'About', href: '/about' },
      { label: 'Students', items: [{ label: 'Forum', href: '/forum' }] },
    ]}
  />
);
const menuOf = (container: HTMLElement) => container.querySelector<HTMLDetailsElement>('.wide details');

test('wide: a title over further links opens by press and closes by Escape, focus on the title', async () => {
  const { container } = mount(bar);
  const title = container.querySelector<HTMLElement>('.wide summary');
  title?.focus();
  await userEvent.keyboard('{Enter}');
  expect(menuOf(container)?.open).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Forum' }).first()).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  expect(menuOf(container)?.open).toBe(false);
  expect(document.activeElement).toBe(title);
});

test('wide: a mouse opens the links by pointing', async () => {
  const { container } = mount(bar);
  await userEvent.hover(container.querySelector('.wide summary') ?? container);
  expect(menuOf(container)?.open).toBe(true);
  await userEvent.click(container.querySelector('.wide summary') ?? container);
  expect(menuOf(container)?.open).toBe(true);
  await userEvent.unhover(container.querySelector('.wide summary') ?? container);
  expect(menuOf(container)?.open).toBe(false);
});

test('marks the page shown', () => {
  const { container } = mount(bar);
  expect(container.querySelector('.wide [aria-current="page"]')?.textContent).toBe('About');
});

test('phone: the menu is a sheet that holds every link and closes by Escape', async () => {
  await page.viewport(390, 844);
  const { container } = mount(bar);
  const sheet = container.querySelector<HTMLDetailsElement>('.narrow details');
  container.querySelector<HTMLElement>('.narrow summary')?.click();
  expect(sheet?.open).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Forum' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(sheet?.open).toBe(false);
  await page.viewport(1280, 800);
});
