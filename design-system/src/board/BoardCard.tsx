import { memo } from 'react';
import type { BoardProps, OpenMenu } from './board-props.ts';
import { CardFace } from './CardFace.tsx';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { STEP_REM } from './use-window.ts';

interface BoardCardProps<Card> extends Pick<BoardProps<Card>, 'face'> {
  card: Card;
  id: string;
  column: string;
  at: number;
  total: number;
  help: string;
  onMenu: (of: OpenMenu<Card>) => void;
  isInTabOrder: boolean;
  isCarried: boolean;
  isLifted: boolean;
}

function CardAt<Card>(props: BoardCardProps<Card>) {
  const { card, face, id, column, at, total, help, onMenu, isInTabOrder, isCarried, isLifted } = props;
  const texts = useTextsOf(allTexts);
  const shown = face(card);
  const moveLabel = fill(texts.move, { name: shown.title });
  const tabIndex = isInTabOrder ? 0 : -1;
  return (
    <li aria-setsize={total} aria-posinset={at + 1} style={{ top: `${at * STEP_REM}rem` }}>
      <div
        className="card"
        role="group"
        aria-roledescription={texts.card}
        aria-label={shown.title}
        aria-describedby={help}
        data-card={id}
        data-lifted={isLifted || undefined}
        data-carried={isCarried || undefined}
        tabIndex={tabIndex}
      >
        <CardFace face={shown} tabIndex={tabIndex} />
        <button
          type="button"
          aria-label={moveLabel}
          title={moveLabel}
          aria-haspopup="menu"
          tabIndex={tabIndex}
          onClick={({ currentTarget }) => onMenu({ card, column, button: currentTarget })}
        >
          <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" fill="currentColor">
            <circle cx="4" cy="10" r="1.6" />
            <circle cx="10" cy="10" r="1.6" />
            <circle cx="16" cy="10" r="1.6" />
          </svg>
        </button>
      </div>
    </li>
  );
}

export const BoardCard = memo(CardAt) as typeof CardAt;
