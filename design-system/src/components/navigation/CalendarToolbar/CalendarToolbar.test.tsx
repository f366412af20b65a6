import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { CalendarToolbar, type CalendarToolbarProps } from './CalendarToolbar.tsx';

const shown = (props: Partial<CalendarToolbarProps>) => {
  const onGo = vi.fn<CalendarToolbarProps['onGo']>();
  mount(<CalendarToolbar view="month" date="2025-03-31" today="2025-06-18" onGo={onGo} {...props} />);
  return onGo;
};

test('the arrows go by one period, Today to the day it is, a view to the same day', async () => {
  const onGo = shown({});
  await expect.element(page.getByRole('heading')).toHaveTextContent('March 2025');
  await page.getByRole('button', { name: 'Next month' }).click();
  expect(onGo).toHaveBeenLastCalledWith({ view: 'month', date: '2025-04-01' });
  await page.getByRole('button', { name: 'Previous month' }).click();
  expect(onGo).toHaveBeenLastCalledWith({ view: 'month', date: '2025-02-01' });
  await page.getByRole('button', { name: 'Today' }).click();
  expect(onGo).toHaveBeenLastCalledWith({ view: 'month', date: '2025-06-18' });
  await page.getByRole('button', { name: 'Day' }).click();
  expect(onGo).toHaveBeenLastCalledWith({ view: 'day', date: '2025-03-31' });
});

test('a view may lead to another day', async () => {
  const onGo = shown({ dateOf: (view) => (view === 'day' ? '2025-06-15' : '2025-03-31') });
  await page.getByRole('button', { name: 'Day' }).click();
  expect(onGo).toHaveBeenLastCalledWith({ view: 'day', date: '2025-06-15' });
});

test('with addresses they are links that act as buttons, by Space too; a new tab has the address', async () => {
  const onGo = shown({ view: 'day', href: ({ view, date }) => `#${view}-${date}` });
  // The tests of all files share one page, whose address another may have changed.
  const before = location.hash;
  const next = page.getByRole('button', { name: 'Next day' });
  await expect.element(next).toHaveAttribute('href', '#day-2025-04-01');
  (next.element() as HTMLElement).focus();
  await userEvent.keyboard(' ');
  expect(onGo).toHaveBeenLastCalledWith({ view: 'day', date: '2025-04-01' });
  await expect.element(page.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(location.hash).toBe(before);
});
