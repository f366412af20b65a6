import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { formatRupees } from './format-rupees.ts';
import { Price } from './Price.tsx';

test.each([
  [0, '₹0'],
  [999, '₹999'],
  [32848, '₹32,848'],
  [120000, '₹1,20,000'],
  [12500000, '₹1,25,00,000'],
])('%d rupees read %s', (amount, words) => {
  expect(formatRupees(amount)).toBe(words);
});

test('carries the number for machines and figures of one width', () => {
  const { container } = mount(<Price amount={32848} />);
  const price = container.querySelector('data');
  expect(price?.value).toBe('32848');
  expect(price && getComputedStyle(price).fontVariantNumeric).toContain('tabular-nums');
});
