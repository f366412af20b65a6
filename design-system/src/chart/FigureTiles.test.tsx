import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { FigureTiles } from './FigureTiles.tsx';

test('a figure opens its list, and shows its change', () => {
  mount(
    <FigureTiles
      label="Today"
      tiles={[
        { label: 'Leads', value: '12', href: '/leads', change: { text: '3 more', way: 'up' } },
        { label: 'Calls', value: '4' },
      ]}
    />,
  );
  expect(page.getByRole('link', { name: 'Leads: 12' }).element().getAttribute('href')).toBe('/leads');
  expect(
    page
      .getByRole('list', { name: 'Today' })
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Leads123 more', 'Calls4']);
});

test('while a figure is loading its space is reserved', () => {
  const { container } = mount(<FigureTiles label="Today" tiles={[{ label: 'Leads', value: undefined }]} />);
  const height = () => container.querySelector('li')?.getBoundingClientRect().height ?? 0;
  const waiting = height();
  expect(container.querySelector('ul')?.getAttribute('aria-busy')).toBe('true');
  const shown = mount(<FigureTiles label="Today" tiles={[{ label: 'Leads', value: '12' }]} />);
  expect(Math.abs((shown.container.querySelector('li')?.getBoundingClientRect().height ?? 0) - waiting)).toBeLessThan(
    1,
  );
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<FigureTiles label="Today" tiles={[]} />);
  expect(container.innerHTML).toBe('');
});
