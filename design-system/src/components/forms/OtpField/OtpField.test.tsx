import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { rgb } from '../../../../tests/rgb.ts';
import { lightColours } from '../../../tokens/index.ts';
import { mount } from '../../../../tests/mount.tsx';
import { OtpField } from './OtpField.tsx';

const field = () => page.getByLabelText('Code');

test('is one input with autofill of codes from messages', async () => {
  const { container } = mount(<OtpField label="Code" name="otp" />);
  expect(container.querySelectorAll('input')).toHaveLength(1);
  await expect.element(field()).toHaveAttribute('inputmode', 'numeric');
  await expect.element(field()).toHaveAttribute('autocomplete', 'one-time-code');
});

test('draws a slot for each digit', () => {
  const { container } = mount(<OtpField label="Code" length={6} />);
  expect(container.querySelectorAll('[data-slot]')).toHaveLength(6);
});

test('takes the digits out of a pasted message', async () => {
  mount(<OtpField label="Code" />);
  await field().fill('Your code is 4821.');
  await expect.element(field()).toHaveValue('4821');
});

test.each(['४८२१', 'கோட் ௪௮௨௧', '４８２１'])('takes the digits %j', async (typed) => {
  mount(<OtpField label="Code" />);
  await field().fill(typed);
  await expect.element(field()).toHaveValue('4821');
});

test('holds no more digits than it has slots', async () => {
  mount(<OtpField label="Code" />);
  await userEvent.type(field(), '48x219');
  await expect.element(field()).toHaveValue('4821');
});

test('a wrong code turns every box red and is announced', async () => {
  const { container } = mount(<OtpField label="Code" defaultValue="1111" error="Incorrect OTP. Please check again." />);
  await expect.element(field()).toHaveAccessibleDescription('Incorrect OTP. Please check again.');
  const borders = [...container.querySelectorAll('[data-slot]')].map((slot) => getComputedStyle(slot).borderTopColor);
  expect(borders).toEqual(Array(4).fill(rgb(lightColours.danger)));
});

test.each([
  [4, 1280],
  [6, 320],
])('each of %i digits stands in the middle of its slot, %i px wide', async (length, width) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  const { container } = mount(<OtpField label="Code" length={length} defaultValue={'8'.repeat(length)} />);
  const input = container.querySelector('input');
  const slots = [...container.querySelectorAll('[data-slot]')];
  if (!input) throw new Error('no input');
  const style = getComputedStyle(input);
  const digit = measure('8', style);
  const left = input.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft);
  slots.forEach((slot, index) => {
    const { left: from, width: slotWidth } = slot.getBoundingClientRect();
    const middle = left + index * (digit + Number.parseFloat(style.letterSpacing)) + digit / 2;
    expect(Math.abs(middle - (from + slotWidth / 2))).toBeLessThan(1.5);
  });
  input.focus();
  expect(document.documentElement.scrollWidth).toBe(width);
});

test('an error stays until its owner gets the first change', async () => {
  function Owner() {
    const [error, setError] = useState<string | undefined>('Incorrect OTP. Please check again.');
    return <OtpField label="Code" defaultValue="1111" error={error} onChange={() => setError(undefined)} />;
  }
  const { container } = mount(<Owner />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('Incorrect OTP. Please check again.');
  await userEvent.type(field(), '{Backspace}');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(container.querySelector('[data-invalid]')).toBeNull();
  await expect.element(field()).not.toHaveAttribute('aria-invalid');
});

test('in colours of the reader’s own the slots are still drawn, and wrong ones are thicker', async () => {
  const media = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    });
  onTestFinished(() => media('none').then(() => undefined));
  await media('active');
  const { container, rerender } = mount(<OtpField label="Code" />);
  const line = () => {
    const slot = container.querySelector('[data-slot]');
    return slot ? Number.parseFloat(getComputedStyle(slot).borderTopWidth) : 0;
  };
  expect(line()).toBe(1);
  rerender(<OtpField label="Code" error="Incorrect OTP. Please check again." />);
  await expect.poll(line).toBe(3);
});

test('works with a value held outside', async () => {
  function Owner() {
    const [otp, setOtp] = useState('');
    return <OtpField label="Code" value={otp} onChange={(event) => setOtp(event.target.value)} />;
  }
  mount(<Owner />);
  await userEvent.type(field(), '4 8-2 1');
  await expect.element(field()).toHaveValue('4821');
});

function measure(text: string, { fontFamily, fontSize, fontWeight }: CSSStyleDeclaration): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText(text).width;
}
