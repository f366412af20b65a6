import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { InPageNav } from './InPageNav.tsx';

const mark = () => document.querySelector('[aria-current="location"]')?.textContent;
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

test('back above the first section nothing is marked; at the end of the page the last is, however short', async () => {
  mount(
    <>
      <div style={{ height: 1500 }} />
      <InPageNav items={items} />
      <section id="about" style={{ height: 1500 }} />
      <section id="fees" style={{ height: 100 }} />
    </>,
  );
  expect(mark()).toBeUndefined();
  window.scrollTo({ top: 1600, behavior: 'instant' });
  await expect.poll(mark).toBe('About');
  window.scrollTo({ top: 99_999, behavior: 'instant' });
  await expect.poll(mark).toBe('Fees');
  window.scrollTo({ top: 0, behavior: 'instant' });
  await expect.poll(mark).toBeUndefined();
});

test('beside a text it is a column under its label, and marks the heading that is read', async () => {
  mount(
    <>
      <div style={{ position: 'sticky', top: 0, width: 300 }}>
        <InPageNav column items={items} />
      </div>
      <h2 id="about">About</h2>
      <div style={{ height: 1500 }} />
      <h2 id="fees">Fees</h2>
      <div style={{ height: 1500 }} />
    </>,
  );
  await expect.element(page.getByText('On this page')).toBeVisible();
  const [about, fees] = ['About', 'Fees'].map((name) =>
    page.getByRole('link', { name }).element().getBoundingClientRect(),
  );
  expect(fees?.top).toBeGreaterThanOrEqual(about?.bottom ?? Infinity);
  document.getElementById('fees')?.scrollIntoView({ behavior: 'instant' });
  await expect.poll(mark).toBe('Fees');
  window.scrollTo({ top: 0, behavior: 'instant' });
});

test('without the sections it is still a row of links', async () => {
  mount(<InPageNav items={items} />);
  await expect.element(page.getByRole('link', { name: 'Fees' })).toHaveAttribute('href', '#fees');
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<InPageNav items={[]} />);
  expect(container.innerHTML).toBe('');
});
