import { expect, test } from 'vitest';
import { mount } from '../../../../tests/mount.tsx';
import { Grid } from './Grid.tsx';

const columnsOf = (container: HTMLElement) =>
  getComputedStyle(container.querySelector('ul') ?? container)
    .gridTemplateColumns.split(' ')
    .filter((width) => width !== '0px').length;

test.each([
  [320, 1],
  [640, 2],
  [1000, 3],
])('in %d px stand %d columns', (width, columns) => {
  const { container } = mount(
    <div style={{ width }}>
      <Grid as="ul" min={280}>
        <li>One</li>
        <li>Two</li>
        <li>Three</li>
      </Grid>
    </div>,
  );
  expect(columnsOf(container)).toBe(columns);
});

test('a column never grows wider than a narrow screen', () => {
  const { container } = mount(
    <div style={{ width: 200 }}>
      <Grid as="ul" min={280}>
        <li>One</li>
        <li>Two</li>
      </Grid>
    </div>,
  );
  expect(container.querySelector('li')?.getBoundingClientRect().width).toBe(200);
});

test('rows may be closer than columns', () => {
  const { container } = mount(
    <Grid as="ul" gap={6} rowGap={0}>
      <li>One</li>
    </Grid>,
  );
  const { rowGap, columnGap } = getComputedStyle(container.querySelector('ul') ?? container);
  expect([rowGap, columnGap]).toEqual(['0px', '48px']);
});
