import { type MouseEvent, type ReactNode, type TouchEvent } from 'react';
import { useDraggable } from '@dnd-kit/core';
import { DRAGGED } from './use-board-drag.ts';

/**
 * Lets every card within be dragged. One handler for all: a hook in each card would draw each of them again at every
 * step of a drag.
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
    // What is done here by pointer is done by keys on each card.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="area" onMouseDown={begin('onMouseDown')} onTouchStart={begin('onTouchStart')}>
      {children}
    </div>
  );
}
