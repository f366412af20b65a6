import { createRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { phoneCountries } from './phone-countries.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';

const field = () => page.getByLabelText('Mobile number');

test('shows the country code and asks for the right keyboard and autofill', async () => {
  mount(<PhoneField label="Mobile number" name="phone" />);
  await expect.element(page.getByText('+91')).toBeVisible();
  await expect.element(field()).toHaveAttribute('inputmode', 'tel');
  await expect.element(field()).toHaveAttribute('autocomplete', 'tel-national');
});

test('hands its input to the ref, whose value a form library may write', async () => {
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

test('drops what is no digit while typing, and the caret stays where it was', async () => {
  mount(<PhoneField label="Mobile number" defaultValue="98765" />);
  await userEvent.click(field());
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}x1');
  await expect.element(field()).toHaveValue('981765');
});

test('gives way to a number from abroad, and comes back', async () => {
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

test('tells its owner the cleaned number', async () => {
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

const country = () => page.getByRole('combobox', { name: 'Country of the number' });
const Choosing = (props: Partial<PhoneFieldProps>) => (
  <PhoneField label="Mobile number" name="phone" countries={phoneCountries} {...props} />
);

test('choosing a country writes its code and keeps the digits, home takes the code away again', async () => {
  mount(<Choosing defaultValue="501234567" />);
  await expect.element(country()).toHaveDisplayValue('India (+91)');
  await country().selectOptions('United Arab Emirates (+971)');
  await expect.element(field()).toHaveValue('+971501234567');
  await country().selectOptions('India (+91)');
  await expect.element(field()).toHaveValue('501234567');
});

test('writing or pasting a code chooses its country; of two that share one the chosen stays', async () => {
  mount(<Choosing />);
  await field().fill('0044 20 7946 0958');
  await expect.element(country()).toHaveDisplayValue('United Kingdom (+44)');
  await field().fill('+1');
  await expect.element(country()).toHaveDisplayValue('United States (+1)');
  await country().selectOptions('Canada (+1)');
  await userEvent.type(field(), '4165550132');
  await expect.element(country()).toHaveDisplayValue('Canada (+1)');
  await expect.element(field()).toHaveValue('+14165550132');
  await field().fill('+999');
  await expect.element(country()).toHaveDisplayValue('Another country');
});

test('a form hears of the number alone, also when the country changes it', async () => {
  const heard: string[] = [];
  const { container } = mount(
    <form>
      <Choosing defaultValue="501234567" onChange={(event) => heard.push(event.target.value)} />
    </form>,
  );
  await country().selectOptions('United Arab Emirates (+971)');
  expect(heard).toEqual(['+971501234567']);
  const form = container.querySelector('form');
  expect(form && [...new FormData(form)]).toEqual([['phone', '+971501234567']]);
});

test('a list of countries asks for the whole number to be filled in', async () => {
  mount(<Choosing />);
  await expect.element(field()).toHaveAttribute('autocomplete', 'tel');
});
