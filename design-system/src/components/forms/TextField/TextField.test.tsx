import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { TextField } from './TextField.tsx';

test('has its label, and its help and error as description', async () => {
  mount(<TextField label="Email" help="We never share it." error="Please enter valid details." />);
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect.element(field).toHaveAccessibleDescription('Please enter valid details. We never share it.');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
});

test('without an error it is not marked invalid', async () => {
  mount(<TextField label="Email" />);
  await expect.element(page.getByLabelText('Email')).not.toHaveAttribute('aria-invalid');
});

test('posts the entered value under its name', async () => {
  const { container } = mount(
    <form>
      <TextField label="Name" name="name" defaultValue="Ananya" />
    </form>,
  );
  await page.getByLabelText('Name').fill('Ananya Rao');
  expect(new FormData(container.querySelector('form') ?? undefined).get('name')).toBe('Ananya Rao');
});

test('passes its input to the ref', () => {
  const ref = createRef<HTMLInputElement>();
  mount(<TextField label="Name" ref={ref} />);
  expect(ref.current?.tagName).toBe('INPUT');
});

test('a number may be typed and pasted in digits of India', async () => {
  mount(<TextField label="Days" type="number" />);
  const field = page.getByLabelText('Days');
  await userEvent.type(field, '१२');
  await expect.element(field).toHaveValue(12);
  await userEvent.type(field, '௩.5');
  await expect.element(field).toHaveValue(123.5);
});
