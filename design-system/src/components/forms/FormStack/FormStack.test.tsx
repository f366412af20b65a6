import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form } from './FormStack.tsx';

test('its fields are in one column, its buttons last', () => {
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

test('fills a tablet from edge to edge, and keeps a readable line on a desktop', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = mount(
    <Form>
      <TextField label="Name" />
    </Form>,
  );
  const room = () => [container, container.querySelector('input')].map((one) => one?.getBoundingClientRect().width);
  await page.viewport(700, 900);
  expect(room()).toEqual([700, 700]);
  await page.viewport(1280, 800);
  expect(room()).toEqual([1280, 720]);
});

test('a submission that comes back with errors puts the focus into the first wrong field', async () => {
  function Owner() {
    const [error, setError] = useState<string>();
    return (
      <Form
        actions={<button type="submit">Send</button>}
        onSubmit={(event) => {
          event.preventDefault();
          setError('Please enter valid details.');
        }}
      >
        <TextField label="Name" />
        <TextField label="Email" error={error} />
      </Form>
    );
  }
  mount(<Owner />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});

test('Enter in a field sends the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  mount(
    <Form onSubmit={onSubmit} actions={<button type="submit">Send</button>}>
      <TextField label="Name" />
    </Form>,
  );
  await userEvent.keyboard('{Tab}Asha{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});
