import { useId, useState } from 'react';
import {
  type DndContextProps,
  type DragEndEvent,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { BoardProps } from './board-props.ts';

export const DRAGGED = 'card';
// A finger scrolls; it drags a card after resting on it.
const LONG_PRESS = { delay: 250, tolerance: 8 };

/** Dragging a card into another column by mouse or touch; a card that is dropped elsewhere stays where it was. */
export function useBoardDrag<Card>({
  columns,
  cardId,
  onMove,
}: Pick<BoardProps<Card>, 'columns' | 'cardId' | 'onMove'>) {
  const [dragged, setDragged] = useState<{ card: Card; from: string }>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: LONG_PRESS }),
  );
  const context = {
    id: useId(),
    sensors,
    collisionDetection: pointerWithin,
    // Only the board scrolls sideways during a drag; scrolling the cards of a column would not help.
    autoScroll: { canScroll: (element: Element) => element.hasAttribute('data-columns') },
    accessibility: { announcements: SILENT, restoreFocus: false },
    onDragStart: ({ activatorEvent }: DragStartEvent) => {
      const target = activatorEvent.target instanceof Element ? activatorEvent.target : undefined;
      const held = target?.closest('[data-card]')?.getAttribute('data-card');
      for (const { id, cards } of columns) {
        const card = cards.find((one) => cardId(one) === held);
        if (card !== undefined) setDragged({ card, from: id });
      }
    },
    onDragEnd: ({ over }: DragEndEvent) => {
      setDragged(undefined);
      if (dragged && over && over.id !== dragged.from) onMove(dragged.card, String(over.id));
    },
    onDragCancel: () => setDragged(undefined),
  } satisfies DndContextProps;
  return { dragged, context };
}

// The board announces moves by keys itself.
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
