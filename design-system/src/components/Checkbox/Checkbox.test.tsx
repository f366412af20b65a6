import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

test('its words tick it', async () => {
  mount(<Checkbox label="Call me in the evening" name="evening" />);
  await page.getByText('Call me in the evening').click();
  await expect.element(page.getByRole('checkbox')).toBeChecked();
});

test('has its error and help as description', async () => {
  mount(<Checkbox label="I agree" error="Tick this box to go on." help="You can withdraw later." />);
  await expect
    .element(page.getByLabelText('I agree'))
    .toHaveAccessibleDescription('Tick this box to go on. You can withdraw later.');
});
