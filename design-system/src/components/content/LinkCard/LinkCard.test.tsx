import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../../../tests/mount.tsx';
import { LinkCard } from './LinkCard.tsx';

test('is clickable anywhere, and is one stop named by its title', async () => {
  const { container } = mount(<LinkCard title="Policy" href="#policy" description="Who may join." icon="document" />);
  const link = page.getByRole('link', { name: 'Policy', exact: true });
  await expect.element(link).toHaveAttribute('href', '#policy');
  const card = container.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
  for (const [x, y] of [
    [card.left + 3, card.top + 3],
    [card.right - 3, card.bottom - 3],
  ] as const)
    expect(document.elementFromPoint(x, y)).toBe(link.element());
  expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
});

test('the mark of focus goes round the whole card', async () => {
  const { container } = mount(<LinkCard title="Policy" href="#policy" />);
  await userEvent.tab();
  const card = container.firstElementChild ?? container;
  await expect.poll(() => getComputedStyle(card).outlineStyle).toBe('solid');
  expect(getComputedStyle(page.getByRole('link').element()).outlineStyle).toBe('none');
});

test('an external link says so and passes no referrer', async () => {
  mount(<LinkCard title="Portal" href="https://portal.example" external />);
  const link = page.getByRole('link', { name: 'Portal (opens in a new tab)' });
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test('without an address it is a card and no link; its picture is shown', async () => {
  mount(<LinkCard title="Books" description="What to read." picture={{ src: '/none.png', alt: 'A book' }} />);
  await expect.element(page.getByRole('heading', { name: 'Books' })).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'A book' })).toBeVisible();
  expect(page.getByRole('link').elements()).toEqual([]);
});
