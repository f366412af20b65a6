import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { StatStrip } from './StatStrip.tsx';

test('pairs each figure with what it counts', () => {
  mount(<StatStrip items={[{ value: '120', title: 'Employers' }, { title: 'Live classes' }]} />);
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['120Employers', 'Live classes']);
});
