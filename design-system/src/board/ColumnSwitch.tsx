import { useEffect, useRef } from 'react';
import type { BoardColumn } from './board-props.ts';
import { Switch } from './board-parts.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface ColumnSwitchProps {
  columns: readonly Pick<BoardColumn<unknown>, 'id' | 'title' | 'count'>[];
  shown: string | undefined;
  onChoose: (id: string) => void;
}

/** Chooses the column that a narrow board shows. */
export function ColumnSwitch({ columns, shown, onChoose }: ColumnSwitchProps) {
  const texts = useTextsOf(allTexts);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const button = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    // Scrolls the row alone; `scrollIntoView` would move the page as well.
    if (row.current && button) row.current.scrollLeft = button.offsetLeft - 16;
  }, [shown]);
  return (
    <Switch role="group" aria-label={texts.columns} ref={row}>
      {columns.map(({ id, title, count }) => (
        <button key={id} type="button" aria-pressed={id === shown} onClick={() => onChoose(id)}>
          {title} <span>{count}</span>
        </button>
      ))}
    </Switch>
  );
}
