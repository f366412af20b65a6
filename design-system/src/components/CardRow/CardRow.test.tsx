import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../tests/mount.tsx';
import { CardRow } from './CardRow.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <div key={at} style={{ height: 80 }}>
      Card {at + 1}
    </div>
  ));
const earlier = () => page.getByRole('button', { name: 'Show earlier' });
const more = () => page.getByRole('button', { name: 'Show more' });

test('arrows follow the position and scroll by 200 px', async () => {
  const { container } = mount(<CardRow label="Courses">{cards(9)}</CardRow>);
  await expect.element(more()).toBeEnabled();
  await expect.element(earlier()).toBeDisabled();
  const row = container.querySelector('ul');
  if (row) row.style.scrollSnapType = 'none';
  await more().click();
  await expect.element(earlier()).toBeEnabled();
  await expect.poll(() => row?.scrollLeft).toBe(200);
  row?.scrollTo({ left: 9999, behavior: 'instant' });
  await expect.element(more()).toBeDisabled();
});

test('a row with nothing more to show has no arrows', async () => {
  mount(<CardRow label="Courses">{cards(2)}</CardRow>);
  await expect.element(page.getByText('Card 2')).toBeVisible();
  await expect.element(more()).not.toBeInTheDocument();
});

test('a single card on a wide screen keeps the size of a card', async () => {
  await page.viewport(1280, 800);
  const { container } = mount(
    <CardRow label="Plans" cardWidth={320}>
      <div>One</div>
    </CardRow>,
  );
  expect(container.querySelector('li')?.getBoundingClientRect().width).toBeLessThan(450);
});
