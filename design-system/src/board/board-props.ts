import type { ReactNode } from 'react';
import type { StatusTone } from '../components/feedback/StatusChip/StatusChip.tsx';

/** The content of a card. All cards have the same height: texts that are too long for their line are cut. */
export interface BoardCardFace {
  title: string;
  /** Address that a click on the title opens. */
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
  /** How many cards the column has in total, as text: '1,240', '10,000+'. */
  count: string;
  /** More about the cards: '38 overdue · 12 due today'. */
  summary?: string | undefined;
  /** The loaded cards, in their order. */
  cards: readonly Card[];
  /** `more`: not all cards are loaded; `all`: all are; `loading` and `failed` are about the next ones. */
  state: 'more' | 'all' | 'loading' | 'failed';
}

/** Props of {@link Board}. */
export interface BoardProps<Card> {
  /** Names the board for screen readers. */
  label: string;
  columns: readonly BoardColumn<Card>[];
  /** Stable id of a card. */
  cardId: (card: Card) => string;
  /** The content of a card. Pass the same function on every render, or every card renders again. */
  face: (card: Card) => BoardCardFace;
  /** A card was moved to another column; the owner updates `columns`. */
  onMove: (card: Card, to: string) => void;
  /** The next cards of a column are needed, because its end came into view or a person retried. */
  onMore: (column: string) => void;
}

/** A card whose menu is open, its column, and the button that opened it. */
export interface OpenMenu<Card> {
  card: Card;
  column: string;
  button: HTMLElement;
}
