import { Children, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useTexts } from '../../../language/TextsProvider.tsx';
import { colour, mediaQuery, space } from '../../../tokens/index.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { useScrollEdges } from './use-scroll-edges.ts';

/** Props of {@link CardRow}. */
export interface CardRowProps {
  /** Accessible name of the row. */
  label: string;
  children: ReactNode;
  /**
   * Up to this many cards form a grid on wide screens, without a single card in a line; more form a row that scrolls.
   */
  gridUpTo?: number | undefined;
  /** `list`: on phones the cards are below each other. */
  onPhones?: 'row' | 'list' | undefined;
  /** Width of a card in px. */
  cardWidth?: number | undefined;
}

/** Cards next to each other. The row scrolls by touch, wheel and keys; arrows appear if there is more to see. */
export function CardRow(props: CardRowProps) {
  const texts = useTexts().cardRow;
  const { label, children, gridUpTo = 3, cardWidth = 320, onPhones = 'row' } = props;
  const cards = Children.toArray(children);
  const { row, edges, step } = useScrollEdges();
  // Before it is measured it may scroll.
  const { before, after } = edges ?? { before: false, after: cards.length > 1 };
  if (cards.length === 0) return null;
  const isGrid = cards.length <= gridUpTo;
  const columns = isGrid ? equalLines : wholeCards;
  const tablet = wholeCards(cards.length, cardWidth, TABLET_PX);
  // Known before anything is measured.
  const fitsTablet = tablet === cards.length;
  const scrolls = !(fitsTablet && isGrid && onPhones === 'list');
  return (
    <Root
      data-grid={isGrid || undefined}
      data-one={cards.length === 1 || undefined}
      data-on-phones={onPhones}
      data-fits={edges && !before && !after ? true : undefined}
      data-few={fitsTablet || undefined}
    >
      <ul
        ref={row}
        // The keyboard must reach its content.
        tabIndex={before || after ? 0 : undefined}
        aria-label={label}
        style={{
          ['--card' as string]: `${cardWidth}px`,
          ['--tablet' as string]: tablet,
          ['--desk' as string]: columns(cards.length, cardWidth, DESK_PX),
          ['--laptop' as string]: columns(cards.length, cardWidth, LAPTOP_PX),
        }}
      >
        {cards.map((card, at) => (
          <li key={at}>{card}</li>
        ))}
      </ul>
      {/* Rendered from the start: arrows that appear later would push the page down. */}
      {cards.length > 1 && scrolls && (
        <div className="arrows" data-print="no">
          <Arrow icon="arrow-left" label={`${texts.previous}: ${label}`} can={before} onPress={() => step(-1)} />
          <Arrow icon="arrow-right" label={`${texts.next}: ${label}`} can={after} onPress={() => step(1)} />
        </div>
      )}
    </Root>
  );
}

type ArrowProps = { icon: 'arrow-left' | 'arrow-right'; label: string; can: boolean; onPress: () => void };

/** At the end it stays, because it may have the focus. */
function Arrow({ icon, label, can, onPress }: ArrowProps) {
  return (
    <IconButton
      outlined
      icon={icon}
      label={label}
      aria-disabled={!can || undefined}
      onClick={can ? onPress : undefined}
    />
  );
}

/**
 * How far the row extends beyond its container on both sides: for the focus ring of a card, and on phones up to the
 * edge of the screen.
 */
const EDGE = 'var(--ds-bleed, 4px)';

/** Width for cards on a tablet, a desktop and a laptop, and the gap between two of them. */
const [TABLET_PX, DESK_PX, LAPTOP_PX, GAP_PX] = [704, 940, 1196, 24];

/** Column width for a row that is cut between two cards and not through one: a little narrower or wider. */
const wholeCards = (count: number, cardWidth: number, room: number): number =>
  Math.min(count, Math.floor((room + GAP_PX) / (cardWidth + GAP_PX) + 0.25) || 1);

/** Columns of a grid with lines as equally filled as possible; three cards fit any desktop. */
function equalLines(count: number, cardWidth: number, room: number): number {
  const maxPerRow = Math.max(3, Math.floor((room + GAP_PX) / (cardWidth + GAP_PX)));
  return Math.ceil(count / Math.ceil(count / maxPerRow));
}

const Root = styled('div')({
  position: 'relative',
  '& > ul': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'min(var(--card), 86%)',
    '--gap': space(2),
    gap: 'var(--gap)',
    // Visually hidden texts are positioned within it, so that they do not make the page scroll sideways.
    position: 'relative',
    margin: `-4px calc(-1 * ${EDGE})`,
    padding: `4px ${EDGE}`,
    listStyle: 'none',
    overflowX: 'auto',
    overscrollBehaviorX: 'contain',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: EDGE,
    scrollbarWidth: 'thin',
    scrollbarColor: `${colour.edge} transparent`,
    paddingBottom: space(2),
  },
  '& > ul > li': { scrollSnapAlign: 'start', minWidth: 0, breakInside: 'avoid' },
  '& .arrows': { display: 'flex', justifyContent: 'flex-end', gap: 8, marginTop: space(1) },
  // Nothing more in this direction; an arrow with the focus keeps it.
  '& .arrows [aria-disabled]': { cursor: 'default', opacity: 0.45, '&:not(:focus)': { visibility: 'hidden' } },
  '&[data-fits] .arrows': { display: 'none' },
  '@media (scripting: none)': { '& .arrows': { display: 'none' } },
  // Whole cards, as many as fit; a single card has the whole row.
  [mediaQuery.tablet]: {
    '& > ul': {
      '--columns': 'var(--tablet)',
      gridAutoColumns: 'calc((100% + var(--gap)) / var(--columns) - var(--gap))',
    },
    '&[data-few] .arrows': { display: 'none' },
  },
  [mediaQuery.desktop]: {
    '& > ul': { '--gap': space(3), '--columns': 'var(--desk)' },
    '&[data-grid] > ul': { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))' },
    '&[data-grid] .arrows': { display: 'none' },
  },
  [mediaQuery.laptop]: { '& > ul': { '--columns': 'var(--laptop)' } },
  '@media (max-width: 767px)': {
    '&[data-on-phones="list"] > ul': { gridAutoFlow: 'row', gridAutoColumns: 'auto', gap: 0, overflow: 'visible' },
    '&[data-on-phones="list"] .arrows': { display: 'none' },
  },
  // A phone shows one card and the edge of the next one, whatever the card's width elsewhere.
  '@media (max-width: 479px)': { '& > ul': { gridAutoColumns: '86%' } },
  // Paper does not scroll.
  '@media print': {
    '& > ul': {
      gridAutoFlow: 'row',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      gap: space(1),
      padding: 0,
      margin: 0,
      overflow: 'visible',
    },
  },
});
