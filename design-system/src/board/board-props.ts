import type { ReactNode } from 'react';
import type { StatusTone } from '../components/feedback/StatusChip/StatusChip.tsx';

/** What a card shows. Every card has the same height: what is too long for its line is cut. */
export interface BoardCardFace {
  title: string;
  /** What the card opens. */
  href: string;
  /** One line each, at most two. */
  lines: readonly string[];
  /** The last line, at its start and at its end. */
  foot?: { start?: ReactNode; end?: ReactNode } | undefined;
}

/** A column of {@link Board}. */
export interface BoardColumn<Card> {
  id: string;
  title: string;
  tone: StatusTone;
  /** How many cards there are in all, as it is read: '1,240', '10,000+'. */
  count: string;
  /** What the number does not say: '38 overdue · 12 due today'. */
  summary?: string | undefined;
  /** Those that are loaded, in their order. */
  cards: readonly Card[];
  /** `more`: not all are loaded; `all`: they are; `loading` and `failed` are of the next ones. */
  state: 'more' | 'all' | 'loading' | 'failed';
}

/** Props of {@link Board}. */
export interface BoardProps<Card> {
  /** Names the board when read aloud. */
  label: string;
  columns: readonly BoardColumn<Card>[];
  /** Stable id of a card. */
  cardId: (card: Card) => string;
  /** What a card shows. The same function from render to render, or every card is drawn anew. */
  face: (card: Card) => BoardCardFace;
  /** A card was put into another column; the owner puts it there, or leaves it where it is. */
  onMove: (card: Card, to: string) => void;
  /** The last cards of a column come into sight, or the next are asked for once more. */
  onMore: (column: string) => void;
}
