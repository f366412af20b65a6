import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { withoutScript } from '../../../../tests/without-script.tsx';
import { DateTime } from './DateTime.tsx';

const instant = '2025-07-14T09:30:00Z';

test('shows the date as people write it, and has the instant for machines', async () => {
  mount(<DateTime value={instant} format="date-time" />);
  await expect.element(page.getByText('14 July 2025, 3:00 pm')).toHaveAttribute('datetime', instant);
});

test('a text that is not a date is shown unchanged', () => {
  const copy = withoutScript(<DateTime value="To be announced" />);
  expect(copy.textContent).toBe('To be announced');
});
