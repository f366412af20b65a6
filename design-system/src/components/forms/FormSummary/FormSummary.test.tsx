import { createRef } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormSummary } from './FormSummary.tsx';

test('each line takes the reader into its field', async () => {
  mount(
    <>
      <FormSummary problems={[{ fieldId: 'email', message: 'Please enter valid email.' }]} />
      <TextField id="email" label="Email" />
    </>,
  );
  await page.getByRole('link', { name: 'Please enter valid email.' }).click();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
});

test('a line begins with the label of its field', async () => {
  mount(
    <FormSummary
      problems={[
        { fieldId: 'email', label: 'Email', message: 'Please enter valid email.' },
        { label: 'Declaration', message: 'Please accept it.' },
      ]}
    />,
  );
  await expect.element(page.getByRole('link', { name: 'Email: Please enter valid email.' })).toBeVisible();
  await expect.element(page.getByText('Declaration: Please accept it.')).toBeVisible();
});

test('can take focus after a failed submission', () => {
  const ref = createRef<HTMLDivElement>();
  mount(<FormSummary ref={ref} problems={[{ message: 'The connection was lost.' }]} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(ref.current);
});

test('is absent when nothing is wrong', () => {
  const { container } = mount(<FormSummary problems={[]} />);
  expect(container.querySelector('[role="alert"]')).toBeNull();
});

test('Enter on a line puts the caret into its field', async () => {
  mount(
    <>
      <FormSummary problems={[{ fieldId: 'email', message: 'Please enter valid email.' }]} />
      <TextField id="email" label="Email" />
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}asha');
  await expect.element(page.getByLabelText('Email')).toHaveValue('asha');
});
