import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { StatusChip, type StatusTone } from './StatusChip.tsx';

const tones: StatusTone[] = ['neutral', 'info', 'success', 'warning', 'danger'];

test('each tone has a mark of its own beside its words', () => {
  const marks = tones.map((tone) => {
    const { container, unmount } = mount(<StatusChip tone={tone} label="Published" />);
    expect(container.textContent).toContain('Published');
    const shape = container.querySelector('path')?.getAttribute('d');
    unmount();
    return shape;
  });
  expect(new Set(marks).size).toBe(tones.length);
});
