import { useState } from 'react';
import {
  type Announcements,
  closestCenter,
  type CollisionDetection,
  type DragEndEvent,
  type DragOverEvent,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type Order, positionOf, moveGroupTo, moveItemTo } from './group-order.ts';
import type { MovedEntry } from './group-position.ts';
import { fill } from '../language/fill.ts';
import { useTextsOf } from '../language/TextsProvider.tsx';
import allTexts from './texts.json';

interface GroupDrag {
  order: Order;
  nameOf: (moved: MovedEntry) => string;
  describe: (order: Order, moved: MovedEntry) => string;
  show: (order: Order) => void;
  save: (order: Order, before: Order, moved: MovedEntry) => void;
}

/** Dragging groups among groups, and items among items and into empty groups. */
export function useGroupDrag({ order, nameOf, describe, show, save }: GroupDrag) {
  const texts = useTextsOf(allTexts);
  const [dragged, setDragged] = useState<(MovedEntry & { before: Order }) | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 6 } }));

  // Moves the item to another group during the drag, so that room is made there; within a group dnd-kit shifts the
  // rows.
  const onDragOver = ({ active, over }: DragOverEvent) => {
    const moved = movedOf(String(active.id));
    const place = over && moved.kind === 'item' ? targetOf(order, String(over.id)) : undefined;
    if (place && place.group !== positionOf(order, moved.id)?.group) show(moveItemTo(order, moved.id, place));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    const before = dragged?.before ?? order;
    setDragged(null);
    const moved = movedOf(String(active.id));
    if (!over) return show(before);
    if (moved.kind === 'group') {
      const at = order.findIndex(({ id }) => id === movedOf(String(over.id)).id);
      return save(moveGroupTo(order, moved.id, at), before, moved);
    }
    const place = over.id === active.id ? undefined : targetOf(order, String(over.id));
    save(place ? moveItemTo(order, moved.id, place) : order, before, moved);
  };

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      const moved = movedOf(String(active.id));
      return fill(texts.pickedUp, { name: nameOf(moved), where: describe(order, moved) });
    },
    onDragOver: () => undefined,
    onDragEnd: ({ active }) => fill(texts.putDown, { name: nameOf(movedOf(String(active.id))) }),
    onDragCancel: ({ active }) => fill(texts.cancelled, { name: nameOf(movedOf(String(active.id))) }),
  };

  return {
    dragged,
    context: {
      sensors,
      collisionDetection: closestOfSameKind,
      onDragStart: ({ active }: { active: { id: string | number } }) =>
        setDragged({ ...movedOf(String(active.id)), before: order }),
      onDragOver,
      onDragEnd,
      onDragCancel: () => {
        if (dragged) show(dragged.before);
        setDragged(null);
      },
    },
    announcements,
  };
}

/** The inverse of `entryKey`. */
function movedOf(key: string): MovedEntry {
  const at = key.indexOf(':');
  return { kind: key.slice(0, at) === 'group' ? 'group' : 'item', id: key.slice(at + 1) };
}

/** Id of the drop area of an empty group. */
export const dropAreaId = (group: string): string => `room:${group}`;

function targetOf(order: Order, key: string) {
  if (key.startsWith('room:')) return { group: order.findIndex(({ id }) => dropAreaId(id) === key), at: 0 };
  return positionOf(order, movedOf(key).id);
}

const closestOfSameKind: CollisionDetection = (args) => {
  const isGroup = movedOf(String(args.active.id)).kind === 'group';
  const droppableContainers = args.droppableContainers.filter(
    ({ id }) =>
      (movedOf(String(id)).kind === 'group') === isGroup && !String(id).startsWith(isGroup ? 'room:' : 'none:'),
  );
  return closestCenter({ ...args, droppableContainers });
};
