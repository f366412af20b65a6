import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { AsideLayout } from './AsideLayout.tsx';

const layout = (deskOnly: boolean) => (
  <AsideLayout desktopOnly={deskOnly} aside={<aside aria-label="Questions">Call us.</aside>}>
    <p style={{ margin: 0, height: 2000 }}>What there is to read.</p>
  </AsideLayout>
);
const aside = () => page.getByRole('complementary');

test('is next to the content on a desktop, and stays visible', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = mount(layout(false));
  const [text, side] = [container.querySelector('p'), container.querySelector('aside')].map((one) =>
    one?.getBoundingClientRect(),
  );
  expect(side?.left).toBeGreaterThan(text?.right ?? Infinity);
  scrollTo(0, 600);
  await expect.element(aside()).toBeInViewport();
});

test('a small one is next to the content on a tablet too', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(768, 900);
  const { container } = mount(
    <AsideLayout small aside={<aside>A portrait</aside>}>
      <p>A letter</p>
    </AsideLayout>,
  );
  const [text, side] = [container.querySelector('p'), container.querySelector('aside')].map((one) =>
    one?.getBoundingClientRect(),
  );
  expect([side?.left, side?.width]).toEqual([(text?.right ?? 0) + 32, 240]);
});

test('follows the content on a phone', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { container } = mount(layout(false));
  const [text, side] = [container.querySelector('p'), container.querySelector('aside')].map((one) =>
    one?.getBoundingClientRect(),
  );
  expect(side?.top).toBeGreaterThanOrEqual(text?.bottom ?? Infinity);
});

test('desktop only: neither visible nor read on a phone, nor on a page marked as mobile', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  onTestFinished(() => document.documentElement.removeAttribute('data-mobile'));
  const { container } = mount(layout(true));
  await expect.element(aside()).toBeVisible();
  const narrow = container.querySelector('p')?.getBoundingClientRect().width ?? 0;
  document.documentElement.setAttribute('data-mobile', '');
  await expect.element(aside()).not.toBeInTheDocument();
  expect(container.querySelector('p')?.getBoundingClientRect().width).toBeGreaterThan(narrow);
  document.documentElement.removeAttribute('data-mobile');
  await page.viewport(390, 844);
  await expect.element(aside()).not.toBeInTheDocument();
});
