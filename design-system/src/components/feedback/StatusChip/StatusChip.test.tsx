import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { StatusChip, type StatusTone } from './StatusChip.tsx';

const tones: StatusTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];

test('each tone has its own icon next to its label', () => {
  const marks = tones.map((tone) => {
    const { container, unmount } = mount(<StatusChip tone={tone} label="Published" />);
    expect(container.textContent).toContain('Published');
    const shape = container.querySelector('path')?.getAttribute('d');
    unmount();
    return shape;
  });
  expect(new Set(marks).size).toBe(tones.length);
});

test('a plain one has its icon and its label, and no background', () => {
  const { container } = mount(<StatusChip plain tone="danger" label="Overdue" />);
  const chip = container.querySelector('span');
  if (!chip) throw new Error('there is no chip');
  expect(chip.textContent).toBe('Overdue');
  expect(chip.querySelector('path')).not.toBeNull();
  expect(getComputedStyle(chip).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});
