import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { value: 'annual', label: 'Annual' },
  { value: 'lumpsum', label: 'Lumpsum' },
];

test('is a named group that posts one value', async () => {
  const { container } = mount(
    <form>
      <RadioGroup label="How will you pay?" name="plan" options={options} />
    </form>,
  );
  await expect.element(page.getByRole('group', { name: 'How will you pay?' })).toBeVisible();
  await page.getByLabelText('Lumpsum').click();
  expect(new FormData(container.querySelector('form') ?? undefined).get('plan')).toBe('lumpsum');
});

test('arrows move between the choices', async () => {
  function Owner() {
    const [plan, setPlan] = useState('annual');
    return (
      <RadioGroup
        label="Plan"
        name="p"
        options={options}
        value={plan}
        onChange={(event) => setPlan(event.target.value)}
      />
    );
  }
  mount(<Owner />);
  await page.getByLabelText('Annual').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByLabelText('Lumpsum')).toBeChecked();
});

test('describes the group with its error', async () => {
  mount(<RadioGroup label="Plan" name="p" options={options} error="Please select a valid option." />);
  await expect.element(page.getByRole('group')).toHaveAccessibleDescription('Please select a valid option.');
});

test('short choices share a line; an error is below them', async () => {
  mount(<RadioGroup label="Plan" name="p" options={options} error="Please choose one." />);
  const topOf = (text: string) => page.getByText(text).element().getBoundingClientRect().top;
  expect(topOf('Lumpsum')).toBe(topOf('Annual'));
  expect(topOf('Please choose one.')).toBeGreaterThan(topOf('Annual'));
});
