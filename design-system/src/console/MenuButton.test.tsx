import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { Button } from '../components/actions/Button/Button.tsx';
import { MenuButton } from './MenuButton.tsx';
import type { MenuAction } from './ActionMenu.tsx';

const items = (onPick: (label: string) => void): MenuAction[] => [
  { label: 'Open', href: '#open' },
  { label: 'Duplicate', onSelect: () => onPick('Duplicate') },
  { label: 'Publish', disabled: true, onSelect: () => onPick('Publish') },
  { label: 'Delete', tone: 'danger', separatorBefore: true, onSelect: () => onPick('Delete') },
];

const show = (onPick = vi.fn<(label: string) => void>()) => {
  mount(<MenuButton label="More for Fees" trigger={<Button>More</Button>} items={items(onPick)} />);
  return onPick;
};

const trigger = () => page.getByRole('button', { name: 'More' });
const menu = () => page.getByRole('menu', { name: 'More for Fees' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('a click opens it at its first entry; choosing acts, closes and restores the focus', async () => {
  const onPick = show();
  await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  await trigger().click();
  await expect.element(item('Open')).toHaveFocus();
  await item('Duplicate').click();
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Duplicate');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('arrows go round, Home and End to the ends, letters to names', async () => {
  const onPick = show();
  trigger().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Open')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(item('Publish')).toHaveFocus();
  await userEvent.keyboard('{Home}d');
  await expect.element(item('Duplicate')).toHaveFocus();
  await userEvent.keyboard('e');
  await expect.element(item('Delete')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPick).toHaveBeenCalledExactlyOnceWith('Delete');
});

test('a disabled entry can be reached and does nothing', async () => {
  const onPick = show();
  await trigger().click();
  await userEvent.keyboard('p');
  await expect.element(item('Publish')).toHaveFocus();
  await expect.element(item('Publish')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onPick).not.toHaveBeenCalled();
  await expect.element(menu()).toBeVisible();
});

test.each(['Escape', 'Tab'])('%s closes it and returns to the trigger', async (key) => {
  show();
  trigger().element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Open')).toHaveFocus();
  await userEvent.keyboard(`{${key}}`);
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(trigger()).toHaveFocus();
});

test('an entry with an address is a link', async () => {
  show();
  await trigger().click();
  await expect.element(item('Open')).toHaveAttribute('href', '#open');
  expect(item('Open').element().tagName).toBe('A');
});

test('every entry is large enough for a thumb', async () => {
  show();
  await trigger().click();
  expect(page.getByRole('menuitem').elements()).toHaveLength(4);
  const heights = () =>
    page
      .getByRole('menuitem')
      .elements()
      .map((entry) => entry.getBoundingClientRect().height);
  await expect.poll(() => Math.min(...heights())).toBeGreaterThanOrEqual(44);
});
