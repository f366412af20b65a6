import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Container } from './Container.tsx';

test.each([
  ['text', 720],
  ['page', 1200],
] as const)('%s is at most %d px of content', (size, most) => {
  const { container } = mount(
    <div style={{ width: 2000 }}>
      <Container size={size}>
        <div className="content">Words</div>
      </Container>
    </div>,
  );
  expect(container.querySelector('.content')?.getBoundingClientRect().width).toBe(most);
});
