import styled from '@emotion/styled';
import { colour, radius, space } from '@prospectus/design-system';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';

/** Cards in columns. The arrow keys, Home and End move between the elements marked `data-card`. */
export function CardGrid({ label, children }: { label: string; children: ReactNode }) {
  const grid = useRef<HTMLUListElement>(null);
  const move = (event: KeyboardEvent) => {
    const cards = [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const at = cards.indexOf(event.target as HTMLElement);
    const to = at === -1 ? undefined : targetOf(event.key, at, cards);
    if (to === undefined) return;
    event.preventDefault();
    cards[Math.max(0, Math.min(cards.length - 1, to))]?.focus();
  };
  return (
    // The arrows are an addition to Tab, which reaches every card.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <Root ref={grid} aria-label={label} onKeyDown={move}>
      {children}
    </Root>
  );
}

function targetOf(key: string, at: number, cards: readonly HTMLElement[]): number | undefined {
  const top = cards[0]?.getBoundingClientRect().top;
  const columns = Math.max(1, cards.filter((card) => card.getBoundingClientRect().top === top).length);
  return {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: cards.length - 1,
  }[key];
}

const Root = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
  gap: space(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, position: 'relative' },
  // Over the card's picture; as large as a finger.
  '& [data-select]': {
    position: 'absolute',
    insetBlockStart: 2,
    insetInlineStart: 2,
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    cursor: 'pointer',
    '& > input': { width: 22, height: 22, margin: 0, accentColor: colour.action },
  },
  '& [data-card]': {
    display: 'grid',
    gap: 6,
    boxSizing: 'border-box',
    width: '100%',
    padding: 8,
    border: `1px solid ${colour.rule}`,
    borderRadius: radius.medium,
    background: colour.surface,
    color: colour.text,
    font: 'inherit',
    fontSize: '0.9375rem',
    lineHeight: 1.35,
    textAlign: 'start',
    textDecoration: 'none',
    '& > b': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > small': { color: colour.muted, fontSize: '0.875rem' },
  },
  '& :is(a, button)[data-card]': {
    cursor: 'pointer',
    '&:hover': { borderColor: colour.edge, background: colour.tint },
  },
  '& > li:has([data-select] :checked) > [data-card], & [data-card][aria-pressed="true"]': {
    borderColor: colour.action,
    boxShadow: `0 0 0 1px ${colour.action}`,
  },
});
