import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { SwitchField } from './SwitchField.tsx';

function Owner() {
  const [on, setOn] = useState(false);
  return (
    <SwitchField
      label="Show the banner"
      help="Visitors see it at once."
      checked={on}
      onChange={({ target }) => setOn(target.checked)}
    />
  );
}

test('is a switch that Space turns on', async () => {
  mount(<Owner />);
  const field = page.getByRole('switch', { name: 'Show the banner' });
  await expect.element(field).toHaveAccessibleDescription('Visitors see it at once.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(field).toBeChecked();
});
