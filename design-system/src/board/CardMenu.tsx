import { useRef } from 'react';
import { List } from '../components/feedback/Menu/menu-parts.ts';
import { MenuEntry } from '../components/feedback/Menu/MenuEntry.tsx';
import { entriesOf, useMenuKeys } from '../components/feedback/Menu/use-menu-keys.ts';
import type { BoardColumn } from './board-props.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface CardMenuProps {
  id: string;
  /** Title of the card that the menu was opened for. */
  name: string;
  column: string | undefined;
  columns: readonly Pick<BoardColumn<unknown>, 'id' | 'title'>[];
  onPick: (to: string) => void;
}

/** The columns a card can be moved to. */
export function CardMenu({ id, name, column, columns, onPick }: CardMenuProps) {
  const texts = useTextsOf(allTexts);
  const list = useRef<HTMLDivElement>(null);
  const close = () => {
    if (list.current?.matches(':popover-open')) list.current.hidePopover();
  };
  const onKeyDown = useMenuKeys(close);
  return (
    <List
      ref={list}
      id={id}
      popover="auto"
      role="menu"
      aria-label={fill(texts.move, { name })}
      onKeyDown={onKeyDown}
      onToggle={(event) => event.newState === 'open' && entriesOf(event.currentTarget).at(0)?.focus()}
    >
      {columns.map((target) => (
        <MenuEntry
          key={target.id}
          item={{
            label: fill(texts.moveTo, { column: target.title }),
            disabled: target.id === column,
            ...(target.id === column && { hint: texts.here }),
          }}
          onPick={() => {
            if (target.id === column) return;
            close();
            onPick(target.id);
          }}
        />
      ))}
    </List>
  );
}
