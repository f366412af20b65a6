import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Text } from './Text.tsx';

test('running text is at least 16 px and at most 75 characters wide', () => {
  mount(
    <div style={{ width: 1200 }}>
      <Text>{'Plan ten hours a week. '.repeat(20)}</Text>
    </div>,
  );
  const paragraph = page.getByRole('paragraph').element();
  expect(Number.parseFloat(getComputedStyle(paragraph).fontSize)).toBeGreaterThanOrEqual(16);
  expect(paragraph.getBoundingClientRect().width).toBeLessThan(760);
});

test('is the element in its prop', () => {
  const { container } = mount(
    <Text as="strong" tabular>
      10:30
    </Text>,
  );
  expect(container.querySelector('strong')?.textContent).toBe('10:30');
});
