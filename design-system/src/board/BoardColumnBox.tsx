import { memo, useEffect, useId } from 'react';
import { Button } from '../components/actions/Button/Button.tsx';
import { Skeleton } from '../components/feedback/Skeleton/Skeleton.tsx';
import { BoardCard } from './BoardCard.tsx';
import { Mark, Note, Loading } from './board-parts.ts';
import type { BoardColumn, BoardProps, OpenMenu } from './board-props.ts';
import { DropColumn } from './DropColumn.tsx';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { STEP_REM, useWindow } from './use-window.ts';

interface BoardColumnBoxProps<Card> extends Pick<BoardProps<Card>, 'cardId' | 'face' | 'onMore'> {
  column: BoardColumn<Card>;
  help: string;
  onMenu: (of: OpenMenu<Card>) => void;
  /** Cards of this column: the one with the focus, the one carried by keys, the one being dragged. */
  active: string | undefined;
  carried: string | undefined;
  lifted: string | undefined;
  isTarget: boolean;
}

// More cards are requested this many cards before the end of the loaded ones.
const LOAD_AHEAD = 8;

function Box<Card>(props: BoardColumnBoxProps<Card>) {
  const { column, cardId, face, onMore, onMenu, help, active, carried, lifted, isTarget } = props;
  const { id, title, tone, count, summary, cards, state } = column;
  const texts = useTextsOf(allTexts);
  const name = useId();
  const { box, first, last } = useWindow(cards.length);
  const asksForMore = state === 'more' && last + LOAD_AHEAD >= cards.length;
  useEffect(() => {
    if (asksForMore) onMore(id);
  }, [asksForMore, id, onMore, cards.length]);
  const focused = active === undefined ? -1 : cards.findIndex((card) => cardId(card) === active);
  const inTabOrder = focused >= 0 ? focused : first;
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
          {renderedIndexes({ first, last, focused }).map((at) => {
            const card = cards[at];
            if (card === undefined) return null;
            const one = cardId(card);
            return (
              <BoardCard
                key={one}
                id={one}
                {...{ card, face, help, onMenu, at }}
                column={id}
                total={cards.length}
                isInTabOrder={at === inTabOrder}
                isCarried={carried === one}
                isLifted={lifted === one}
              />
            );
          })}
        </ol>
        {state === 'loading' && (
          <Loading>
            <span className="visually-hidden">{texts.loading}</span>
            {Array.from({ length: cards.length === 0 ? 3 : 1 }, (_, nth) => (
              <Skeleton key={nth} height={112} />
            ))}
          </Loading>
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

/** A column of the board: its head is fixed, its cards scroll. */
export const BoardColumnBox = memo(Box) as typeof Box;

/** The indexes from `first` to `last`, and `focused`, which may be outside of them. */
function renderedIndexes({ first, last, focused }: { first: number; last: number; focused: number }): number[] {
  const inside = Array.from({ length: last - first }, (_, nth) => first + nth);
  if (focused < 0 || (focused >= first && focused < last)) return inside;
  return focused < first ? [focused, ...inside] : [...inside, focused];
}
