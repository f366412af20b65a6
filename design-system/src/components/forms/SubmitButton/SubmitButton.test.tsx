import type { FormEvent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { SubmitButton } from './SubmitButton.tsx';

const form = (busy: boolean, onSubmit: () => void) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit();
    }}
  >
    <input aria-label="Name" />
    <SubmitButton busy={busy} busyLabel="Sending…">
      Apply Now
    </SubmitButton>
  </form>
);

test('sends the form', async () => {
  const onSubmit = vi.fn();
  mount(form(false, onSubmit));
  await page.getByRole('button', { name: 'Apply Now' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('sends nothing while busy, by click or by Enter, and keeps focus', async () => {
  const onSubmit = vi.fn();
  const { rerender, container } = mount(form(false, onSubmit));
  container.querySelector('button')?.focus();
  rerender(form(true, onSubmit));
  expect(document.activeElement).toBe(container.querySelector('button'));
  await userEvent.keyboard('{Enter}');
  await userEvent.type(page.getByLabelText('Name'), 'A{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('says that it is busy', async () => {
  mount(form(true, () => undefined));
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending…');
  await expect.element(page.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
});

test('incomplete, it is announced as disabled if a script runs, looks as always, and the form says what is missing', async () => {
  const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
  const waiting = (incomplete: boolean) => (
    <form onSubmit={onSubmit}>
      <SubmitButton incomplete={incomplete}>Apply Now</SubmitButton>
    </form>
  );
  expect(renderToString(waiting(true))).not.toMatch(/disabled/);
  const { rerender } = mount(waiting(true));
  const button = page.getByRole('button');
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  const look = () => {
    const { backgroundColor, color, cursor } = getComputedStyle(button.element());
    return { backgroundColor, color, cursor };
  };
  const before = look();
  (button.element() as HTMLElement).click();
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(waiting(false));
  await expect.element(button).not.toHaveAttribute('aria-disabled');
  expect(look()).toEqual(before);
});

test('is as wide busy as before', () => {
  const { rerender, container } = mount(form(false, () => undefined));
  const width = () => container.querySelector('button')?.getBoundingClientRect().width;
  const before = width();
  rerender(form(true, () => undefined));
  expect(width()).toBe(before);
});

test('a form marked busy shows it busy, before any script of ours runs', async () => {
  const { container } = mount(
    <form>
      <SubmitButton busyLabel="Sending…">Apply Now</SubmitButton>
    </form>,
  );
  const seen = (words: string) =>
    page
      .getByText(words, { exact: true })
      .elements()
      .some((one) => getComputedStyle(one).visibility === 'visible');
  expect([seen('Apply Now'), seen('Sending…')]).toEqual([true, false]);
  container.querySelector('form')?.setAttribute('aria-busy', 'true');
  await expect.poll(() => [seen('Apply Now'), seen('Sending…')]).toEqual([false, true]);
});

test('a start icon is before the label and is replaced by the dot while busy', () => {
  const { rerender } = mount(<SubmitButton startIcon="mail">Send the code</SubmitButton>);
  const button = page.getByRole('button').element();
  const icon = () => button.querySelector('svg');
  expect(icon()?.checkVisibility({ visibilityProperty: true })).toBe(true);
  const width = button.getBoundingClientRect().width;
  rerender(
    <SubmitButton startIcon="mail" busy>
      Send the code
    </SubmitButton>,
  );
  expect(icon()?.checkVisibility({ visibilityProperty: true })).toBe(false);
  expect(button.getBoundingClientRect().width).toBe(width);
});
