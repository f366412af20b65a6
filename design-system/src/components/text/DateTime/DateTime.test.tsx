import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { DateTime } from './DateTime.tsx';

const moment = '2025-07-14T09:30:00Z';

test('reads as people write it, and carries the moment for machines', async () => {
  mount(<DateTime value={moment} format="date-time" showZone />);
  await expect.element(page.getByText('14 July 2025, 3:00 pm IST')).toHaveAttribute('datetime', moment);
});

test('a date alone has no zone after it', async () => {
  mount(<DateTime value="2025-07-14" showZone />);
  await expect.element(page.getByText('14 July 2025', { exact: true })).toBeVisible();
});

test('a distance is reckoned in the browser and keeps the date as its title', async () => {
  const { rerender } = mount(<DateTime value={moment} relative now={Date.parse('2025-07-16T10:00:00Z')} />);
  await expect.element(page.getByText('2 days ago')).toHaveAttribute('title', '14 July 2025');
  rerender(<DateTime value={moment} now={Date.parse('2025-07-16T10:00:00Z')} />);
  await expect.element(page.getByText('14 July 2025')).not.toHaveAttribute('title');
});

test('words that are no date are shown as they are', () => {
  const copy = withoutScript(<DateTime value="To be announced" relative />);
  expect(copy.textContent).toBe('To be announced');
});
