import { useId } from 'react';
import {
  closestCenter,
  type DndContextProps,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { useAnnouncements } from './announcements.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';
import { type Ordered, useOrder } from './use-order.ts';

/**
 * A sortable list: its displayed order, how to move an item, the last announcement, and the props of its `DndContext`.
 */
export function useSorting<Item>({ itemId, ...ordered }: Ordered<Item> & { itemId: (item: Item) => string }) {
  const texts = useTextsOf(allTexts);
  const { order, move, announcement } = useOrder(ordered);
  const ids = order.map(itemId);
  const nameOf = (id: string) => {
    const item = order[ids.indexOf(id)];
    return item === undefined ? '' : ordered.label(item);
  };
  const context = {
    id: useId(),
    sensors: useSensors(
      useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
      useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
    ),
    collisionDetection: closestCenter,
    onDragEnd: ({ active, over }: DragEndEvent) => {
      if (over && active.id !== over.id) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)), false);
    },
    accessibility: {
      announcements: useAnnouncements(ids, nameOf),
      screenReaderInstructions: { draggable: texts.help },
    },
  } satisfies DndContextProps;
  return { order, ids, move, announcement, context };
}
