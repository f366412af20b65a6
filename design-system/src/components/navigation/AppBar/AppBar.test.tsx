import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { AppBar } from './AppBar.tsx';

const bar = (currentHref = '/about') => (
  <AppBar
    brand="Meridian"
    currentHref={currentHref}
    actions={<button type="button">Apply</button>}
    items={[
      { label: 'About', href: '/about' },
      { label: 'Students', items: [{ label: 'Forum', href: '#forum' }] },
      {
        label: 'Subjects',
        href: '/subjects',
        allLabel: 'All subjects',
        items: [
          { label: 'Arts', items: [{ label: 'English', href: '/arts/english' }] },
          { label: 'Science', href: '/science', items: [{ label: 'Physics', href: '/science/physics' }] },
        ],
      },
    ]}
  />
);
const title = (label: string) => page.getByText(label, { exact: true }).first().element();
const menu = (label: string) => title(label).closest('details');
const onAPhone = async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
};
const sheet = () => page.getByRole('dialog', { name: 'Main menu' });
const press = (container: HTMLElement) => container.querySelector<HTMLElement>('.narrow summary')?.click();

test('a title opens on click, and closes by Escape with focus on the title', async () => {
  mount(bar());
  menu('Students')?.querySelector('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  expect(menu('Students')?.open).toBe(true);
  await expect.element(page.getByRole('link', { name: 'Forum' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Escape}');
  expect(menu('Students')?.open).toBe(false);
  expect(document.activeElement).toBe(title('Students'));
});

test('hover opens nothing; a second click, another title, a click elsewhere and a followed link close', async () => {
  mount(bar());
  await userEvent.hover(title('Students'));
  expect(menu('Students')?.open).toBe(false);
  await userEvent.click(title('Students'));
  await userEvent.click(title('Subjects'));
  expect([menu('Students')?.open, menu('Subjects')?.open]).toEqual([false, true]);
  await userEvent.click(title('Subjects'));
  expect(menu('Subjects')?.open).toBe(false);
  await userEvent.click(title('Students'));
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  expect(menu('Students')?.open).toBe(false);
  await userEvent.click(title('Students'));
  await page.getByRole('link', { name: 'Forum' }).click();
  expect(menu('Students')?.open).toBe(false);
});

test('groups are below their headings in a panel as wide as the page', async () => {
  const { container } = mount(bar());
  await userEvent.click(title('Subjects'));
  await expect.element(page.getByRole('list', { name: 'Arts' }).getByRole('link', { name: 'English' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Science' })).toHaveAttribute('href', '/science');
  await expect.element(page.getByRole('link', { name: 'All subjects' })).toHaveAttribute('href', '/subjects');
  const panel = menu('Subjects')?.querySelector('.panel')?.getBoundingClientRect();
  expect(panel?.width).toBe(container.querySelector('header')?.getBoundingClientRect().width);
});

test('arrows go along the row, down into a panel and back to its title', async () => {
  mount(bar());
  page.getByRole('link', { name: 'About' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(menu('Subjects')?.open).toBe(true);
  expect(document.activeElement?.textContent).toBe('All subjects');
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('English');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(title('Subjects'));
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(title('Students'));
});

test('marks the page shown, and the title that holds it', () => {
  const { container, rerender } = mount(bar());
  const marks = () =>
    Array.from(container.querySelectorAll('.wide [aria-current]'), (one) => [one.ariaCurrent, one.textContent]);
  expect(marks()).toEqual([['page', 'About']]);
  rerender(bar('/science/physics'));
  expect(marks()).toEqual([
    ['true', 'Subjects'],
    ['page', 'Physics'],
  ]);
});

test('phone: the menu is a drawer with titles that expand; Escape closes it and focuses its button', async () => {
  await onAPhone();
  const { container } = mount(bar());
  press(container);
  await expect.element(sheet()).toBeVisible();
  await expect.poll(() => container.querySelector('dialog')?.matches(':modal')).toBe(true);
  const students = page.getByRole('navigation', { name: 'Main menu' }).getByText('Students');
  await students.click();
  await expect.element(page.getByRole('link', { name: 'Forum' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet()).not.toBeInTheDocument();
  expect(document.activeElement).toBe(container.querySelector('.narrow summary'));
});

test('phone: the group of the current page is expanded, and a followed link closes the drawer', async () => {
  await onAPhone();
  const { container } = mount(bar('#forum'));
  press(container);
  await page.getByRole('link', { name: 'Forum' }).click();
  await expect.element(sheet()).not.toBeInTheDocument();
});

test('phone: a screen that grows wide leaves no sheet and no inert page behind', async () => {
  await onAPhone();
  const { container } = mount(bar());
  press(container);
  await expect.element(sheet()).toBeVisible();
  await page.viewport(1280, 800);
  await expect.poll(() => container.querySelector('dialog')?.open).toBe(false);
});

test('without script both menus open and close all the same', async () => {
  const wide = withoutScript(bar());
  wide.querySelector<HTMLElement>('.wide summary')?.click();
  await expect.element(page.getByRole('link', { name: 'Forum' })).toBeVisible();
  await onAPhone();
  press(wide);
  await expect.element(sheet()).toBeVisible();
  const summary = wide.querySelector<HTMLElement>('.narrow summary');
  const { left, top } =
    wide.querySelector('dialog [data-part="head"] button')?.getBoundingClientRect() ?? new DOMRect();
  expect(document.elementFromPoint(left + 22, top + 22)?.closest('summary')).toBe(summary);
  summary?.click();
  await expect.element(sheet()).not.toBeInTheDocument();
});
