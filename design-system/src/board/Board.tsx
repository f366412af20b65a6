import { useId, useRef, useState } from 'react';
import { DndContext, DragOverlay } from '@dnd-kit/core';
import { BoardColumnBox } from './BoardColumnBox.tsx';
import { Columns, Frame, Announcement } from './board-parts.ts';
import type { BoardProps, OpenMenu } from './board-props.ts';
import { ActionMenu } from '../console/ActionMenu.tsx';
import { fill } from '../language/fill.ts';
import { CardFace } from './CardFace.tsx';
import { ColumnSwitch } from './ColumnSwitch.tsx';
import { DragArea } from './DragArea.tsx';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { useBoardDrag } from './use-board-drag.ts';
import { useBoardKeys } from './use-board-keys.ts';
import { useIsNarrow } from './use-is-narrow.ts';

/**
 * Cards in columns, moved by mouse, by touch after a long press, by keys, or by each card's menu. Only the cards in
 * view are rendered, so a column may have thousands. A narrow board shows one column at a time.
 */
export function Board<Card>(props: BoardProps<Card>) {
  const { label, columns, cardId, face, onMove, onMore } = props;
  const texts = useTextsOf(allTexts);
  const help = useId();
  const box = useRef<HTMLElement>(null);
  const isNarrow = useIsNarrow(box);
  const [chosen, setChosen] = useState(columns[0]?.id);
  const [announcement, announce] = useState('');
  const [menuOf, setMenuOf] = useState<OpenMenu<Card>>();
  const shown = isNarrow ? columns.filter(({ id }) => id === (chosen ?? columns[0]?.id)) : columns;
  const keys = useBoardKeys({ box, columns: shown, cardId, face, onMove, announce });
  const { dragged, context } = useBoardDrag({ columns: shown, cardId, onMove });
  return (
    <Frame ref={box} aria-label={label} onKeyDown={keys.onKeyDown} onFocus={keys.onFocus} onBlur={keys.onBlur}>
      <p id={help} hidden>
        {texts.help}
      </p>
      {isNarrow && <ColumnSwitch columns={columns} shown={shown[0]?.id} onChoose={setChosen} />}
      <DndContext {...context}>
        <Columns data-columns="" data-narrow={isNarrow || undefined}>
          {/* With one column there is no target for a drag. */}
          <DragArea disabled={isNarrow}>
            {shown.map((column) => (
              <BoardColumnBox
                key={column.id}
                {...{ column, cardId, face, onMore, help }}
                onMenu={setMenuOf}
                active={keys.active?.column === column.id ? keys.active.id : undefined}
                carried={keys.carried?.from === column.id ? keys.carried.id : undefined}
                lifted={dragged?.from === column.id ? cardId(dragged.card) : undefined}
                isTarget={keys.carried?.at === column.id}
              />
            ))}
          </DragArea>
        </Columns>
        <DragOverlay dropAnimation={null}>
          {dragged && (
            <div className="lifted">
              <div className="card">
                <CardFace face={face(dragged.card)} />
              </div>
            </div>
          )}
        </DragOverlay>
      </DndContext>
      {menuOf && (
        <ActionMenu
          anchor={menuOf.button}
          label={fill(texts.move, { name: face(menuOf.card).title })}
          onClose={() => setMenuOf(undefined)}
          items={columns.map(({ id, title }) => ({
            label: fill(texts.moveTo, { column: title }),
            onSelect: () => keys.moveByMenu(menuOf.card, id),
            ...(id === menuOf.column && { disabled: true, hint: texts.here }),
          }))}
        />
      )}
      <Announcement role="status">{announcement}</Announcement>
    </Frame>
  );
}
