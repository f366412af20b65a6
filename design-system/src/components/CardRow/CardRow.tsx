import { Children, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { colour, space, up } from '../../tokens/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useScrollEdges } from './useScrollEdges.ts';

/** Props of {@link CardRow}. */
export interface CardRowProps {
  /** Names the row when read aloud. */
  label: string;
  children: ReactNode;
  /** Up to this many cards stand in a grid on wide screens; more make a row that scrolls. */
  gridUpTo?: number | undefined;
  /** Width of a card in px. */
  cardWidth?: number | undefined;
}

/** Cards side by side. The row scrolls by finger, wheel and keys; arrows come where there is more to see. */
export function CardRow({ label, children, gridUpTo = 3, cardWidth = 320 }: CardRowProps) {
  const cards = Children.toArray(children);
  const { row, more, step } = useScrollEdges();
  return (
    <Root
      role="group"
      aria-label={label}
      data-grid={cards.length <= gridUpTo || undefined}
      data-one={cards.length === 1 || undefined}
    >
      <ul
        ref={row}
        tabIndex={more.before || more.after ? 0 : undefined}
        aria-label={label}
        style={{ ['--card' as string]: `${cardWidth}px` }}
      >
        {cards.map((card, at) => (
          <li key={at}>{card}</li>
        ))}
      </ul>
      {(more.before || more.after) && (
        <div className="arrows">
          <IconButton
            outlined
            icon="arrow-left"
            label="Show earlier"
            disabled={!more.before}
            onClick={() => step(-1)}
          />
          <IconButton outlined icon="arrow-right" label="Show more" disabled={!more.after} onClick={() => step(1)} />
        </div>
      )}
    </Root>
  );
}

const Root = styled('div')({
  position: 'relative',
  '& > ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(var(--card), 86%)',
    gap: space(2),
    margin: '-4px',
    padding: '4px',
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: '4px',
    scrollbarWidth: 'thin',
    scrollbarColor: `${colour.edge} transparent`,
    paddingBottom: space(2),
  },
  '& > ul > li': { scrollSnapAlign: 'start', minWidth: 0 },
  '& .arrows': { display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: space(2) },
  [up.desk]: {
    '& > ul': { gap: space(3) },
    '&[data-grid] > ul': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(var(--card), 100%), 1fr))',
    },
    // A single card keeps the size of its like elsewhere.
    '&[data-one] > ul': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(var(--card), 100%), 1fr))' },
  },
});
