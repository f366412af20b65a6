import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { PhoneMessage } from './PhoneMessage.tsx';

test('names the owner of the phone, and announces a new message', async () => {
  const { rerender } = mount(<PhoneMessage owner="+91 98765 43210">No message yet…</PhoneMessage>);
  await expect.element(page.getByRole('complementary', { name: 'Messages of +91 98765 43210' })).toBeVisible();
  rerender(<PhoneMessage owner="+91 98765 43210">4821 is your code.</PhoneMessage>);
  await expect.element(page.getByRole('log')).toHaveTextContent('4821 is your code.');
});

test('its note is below the message', async () => {
  mount(
    <PhoneMessage owner="+91 98765 43210" note="Nothing was sent to a real phone.">
      4821 is your code.
    </PhoneMessage>,
  );
  await expect.element(page.getByText('Nothing was sent to a real phone.')).toBeVisible();
});
