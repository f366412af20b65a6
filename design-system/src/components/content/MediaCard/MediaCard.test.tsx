import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { CardRow } from '../CardRow/CardRow.tsx';
import { MediaCard } from './MediaCard.tsx';

test('the whole card leads to its page, its action stays its own', async () => {
  const onClick = vi.fn();
  const { container } = mount(
    <MediaCard
      title="German"
      href="#german"
      cover={{ seed: 'german' }}
      action={
        <button type="button" onClick={onClick}>
          Know more
        </button>
      }
    />,
  );
  const cover = container.querySelector('.cover')?.getBoundingClientRect();
  const above = document.elementFromPoint((cover?.left ?? 0) + 20, (cover?.top ?? 0) + 20);
  expect(above?.closest('a')?.getAttribute('href')).toBe('#german');
  await page.getByRole('button', { name: 'Know more' }).click();
  expect(onClick).toHaveBeenCalledOnce();
});

test('shows a picture when there is one', async () => {
  mount(<MediaCard title="German" cover={{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: 'A classroom' }} />);
  await expect.element(page.getByRole('img', { name: 'A classroom' })).toBeInTheDocument();
});

test('a link at the foot is named with the title and covers the card', async () => {
  const { container } = mount(<MediaCard title="German" href="#german" linkText="View" cover={{ seed: 'german' }} />);
  await expect.element(page.getByRole('link', { name: 'View German' })).toHaveAttribute('href', '#german');
  expect(page.getByRole('link').elements()).toHaveLength(1);
  const cover = container.querySelector('.cover')?.getBoundingClientRect();
  const above = document.elementFromPoint((cover?.left ?? 0) + 20, (cover?.top ?? 0) + 20);
  expect(above?.closest('a')?.textContent).toBe('View German');
});

test('by keys: the card first, which Enter follows, then its action', async () => {
  onTestFinished(() => history.replaceState(null, '', '#'));
  mount(
    <MediaCard
      title="German"
      href="#german"
      cover={{ seed: 'german' }}
      action={<button type="button">Know more</button>}
    />,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(() => location.hash).toBe('#german');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('button', { name: 'Know more' })).toHaveFocus();
});

test('a row has no cover at any width and its link at its end; a cover at the side is next to the text', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = mount(
    <>
      <MediaCard look="row" title="French" href="#french" linkText="Know more" cover={{ seed: 'french' }} />
      <MediaCard look="side" title="German" href="#german" linkText="View" cover={{ seed: 'german' }} />
    </>,
  );
  const [row, side] = container.querySelectorAll('article');
  const boxOf = (card: Element | undefined, selector: string) =>
    card?.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  for (const width of [390, 1280]) {
    await page.viewport(width, 800);
    expect(row?.querySelector('.cover')).toBeNull();
    expect(boxOf(row, '.foot').left).toBeGreaterThanOrEqual(boxOf(row, 'h3').right);
  }
  await expect.element(page.getByText('Know more')).toBeVisible();
  expect(boxOf(side, '.cover').right).toBeLessThanOrEqual(boxOf(side, 'h3').left);
});

const facts = [
  { label: 'Duration', value: '2 years', plain: true },
  { label: 'Fee from', value: '₹61,000' },
  { label: 'Starts', value: '16 Jan', note: ' 2027, apply by 31 Dec' },
];

test('facts of cards in a row are at the same height, whatever is above them', async () => {
  await page.viewport(1280, 800);
  const { container } = mount(
    <CardRow label="Courses">
      <MediaCard title="German" href="#german" linkText="View" cover={{ seed: 'german' }} facts={facts} />
      <MediaCard
        title="A title of so many words that it needs a second line, or a third"
        description="And a description, which the other one has not."
        href="#long"
        linkText="View"
        cover={{ seed: 'long' }}
        facts={facts}
      />
    </CardRow>,
  );
  const tops = [...container.querySelectorAll('dt')].map((name) => name.getBoundingClientRect().top);
  expect(tops.slice(0, 3)).toEqual(tops.slice(3));
  await expect.element(page.getByText('2027, apply by 31 Dec').first()).toBeVisible();
});

test('in a list on phones facts follow one another, in one line of the size of text', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 844);
  const { container } = mount(
    <MediaCard title="German" href="#german" linkText="View" slimOnPhones cover={{ seed: 'german' }} facts={facts} />,
  );
  const list = container.querySelector('dl');
  expect(list?.innerText.replaceAll(/\s+/g, ' ')).toBe('duration 2 yearsfee from₹61,000starts16 Jan');
  const [length, fee] = ['2 years', '₹61,000'].map((words) => page.getByText(words).element().getBoundingClientRect());
  expect(fee?.top).toBe(length?.top);
  expect(page.getByText('Duration').element().getBoundingClientRect().width).toBeLessThanOrEqual(1);
});

test('a lead card has its cover next to the text on wide screens, above it on phones', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const { container } = mount(<MediaCard look="lead" title="Night shifts" href="#post" cover={{ seed: 'night' }} />);
  const boxOf = (selector: string) => container.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  expect(boxOf('.body').left).toBeGreaterThanOrEqual(boxOf('.cover').right);
  await page.viewport(390, 844);
  expect(boxOf('.body').top).toBeGreaterThanOrEqual(boxOf('.cover').bottom);
});
