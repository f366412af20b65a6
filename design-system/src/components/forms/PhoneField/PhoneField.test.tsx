import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { PhoneField } from './PhoneField.tsx';

const field = () => page.getByLabelText('Mobile number');

test('shows the country code and has the right keyboard and autofill', async () => {
  mount(<PhoneField label="Mobile number" name="phone" />);
  await expect.element(page.getByText('+91')).toBeVisible();
  await expect.element(field()).toHaveAttribute('inputmode', 'tel');
  await expect.element(field()).toHaveAttribute('autocomplete', 'tel-national');
});

test('its ref is the input, whose value a form library may write', async () => {
  const ref = createRef<HTMLInputElement>();
  const { rerender } = mount(<PhoneField label="Mobile number" ref={ref} />);
  if (ref.current) ref.current.value = '+4420';
  rerender(<PhoneField label="Mobile number" ref={ref} />);
  await expect.element(page.getByText('+91')).not.toBeInTheDocument();
});

test('keeps the ten digits of a pasted number', async () => {
  mount(<PhoneField label="Mobile number" />);
  await field().fill('+91 98765-43210');
  await expect.element(field()).toHaveValue('9876543210');
});

test('removes other characters than digits while typing, and the caret stays in place', async () => {
  mount(<PhoneField label="Mobile number" defaultValue="98765" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}x1');
  await expect.element(field()).toHaveValue('981765');
});

test('the country code is hidden beside a number from abroad, and shown again after it', async () => {
  mount(<PhoneField label="Mobile number" />);
  await field().fill('+971 50 123 4567');
  await expect.element(field()).toHaveValue('+971501234567');
  await expect.element(page.getByText('+91')).not.toBeInTheDocument();
  await field().fill('98');
  await expect.element(page.getByText('+91')).toBeVisible();
});

test('a value written by a reset brings the country code back', async () => {
  const { container } = mount(
    <form>
      <PhoneField label="Mobile number" defaultValue="98" />
      <button type="reset">Clear</button>
    </form>,
  );
  await field().fill('+44');
  await expect.element(page.getByText('+91')).not.toBeInTheDocument();
  container.querySelector('form')?.reset();
  await expect.element(page.getByText('+91')).toBeVisible();
});

test('passes the cleaned number to onChange', async () => {
  function Owner() {
    const [phone, setPhone] = useState('');
    return (
      <>
        <PhoneField label="Mobile number" value={phone} onChange={(event) => setPhone(event.target.value)} />
        <output>{phone}</output>
      </>
    );
  }
  mount(<Owner />);
  await userEvent.type(field(), '98-76');
  await expect.element(page.getByRole('status')).toHaveTextContent('9876');
});
