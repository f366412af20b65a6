import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 1, label: 'Post-Graduate' },
  { value: 3, label: 'Graduate' },
];

test('starts at its placeholder, which posts nothing', async () => {
  const { container } = mount(
    <form>
      <Select label="Qualification" name="q" placeholder="Select one" options={options} />
    </form>,
  );
  await expect.element(page.getByRole('combobox', { name: 'Qualification' })).toHaveValue('');
  expect(new FormData(container.querySelector('form') ?? undefined).get('q')).toBe('');
});

test('posts the chosen value', async () => {
  const { container } = mount(
    <form>
      <Select label="Qualification" name="q" options={options} />
    </form>,
  );
  await page.getByLabelText('Qualification').selectOptions('Graduate');
  expect(new FormData(container.querySelector('form') ?? undefined).get('q')).toBe('3');
});

test('says what is wrong', async () => {
  mount(<Select label="Qualification" options={options} error="Please select a valid option." />);
  await expect
    .element(page.getByLabelText('Qualification'))
    .toHaveAccessibleDescription('Please select a valid option.');
});

test('a letter goes to its choice, and the arrow keys to the next', async () => {
  mount(<Select label="Qualification" placeholder="Select one" options={options} />);
  await userEvent.keyboard('{Tab}g');
  await expect.element(page.getByLabelText('Qualification')).toHaveValue('3');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByLabelText('Qualification')).toHaveValue('1');
});
