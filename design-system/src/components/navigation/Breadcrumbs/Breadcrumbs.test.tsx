import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';

test('links every step but the page itself', async () => {
  mount(
    <Breadcrumbs
      items={[
        { label: 'Home', href: '/' },
        { label: 'Arts', href: '/arts' },
        { label: 'English', href: '/arts/english' },
      ]}
    />,
  );
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/arts']);
  await expect.element(page.getByText('English')).toHaveAttribute('aria-current', 'page');
});
test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<Breadcrumbs items={[]} />);
  expect(container.innerHTML).toBe('');
});

test.each([
  ['Blog', 'Exam days: what to expect, how to prepare, and what not to do', 1],
  ['Messages of the vice chancellor to everybody', 'Professor Vasudha Rangarajan', 2],
])('on a phone the name of the page is cut, and nothing is wider than the screen: %s', async (parent, name, lines) => {
  await page.viewport(320, 700);
  const { container } = mount(
    <div style={{ padding: 16 }}>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: parent, href: '/parent' }, { label: name }]} />
    </div>,
  );
  expect(document.documentElement.scrollWidth).toBe(320);
  const tops = [...container.querySelectorAll('li')].map((step) => Math.round(step.getBoundingClientRect().top));
  expect(new Set(tops).size).toBeGreaterThanOrEqual(lines);
  const last = container.querySelector('[aria-current]');
  expect(last?.getBoundingClientRect().height, 'one line').toBeLessThan(60);
  await page.viewport(1280, 800);
});
