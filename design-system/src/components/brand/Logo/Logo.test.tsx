import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Logo } from './Logo.tsx';

test('its name is text, its mark is decorative', () => {
  const { container } = mount(<Logo name="Meridian" descriptor="University Online" />);
  expect(container.textContent).toBe('Meridian University Online');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
