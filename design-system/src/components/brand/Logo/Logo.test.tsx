import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Logo } from './Logo.tsx';

test('its words can be read, its mark is decoration', () => {
  const { container } = mount(<Logo name="Meridian" descriptor="University Online" />);
  expect(container.textContent).toBe('Meridian University Online');
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
});
