import { expect, onTestFinished, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Switch } from './Switch.tsx';

test('is a switch that Space turns on', async () => {
  mount(<Switch label="Show the banner" help="Visitors see it at once." />);
  const field = page.getByRole('switch', { name: 'Show the banner' });
  await expect.element(field).toHaveAccessibleDescription('Visitors see it at once.');
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await expect.element(field).toBeChecked();
});

test('in colours of the reader’s own, on and off differ in their fill and in the place of the thumb', async () => {
  onTestFinished(() => forceColours('none'));
  await forceColours('active');
  const { container } = mount(
    <>
      <Switch label="Off" />
      <Switch label="On" defaultChecked />
    </>,
  );
  const [off, on] = container.querySelectorAll('input');
  const look = (input: HTMLInputElement | undefined) =>
    input && [getComputedStyle(input).backgroundColor, getComputedStyle(input, '::before').transform];
  await expect.poll(() => look(on)?.[0]).not.toBe(look(off)?.[0]);
  await expect.poll(() => look(on)?.[1]).toBe('matrix(1, 0, 0, 1, 20, 0)');
});

async function forceColours(value: 'active' | 'none') {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  });
}
