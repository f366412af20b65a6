import { memo, useEffect, useId } from 'react';
import { Button } from '../components/actions/Button/Button.tsx';
import { Skeleton } from '../components/feedback/Skeleton/Skeleton.tsx';
import { BoardCard } from './BoardCard.tsx';
import { Mark, Note, Waiting } from './board-parts.ts';
import type { BoardColumn, BoardProps } from './board-props.ts';
import { DropColumn } from './DropColumn.tsx';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { STEP_REM, useWindow } from './use-window.ts';

interface BoardColumnBoxProps<Card> extends Pick<BoardProps<Card>, 'cardId' | 'face' | 'onMore'> {
  column: BoardColumn<Card>;
  help: string;
  /** The id of the menu, and the card of this column that it was opened for. */
  menu: string;
  menuOf: string | undefined;
  onMenu: (of: { card: Card; column: string }) => void;
  /** The card of this column on which the focus is or was; the one carried by keys; the one that is dragged. */
  active: string | undefined;
  carried: string | undefined;
  lifted: string | undefined;
  isTarget: boolean;
}

// Asked for before the last card comes into sight.
const AHEAD = 8;

function Box<Card>(props: BoardColumnBoxProps<Card>) {
  const { column, cardId, face, onMore, onMenu, help, menu, menuOf, active, carried, lifted, isTarget } = props;
  const { id, title, tone, count, summary, cards, state } = column;
  const texts = useTextsOf(allTexts);
  const name = useId();
  const { box, first, last } = useWindow(cards.length);
  const asksForMore = state === 'more' && last + AHEAD >= cards.length;
  useEffect(() => {
    if (asksForMore) onMore(id);
  }, [asksForMore, id, onMore, cards.length]);
  const kept = active === undefined ? -1 : cards.findIndex((card) => cardId(card) === active);
  const inTabOrder = kept >= 0 ? kept : first;
  return (
    <DropColumn id={id} name={name} isTarget={isTarget} isBusy={state === 'loading'}>
      <header>
        <h2 id={name}>
          <Mark data-tone-of={tone} aria-hidden="true" />
          <span title={title}>{title}</span> <span>{count}</span>
        </h2>
        <p>{summary ?? '\u00a0'}</p>
      </header>
      <div className="scroller" ref={box}>
        <ol style={{ height: `${cards.length * STEP_REM}rem` }}>
          {windowOf({ first, last, kept }).map((at) => {
            const card = cards[at];
            if (card === undefined) return null;
            const one = cardId(card);
            return (
              <BoardCard
                key={one}
                id={one}
                {...{ card, face, help, menu, onMenu, at }}
                column={id}
                total={cards.length}
                isInTabOrder={at === inTabOrder}
                isCarried={carried === one}
                isLifted={lifted === one}
                hasMenu={menuOf === one}
              />
            );
          })}
        </ol>
        {state === 'loading' && (
          <Waiting>
            <span className="visually-hidden">{texts.loading}</span>
            {Array.from({ length: cards.length === 0 ? 3 : 1 }, (_, nth) => (
              <Skeleton key={nth} height={112} />
            ))}
          </Waiting>
        )}
        {state === 'failed' && (
          <Note role="alert">
            {texts.failed}
            <Button size="small" variant="secondary" onClick={() => onMore(id)}>
              {texts.retry}
            </Button>
          </Note>
        )}
        {state === 'all' && cards.length === 0 && <Note>{texts.empty}</Note>}
      </div>
    </DropColumn>
  );
}

/** A column of the board: its head stays, its cards scroll. */
export const BoardColumnBox = memo(Box) as typeof Box;

/** The indexes from `first` up to `last`, and `kept`, which may stand apart. */
function windowOf({ first, last, kept }: { first: number; last: number; kept: number }): number[] {
  const inside = Array.from({ length: last - first }, (_, nth) => first + nth);
  if (kept < 0 || (kept >= first && kept < last)) return inside;
  return kept < first ? [kept, ...inside] : [...inside, kept];
}
