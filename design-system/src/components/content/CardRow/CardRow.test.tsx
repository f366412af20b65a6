import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '../../../../tests/emulate-media.ts';
import { mount } from '../../../../tests/mount.tsx';
import { Card } from '../../layout/Card/Card.tsx';
import { Container } from '../../layout/Container/Container.tsx';
import { CardRow } from './CardRow.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    <div key={at} style={{ height: 80 }}>
      Card {at + 1}
    </div>
  ));
const earlier = () => page.getByRole('button', { name: 'Show earlier: Courses' });
const more = () => page.getByRole('button', { name: 'Show more: Courses' });

test('PAGE-29 CONST-06 arrows follow the position and scroll by 200 px, with snapping as it is', async () => {
  const { container } = mount(<CardRow label="Courses">{cards(9)}</CardRow>);
  await expect.element(more()).not.toHaveAttribute('aria-disabled');
  await expect.element(earlier()).not.toBeInTheDocument();
  const row = container.querySelector('ul') ?? container;
  const snap = () => getComputedStyle(row).scrollSnapType !== 'none';
  expect(snap()).toBe(true);
  for (const [arrow, left] of [
    [more, 200],
    [more, 400],
    [earlier, 200],
  ] as const) {
    await arrow().click();
    await expect.element(earlier()).not.toHaveAttribute('aria-disabled');
    await expect.poll(() => row.scrollLeft).toBe(left);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(row.scrollLeft, 'it stays there').toBe(left);
  }
  row.dispatchEvent(new WheelEvent('wheel'));
  expect(snap(), 'cards snap under the visitor’s own scrolling').toBe(true);
  // One with the focus stays to be seen at the end.
  more().element().focus();
  row.scrollTo({ left: 9999, behavior: 'instant' });
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  more().element().blur();
  await expect.element(more()).not.toBeInTheDocument();
});

test('with any card width, each click on an arrow shows the next card, to the last', async () => {
  const { container } = mount(
    <CardRow label="Courses" cardWidth={500}>
      {cards(4)}
    </CardRow>,
  );
  await expect.element(more()).not.toHaveAttribute('aria-disabled');
  const row = container.querySelector('ul') ?? container;
  for (let presses = 0; row.scrollLeft < row.scrollWidth - row.clientWidth; presses += 1) {
    expect(presses).toBeLessThan(12);
    const before = row.scrollLeft;
    await userEvent.click(more());
    await expect.poll(() => row.scrollLeft).toBeGreaterThan(before);
  }
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
});

test('an arrow at the end keeps the focus', async () => {
  const { container } = mount(<CardRow label="Courses">{cards(9)}</CardRow>);
  await expect.element(more()).not.toHaveAttribute('aria-disabled');
  more().element().focus();
  container.querySelector('ul')?.scrollTo({ left: 9999, behavior: 'instant' });
  await expect.element(more()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(more().element());
});

test('two rows on a page have arrows of two names', async () => {
  mount(
    <>
      <CardRow label="Courses">{cards(9)}</CardRow>
      <CardRow label="Stories">{cards(9)}</CardRow>
    </>,
  );
  await expect.element(page.getByRole('button', { name: 'Show more: Stories' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show more: Courses' })).toBeVisible();
});

test('on paper every card is there, in rows, without arrows', async () => {
  const { container } = mount(<CardRow label="Courses">{cards(9)}</CardRow>);
  await expect.element(more()).toBeVisible();
  await emulateMedia({ media: 'print' });
  const row = container.querySelector('ul')?.getBoundingClientRect();
  const last = container.querySelector('li:last-of-type')?.getBoundingClientRect();
  expect(last?.right).toBeLessThanOrEqual(row?.right ?? 0);
  expect(container.querySelector('.arrows')?.checkVisibility()).toBe(false);
});

test('a row with nothing more to show has no arrows', async () => {
  mount(<CardRow label="Courses">{cards(2)}</CardRow>);
  await expect.element(page.getByText('Card 2')).toBeVisible();
  await expect.element(page.getByLabelText('Show more: Courses')).not.toBeVisible();
});

test('a single card on a wide screen has the whole row', async () => {
  await page.viewport(1280, 800);
  const { container } = mount(
    <CardRow label="Plans" cardWidth={320}>
      <div>One</div>
    </CardRow>,
  );
  const widthOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect().width ?? 0;
  expect(widthOf('li')).toBeCloseTo(widthOf('ul') - 8, 0);
});

test('with nothing to show it leaves nothing behind', () => {
  const { container } = mount(<CardRow label="Courses">{[]}</CardRow>);
  expect(container.innerHTML).toBe('');
});

test('on phones a list has its cards one under the other, without arrows', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = mount(
    <CardRow label="Courses" onPhones="list">
      {cards(5)}
    </CardRow>,
  );
  await page.viewport(390, 844);
  const lefts = [...container.querySelectorAll('li')].map((card) => card.getBoundingClientRect().left);
  expect([lefts.length, new Set(lefts).size]).toEqual([5, 1]);
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
});

test('on a phone the row extends to both edges of the screen, its cards start with the page, and the next one is partly visible', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { container } = mount(
    <Container>
      <CardRow label="Courses">{cards(5)}</CardRow>
    </Container>,
  );
  const [row, first, second] = ['ul', 'li', 'li + li'].map((part) =>
    container.querySelector(part)?.getBoundingClientRect(),
  );
  expect([row?.left, row?.right]).toEqual([0, 390]);
  expect(first?.left).toBe(16);
  expect(second?.left).toBeLessThan(380);
  expect(document.documentElement.scrollWidth).toBe(390);
});

test.each([
  [768, 360, 2],
  [768, 280, 2],
  [1280, 360, 3],
  [1280, 280, 4],
])('at %i px a row of cards of %i px shows %i whole and no part of another', async (width, cardWidth, whole) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  const { container } = mount(
    <Container>
      <CardRow label="Courses" cardWidth={cardWidth}>
        {cards(9)}
      </CardRow>
    </Container>,
  );
  const edge = container.querySelector('ul')?.getBoundingClientRect().right ?? 0;
  const boxes = [...container.querySelectorAll('li')].map((card) => card.getBoundingClientRect());
  expect(boxes.filter(({ right }) => right <= edge)).toHaveLength(whole);
  expect(boxes.filter(({ left }) => left < edge)).toHaveLength(whole);
});

test('on a phone a row in a card stays inside it', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { container } = mount(
    <Container>
      <Card padding="large">
        <CardRow label="Courses">{cards(5)}</CardRow>
      </Card>
    </Container>,
  );
  expect(container.querySelector('ul')?.getBoundingClientRect().left).toBeGreaterThan(16);
});

test.each([
  [1024, 3, 320, [3]],
  [1024, 4, 280, [2, 2]],
  [1280, 4, 280, [4]],
  [1024, 5, 210, [3, 2]],
  [1280, 5, 210, [5]],
])('at %i px %i cards of %i px stand in lines of %j: none alone', async (width, count, cardWidth, lines) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 800);
  const { container } = mount(
    <Container>
      <CardRow label="Courses" cardWidth={cardWidth} gridUpTo={count}>
        {cards(count)}
      </CardRow>
    </Container>,
  );
  const tops = [...container.querySelectorAll('li')].map((card) => card.getBoundingClientRect().top);
  expect([...Map.groupBy(tops, (top) => top).values()].map(({ length }) => length)).toEqual(lines);
});

test.each([
  [768, 3, false],
  [768, 4, true],
  [1280, 3, false],
])(
  'before anything is measured, at %i px a row of %i small cards has arrows only where they lead on',
  async (width, count, has) => {
    await page.viewport(width, 800);
    const { container } = mount(
      <Container>
        <CardRow label="Courses" cardWidth={210} gridUpTo={0}>
          {cards(count)}
        </CardRow>
      </Container>,
    );
    const row = container.querySelector('ul') ?? container;
    await expect.poll(() => row.scrollWidth > row.clientWidth + 1).toBe(has);
    // As the server sent it.
    row.parentElement?.removeAttribute('data-fits');
    expect(container.querySelector('.arrows')?.checkVisibility()).toBe(has);
  },
);
