import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { InPageNav } from './InPageNav.tsx';

const items = [
  { id: 'about', label: 'About' },
  { id: 'fees', label: 'Fees' },
];

test('stays in sight and marks the section that is read', async () => {
  mount(
    <>
      <InPageNav items={items} />
      {items.map(({ id }) => (
        <section key={id} id={id} style={{ height: 1500 }}>
          {id}
        </section>
      ))}
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'location');
  document.getElementById('fees')?.scrollIntoView({ behavior: 'instant' });
  await expect.element(page.getByRole('link', { name: 'Fees' })).toHaveAttribute('aria-current', 'location');
  expect(page.getByRole('navigation').element().getBoundingClientRect().top).toBe(0);
  window.scrollTo({ top: 0, behavior: 'instant' });
});

test('without the sections it is still a row of links', async () => {
  mount(<InPageNav items={items} />);
  await expect.element(page.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '#fees');
});
