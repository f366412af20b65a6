import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './FormStack.tsx';

test('its fields stand in one column, its buttons last', () => {
  const { container } = mount(
    <Form actions={<button type="submit">Send</button>}>
      <TextField label="Name" />
      <TextField label="Email" />
    </Form>,
  );
  const [name, email] = [...container.querySelectorAll('input')].map((input) => input.getBoundingClientRect());
  expect(email?.left).toBe(name?.left);
  expect(email?.top).toBeGreaterThan(name?.bottom ?? Infinity);
  expect(container.querySelector('button')?.getBoundingClientRect().top).toBeGreaterThan(email?.bottom ?? Infinity);
});

test('leaves the wording of errors to us', async () => {
  mount(
    <Form aria-label="Enquiry">
      <TextField label="Email" type="email" required />
    </Form>,
  );
  await expect.element(page.getByRole('form')).toHaveAttribute('novalidate');
});
