import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Checkbox } from './Checkbox.tsx';

test('a click on its label ticks it', async () => {
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

test('shows by its drawing what it is: ticked, partly, neither', async () => {
  const { container } = mount(
    <>
      <Checkbox label="One" defaultChecked />
      <Checkbox label="Some" ref={(input) => void Object.assign(input ?? {}, { indeterminate: true })} />
      <Checkbox label="None" />
    </>,
  );
  const grown = () =>
    [...container.querySelectorAll('input')].map((input) => getComputedStyle(input, '::before').transform);
  await expect.poll(grown).toEqual(['none', 'none', 'matrix(0, 0, 0, 0, 0, 0)']);
});

test('Space ticks it and clears it', async () => {
  mount(<Checkbox label="Call me in the evening" />);
  await userEvent.keyboard('{Tab} ');
  await expect.element(page.getByRole('checkbox')).toBeChecked();
  await userEvent.keyboard(' ');
  await expect.element(page.getByRole('checkbox')).not.toBeChecked();
});
