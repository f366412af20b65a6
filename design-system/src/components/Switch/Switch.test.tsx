import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { Switch } from './Switch.tsx';

test('is a switch that Space turns on', async () => {
  mount(<Switch label="Show the banner" help="Visitors see it at once." />);
  const field = page.getByRole('switch', { name: 'Show the banner' });
  await expect.element(field).toHaveAccessibleDescription('Visitors see it at once.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(field).toBeChecked();
});
