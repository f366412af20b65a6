import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { BoardColumn, BoardProps } from './board-props.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface BoardKeys<Card> extends Pick<BoardProps<Card>, 'cardId' | 'face' | 'onMove'> {
  box: RefObject<HTMLElement | null>;
  columns: readonly BoardColumn<Card>[];
  announce: (words: string) => void;
}

type CardPosition = { id: string; column: string };
type Carried = { id: string; from: string; at: string };

/**
 * The keys of a card: arrows go to another card, Enter opens it, Space picks it up. The arrows then choose a column,
 * Space drops the card there; Escape or leaving the card cancels.
 */
export function useBoardKeys<Card>({ box, columns, cardId, face, onMove, announce }: BoardKeys<Card>) {
  const texts = useTextsOf(allTexts);
  const [active, setActive] = useState<CardPosition>();
  const [carried, setCarried] = useState<Carried>();
  const wanted = useRef<CardPosition>(undefined);
  const focused = useRef<Element>(undefined);
  // Focuses a card that was moved or scrolled out of view as soon as it is rendered again.
  useLayoutEffect(() => {
    if (document.querySelector('[aria-modal="true"]')) return;
    const isLost = document.activeElement === document.body && focused.current?.isConnected === false;
    const id = wanted.current?.id ?? (isLost ? active?.id : undefined);
    const card = id === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`);
    if (!card || (wanted.current && wanted.current.column !== columnAt(card))) return;
    wanted.current = undefined;
    card.focus();
  }, [box, active, columns]);

  const columnOf = (id: string) => columns.find((column) => column.id === id);
  const cardOf = ({ id, column }: CardPosition) => columnOf(column)?.cards.find((card) => cardId(card) === id);
  const titleOf = (id: string) => columnOf(id)?.title ?? '';
  const focus = (position: CardPosition) => {
    wanted.current = position;
    setActive(position);
  };
  const nameOf = (position: CardPosition) => {
    const card = cardOf(position);
    return card === undefined ? '' : face(card).title;
  };
  const putBack = ({ id, from }: Carried) => {
    setCarried(undefined);
    announce(fill(texts.cancelled, { name: nameOf({ id, column: from }), column: titleOf(from) }));
  };
  const putDown = (one: Carried) => {
    const card = cardOf({ id: one.id, column: one.from });
    if (card === undefined || one.at === one.from) return putBack(one);
    setCarried(undefined);
    announce(fill(texts.dropped, { name: face(card).title, column: titleOf(one.at) }));
    focus({ id: one.id, column: one.at });
    onMove(card, one.at);
  };
  const carry = (one: Carried, by: 1 | -1) => {
    const next = columns[columns.findIndex(({ id }) => id === one.at) + by];
    const name = nameOf({ id: one.id, column: one.from });
    if (!next) return announce(fill(texts.end, { name }));
    setCarried({ ...one, at: next.id });
    const where = fill(texts.position, { position: columns.indexOf(next) + 1, count: columns.length });
    announce(fill(texts.over, { name, column: next.title, where }));
    box.current
      ?.querySelector(`[data-column="${CSS.escape(next.id)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const step = (from: CardPosition, key: string) => {
    const to = neighbour(columns, cardId, from, key);
    if (to) focus(to);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const target = event.target instanceof HTMLElement ? event.target : undefined;
    const id = target?.dataset['card'];
    const column = target && columnAt(target);
    // The link and the button of a card keep their own keys.
    if (!target || !id || !column || event.ctrlKey || event.metaKey || event.altKey) return;
    const sideways = ({ ArrowLeft: -1, ArrowRight: 1 } as const)[event.key as 'ArrowLeft'];
    if (carried) {
      if (event.key === 'Escape') putBack(carried);
      else if (event.key === ' ' || event.key === 'Enter') putDown(carried);
      else if (sideways) carry(carried, sideways);
      else if (!(event.key in STEPS)) return;
    } else if (event.key === ' ') {
      setCarried({ id, from: column, at: column });
      announce(fill(texts.pickedUp, { name: nameOf({ id, column }), column: titleOf(column) }));
    } else if (event.key === 'Enter') target.querySelector('a')?.click();
    else if (event.key in STEPS) step({ id, column }, event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const card = event.target.closest<HTMLElement>('[data-card]');
    const column = card && columnAt(card);
    focused.current = event.target;
    wanted.current = undefined;
    const id = card?.dataset['card'];
    if (id && column && (active?.id !== id || active.column !== column)) setActive({ id, column });
  };
  const onBlur = () => {
    if (carried) putBack(carried);
  };
  const move = useRef(onMove);
  const sayMoved = useRef((_card: Card, _to: string) => undefined as void);
  useLayoutEffect(() => {
    move.current = onMove;
    sayMoved.current = (card, to) => {
      announce(fill(texts.dropped, { name: face(card).title, column: titleOf(to) }));
      focus({ id: cardId(card), column: to });
    };
  });
  // A stable function, because every card has it.
  const moveByMenu = useCallback((card: Card, to: string) => {
    sayMoved.current(card, to);
    move.current(card, to);
  }, []);
  return { active, carried, onKeyDown, onFocus, onBlur, moveByMenu };
}

const columnAt = (element: Element): string | undefined =>
  element.closest('[data-column]')?.getAttribute('data-column') ?? undefined;

const STEPS = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -1, ArrowRight: 1, Home: 0, End: 0 };

/** The card that a key leads to, skipping empty columns. */
function neighbour<Card>(
  columns: readonly BoardColumn<Card>[],
  cardId: (card: Card) => string,
  { id, column }: CardPosition,
  key: string,
): CardPosition | undefined {
  const filled = columns.filter((one) => one.cards.length > 0);
  const across = filled.findIndex((one) => one.id === column);
  const here = filled[across];
  if (!here) return undefined;
  const at = here.cards.findIndex((card) => cardId(card) === id);
  const isSideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const to = isSideways ? filled[across + STEPS[key]] : here;
  if (!to) return undefined;
  const last = to.cards.length - 1;
  const index = { Home: 0, End: last, ArrowUp: at - 1, ArrowDown: at + 1 }[key] ?? Math.min(at, last);
  const card = to.cards[index];
  return card === undefined ? undefined : { id: cardId(card), column: to.id };
}
