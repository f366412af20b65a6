import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../tests/mount.tsx';
import { Board } from './Board.tsx';
import type { BoardColumn, BoardProps } from './board-props.ts';

const STAGES = ['New', 'Contacted', 'Enrolled'];
const columnsOf = (...cards: string[][]): BoardColumn<string>[] =>
  STAGES.map((title, at) => ({
    id: title.toLowerCase(),
    title,
    tone: 'neutral',
    count: String(cards[at]?.length ?? 0),
    cards: cards[at] ?? [],
    state: 'all',
  }));
const cardId = (card: string) => card;
const face = (card: string) => ({ title: card, href: `#${card}`, lines: ['Online MBA'] });
const noMore = () => undefined;

function Owner({ columns: first, onMove, ...rest }: Partial<BoardProps<string>>) {
  const [columns, setColumns] = useState(first ?? columnsOf(['Asha', 'Bala'], ['Chitra']));
  const move = (card: string, to: string) => {
    onMove?.(card, to);
    setColumns((before) =>
      before.map((column) => {
        const others = column.cards.filter((one) => one !== card);
        return { ...column, cards: column.id === to ? [card, ...others] : others };
      }),
    );
  };
  return <Board label="Leads" columns={columns} onMove={move} onMore={noMore} {...{ cardId, face }} {...rest} />;
}

const board = (props: Partial<BoardProps<string>> = {}, width = 900) =>
  mount(
    <div style={{ width }}>
      <Owner {...props} />
    </div>,
  );
const card = (name: string) => page.getByRole('group', { name, exact: true });
const inColumn = (title: string) =>
  [...document.querySelectorAll(`[data-column="${title.toLowerCase()}"] [data-card]`)].map((one) =>
    one.getAttribute('data-card'),
  );
const said = (words: string) =>
  expect.poll(() => [...document.querySelectorAll('[role="status"]')].map((one) => one.textContent)).toContain(words);

test('Space picks a card up, arrows choose a column, Space puts it there; the focus goes along', async () => {
  board();
  card('Asha').element().focus();
  await userEvent.keyboard(' ');
  await said('Picked up Asha from New.');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await said('Asha is over Enrolled, column 3 of 3.');
  await userEvent.keyboard('{ArrowRight}');
  await said('Asha goes no further.');
  await userEvent.keyboard(' ');
  await said('Asha moved to Enrolled.');
  expect(inColumn('Enrolled')).toEqual(['Asha']);
  await expect.element(card('Asha')).toHaveFocus();
});

test('Escape, and leaving the card, cancel the move', async () => {
  const onMove = vi.fn();
  board({ onMove });
  card('Asha').element().focus();
  await userEvent.keyboard(' {ArrowRight}{Escape}');
  await said('Cancelled. Asha is back in New.');
  await userEvent.keyboard(' {ArrowRight}{Tab}');
  await userEvent.keyboard(' ');
  expect(onMove).not.toHaveBeenCalled();
  expect(inColumn('New')).toEqual(['Asha', 'Bala']);
});

test('arrows go from card to card and past an empty column; Enter opens one', async () => {
  board({ columns: columnsOf(['Asha', 'Bala'], [], ['Chitra']) });
  card('Asha').element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(card('Bala')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(card('Chitra')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}{Home}{End}{Enter}');
  expect(location.hash).toBe('#Bala');
});

test('the mouse drags a card into another column; a drop outside the columns cancels', async () => {
  const onMove = vi.fn();
  board({ onMove });
  const contacted = page.getByRole('group', { name: 'Contacted 1' });
  await userEvent.dragAndDrop(card('Asha'), contacted, { steps: 12 });
  await expect.poll(() => inColumn('Contacted')).toEqual(['Asha', 'Chitra']);
  expect(onMove).toHaveBeenCalledExactlyOnceWith('Asha', 'contacted');
  await userEvent.dragAndDrop(card('Bala'), page.getByRole('group', { name: /^New/ }), { steps: 12 });
  expect(onMove).toHaveBeenCalledOnce();
});

test('the menu of a card moves it, but not to its own column', async () => {
  board();
  await page.getByRole('button', { name: 'Move Bala' }).click();
  const here = page.getByRole('menuitem', { name: /Move to New/ });
  await expect.element(here).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('menuitem', { name: 'Move to Enrolled' }).click();
  await said('Bala moved to Enrolled.');
  expect(inColumn('Enrolled')).toEqual(['Bala']);
});

test('of ten thousand cards a few are in the page, and the last is reached', async () => {
  const many = Array.from({ length: 10_000 }, (_, nth) => `Lead ${nth}`);
  board({ columns: columnsOf(many) });
  expect(inColumn('New').length).toBeLessThan(40);
  card('Lead 0').element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(card('Lead 9999')).toHaveFocus();
  await expect.element(card('Lead 9999')).toBeInViewport();
  expect(inColumn('New').length).toBeLessThan(40);
});

test('a column requests more cards near its end, and again by its button after a failure', async () => {
  const onMore = vi.fn();
  const columns = columnsOf(
    Array.from({ length: 60 }, (_, nth) => `Lead ${nth}`),
    ['Chitra'],
  );
  board({
    onMore,
    columns: columns.map((column, at) => ({ ...column, state: at === 0 ? 'more' : at === 1 ? 'failed' : 'all' })),
  });
  expect(onMore).not.toHaveBeenCalled();
  card('Lead 0').element().focus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => onMore.mock.calls).toContainEqual(['new']);
  await page.getByRole('button', { name: 'Try again' }).click();
  expect(onMore).toHaveBeenCalledWith('contacted');
});

test('a narrow board shows one column at a time', async () => {
  board({}, 340);
  await expect.element(card('Asha')).toBeVisible();
  expect(document.querySelectorAll('[data-column]')).toHaveLength(1);
  await page.getByRole('button', { name: 'Contacted 1' }).click();
  await expect.element(card('Chitra')).toBeVisible();
  await page.getByRole('button', { name: 'Move Chitra' }).click();
  await page.getByRole('menuitem', { name: 'Move to New' }).click();
  await page.getByRole('button', { name: 'New 2' }).click();
  expect(inColumn('New')).toEqual(['Chitra', 'Asha', 'Bala']);
});
