import { type MouseEvent, type ReactNode, type TouchEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { DRAGGED } from './use-board-drag.ts';

/**
 * Lets every card inside be dragged. One handler serves all of them: with a hook in each card, every step of a drag
 * would render all cards.
 */
export function DragArea({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: DRAGGED, disabled });
  const begin = (name: 'onMouseDown' | 'onTouchStart') => (event: MouseEvent | TouchEvent) => {
    const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
    if (!card || (event.target as Element).closest('button')) return;
    setNodeRef(card);
    listeners?.[name]?.(event);
  };
  return (
    // Keyboard users move the focused card with keys.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="area" onMouseDown={begin('onMouseDown')} onTouchStart={begin('onTouchStart')}>
      {children}
    </div>
  );
}
