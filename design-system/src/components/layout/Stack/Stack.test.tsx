import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Stack } from './Stack.tsx';

const distance = (container: HTMLElement, edge: 'top' | 'left') => {
  const [one, two] = Array.from(container.querySelectorAll('i'), (child) => child.getBoundingClientRect()[edge]);
  return (two ?? 0) - (one ?? 0);
};
const boxes = ['one', 'two'].map((key) => <i key={key} style={{ display: 'block', width: 40, height: 40 }} />);

test('puts 8 px a step between its children, down or across', () => {
  const down = mount(<Stack gap={3}>{boxes}</Stack>);
  expect(distance(down.container, 'top')).toBe(64);
  const across = mount(
    <Stack gap={1} direction="row">
      {boxes}
    </Stack>,
  );
  expect(distance(across.container, 'left')).toBe(48);
});
