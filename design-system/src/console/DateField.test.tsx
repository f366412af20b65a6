import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { ModalDialog } from './ModalDialog.tsx';

const onChange = vi.fn<(day: string) => void>();
beforeEach(() => onChange.mockClear());

function Owner({ first = '', ...props }: Partial<DateFieldProps> & { first?: string }) {
  const [day, setDay] = useState(first);
  const change = (next: string) => {
    setDay(next);
    onChange(next);
  };
  return <DateField label="Starts on" value={day} onChange={change} {...props} />;
}

const field = () => page.getByRole('group', { name: 'Starts on' });
const part = (name: string) => field().getByRole('spinbutton', { name });

test('a day is typed day first; half of one is no value, and stays in the field', async () => {
  mount(<Owner first="2026-03-05" />);
  const shown = () =>
    field()
      .getByRole('spinbutton')
      .elements()
      .map((one) => one.textContent);
  await expect.poll(shown).toEqual(['05', '03', '2026']);
  await part('Day').click();
  await userEvent.keyboard('1412');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('2026-12-14');
  await part('Month').click();
  await userEvent.keyboard('{Backspace}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('');
  await expect.element(part('Day')).toHaveTextContent('14');
  await userEvent.keyboard('07');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('2026-07-14');
});

test('the week of its calendar begins on Sunday; a day is picked by keys, and the focus returns', async () => {
  mount(<Owner first="2026-03-05" />);
  const opener = page.getByRole('button', { name: 'Choose a day, now 5 March 2026' });
  await opener.click();
  const heads = page.getByRole('columnheader').elements();
  expect(heads[0]?.getAttribute('aria-label')).toBe('Sunday');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('2026-03-06');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
});

test('help and error describe it; in a dialog Escape closes the calendar first', async () => {
  mount(
    <ModalDialog open title="Schedule" onClose={() => undefined}>
      <Owner help="In India." error="Choose a day." />
    </ModalDialog>,
  );
  await expect.element(field()).toHaveAccessibleDescription('Choose a day. In India.');
  await page.getByRole('button', { name: 'Choose a day' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Schedule' })).toBeVisible();
});
